//! Players made of code: search, odds, reflexes; and the arena that ranks them.
//!
//! A bot gets a view, never a state, so it cannot cheat. Start with
//! [`bot::Bot`], the one interface; [`any::AnyBot`] is a bot of any game, by its name.

pub mod advice;
pub mod any;
pub mod arena;
pub mod bot;
pub mod budget;
pub mod cards;
pub mod dice;
pub mod level;
pub mod matching;
#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/bots.rs"]
mod pig;
mod random;
pub mod reason;
pub mod registry;
pub mod study;
pub mod tiles;

pub use advice::{Advice, Question};
pub use any::AnyBot;
pub use bot::{Bot, Candidate, Intent, Thought};
pub use budget::{Budget, Stop};
pub use level::{BotLevel, Level};
pub use matching::{Matching, TrackRecord, WonRace};
pub use random::Random;
pub use reason::{Fact, Reason};
pub use registry::Played;
