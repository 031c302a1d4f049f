//! The contract that every game keeps: who acts, what is legal, what happens,
//! and what each observer may know.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::illegal::BrokenRule;
use crate::notation::NotationError;
use crate::seat::{Seat, Seats};

/// A game as a pure state machine.
///
/// The laws, tested for all games by one suite (`tests/contract.rs`):
///
/// - if [`play`](Game::play) refuses, nothing has changed;
/// - [`actions`](Game::actions) lists exactly what `play` accepts from that seat;
/// - [`outcomes`](Game::outcomes) lists what chance may do next, and `play` accepts it;
/// - the same steps from the same start give the same state and the same views;
/// - nothing is ever made or lost: cards, trophies and tiles are conserved;
/// - what an observer may not know changes no byte of what they are given;
/// - an action's text parses back to the same action.
pub trait Game: 'static {
    /// The id that every interface uses, such as `cards`.
    const ID: &'static str;
    /// How many can play, in words for an error: `2 to 5`.
    const PLAYERS: &'static str;
    /// How long a decision takes people at most, where a table limits their time.
    const DECISION: Duration;
    /// Whether seats race each other to act first.
    const RACES: bool = false;

    /// What a table may choose before the start.
    type Options: Wire + Clone + Debug + Default + Eq + Send + Sync;
    /// Everything there is to know. It cannot be serialised: only views leave the process.
    type State: Clone + Debug + Eq + Send;
    /// One small step. `Display` and `FromStr` are its notation, and its form on the wire.
    type Action: Wire + Copy + Debug + Display + Eq + FromStr<Err = NotationError> + Send + Sync;
    /// All that one observer may know, with perfect recall, and what they may do.
    type View: Wire + Clone + Debug + Eq + Send;
    /// Why a step is refused: one variant for each rule that it can break.
    type Illegal: BrokenRule + Eq;

    /// A game before its first step, which is often chance's.
    fn start(options: &Self::Options, seats: u8) -> Result<Self::State, BadOptions>;

    /// Who acts next.
    fn turn(state: &Self::State) -> Turn;

    /// Fills `out` with what this seat may do now; with nothing, if it may not act.
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Draws what chance does next; `None` if it is not chance's turn.
    ///
    /// The way from the generator's output to the action is part of the
    /// interface: it is pinned by tests, so that a committed seed proves a game.
    fn chance(state: &Self::State, rng: &mut dyn Rng) -> Option<Self::Action>;

    /// Fills `out` with what chance may do next and the weight of each, for
    /// search and counting; with nothing, if it is not chance's turn.
    fn outcomes(state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// What the table's clock does now if time runs out, and how long that takes
    /// from the moment when this turn began; `None` where no rule gives it
    /// anything to end.
    fn clock(_state: &Self::State) -> Option<(Self::Action, Duration)> {
        None
    }

    /// Takes one step, or says which rule forbids it and changes nothing.
    fn play(state: &mut Self::State, by: Actor, action: &Self::Action)
    -> Result<(), Self::Illegal>;

    /// What this observer may know.
    fn view(state: &Self::State, who: Observer) -> Self::View;

    /// A step as this observer sees it; `None` if it is hidden from them.
    fn glimpse(action: &Self::Action, who: Observer) -> Option<Self::Action>;

    /// The final points by seat, in games that have points, once the game is over.
    fn scores(_state: &Self::State) -> Option<Scores> {
        None
    }

    /// The seat that plays together with this one at a table of so many.
    fn partner(_seat: Seat, _seats: u8) -> Option<Seat> {
        None
    }

    /// The options of the next game of a series, after one that ended so; it may
    /// have ended because a player resigned.
    fn next_options(
        options: &Self::Options,
        _state: &Self::State,
        _outcome: Outcome,
    ) -> Self::Options {
        options.clone()
    }
}

/// A full state that agrees with everything a viewer knows, drawn at random.
pub trait Determinize: Game {
    /// Draws the state: each one that agrees with the view is as likely as the
    /// viewer must believe it to be.
    fn determinize(view: &Self::View, rng: &mut dyn Rng) -> Result<Self::State, Inconsistent>;
}

/// What can be written to a wire and read back.
pub trait Wire: Serialize + DeserializeOwned {}
impl<T: Serialize + DeserializeOwned> Wire for T {}

/// Who takes a step. Written as the seat's number, `"chance"` or `"clock"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Seat | \"chance\" | \"clock\""))]
pub enum Actor {
    /// The player in this seat, or whoever plays for them.
    Seat(Seat),
    /// The shuffled deck, the dice: nobody's will.
    Chance,
    /// The table's clock, where a rule gives it something to end.
    Clock,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Turn {
    /// Chance deals, reveals, rolls or chooses.
    Chance,
    /// One seat decides.
    Seat(Seat),
    /// Any of these seats, whoever is first.
    Race(Seats),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// For whose eyes a view is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Observer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator: what is open to all.
    Public,
}

/// How a game ended: `{"won":[2]}` or `"drawn"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outcome {
    /// These seats won; several where a win is shared or a team's.
    Won(Seats),
    /// Nobody won.
    Drawn,
}

/// Final points by seat.
pub type Scores = ArrayVec<i16, { Seat::MOST }>;

/// Why a game cannot start as asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadOptions {
    /// The game is not for this many.
    #[error("{game} is for {players} players, not {given}")]
    Players {
        /// The game's id.
        game: &'static str,
        /// How many can play, in words.
        players: &'static str,
        /// How many were asked for.
        given: u8,
    },
    /// The table names a first player that it has no seat for.
    #[error("seat {first} cannot start: the seats are 0 to {last}")]
    First {
        /// The seat that was to start.
        first: Seat,
        /// The last seat that exists.
        last: u8,
    },
}

/// No state agrees with this view: it was not made by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no position agrees with this view")]
pub struct Inconsistent;

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Actor::Seat(seat) => seat.serialize(serializer),
            Actor::Chance => serializer.serialize_str("chance"),
            Actor::Clock => serializer.serialize_str("clock"),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Name {
            Chance,
            Clock,
        }
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "an actor is a seat from 0 to 7, \"chance\" or \"clock\"")]
        enum Written {
            Seat(Seat),
            Name(Name),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Seat(seat) => Actor::Seat(seat),
            Written::Name(Name::Chance) => Actor::Chance,
            Written::Name(Name::Clock) => Actor::Clock,
        })
    }
}

impl Display for Actor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "seat {seat}"),
            Actor::Chance => f.write_str("chance"),
            Actor::Clock => f.write_str("the clock"),
        }
    }
}
