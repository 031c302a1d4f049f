//! Screens that everybody in a room looks at, and the short codes that people type to find each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::id::TableId;

/// Four letters that people read from a screen and type: consonants alone, so that no two look alike and
/// no code is a word. It stands for a screen that waits for a table, or for a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct ShortCode([u8; ShortCode::LENGTH]);

/// This is no short code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no code: a code has four letters, none of them a vowel")]
pub struct NoShortCode;

impl ShortCode {
    /// The letters that codes are made of.
    pub const LETTERS: &'static [u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
    pub const LENGTH: usize = 4;
    /// How many codes there are.
    pub const COUNT: u32 = 160_000;

    /// One of all codes; numbers from [`ShortCode::COUNT`] on begin anew.
    pub fn nth(number: u32) -> ShortCode {
        let mut left = number;
        ShortCode(std::array::from_fn(|_| {
            let place = usize::try_from(left % 20).unwrap_or(0);
            left /= 20;
            Self::LETTERS.get(place).copied().unwrap_or(b'B')
        }))
    }
}

impl fmt::Display for ShortCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

/// Codes open doors, so they do not turn up in logs.
impl fmt::Debug for ShortCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShortCode(…)")
    }
}

impl FromStr for ShortCode {
    type Err = NoShortCode;

    fn from_str(text: &str) -> Result<Self, NoShortCode> {
        let letters: [u8; Self::LENGTH] = text.as_bytes().try_into().map_err(|_| NoShortCode)?;
        let letters = letters.map(|letter| letter.to_ascii_uppercase());
        let all = letters.iter().all(|letter| Self::LETTERS.contains(letter));
        if all { Ok(ShortCode(letters)) } else { Err(NoShortCode) }
    }
}

impl TryFrom<String> for ShortCode {
    type Error = NoShortCode;

    fn try_from(text: String) -> Result<Self, NoShortCode> {
        text.parse()
    }
}

impl From<ShortCode> for String {
    fn from(code: ShortCode) -> String {
        code.to_string()
    }
}

/// `POST /api/codes`: a short code for a table, which leads others to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewCode {
    /// The table that the code leads to.
    pub table: TableId,
}

/// The answer to it. Whoever asks again before the time is over gets the same code for longer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeMade {
    /// The code to type.
    pub code: ShortCode,
    /// For how many seconds it is good.
    pub seconds: u32,
}

/// `GET /api/codes/{code}`: what a short code stands for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeFound {
    /// The table that it leads to; `null` if it is the code of a screen that waits for one.
    pub table: Option<TableId>,
}

/// `PUT /api/codes/{code}`: show a table on the screen that has this code. From then on the code
/// leads to the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShowOnScreen {
    /// The table to show.
    pub table: TableId,
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn short_codes_read_back_and_nothing_else_is_one() {
        let all: HashSet<String> =
            (0..ShortCode::COUNT).map(|n| ShortCode::nth(n).to_string()).collect();
        assert_eq!(all.len(), 160_000);
        assert!(
            all.iter()
                .all(|code| code.parse::<ShortCode>().is_ok_and(|read| read.to_string() == *code))
        );
        assert_eq!("bcdf".parse::<ShortCode>().unwrap().to_string(), "BCDF");
        for text in ["", "BCD", "BCDFG", "BAND", "B0DF", "BCD ", "ÉÉ", "bcdé"] {
            assert_eq!(text.parse::<ShortCode>(), Err(NoShortCode), "{text}");
        }
    }
}
