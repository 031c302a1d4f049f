//! Who plays in the arena: a bot of the registry, or an outside program.

use std::time::Duration;

use rand_core::Rng;
use rules::{Seat, Turn};
use thiserror::Error;

use super::outside::Outside;
use crate::bot::{Bot, Intent};
use crate::budget::Budget;
use crate::registry::Played;

/// A player in the arena.
pub enum Contestant<G: Played> {
    /// A bot of the registry.
    Bot(Box<dyn Bot<G>>),
    /// A program that reads views and writes actions.
    Outside(Outside),
}

/// A contestant did not play as it must.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{who} {problem}")]
pub struct Trouble {
    /// Which contestant, by its name.
    pub who: String,
    /// What it did, as the rest of a sentence.
    pub problem: String,
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot “{name}” for {game}: those there are: {names}")]
pub struct Unknown {
    name: String,
    game: &'static str,
    names: String,
}

impl<G: Played> Contestant<G> {
    /// The contestant of this name: a level, a baseline, or `run:` and a command.
    pub fn named(name: &str) -> Result<Contestant<G>, Unknown> {
        if let Some(command) = name.strip_prefix("run:") {
            return Ok(Contestant::Outside(Outside::new(command)));
        }
        G::named(name).map(Contestant::Bot).ok_or_else(|| Unknown {
            name: name.chars().take(40).flat_map(char::escape_debug).collect(),
            game: G::ID,
            names: G::names().join(", "),
        })
    }

    /// A game begins, in which it has this seat.
    pub fn sit_down(&mut self, seat: Seat, seats: u8) -> Result<(), String> {
        match self {
            Contestant::Bot(_) => Ok(()),
            Contestant::Outside(program) => program.sit_down(G::ID, seat, seats),
        }
    }

    /// Decides where it is asked alone.
    pub fn decide(
        &mut self,
        view: &G::View,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> Result<G::Action, String> {
        match self {
            Contestant::Bot(bot) => {
                let thought = bot.think(view, budget, rng);
                thought.map(|thought| thought.action).ok_or_else(|| "has no answer".to_owned())
            }
            Contestant::Outside(program) => {
                let intent = program.ask::<G>(view, budget)?;
                intent.map(|intent| intent.action).ok_or_else(|| "has no answer".to_owned())
            }
        }
    }

    /// Says what it will do in a race, and when.
    pub fn race(
        &mut self,
        view: &G::View,
        seat: Seat,
        now: Duration,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> Result<Option<Intent<G::Action>>, String> {
        match self {
            Contestant::Bot(bot) => Ok(bot.race(view, seat, now, rng)),
            Contestant::Outside(program) => {
                let intent = program.ask::<G>(view, budget)?;
                Ok(intent.map(|intent| Intent { after: now + intent.after, ..intent }))
            }
        }
    }

    /// The game is over.
    pub fn leave(&mut self, turn: Turn) -> Result<(), String> {
        match self {
            Contestant::Bot(_) => Ok(()),
            Contestant::Outside(program) => program.leave(turn),
        }
    }
}
