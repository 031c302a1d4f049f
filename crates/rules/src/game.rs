//! The contract that every game keeps: who acts, what is legal, what happens,
//! and what each observer may know.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::change::Change;
use crate::illegal::BrokenRule;
use crate::notation::NotationError;
use crate::seat::{Seat, Seats};

/// A game in progress, as a pure state machine.
///
/// The value is the whole state: everything there is to know, hidden cards included. It cannot be
/// serialised; only a [`View`](Game::View) leaves the process.
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
pub trait Game: Clone + Debug + Eq + Send + 'static {
    /// The id that every interface uses, such as `cards`.
    const ID: &'static str;
    /// How many can play, in ascending order.
    const SEATS: &'static [u8];
    /// How long a decision takes people at most, where a table limits their time.
    const DECISION: Duration;
    /// Whether it can be chance's turn after a step of anybody else.
    const CHANCE_FOLLOWS: bool = true;
    /// Whether seats race each other to act first.
    const RACES: bool = false;
    /// Whether what a race is about can be read aloud to all before it begins.
    const READ_ALOUD: bool = false;
    /// The kinds of races that there are, a word each, so that people see how fast they are in which:
    /// from the easiest to the hardest.
    const RACE_KINDS: &'static [&'static str] = &[];
    /// What people are asked before the start. Other options have defaults that few change.
    const CHOICES: &'static [Choice] = &[];

    /// What a table may choose before the start.
    type Options: Wire + Clone + Debug + Default + Eq + Send + Sync;
    /// One small step. `Display` and `FromStr` are its notation, and its form on the wire.
    type Action: Wire + Copy + Debug + Display + Eq + FromStr<Err = NotationError> + Send + Sync;
    /// All that one observer may know, with perfect recall, and what they may do.
    type View: GameView<Self::Action> + Wire + Clone + Debug + Eq + Send;
    /// Why a step is refused: one variant for each rule that it can break.
    type Illegal: BrokenRule + Eq;

    /// A game before its first step, which is often chance's.
    fn start(options: &Self::Options, seats: u8) -> Result<Self, BadOptions>;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Fills `out` with what this seat may do now; with nothing, if it may not act.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// What this seat may do now: [`actions`](Game::actions) without a buffer to keep.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions
    }

    /// Draws what chance does next; `None` if it is not chance's turn.
    ///
    /// The way from the generator's output to the action is part of the
    /// interface: it is pinned by tests, so that a committed seed proves a game.
    fn chance(&self, rng: &mut dyn Rng) -> Option<Self::Action>;

    /// Fills `out` with what chance may do next and the weight of each, for
    /// search and counting; with nothing, if it is not chance's turn.
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>);

    /// What the table's clock does now if time runs out, and how long that takes
    /// from the moment when this turn began; `None` where no rule gives it
    /// anything to end.
    fn clock(&self) -> Option<(Self::Action, Duration)> {
        None
    }

    /// How long it takes to read aloud what the race that is on is about, in games that
    /// are [read aloud](Game::READ_ALOUD).
    fn reading_time(&self) -> Duration {
        Duration::ZERO
    }

    /// Which of the [kinds of races](Game::RACE_KINDS) is on, if this step would win it now.
    fn wins_race(&self, _step: &Self::Action) -> Option<&'static str> {
        None
    }

    /// How long people need to see what the step that led here has done. It is the same for
    /// everybody, so it tells nothing that is hidden.
    fn showing_time(&self, _step: &Self::Action) -> Duration {
        Duration::ZERO
    }

    /// How long people may look at the result that lies on the table now, before somebody goes on;
    /// `None` if there is none.
    fn result_time(&self) -> Option<Duration> {
        None
    }

    /// Says which rule forbids a step, if one does: what [`play`](Game::play) would say.
    fn check(&self, by: Actor, action: &Self::Action) -> Result<(), Self::Illegal> {
        self.clone().play(by, action)
    }

    /// Takes one step, or says which rule forbids it and changes nothing.
    fn play(&mut self, by: Actor, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// What this observer may know.
    fn view(&self, who: Observer) -> Self::View;

    /// Whether what such a step changes is told in fewer words than the view itself, to all observers alike.
    fn tells_change(_step: &Self::Action) -> bool {
        false
    }

    /// What the step that led here has changed in this observer's view, where that is told
    /// ([`tells_change`](Game::tells_change)); `None` where it is not. Applied to the view before, it gives
    /// [`view`](Game::view).
    fn changed(&self, _step: &Self::Action, _who: Observer) -> Option<Change> {
        None
    }

    /// A step as this observer sees it; `None` if it is hidden from them.
    fn glimpse(action: &Self::Action, who: Observer) -> Option<Self::Action>;

    /// The final points by seat, in games that have points, once the game is over.
    fn scores(&self) -> Option<Scores> {
        None
    }

    /// The seat that plays together with this one at a table of so many.
    fn partner(_seat: Seat, _seats: u8) -> Option<Seat> {
        None
    }

    /// The options of the next game of a series, after this one ended so; it may
    /// have ended because a player resigned.
    fn next_options(&self, options: &Self::Options, _outcome: Outcome) -> Self::Options {
        options.clone()
    }
}

