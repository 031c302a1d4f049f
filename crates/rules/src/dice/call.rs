//! What a player may call in a round (D4.1).

use std::fmt;
use std::str::FromStr;

use super::animal::Animal;
use crate::notation::{NotationError, serde_as_notation};

/// A call, and so also the answer to a roll: an animal or `nothing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Animal | \"nothing\""))]
pub enum Call {
    /// `rhino`, `gnu` or `bongo`.
    Animal(Animal),
    /// `nothing`.
    Nothing,
}

impl Call {
    /// The calls in the order in which they are always listed.
    pub const ALL: [Call; 4] = [
        Call::Animal(Animal::Rhino),
        Call::Animal(Animal::Gnu),
        Call::Animal(Animal::Bongo),
        Call::Nothing,
    ];

    /// The animals that it speaks of: those that a wrong call costs (D4.3), and
    /// those that a right one may take (D4.4). `nothing` speaks of all.
    pub fn animals(self) -> impl Iterator<Item = Animal> {
        Animal::ALL.into_iter().filter(move |&animal| match self {
            Call::Animal(called) => called == animal,
            Call::Nothing => true,
        })
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Animal(animal) => animal.fmt(f),
            Call::Nothing => f.write_str("nothing"),
        }
    }
}

impl FromStr for Call {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "nothing" => Ok(Call::Nothing),
            animal => animal.parse().map(Call::Animal).map_err(|_| {
                NotationError::new(text, "a call: `rhino`, `gnu`, `bongo` or `nothing`")
            }),
        }
    }
}

serde_as_notation!(Call);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_read_back() {
        for call in Call::ALL {
            assert_eq!(call.to_string().parse(), Ok(call));
        }
        for text in ["", "lion", "Gnu", "gnu ", "nothing at all"] {
            assert!(text.parse::<Call>().is_err(), "{text:?}");
        }
    }
}
