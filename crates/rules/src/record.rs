//! Games written down: one JSON object on each line, replayable forever and
//! without any generator. `docs/NOTATION.md` describes the format.

mod error;
mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use error::{Problem, RecordError};

use crate::any::{AnyAction, AnyOptions, AnyState, GameKind};
use crate::game::{Actor, BadOptions, Outcome, Scores, Turn};

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
    /// The seed of the chance in it, once revealed.
    pub seed: Option<String>,
}

/// The first line: the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    pub players: Vec<String>,
    /// The commitment to the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Who took it.
    pub by: Actor,
    /// What it was.
    #[serde(rename = "do")]
    pub action: AnyAction,
    /// Milliseconds since the start, where time was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// Points by seat, where the game has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
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
            commit: None,
        };
        Record { header, steps: Vec::new(), ending: None, seed: None }
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
    /// How this game ended; `None` if it goes on.
    pub fn of(state: &AnyState) -> Option<Ending> {
        match state.turn() {
            Turn::Over(outcome) => Some(Ending { outcome, scores: state.scores() }),
            _ => None,
        }
    }
}

/// The record as text, a line feed after each line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[derive(Serialize)]
        struct Afterwards<'a> {
            seed: &'a str,
        }
        line(f, &self.header)?;
        self.steps.iter().try_for_each(|step| line(f, step))?;
        self.ending.iter().try_for_each(|ending| line(f, ending))?;
        self.seed.iter().try_for_each(|seed| line(f, &Afterwards { seed }))
    }
}

fn line(f: &mut fmt::Formatter<'_>, value: &impl Serialize) -> fmt::Result {
    let json = serde_json::to_string(value).map_err(|_| fmt::Error)?;
    writeln!(f, "{json}")
}
