//! Bots for `cards`: exact odds, exact laying, and a search on top of them.

mod advice;
mod baseline;
mod judge;
pub mod laying;
pub mod odds;
mod policy;
mod reasons;
mod rollout;
mod search;
mod side;
mod table;
mod takes;
mod tracks;
#[cfg(feature = "training")]
pub mod training;
mod tree;
mod value;
mod weights;

use rules::cards::Cards;

pub use advice::advise;
pub use baseline::{Baseline, Careless, Random, Stops};
pub use search::Searching;

use crate::bot::Bot;
use crate::level::Level;

/// The bot of this level.
pub fn bot(level: Level) -> Box<dyn Bot<Cards>> {
    match level {
        Level::Beginner => Box::new(Careless { like: Baseline::stop_after(2), once_in: 4 }),
        Level::Casual => Box::new(Careless { like: Baseline::stop_after(3), once_in: 16 }),
        Level::Strong => Box::new(Baseline::ODDS),
        Level::Expert => Box::new(Searching::EXPERT),
    }
}

/// The bot of this name: a level or a baseline (`random`, `stop-after-3`, `odds`).
pub fn named(name: &str) -> Option<Box<dyn Bot<Cards>>> {
    if let Ok(level) = name.parse() {
        return Some(bot(level));
    }
    match name {
        "random" => Some(Box::new(Random)),
        "odds" => Some(Box::new(Baseline::ODDS)),
        _ => {
            let cards: usize = name.strip_prefix("stop-after-")?.parse().ok()?;
            (cards > 0).then(|| -> Box<dyn Bot<Cards>> { Box::new(Baseline::stop_after(cards)) })
        }
    }
}
