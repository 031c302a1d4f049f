//! The three games as pure state machines, and the one contract they share.
//!
//! Nothing here does I/O, reads a clock, owns a random generator or knows a
//! network or a language. Chance is a player like any other: what is dealt,
//! revealed or rolled is an action, so a state never holds a future. The
//! paragraphs cited everywhere (`C4.2`, `D3.1`, `T5`) are those of `RULES.md`.
//!
//! Start with [`game::Game`], the contract; then one of [`cards`], [`dice`] and
//! [`tiles`]; then [`record`], games written down, and [`any`], a game of any kind.

pub mod any;
pub mod cards;
pub mod chance;
pub mod dice;
pub mod game;
pub mod illegal;
pub mod notation;
pub mod perft;
pub mod playout;
pub mod record;
pub mod seat;
pub mod text;
pub mod tiles;

pub use any::{AnyState, GameKind};
pub use game::{Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Outcome, Turn};
pub use illegal::BrokenRule;
pub use notation::NotationError;
pub use seat::{Seat, Seats};
