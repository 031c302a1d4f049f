//! What a table may choose before the start (D1.4, D2, D4.3, D4.7).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::seat::Seat;

/// A table's choices. What is left out of the JSON has its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceOptions"))]
pub struct Options {
    /// Which dice are rolled (D2).
    pub variant: Variant,
    /// How many trophies there are of each animal (D1.4).
    pub trophies: Trophies,
    /// How often a player may call in a round (D4.3).
    pub calls: Calls,
    /// How long a round lasts at most; `None` if it lasts until someone is right (D4.7).
    pub limit: Option<Limit>,
    /// Who throws first, if the table agreed on somebody; otherwise chance chooses (C2.3, D4.6).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Seat>,
}

/// Which dice are rolled (D2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceVariant"))]
pub enum Variant {
    /// Five white and two yellow dice.
    #[default]
    Basic,
    /// And two red ones.
    Poachers,
    /// And a green one.
    Guards,
}

/// How often a player may call in a round (D4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceCalls"))]
pub enum Calls {
    /// Once: who was wrong sits out the rest of the round.
    #[default]
    One,
    /// As often as they like.
    Free,
}

/// How many trophies there are of each animal: 3 to 20, usually 10 (D1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number", rename = "DiceTrophies"))]
pub struct Trophies(u8);

/// How long a round lasts at most, in seconds: 1 to 3600, usually 30 (D4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u16")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number", rename = "DiceLimit"))]
pub struct Limit(u16);

impl Default for Options {
    fn default() -> Self {
        Options {
            variant: Variant::default(),
            trophies: Trophies::default(),
            calls: Calls::default(),
            limit: Some(Limit::default()),
            first: None,
        }
    }
}

impl Variant {
    /// How many dice are rolled (D1).
    pub const fn dice(self) -> u32 {
        match self {
            Variant::Basic => 7,
            Variant::Poachers => 9,
            Variant::Guards => 10,
        }
    }

    /// How many different rolls there are, all equally likely.
    pub const fn rolls(self) -> u32 {
        3u32.pow(self.dice())
    }
}

impl Trophies {
    /// This many of each animal, if a table may choose it.
    pub const fn new(each: u8) -> Option<Trophies> {
        if matches!(each, 3..=20) { Some(Trophies(each)) } else { None }
    }

    /// How many of each animal.
    pub const fn each(self) -> u8 {
        self.0
    }
}

impl Default for Trophies {
    fn default() -> Self {
        Trophies(10)
    }
}

impl Limit {
    /// A limit of so many seconds, if a table may choose it.
    pub const fn new(seconds: u16) -> Option<Limit> {
        if matches!(seconds, 1..=3600) { Some(Limit(seconds)) } else { None }
    }

    /// How many seconds.
    pub const fn seconds(self) -> u16 {
        self.0
    }
}

impl Default for Limit {
    fn default() -> Self {
        Limit(30)
    }
}

/// A table cannot have this many trophies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table has 3 to 20 trophies of each animal, not {0} (D1.4)")]
pub struct BadTrophies(pub u64);

/// A round cannot have this limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a round's limit is 1 to 3600 seconds, or none, not {0} (D4.7)")]
pub struct BadLimit(pub u64);

impl TryFrom<u64> for Trophies {
    type Error = BadTrophies;

    fn try_from(each: u64) -> Result<Self, BadTrophies> {
        u8::try_from(each).ok().and_then(Trophies::new).ok_or(BadTrophies(each))
    }
}

impl TryFrom<u64> for Limit {
    type Error = BadLimit;

    fn try_from(seconds: u64) -> Result<Self, BadLimit> {
        u16::try_from(seconds).ok().and_then(Limit::new).ok_or(BadLimit(seconds))
    }
}

impl From<Trophies> for u8 {
    fn from(trophies: Trophies) -> u8 {
        trophies.0
    }
}

impl From<Limit> for u16 {
    fn from(limit: Limit) -> u16 {
        limit.0
    }
}
