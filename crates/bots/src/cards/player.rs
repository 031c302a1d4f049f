//! Quick decisions by the chance of winning, for turns that are played out in thought.

use rules::cards::HAND_LIMIT;

use super::baseline::{Baseline, worth};
use super::side::Side;
use super::table::Table;
use super::takes::{self, Take};
use super::tracks::Row;
use super::turns::{self, Policy};
use super::winning::Standing;
use super::winning::network::Network;

/// An explosion that cannot be cancelled is not thought about below this chance…
const SAFE: f32 = 0.13;
/// …and never risked above this one.
const RECKLESS: f32 = 0.5;
/// The points that the chance of more cards is worth, if the next one does not explode. Of 0.5 to 1.3,
/// what is near this one won the most games against the others.
const MORE_CARDS: f32 = 0.75;

/// Everyone decides by their own chance of winning.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player<'a> {
    pub network: &'a Network,
}

impl Policy for Player<'_> {
    fn goes_on(&self, table: &Table) -> bool {
        self.stops_with(table).is_none()
    }

    fn takes(&self, table: &Table) -> u16 {
        self.best_take(table, &Standing::after_turn(table)).map_or(1, |take| take.places)
    }

    fn lays(&self, table: &Table, row: &Row) -> bool {
        if table.outlook.deck == 0 || u32::from(row.cards) > HAND_LIMIT {
            return true;
        }
        let standing = Standing::after_turn(table);
        let side = Side { tracks: table.sides[table.active].tracks, row: *row };
        let laid = standing.share_laid(self.network, table.active, &side);
        laid > standing.share_with(self.network, table.active, &side)
    }

    /// By points: hands are compared often, and the chance of winning takes long.
    fn worth(&self, _: &Table, _: usize, side: &Side) -> f32 {
        worth(&side.tracks, &side.row)
    }

    fn take_remains(&self, table: &mut Table) {
        Baseline::ODDS.take_remains(table);
    }

    fn stops_with(&self, table: &Table) -> Option<u16> {
        let risk = table.risk();
        if table.outlook.deck == 0 || risk > RECKLESS {
            return Some(self.takes(table));
        }
        if risk < SAFE {
            return None;
        }
        let standing = Standing::after_turn(table);
        let take = self.best_take(table, &standing)?;
        (self.drawing(table, &take) <= take.value).then_some(take.places)
    }
}

impl Player<'_> {
    /// The best choice from the centre of at least one card, and the chance of winning with it.
    pub fn best_take(&self, table: &Table, standing: &Standing) -> Option<Take> {
        let side = &table.sides[table.active];
        takes::best(&table.centre, &side.row, 1, |row| {
            self.settled(table, standing, &Side { tracks: side.tracks, row: *row })
        })
    }

    /// The chance of the active seat at the end of its turn with this side: a hand that is too
    /// large is laid down.
    fn settled(&self, table: &Table, standing: &Standing, side: &Side) -> f32 {
        if u32::from(side.row.cards) > HAND_LIMIT {
            standing.share_laid(self.network, table.active, side)
        } else {
            standing.share_with(self.network, table.active, side)
        }
    }

    /// About the chance of winning after another card, if stopping is worth this.
    pub fn drawing(&self, table: &Table, stopping: &Take) -> f32 {
        let risk = table.risk();
        let stop = stopping.value;
        // How a chance changes with a point.
        let slope = stop * (1.0 - stop) * self.network.scale(table.seats(), table.outlook.deck);
        (1.0 - risk) * (stop + slope * MORE_CARDS) + risk * self.exploding(table)
    }

    /// About the chance of the active seat after an explosion now.
    fn exploding(&self, table: &Table) -> f32 {
        let mut table = table.clone();
        // Any card of the centre may be the one whose twin comes.
        table.centre.push(table.centre[table.centre.len() / 2]);
        self.after_explosion(table)
    }

    /// The chance of the active seat after the last card explodes.
    pub fn after_explosion(&self, mut table: Table) -> f32 {
        table.explode();
        let seat = table.active;
        let next = (seat + 1) % table.seats();
        turns::share_out(&mut table, next, self);
        table.end_turn(false);
        Standing::of(&table, table.active).shares(self.network)[seat]
    }
}
