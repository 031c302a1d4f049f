//! Players made of code: search, odds, reflexes; and the arena that ranks them.
//!
//! A bot gets a `View`, never a `State`, so it cannot cheat. Start with
//! [`bot::Bot`], the one interface; [`registry`] finds bots by name.

pub mod advice;
pub mod arena;
pub mod bot;
pub mod budget;
pub mod cards;
pub mod dice;
pub mod level;
pub mod reason;
pub mod registry;
pub mod thinking;
pub mod tiles;

pub use advice::{Advice, Question};
pub use bot::{Bot, Candidate, Intent, Thought};
pub use budget::{Budget, Stop};
pub use level::Level;
pub use reason::{Fact, Reason};
pub use registry::Played;