/// What every game's view tells, whatever else is in it.
pub trait GameView<Action> {
    /// Who acts next.
    fn turn(&self) -> Turn;

    /// What the observer may do now.
    fn actions(&self) -> &[Action];

    /// Takes away what the observer may do, for looking back.
    fn clear_actions(&mut self);
}

/// Every view has its turn and its actions in fields of these names: on the wire, too.
macro_rules! view_by_fields {
    ($view:ty, $action:ty) => {
        impl $crate::game::GameView<$action> for $view {
            fn turn(&self) -> $crate::game::Turn {
                self.turn
            }

            fn actions(&self) -> &[$action] {
                &self.actions
            }

            fn clear_actions(&mut self) {
                self.actions.clear();
            }
        }
    };
}
pub(crate) use view_by_fields;

/// A full state that agrees with everything a viewer knows, drawn at random.
pub trait Determinize: Game {
    /// Draws the state: each one that agrees with the view is as likely as the
    /// viewer must believe it to be.
    fn determinize(view: &Self::View, rng: &mut dyn Rng) -> Result<Self, Inconsistent>;
}

/// One of a table's options that people choose from a short list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The option's name in the JSON of the options.
    pub option: &'static str,
    /// Its values there, the default first.
    pub values: &'static [&'static str],
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
        /// How many can play.
        players: PlayerCounts,
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

impl BadOptions {
    /// Refuses a table of so many, if the game is not for them.
    pub(crate) fn check_players<G: Game>(given: u8) -> Result<(), BadOptions> {
        let players = PlayerCounts(G::SEATS);
        if G::SEATS.contains(&given) {
            Ok(())
        } else {
            Err(BadOptions::Players { game: G::ID, players, given })
        }
    }

    /// Refuses an agreed first player who has no seat.
    pub(crate) fn check_first(first: Option<Seat>, seats: u8) -> Result<(), BadOptions> {
        match first {
            Some(first) if first.number() >= seats => {
                Err(BadOptions::First { first, last: seats.saturating_sub(1) })
            }
            _ => Ok(()),
        }
    }
}

/// How many can play, in words: `2 to 5`, `2 or 4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerCounts(pub &'static [u8]);

impl Display for PlayerCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => f.write_str("no"),
            [only] => write!(f, "{only}"),
            [few, .., most] if usize::from(most - few) + 1 == self.0.len() && self.0.len() > 2 => {
                write!(f, "{few} to {most}")
            }
            [some @ .., most] => {
                let some: Vec<String> = some.iter().map(u8::to_string).collect();
                write!(f, "{} or {most}", some.join(", "))
            }
        }
    }
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "seat {seat}"),
            Actor::Chance => f.write_str("chance"),
            Actor::Clock => f.write_str("the clock"),
        }
    }
}
