//! Games written down: one JSON object on each line, replayable forever and
//! without any generator. `docs/NOTATION.md` describes the format.

mod error;
mod race;
mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use error::{Problem, RecordError};
pub use race::{BadRace, Hold, LateCall, Race};

use crate::any::{AnyAction, AnyOptions, AnyState, GameKind};
use crate::game::{Actor, BadOptions, Outcome, Scores, Turn};
use crate::seat::{Seat, Seats};

/// The version of the format that is written, and the only one that is read.
pub const VERSION: u32 = 1;

/// A game written down. One that was [read](Record::read) is legal from its
/// first step to its last, and its ending is the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The table.
    pub header: Header,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// How it ended; `None` if it has not, or if it is not written.
    pub ending: Option<Ending>,
    /// What the chance in it came from, once that was revealed.
    pub reveal: Option<Reveal>,
    /// The server's word for all of it. Whether it is that is for those to check who know the
    /// signature (`docs/FAIRNESS.md`).
    pub signature: Option<String>,
}

/// The first line: the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordHeader"))]
pub struct Header {
    /// The version of the format.
    pub bango: u32,
    /// Which game.
    pub game: GameKind,
    /// How many play.
    pub seats: u8,
    /// What the table chose.
    pub options: AnyOptions,
    /// Names by seat; empty if nobody was named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub players: Vec<String>,
    /// The table's id, where a server kept the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<String>,
    /// Which game it was at that table, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub number: Option<u32>,
    /// The version of the derivation that the chance follows; `None` for the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fair: Option<u32>,
    /// The public key of the server that signed the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub server: Option<String>,
    /// The commitment to the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub commit: Option<String>,
    /// By seat, the commitment to what the seat adds to the seed; empty if nobody was asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Option<String>>>"))]
    pub entropy: Vec<Option<String>>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordStep"))]
pub struct Step {
    /// Who took it.
    pub by: Actor,
    /// What it was.
    #[serde(rename = "do")]
    pub action: AnyAction,
    /// Milliseconds since the start, where time was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<u64>,
    /// Whether a bot took it in place of the seat's owner, who was away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub stand_in: bool,
    /// How it was measured, where several seats raced to be first.
    // Most steps were not, and a server has thousands of games in memory: so it lies elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub race: Option<Box<Race>>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// Points by seat, where the game has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scores: Option<Scores>,
    /// Who gave up, if that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
}

/// The last line: what the chance of the game came from. Whether it is what was
/// committed to is for those to check who know the derivation (`docs/FAIRNESS.md`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordReveal"))]
pub struct Reveal {
    /// The seed that the header's commitment is to.
    pub seed: String,
    /// By seat, what the seat added to it; `None` if it did not, or not in time.
    /// Empty if nobody was asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Option<String>>>"))]
    pub entropy: Vec<Option<String>>,
}

impl Step {
    /// A step of which nothing more is known.
    pub const fn new(by: Actor, action: AnyAction) -> Step {
        Step { by, action, at: None, stand_in: false, race: None }
    }
}

impl Record {
    /// A record of a game that is about to start.
    pub fn new(options: AnyOptions, seats: u8) -> Record {
        let header = Header {
            bango: VERSION,
            game: options.kind(),
            seats,
            options,
            players: Vec::new(),
            table: None,
            number: None,
            fair: None,
            server: None,
            commit: None,
            entropy: Vec::new(),
        };
        Record { header, steps: Vec::new(), ending: None, reveal: None, signature: None }
    }

    /// The game before its first step.
    pub fn start(&self) -> Result<AnyState, BadOptions> {
        AnyState::start(&self.header.options, self.header.seats)
    }

    /// The game after this many steps; `None` if there are not so many.
    pub fn state_after(&self, steps: usize) -> Option<AnyState> {
        let mut state = self.start().ok()?;
        for step in self.steps.get(..steps)? {
            state.play(step.by, &step.action).ok()?;
        }
        Some(state)
    }
}

impl Ending {
    /// How a game of this many ends when a player gives up: all others win.
    pub fn by_resignation(seat: Seat, seats: u8) -> Ending {
        let others = Seats::all(seats).without(seat);
        Ending { outcome: Outcome::Won(others), scores: None, resigned: Some(seat) }
    }

    /// How this game ended; `None` if it goes on.
    pub fn of(state: &AnyState) -> Option<Ending> {
        match state.turn() {
            Turn::Over(outcome) => Some(Ending { outcome, scores: state.scores(), resigned: None }),
            _ => None,
        }
    }
}

/// The record as text, a line feed after each line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line(f, &self.header)?;
        self.steps.iter().try_for_each(|step| line(f, step))?;
        self.ending.iter().try_for_each(|ending| line(f, ending))?;
        self.reveal.iter().try_for_each(|reveal| line(f, reveal))?;
        self.signature.iter().try_for_each(|signature| line(f, &SignatureLine { signature }))
    }
}

/// The very last line.
#[derive(Serialize)]
struct SignatureLine<'a> {
    signature: &'a str,
}

fn line(f: &mut fmt::Formatter<'_>, value: &impl Serialize) -> fmt::Result {
    let json = serde_json::to_string(value).map_err(|_| fmt::Error)?;
    writeln!(f, "{json}")
}
