//! Bots for `cards`: exact odds, exact laying, and a search on top of them.

mod advice;
mod baseline;
mod choice;
mod expert;
mod facts;
mod first;
mod flat;
mod halving;
mod judging;
pub mod laying;
pub mod odds;
mod player;
mod reasons;
mod side;
pub mod study;
mod table;
mod takes;
mod tracks;
#[cfg(any(test, feature = "training"))]
pub mod training;
mod turns;
mod winning;

use rules::cards::{Cards, View};

pub use baseline::{Baseline, Careless, Stops};
pub use expert::Expert;
pub use first::Searching;
pub use flat::Flat;

use crate::advice::{Advice, Question};
use crate::bot::Bot;
use crate::level::Level;
use crate::matching::Matching;
use crate::random::Random;
use crate::registry::Played;
use crate::study::Plot;

impl Played for Cards {
    const BASELINES: &'static [&'static str] =
        &["random", "stop-after-3", "odds", "flat-600", "expert-1", "expert-1-judging"];
    const ADVISER: &'static str = "expert";
    const RATINGS: [u16; 4] = [1192, 1500, 1653, 1786];
    const MATCHING: Option<Matching<Cards>> = None;

    fn bot(level: Level) -> Box<dyn Bot<Cards>> {
        match level {
            Level::Beginner => Box::new(Careless { like: Baseline::stop_after(2), once_in: 4 }),
            Level::Casual => Box::new(Careless { like: Baseline::stop_after(3), once_in: 16 }),
            Level::Strong => Box::new(Baseline::ODDS),
            Level::Expert => Box::new(Expert::EXPERT),
        }
    }

    /// A level, a baseline, `stop-after-N` or `flat-N`.
    fn named(name: &str) -> Option<Box<dyn Bot<Cards>>> {
        if let Ok(level) = name.parse() {
            return Some(Cards::bot(level));
        }
        match name {
            "random" => Some(Box::new(Random)),
            "odds" => Some(Box::new(Baseline::ODDS)),
            "expert-1" => Some(Box::new(Searching::FIRST_EXPERT)),
            "expert-1-judging" => Some(Box::new(Searching::FIRST_EXPERT_JUDGING)),
            _ => numbered(name),
        }
    }

    fn study() -> Option<String> {
        Some(study::study())
    }

    fn plots() -> Vec<Plot> {
        study::plots()
    }

    fn advise(view: &View, about: &Question) -> Option<Advice> {
        advice::advise(view, about)
    }
}

/// The bots whose names have a number in them, which is not 0.
fn numbered(name: &str) -> Option<Box<dyn Bot<Cards>>> {
    let (kind, number) = name.rsplit_once('-')?;
    let number: u16 = number.parse().ok().filter(|&number| number > 0)?;
    match kind {
        "stop-after" => Some(Box::new(Baseline::stop_after(number.into()))),
        "flat" => Some(Box::new(Flat { tables: number.into() })),
        _ => None,
    }
}
