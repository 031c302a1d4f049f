//! One simulation of the search.

use rand_core::Rng;
use rules::cards::Card;

use super::expects::share;
use super::rollout::Expectation;
use crate::cards::table::Table;
use crate::cards::turns;

/// One simulation.
pub(super) struct Run<'a> {
    /// Who thinks.
    pub seat: usize,
    /// Turns to play on after the present one.
    pub turns: usize,
    /// The card that comes next.
    pub first: Option<Card>,
    pub rng: &'a mut dyn Rng,
}

impl Run<'_> {
    /// Plays some turns more and judges.
    pub fn judge(&mut self, mut table: Table) -> f32 {
        for _ in 0..self.turns {
            if table.outlook.deck == 0 {
                break;
            }
            turns::finish_turn(&mut table, &Expectation, self.rng);
        }
        // Expectations are those at the end of a turn.
        table.active = (table.active + table.seats() - 1) % table.seats();
        share(&table.all_expect(), self.seat, table.outlook.deck)
    }

    /// The card that comes next.
    pub fn card(&mut self, table: &Table) -> Option<Card> {
        self.first.take().or_else(|| table.draw(self.rng))
    }
}
