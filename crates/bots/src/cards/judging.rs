//! Judgement without search: the chance of winning with each choice, as far as one card ahead.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::cards::{Action, Card, HAND_LIMIT};

use super::choice::Choice;
use super::laying;
use super::player::Player;
use super::side::Side;
use super::table::Table;
use super::takes;
use super::tracks::Row;
use super::winning::Standing;

impl Player<'_> {
    /// The chance of this seat to win if it chooses this now.
    pub fn judge(&self, choice: Choice, table: &Table, seat: usize) -> f32 {
        match choice {
            Choice::Draw => self.revealing(table),
            Choice::Bango(with) => {
                let mut table = table.clone();
                table.bango(with);
                self.going_on(&table)
            }
            Choice::Stop(places) => self.stopping(table, &Standing::after_turn(table), places),
            _ => {
                let mut table = table.clone();
                // Nothing is left to chance in the other choices.
                choice.play(&mut table, seat, self, &mut ChaCha8Rng::seed_from_u64(0));
                Standing::of(&table, table.active).shares(self.network)[seat]
            }
        }
    }

    /// The active seat's chance if it stops with these cards, and lays down if that is better.
    fn stopping(&self, table: &Table, standing: &Standing, places: u16) -> f32 {
        let side = &table.sides[table.active];
        let row = takes::with(&side.row, &table.centre, places);
        let side = Side { tracks: side.tracks, row };
        let laid = standing.share_laid(self.network, table.active, &side);
        if table.outlook.deck == 0 || u32::from(row.cards) > HAND_LIMIT {
            return laid;
        }
        laid.max(standing.share_with(self.network, table.active, &side))
    }

    /// The active seat's chance after a Bango.
    fn going_on(&self, table: &Table) -> f32 {
        let standing = Standing::after_turn(table);
        let take = self.best_take(table, &standing);
        let stopping = take.map(|take| self.stopping(table, &standing, take.places));
        if table.outlook.deck == 0 {
            return stopping.unwrap_or_else(|| standing.shares(self.network)[table.active]);
        }
        self.revealing(table).max(stopping.unwrap_or(0.0))
    }

    /// The active seat's chance before another card is revealed: the mean over all that may come.
    fn revealing(&self, table: &Table) -> f32 {
        let (mut sum, mut all) = (0.0, 0.0);
        for (card, count) in table.unseen() {
            let mut next = table.clone();
            next.reveal(card);
            let share = if table.explodes(card) {
                self.exploding_or_not(next, card)
            } else {
                self.revealed(&next)
            };
            sum += f32::from(count) * share;
            all += f32::from(count);
        }
        if all > 0.0 { sum / all } else { 0.0 }
    }

    /// After a card that does not explode: stopping, or what another one is worth.
    fn revealed(&self, table: &Table) -> f32 {
        let standing = Standing::after_turn(table);
        let Some(mut take) = self.best_take(table, &standing) else { return 0.0 };
        take.value = self.stopping(table, &standing, take.places);
        if table.outlook.deck == 0 {
            return take.value;
        }
        take.value.max(self.drawing(table, &take))
    }

    fn exploding_or_not(&self, table: Table, card: Card) -> f32 {
        let cancelled = table.answers(card).map(|with| {
            let mut next = table.clone();
            next.bango(with);
            if next.centre.is_empty() {
                return Standing::after_turn(&next).shares(self.network)[next.active];
            }
            self.revealed(&next)
        });
        cancelled.fold(0.0, f32::max).max(self.after_explosion(table))
    }

    /// The next step of the laying with which this seat is most likely to win, and that chance.
    /// `None` if nothing can be placed any more.
    pub fn laying(&self, table: &Table, seat: usize) -> (Option<Action>, f32) {
        let side = &table.sides[seat];
        let standing = Standing::after_turn(table);
        let best = laying::plan(&side.row, &side.tracks);
        // A point less now may be worth it, but not in the end.
        let slack = i16::from(table.outlook.deck > 0);
        let mut most = (None, f32::MIN);
        for (plan, first) in laying::plans(&side.row, &side.tracks, best.points - slack) {
            let tracks = plan.laid_on(&side.tracks, side.row.cards);
            let laid = Side { tracks, row: Row::default() };
            let share = standing.share_with(self.network, seat, &laid);
            if share > most.1 {
                most = (first, share);
            }
        }
        if most.1 < 0.0 {
            most.1 = standing.shares(self.network)[seat];
        }
        most
    }
}
