//! Reading notation: what does not parse is another error than what is not legal.

use std::str::FromStr;

use thiserror::Error;

use crate::seat::Seat;

/// Text that is no step of a game. (A step that the rules forbid is a
/// [`BrokenRule`](crate::BrokenRule).)
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{text}” is not {wanted}")]
pub struct NotationError {
    text: String,
    wanted: &'static str,
}

impl NotationError {
    /// The text, shortened and with control characters made visible, and what
    /// was wanted in its place, with examples.
    pub fn new(text: &str, wanted: &'static str) -> Self {
        NotationError { text: shown(text), wanted }
    }
}

/// Text from outside as it can be shown in an error: shortened, and with nothing
/// in it that a terminal would obey.
pub fn shown(text: &str) -> String {
    const SHOWN: usize = 40;
    let readable = |c: char| -> String {
        if c.is_control() || c.escape_debug().count() > 2 {
            c.escape_debug().collect()
        } else {
            c.to_string()
        }
    };
    let mut shown: String = text.chars().take(SHOWN).map(readable).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Reads a number in the one way in which it is written: no sign on what is not
/// negative, no leading zero, no `-0`.
pub(crate) fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    let number: N = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// Reads a seat's number.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    number(text).and_then(Seat::new)
}

/// Implements a notation's form on the wire: the text itself, made by `Display`
/// or by something faster.
macro_rules! serde_as_notation {
    ($type:ty) => {
        $crate::notation::serde_as_notation!($type, |value: &$type, text| {
            std::fmt::Write::write_fmt(text, format_args!("{value}"))
        });
    };
    ($type:ty, $write:expr) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // In one piece: a writer of JSON looks at every piece for what to escape.
                let mut text = arrayvec::ArrayString::<32>::new();
                let write: fn(&$type, &mut arrayvec::ArrayString<32>) -> std::fmt::Result = $write;
                match write(self, &mut text) {
                    Ok(()) => serializer.serialize_str(&text),
                    Err(_) => serializer.collect_str(self),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use serde_as_notation;
