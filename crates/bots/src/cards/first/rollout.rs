//! Quick decisions by what everyone can expect.

use super::expects::Points;
use crate::cards::side::Side;
use crate::cards::table::Table;
use crate::cards::tracks::Row;
use crate::cards::turns::{self, Policy};

/// An explosion that cannot be cancelled is not thought about below this chance…
const SAFE: f32 = 0.13;
/// …and never risked above this one.
const RECKLESS: f32 = 0.5;
/// The points that one more card is worth, if it does not explode.
const ONE_MORE_CARD: f32 = 0.75;

/// Everyone decides by what they can expect in the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation;

impl Policy for Expectation {
    fn goes_on(&self, table: &Table) -> bool {
        table.goes_on()
    }

    fn takes(&self, table: &Table) -> u16 {
        table.best_take(1).map_or(1, |take| take.places)
    }

    fn lays(&self, table: &Table, row: &Row) -> bool {
        table.settled(row, true).1
    }

    fn worth(&self, table: &Table, seat: usize, side: &Side) -> f32 {
        table.expects(seat, side)
    }

    fn take_remains(&self, table: &mut Table) {
        table.take_remains();
    }
}

impl Table {
    /// Whether the active seat reveals another card.
    pub fn goes_on(&self) -> bool {
        let risk = self.risk();
        if !(SAFE..=RECKLESS).contains(&risk) {
            return risk < SAFE;
        }
        let stopping = self.best_take(1).map_or(f32::MIN, |take| take.value);
        let (own, others) = self.if_it_exploded();
        let lost = stopping - own + others;
        risk * lost < (1.0 - risk) * ONE_MORE_CARD
    }

    /// What the active side could expect after an explosion now, and how much
    /// more the others could, as far as it matters to one of them.
    fn if_it_exploded(&self) -> (f32, f32) {
        let mut table = self.clone();
        // Any card of the centre may be the one whose twin comes.
        let twin = self.centre[self.centre.len() / 2];
        table.centre.push(twin);
        let before: Points = table.all_expect();
        table.explode();
        let next = (table.active + 1) % table.seats();
        turns::share_out(&mut table, next, &Expectation);
        let own = table.settled(&table.sides[table.active].row, false).0;
        let gained: f32 = (0..table.seats())
            .filter(|&seat| seat != table.active)
            .map(|seat| table.expects(seat, &table.sides[seat]) - before[seat])
            .sum();
        let others = (table.seats() - 1) as f32;
        (own, gained / others)
    }
}
