//! How well a bot plays, in words that people understand.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A level, from one that a child can beat to one that hardly anybody can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Level {
    /// A newcomer wins most games.
    Beginner,
    /// For people who know the game.
    Casual,
    /// Hardly a mistake that one can see.
    Strong,
    /// As strong as we can make it.
    Expert,
}

impl Level {
    /// The levels from the lowest to the highest.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Strong, Level::Expert];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Expert => "expert",
        })
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a level is `beginner`, `casual`, `strong` or `expert`, not `{0}`")]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let named = Level::ALL.into_iter().find(|level| level.to_string() == text);
        named.ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}
