//! The versions of the derivation.

use rules::record::Header;
use serde::{Deserialize, Serialize};

/// Which version of `docs/FAIRNESS.md` a game's chance follows. Its number is part of every
/// hash, so a game of one version never passes for one of another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub enum Derivation {
    /// What records and logs follow that name none. It is still read, and never written.
    #[default]
    V1,
    /// Seats' commitments are bound to their place and go into the game key.
    V2,
}

impl Derivation {
    /// What new games follow.
    pub const NEWEST: Derivation = Derivation::V2;

    pub const fn number(self) -> u32 {
        match self {
            Derivation::V1 => 1,
            Derivation::V2 => 2,
        }
    }

    /// The version that a record names; `None` if it is one that this program does not know.
    pub fn of(header: &Header) -> Option<Derivation> {
        header.fair.map_or(Some(Derivation::V1), |number| Derivation::try_from(number).ok())
    }

    /// How a record's header names it.
    pub fn header_field(self) -> Option<u32> {
        (self != Derivation::V1).then_some(self.number())
    }
}

impl From<Derivation> for u32 {
    fn from(derivation: Derivation) -> u32 {
        derivation.number()
    }
}

impl TryFrom<u32> for Derivation {
    type Error = String;

    fn try_from(number: u32) -> Result<Derivation, String> {
        match number {
            1 => Ok(Derivation::V1),
            2 => Ok(Derivation::V2),
            _ => Err(format!("there is no derivation {number}")),
        }
    }
}
