//! Names that cannot be guessed, and names that clients give.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Digits of secrets in links: no two that look alike, and no capitals to type.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Digits that 128 bits need, five bits each.
const LENGTH: usize = 26;

/// 128 random bits, written as 26 digits. Who knows it may use it; guessing it is hopeless.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Code128(u128);

impl Code128 {
    /// The code of these bits.
    pub const fn new(bits: u128) -> Code128 {
        Code128(bits)
    }

    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl fmt::Display for Code128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |place: usize| {
            let index = (self.0 >> (5 * place)) & 31;
            char::from(DIGITS.get(usize::try_from(index).unwrap_or(0)).copied().unwrap_or(b'0'))
        };
        let text: String = (0..LENGTH).rev().map(digit).collect();
        f.pad(&text)
    }
}

/// Codes open doors, so they do not turn up in logs.
impl fmt::Debug for Code128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code128(…)")
    }
}

/// This is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no code: a code has 26 digits and letters")]
pub struct NoCode;

impl FromStr for Code128 {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        if text.len() != LENGTH {
            return Err(NoCode);
        }
        text.bytes()
            .try_fold(0u128, |bits, byte| {
                let digit = DIGITS.iter().position(|&digit| digit == byte.to_ascii_lowercase());
                let digit = u128::try_from(digit.ok_or(NoCode)?).map_err(|_| NoCode)?;
                if bits >> 123 != 0 {
                    return Err(NoCode);
                }
                Ok(bits << 5 | digit)
            })
            .map(Code128)
    }
}

impl TryFrom<String> for Code128 {
    type Error = NoCode;

    fn try_from(text: String) -> Result<Self, NoCode> {
        text.parse()
    }
}

impl From<Code128> for String {
    fn from(code: Code128) -> String {
        code.to_string()
    }
}

/// A table. Who has its link may watch it and sit down at it.
pub type TableId = Code128;

/// Opens a seat to the device that shows it.
pub type SeatKey = Code128;

/// The name that a client gives to one command, so that a repeat is known as one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CommandId(Box<str>);

impl CommandId {
    /// How long an id may be.
    pub const MOST_BYTES: usize = 40;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// An id that cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an id has 1 to 40 letters, digits, dashes or dots")]
pub struct BadCommandId;

impl TryFrom<String> for CommandId {
    type Error = BadCommandId;

    fn try_from(text: String) -> Result<Self, BadCommandId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
        let fits = (1..=CommandId::MOST_BYTES).contains(&text.len()) && text.bytes().all(plain);
        if fits { Ok(CommandId(text.into())) } else { Err(BadCommandId) }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_and_nothing_else_is_a_code() {
        for bits in [0, 1, 31, u128::MAX, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef] {
            let code = Code128::new(bits);
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!(code.to_string().to_uppercase().parse(), Ok(code));
        }
        assert_eq!(Code128::new(u128::MAX).to_string(), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        for text in ["", "0", "8zzzzzzzzzzzzzzzzzzzzzzzzz", "uuuuuuuuuuuuuuuuuuuuuuuuuu", "é"] {
            assert_eq!(text.parse::<Code128>(), Err(NoCode), "{text}");
        }
    }

    #[test]
    fn ids_of_commands_are_short_and_plain() {
        assert!(CommandId::try_from("a-1.b_2".to_owned()).is_ok());
        for text in ["", "a b", "<b>", &"a".repeat(41)] {
            assert_eq!(CommandId::try_from(text.to_owned()), Err(BadCommandId));
        }
    }
}
