//! The one interface of all bots: a view, a budget and a seeded generator in;
//! an action out, and on request the candidates with their values and reasons.

use std::time::Duration;

use rand_core::Rng;
use rules::{Game, Seat};

use crate::budget::Budget;
use crate::reason::Reason;

/// A player made of code. It sees what a person in its seat would see.
pub trait Bot<G: Game>: Send {
    /// Decides for the seat that the view was made for. `None` if that seat has
    /// nothing to do. With a budget of nodes the same view and the same generator
    /// give the same answer.
    fn think(&mut self, view: &G::View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<G>>;

    /// In a race: what it will do and when, counted from the moment when the race
    /// began; `None` if it stays silent. To be asked when the race begins and
    /// whenever something has happened in it; `now` is how long it has been on.
    ///
    /// Bots that know no time act at once.
    fn race(
        &mut self,
        view: &G::View,
        _seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Intent<G::Action>> {
        let thought = self.think(view, &Budget::nodes(1), rng)?;
        Some(Intent { after: now, action: thought.action })
    }
}

/// What a bot will do in a race, if nothing happens before.
#[derive(Clone, Copy, Debug)]
pub struct Intent<A> {
    /// When, counted from the moment when the race began.
    pub after: Duration,
    pub action: A,
}

/// What a bot came to.
#[derive(Clone, Debug)]
pub struct Thought<G: Game> {
    /// What it would do.
    pub action: G::Action,
    /// What else it looked at, the best first; the action is among them.
    pub candidates: Vec<Candidate<G>>,
    /// How many nodes it looked at.
    pub nodes: u64,
}

/// One thing that could be done.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    pub action: G::Action,
    /// How much of the win the seat can expect, from 0 to 1.
    pub value: f64,
    /// Why, in facts.
    pub reason: Reason,
}

impl<G: Game> Thought<G> {
    /// A decision that needed no thought.
    pub fn at_once(action: G::Action, reason: Reason) -> Thought<G> {
        Thought { action, candidates: vec![Candidate { action, value: 0.5, reason }], nodes: 0 }
    }
}
