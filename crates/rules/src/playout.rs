//! Random games: every legal step of whoever acts is equally likely. For
//! statistics, benchmarks, tests and searches.

use rand_core::Rng;

use crate::chance::{below, pick};
use crate::game::{Actor, Game, Turn};
use crate::seat::Seat;

/// In a race the clock comes first once in so many steps, where it has a say.
const CLOCK_ONCE_IN: u32 = 16;

/// A game that plays itself.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// The position.
    pub state: G,
    /// Kept between steps, so that a step allocates nothing.
    actions: Vec<G::Action>,
}

impl<G: Game> Playout<G> {
    /// A random game from this position on.
    pub fn new(state: G) -> Self {
        Playout { state, actions: Vec::with_capacity(64) }
    }

    /// Goes back to this position, or on to another one.
    pub fn reset(&mut self, state: &G) {
        self.state.clone_from(state);
    }

    /// Takes one step and says which; `None` if the game is over.
    pub fn step(&mut self, rng: &mut dyn Rng) -> Option<(Actor, G::Action)> {
        let (by, action) = self.choose(rng)?;
        self.state.play(by, &action).ok()?;
        Some((by, action))
    }

    fn choose(&mut self, rng: &mut dyn Rng) -> Option<(Actor, G::Action)> {
        match self.state.turn() {
            Turn::Over(_) => None,
            Turn::Chance => Some((Actor::Chance, self.state.chance(rng)?)),
            Turn::Seat(seat) => self.choose_for(seat, rng),
            Turn::Race(seats) => match self.state.clock() {
                Some((action, _)) if below(rng, CLOCK_ONCE_IN) == 0 => Some((Actor::Clock, action)),
                _ => self.choose_for(seats.iter().nth(below(rng, seats.len()) as usize)?, rng),
            },
        }
    }

    fn choose_for(&mut self, seat: Seat, rng: &mut dyn Rng) -> Option<(Actor, G::Action)> {
        self.state.actions(seat, &mut self.actions);
        Some((Actor::Seat(seat), pick(rng, &self.actions)?))
    }
}
