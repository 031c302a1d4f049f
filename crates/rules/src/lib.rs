//! The three games as pure state machines, and the one contract they share.
//!
//! Nothing here does I/O, reads a clock, owns a random generator or knows a
//! network or a language. Chance is a player like any other: what is dealt,
//! revealed or rolled is an action, so a state never holds a future. The
//! paragraphs cited everywhere (`C4.2`, `D3.1`, `T5`) are those of `RULES.md`.
//!
//! # Play a random game
//!
//! ```
//! use rand_chacha::ChaCha20Rng;
//! use rand_core::SeedableRng;
//! use rules::cards::{Cards, Options};
//! use rules::chance::pick;
//! use rules::{Actor, Game, Turn};
//!
//! let mut rng = ChaCha20Rng::seed_from_u64(1);
//! let mut game = Cards::start(&Options::default(), 3)?;
//! let outcome = loop {
//!     match game.turn() {
//!         Turn::Over(outcome) => break outcome,
//!         Turn::Chance => {
//!             let card = game.chance(&mut rng).ok_or("chance has something to do")?;
//!             game.play(Actor::Chance, &card)?;
//!         }
//!         Turn::Seat(seat) => {
//!             let step = pick(&mut rng, &game.legal(seat)).ok_or("there is a legal step")?;
//!             game.play(Actor::Seat(seat), &step)?;
//!         }
//!         Turn::Race(_) => unreachable!("nobody races in cards"),
//!     }
//! };
//! println!("{outcome:?}, {:?} points", game.scores());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`playout::Playout`] does the same for any game, races included.
//!
//! # Read and check a record
//!
//! ```
//! use rules::record::Record;
//!
//! let text = r#"{"bango":1,"game":"tiles","seats":2,"options":{"first":0}}
//! {"by":0,"do":"0,0"}
//! {"by":1,"do":"0,1"}
//! "#;
//! let record = Record::read(text.as_bytes())?;
//! assert_eq!(record.steps.len(), 2);
//!
//! // A step that the rules forbid is refused with its line and the paragraph.
//! let broken = Record::read(text.replace("0,1", "5,5").as_bytes()).unwrap_err();
//! assert!(broken.to_string().contains("T3.2"), "{broken}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # See what a seat sees
//!
//! ```
//! use rules::cards::{Cards, Options};
//! use rules::{Actor, Game, Observer, Seat};
//!
//! let mut game = Cards::start(&Options::default(), 2)?;
//! game.play(Actor::Chance, &"deal 0 P4".parse()?)?;
//!
//! let seats: Vec<Seat> = Seat::all(2).collect();
//! let mine = game.view(Observer::Seat(seats[0]));
//! assert_eq!(mine.dealt, Some("P4".parse()?));
//! // For everybody else the card is not there at all.
//! let other = game.view(Observer::Seat(seats[1]));
//! assert_eq!(other.dealt, None);
//! assert!(!serde_json::to_string(&other)?.contains("P4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to read on
//!
//! [`game::Game`] is the contract; then one of [`cards`], [`dice`] and [`tiles`]; then
//! [`mod@record`], games written down, and [`any`], a game of any kind.

pub mod any;
pub mod cards;
pub mod chance;
pub mod change;
pub mod dice;
pub mod game;
mod games;
pub mod illegal;
pub mod notation;
pub mod perft;
#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/rules.rs"]
pub mod pig;
pub mod playout;
pub mod record;
pub mod seat;
pub mod text;
pub mod tiles;

pub use any::{AnyState, GameKind};
pub use game::{
    Actor, BadOptions, Determinize, Game, GameView, Inconsistent, Observer, Outcome, Turn,
};
pub use illegal::BrokenRule;
pub use notation::NotationError;
pub use seat::{Seat, Seats};
