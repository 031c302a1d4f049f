//! A count for each animal: of dice or of trophies.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::animal::Animal;

/// How many of each animal: `{"rhino":2,"gnu":0,"bongo":1}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceTally"))]
pub struct Tally {
    /// How many rhinos.
    pub rhino: u8,
    /// How many gnus.
    pub gnu: u8,
    /// How many bongos.
    pub bongo: u8,
}

impl Tally {
    /// None of any animal.
    pub const NONE: Tally = Tally::each(0);

    /// The same number of every animal.
    pub const fn each(count: u8) -> Tally {
        Tally { rhino: count, gnu: count, bongo: count }
    }

    /// The animals on five dice.
    pub(super) fn of(dice: [Animal; 5]) -> Tally {
        let count = |animal| dice.iter().map(|&die| u8::from(die == animal)).sum();
        Tally { rhino: count(Animal::Rhino), gnu: count(Animal::Gnu), bongo: count(Animal::Bongo) }
    }

    /// All animals together.
    pub fn total(self) -> u32 {
        Animal::ALL.into_iter().map(|animal| u32::from(self[animal])).sum()
    }
}

impl Index<Animal> for Tally {
    type Output = u8;

    fn index(&self, animal: Animal) -> &u8 {
        match animal {
            Animal::Rhino => &self.rhino,
            Animal::Gnu => &self.gnu,
            Animal::Bongo => &self.bongo,
        }
    }
}

impl IndexMut<Animal> for Tally {
    fn index_mut(&mut self, animal: Animal) -> &mut u8 {
        match animal {
            Animal::Rhino => &mut self.rhino,
            Animal::Gnu => &mut self.gnu,
            Animal::Bongo => &mut self.bongo,
        }
    }
}
