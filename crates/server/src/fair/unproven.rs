//! Why the chance of a record is not proven.

use std::fmt;

use rules::any::{AnyAction, AnyIllegal};
use rules::{BadOptions, Seat};
use thiserror::Error;

/// Why the chance of a record is not proven. Steps count from 1, as everywhere
/// where people read them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproven {
    /// Nothing was promised.
    #[error("the record has no commitment: nobody promised anything about its chance")]
    NoCommitment,
    /// The secret is still one.
    #[error("the seed is not revealed: it is told when the game is over")]
    NoSeed,
    /// The record does not say what the commitment is bound to.
    #[error("the record has a commitment, but not the table and number of the game it is for")]
    NoBinding,
    /// A part of the proof is not what it should look like.
    #[error("{0} is not 64 hexadecimal digits in lower case")]
    Unreadable(Part),
    /// The list of commitments or of entropy is not one for these seats.
    #[error("{what} are listed for {given} seats of {seats}")]
    OtherSeats {
        what: &'static str,
        /// How many entries it has.
        given: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// The secret is not the one that was promised for this game.
    #[error(
        "the seed does not match the commitment: one of them, or the table, the number, the game, \
         its options or the seats, is not what it was"
    )]
    OtherSeed,
    /// A seat added something that it had not promised.
    #[error("seat {seat} added entropy without having committed to it")]
    Uncommitted { seat: Seat },
    /// A seat added something else than it had promised.
    #[error("the entropy of seat {seat} does not match its commitment")]
    OtherEntropy { seat: Seat },
    /// Chance did something else than the seed says.
    #[error("at step {step} chance did “{written}”, but the seed says “{drawn}”")]
    OtherStep {
        /// The step, counted from 1.
        step: usize,
        /// What the record says.
        written: AnyAction,
        /// What the seed says.
        drawn: AnyAction,
    },
    /// A lot was drawn otherwise than the seed says.
    #[error("at step {step} a lot put seat {written} first, but the seed says seat {drawn}")]
    OtherLot {
        /// The step, counted from 1.
        step: usize,
        /// Who came first.
        written: Seat,
        /// Who should have.
        drawn: Seat,
    },
    /// No game starts so. Records that were read are not like this.
    #[error(transparent)]
    Start(#[from] BadOptions),
    /// The game is none. Records that were read are not like this.
    #[error("step {step} is not legal: {rule}")]
    Illegal {
        /// The step, counted from 1.
        step: usize,
        /// The rule that it breaks.
        rule: AnyIllegal,
    },
}

impl Unproven {
    /// Whether there is just nothing to check, rather than something wrong.
    pub fn is_silence(&self) -> bool {
        matches!(self, Unproven::NoCommitment | Unproven::NoSeed | Unproven::NoBinding)
    }

    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Unproven::NoCommitment => "no_commitment",
            Unproven::NoSeed => "no_seed",
            Unproven::NoBinding => "no_binding",
            Unproven::Unreadable(_) => "unreadable",
            Unproven::OtherSeats { .. } => "other_seats",
            Unproven::OtherSeed => "other_seed",
            Unproven::Uncommitted { .. } => "uncommitted",
            Unproven::OtherEntropy { .. } => "other_entropy",
            Unproven::OtherStep { .. } => "other_step",
            Unproven::OtherLot { .. } => "other_lot",
            Unproven::Start(_) | Unproven::Illegal { .. } => "illegal",
        }
    }

    /// The step where it shows, counted from 1.
    pub fn step(&self) -> Option<usize> {
        match self {
            Unproven::OtherStep { step, .. }
            | Unproven::OtherLot { step, .. }
            | Unproven::Illegal { step, .. } => Some(*step),
            _ => None,
        }
    }
}

/// A part of the proof that is written as 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The server's commitment.
    Commitment,
    /// The revealed secret.
    Seed,
    /// What a seat promised.
    SeatCommitment(Seat),
    /// What a seat added.
    Entropy(Seat),
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Commitment => f.write_str("the commitment"),
            Part::Seed => f.write_str("the seed"),
            Part::SeatCommitment(seat) => write!(f, "the commitment of seat {seat}"),
            Part::Entropy(seat) => write!(f, "the entropy of seat {seat}"),
        }
    }
}
