//! Why the chance of a record is not proven.

use std::fmt;

use rules::any::{AnyAction, AnyIllegal};
use rules::{BadOptions, Seat, Seats};
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
    /// The record follows a page that this program has not read.
    #[error("the record follows derivation {0}, which this program does not know")]
    UnknownDerivation(u32),
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
    /// Somebody else was faster, by what was measured.
    #[error(
        "at step {step} seat {written} came first, but by what was measured it was seat {judged}"
    )]
    OtherOrder {
        /// The step, counted from 1.
        step: usize,
        /// Who came first.
        written: Seat,
        /// Who should have.
        judged: Seat,
    },
    /// A lot was needed that is not there, or the other way round.
    #[error("at step {step} {} was needed, but the record has {}", tie(*tied), tie(*written))]
    OtherTie {
        /// The step, counted from 1.
        step: usize,
        /// Who drew, as the record has it.
        written: Seats,
        /// Who was too close to tell, by what was measured.
        tied: Seats,
    },
    /// What was measured of a call is missing, or cannot be.
    #[error("at step {step} what was measured of the call is missing, or does not fit together")]
    OtherMeasurement {
        /// The step, counted from 1.
        step: usize,
    },
    /// The record was cut where chance was to act.
    #[error("the record ends where chance was to act: step {step} is missing")]
    MissingDraw {
        /// The step, counted from 1.
        step: usize,
    },
    /// The record was changed after it was signed, or is not signed by whom it names.
    #[error("the signature is not that of the server named in the header under this record")]
    OtherSignature,
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
        matches!(
            self,
            Unproven::NoCommitment
                | Unproven::NoSeed
                | Unproven::NoBinding
                | Unproven::UnknownDerivation(_)
        )
    }

    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Unproven::NoCommitment => "no_commitment",
            Unproven::NoSeed => "no_seed",
            Unproven::NoBinding => "no_binding",
            Unproven::UnknownDerivation(_) => "unknown_derivation",
            Unproven::Unreadable(_) => "unreadable",
            Unproven::OtherSeats { .. } => "other_seats",
            Unproven::OtherSeed => "other_seed",
            Unproven::Uncommitted { .. } => "uncommitted",
            Unproven::OtherEntropy { .. } => "other_entropy",
            Unproven::OtherStep { .. } => "other_step",
            Unproven::OtherLot { .. } => "other_lot",
            Unproven::OtherOrder { .. } => "other_order",
            Unproven::OtherTie { .. } => "other_tie",
            Unproven::OtherMeasurement { .. } => "other_measurement",
            Unproven::MissingDraw { .. } => "missing_draw",
            Unproven::OtherSignature => "other_signature",
            Unproven::Start(_) | Unproven::Illegal { .. } => "illegal",
        }
    }

    /// The step where it shows, counted from 1.
    pub fn step(&self) -> Option<usize> {
        match self {
            Unproven::OtherStep { step, .. }
            | Unproven::OtherLot { step, .. }
            | Unproven::OtherOrder { step, .. }
            | Unproven::OtherTie { step, .. }
            | Unproven::OtherMeasurement { step }
            | Unproven::MissingDraw { step }
            | Unproven::Illegal { step, .. } => Some(*step),
            _ => None,
        }
    }
}

fn tie(seats: Seats) -> String {
    if seats.is_empty() {
        return "no lot".to_owned();
    }
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    format!("a lot between seats {}", seats.join(", "))
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
