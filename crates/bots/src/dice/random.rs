//! A player that does anything that is legal: the floor of every comparison.

use rand_core::Rng;
use rules::chance::pick;
use rules::dice::{Dice, View};

use super::hints;
use crate::bot::{Bot, Thought};
use crate::budget::Budget;

/// Every legal step is equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Bot<Dice> for Random {
    fn think(&mut self, view: &View, _: &Budget, rng: &mut dyn Rng) -> Option<Thought<Dice>> {
        pick(rng, &view.actions).map(|action| Thought::at_once(action, hints::random()))
    }
}
