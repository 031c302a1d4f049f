//! The three animals, on dice and on trophies (D1.1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::NotationError;

/// An animal: `rhino`, `gnu` or `bongo`; on dice `R`, `G` or `B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Animal {
    /// `rhino`, on dice `R`.
    Rhino,
    /// `gnu`, on dice `G`.
    Gnu,
    /// `bongo`, on dice `B`.
    Bongo,
}

impl Animal {
    /// The animals in the order in which they are always listed.
    pub const ALL: [Animal; 3] = [Animal::Rhino, Animal::Gnu, Animal::Bongo];

    /// The letter on dice.
    pub const fn letter(self) -> char {
        match self {
            Animal::Rhino => 'R',
            Animal::Gnu => 'G',
            Animal::Bongo => 'B',
        }
    }

    /// The animal with this letter on dice.
    pub const fn from_letter(letter: char) -> Option<Animal> {
        match letter {
            'R' => Some(Animal::Rhino),
            'G' => Some(Animal::Gnu),
            'B' => Some(Animal::Bongo),
            _ => None,
        }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Animal::Rhino => "rhino",
            Animal::Gnu => "gnu",
            Animal::Bongo => "bongo",
        })
    }
}

impl FromStr for Animal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "rhino" => Ok(Animal::Rhino),
            "gnu" => Ok(Animal::Gnu),
            "bongo" => Ok(Animal::Bongo),
            _ => Err(NotationError::new(text, "an animal: `rhino`, `gnu` or `bongo`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_letters_read_back() {
        for animal in Animal::ALL {
            assert_eq!(animal.to_string().parse(), Ok(animal));
            assert_eq!(Animal::from_letter(animal.letter()), Some(animal));
            assert_eq!(serde_json::to_string(&animal).unwrap(), format!("\"{animal}\""));
        }
        assert!("lion".parse::<Animal>().is_err());
        assert!("Rhino".parse::<Animal>().is_err());
        assert_eq!(Animal::from_letter('r'), None);
    }
}
