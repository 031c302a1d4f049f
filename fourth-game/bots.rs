//! Bots for `pig`: one that holds at a number, one that does anything.

use rand_core::Rng;
use rules::pig::{Action, Pig, View};

use crate::bot::{Bot, Thought};
use crate::budget::Budget;
use crate::level::Level;
use crate::matching::Matching;
use crate::random::Random;
use crate::reason::Reason;
use crate::registry::Played;

impl Played for Pig {
    const BASELINES: &'static [&'static str] = &["random"];
    const ADVISER: &'static str = "expert";
    const RATINGS: [u16; 4] = [1200, 1500, 1550, 1600];
    const MATCHING: Option<Matching<Pig>> = None;

    fn bot(level: Level) -> Box<dyn Bot<Pig>> {
        match level {
            Level::Beginner => Box::new(Random),
            Level::Casual => Box::new(HoldsAt(8)),
            Level::Strong => Box::new(HoldsAt(12)),
            Level::Expert => Box::new(HoldsAt(20)),
        }
    }

    fn named(name: &str) -> Option<Box<dyn Bot<Pig>>> {
        match name {
            "random" => Some(Box::new(Random)),
            level => level.parse().ok().map(Pig::bot),
        }
    }
}

/// Rolls until the pot holds so much.
struct HoldsAt(u8);

impl Bot<Pig> for HoldsAt {
    fn think(&mut self, view: &View, _: &Budget, _: &mut dyn Rng) -> Option<Thought<Pig>> {
        let wanted = if view.pot >= self.0 { Action::Hold } else { Action::Roll };
        let action = *view.actions.iter().find(|action| **action == wanted)?;
        Some(Thought::at_once(action, Reason::plain("hint-pig")))
    }
}
