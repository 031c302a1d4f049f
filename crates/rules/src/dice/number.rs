//! The numbers on the yellow dice (D1.2).

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A yellow die's number, written `1`, `2` or `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "1 | 2 | 3", rename = "DiceNumber")
)]
pub enum Number {
    /// `1`.
    One = 1,
    /// `2`.
    Two = 2,
    /// `3`.
    Three = 3,
}

impl Number {
    /// The numbers in order.
    pub const ALL: [Number; 3] = [Number::One, Number::Two, Number::Three];

    /// How many it stands for.
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The number with this digit.
    pub const fn from_digit(digit: char) -> Option<Number> {
        match digit {
            '1' => Some(Number::One),
            '2' => Some(Number::Two),
            '3' => Some(Number::Three),
            _ => None,
        }
    }
}

/// No yellow die shows this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a yellow die shows 1, 2 or 3, not {0} (D1.2)")]
pub struct NoSuchNumber(pub u8);

impl TryFrom<u8> for Number {
    type Error = NoSuchNumber;

    fn try_from(value: u8) -> Result<Self, NoSuchNumber> {
        Number::ALL.into_iter().find(|number| number.value() == value).ok_or(NoSuchNumber(value))
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.value()
    }
}
