//! What is wrong with a record, and where.

use thiserror::Error;

use super::race::BadRace;
use crate::any::{AnyIllegal, NoSuchGame, UnreadableOptions};
use crate::game::{Actor, BadOptions};
use crate::notation::NotationError;

/// A record that cannot be believed, and the place where that shows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}{}: {problem}", step.map(|step| format!(", step {step}")).unwrap_or_default())]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The step that the line holds, counted from 1; `None` in the header and the ending.
    pub step: Option<usize>,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// There is not even a header.
    #[error("the record is empty")]
    Empty,
    /// The bytes are no text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The text is no JSON of the right shape; most often it was cut off.
    #[error("this is not a line of a record: {0}")]
    Unreadable(String),
    /// Written by a later program.
    #[error("this record has format version {given}, and only version {read} can be read", read = super::VERSION)]
    Version {
        /// The record's version.
        given: u64,
    },
    /// The header names a game that does not exist.
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    /// The header's options are not the game's.
    #[error(transparent)]
    Options(#[from] UnreadableOptions),
    /// The game cannot start so.
    #[error(transparent)]
    Start(#[from] BadOptions),
    /// The header names too few or too many players.
    #[error("{named} players are named for {seats} seats")]
    Players {
        /// How many names there are.
        named: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// The header or the last line lists something by seat, but not for these seats.
    #[error("`entropy` has {given} entries for {seats} seats")]
    Entropy {
        /// How many entries there are.
        given: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// Neither a step nor an ending.
    #[error("a line after the first has `by` and `do`, or `outcome`, or `seed`")]
    UnknownLine,
    /// The step is no step of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid the step.
    #[error("{by} cannot play “{action}”: {rule}")]
    Illegal {
        /// Who played it.
        by: Actor,
        /// The step's notation.
        action: String,
        /// The rule that it breaks.
        rule: AnyIllegal,
    },
    /// A bot stood in for chance or the clock.
    #[error("only a seat has a stand-in, not {by}")]
    StandIn {
        /// Who took the step.
        by: Actor,
    },
    /// The step was measured as no step can be.
    #[error(transparent)]
    Race(#[from] BadRace),
    /// A step or a second ending after the ending.
    #[error("the record has ended: only the seed may follow")]
    AfterTheEnding,
    /// A line after the last one.
    #[error("the record is signed: nothing may follow")]
    AfterTheSignature,
    /// An ending, but the game goes on.
    #[error("the record has an outcome, but the game is not over")]
    NotOver,
    /// A seed before the ending: it would tell the chance to come.
    #[error("the seed may only follow the outcome")]
    EarlySeed,
    /// More than one seed.
    #[error("there is a seed already")]
    SecondSeed,
    /// The ending is not how the game ended.
    #[error("the record says {said}, but the game ended with {ended}")]
    OtherEnding {
        /// What the record says, as JSON.
        said: String,
        /// How the game ended, as JSON.
        ended: String,
    },
}
