//! The steps of the game and their notation.

use std::fmt;
use std::str::FromStr;

use super::animal::Animal;
use super::call::Call;
use super::roll::Roll;
use crate::notation::{NotationError, seat, serde_as_notation};
use crate::seat::Seat;

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "DiceAction"))]
pub enum Action {
    /// `first 1`, by chance: this seat rolls first (D4.6).
    First(Seat),
    /// `throw`, by the rolling seat: roll the dice (D4.1).
    Throw,
    /// `roll RRGBB 13 RG B`, by chance: how the dice lie (D4.1).
    Roll(Roll),
    /// `call gnu` or `call nothing`, by any seat that may still call (D4.1).
    Call(Call),
    /// `claim rhino` or `claim rhino from 2`, by the round's winner: which trophy
    /// to take, and from which of those who tie for the most (D4.4, D4.5).
    Claim {
        /// The trophy's animal.
        animal: Animal,
        /// Who loses it; only where the winner chooses among several.
        from: Option<Seat>,
    },
    /// `void`, by the clock: nobody was right in time (D4.7).
    Void,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Throw => f.write_str("throw"),
            Action::Roll(roll) => write!(f, "roll {roll}"),
            Action::Call(call) => write!(f, "call {call}"),
            Action::Claim { animal, from: None } => write!(f, "claim {animal}"),
            Action::Claim { animal, from: Some(seat) } => write!(f, "claim {animal} from {seat}"),
            Action::Void => f.write_str("void"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wanted = "a step of `dice` such as `throw`, `call gnu` or `claim rhino from 2`";
        parse(text).ok_or_else(|| NotationError::new(text, wanted))
    }
}

fn parse(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once(' ') else {
        return match text {
            "throw" => Some(Action::Throw),
            "void" => Some(Action::Void),
            _ => None,
        };
    };
    match verb {
        "first" => seat(rest).map(Action::First),
        "roll" => rest.parse().ok().map(Action::Roll),
        "call" => rest.parse().ok().map(Action::Call),
        "claim" => {
            let (animal, from) = match rest.split_once(" from ") {
                Some((animal, from)) => (animal, Some(seat(from)?)),
                None => (rest, None),
            };
            Some(Action::Claim { animal: animal.parse().ok()?, from })
        }
        _ => None,
    }
}

serde_as_notation!(Action);
