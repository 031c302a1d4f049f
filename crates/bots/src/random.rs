//! A player that does anything that is legal: the floor of every comparison.

use rand_core::Rng;
use rules::chance::pick;
use rules::{Game, GameView};

use crate::bot::{Bot, Thought};
use crate::budget::Budget;
use crate::reason::Reason;

/// Every legal step is equally likely, in any game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn think(&mut self, view: &G::View, _: &Budget, rng: &mut dyn Rng) -> Option<Thought<G>> {
        let action = pick(rng, view.actions())?;
        Some(Thought::at_once(action, Reason::plain("hint-random")))
    }
}
