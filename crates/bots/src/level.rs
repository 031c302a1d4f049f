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

/// How well a bot at a table plays: at a level, or as well as the people there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// As well as the people at its table, where the game offers that.
    Match,
    #[serde(untagged)]
    Of(Level),
}

impl BotLevel {
    /// From what messages and logs say: the level that programs go by which know no bots that
    /// match people, and whether this one does.
    pub fn new(level: Level, matches: bool) -> BotLevel {
        if matches { BotLevel::Match } else { BotLevel::Of(level) }
    }

    /// The level that it begins with.
    pub fn level(self) -> Level {
        match self {
            BotLevel::Match => Level::Casual,
            BotLevel::Of(level) => level,
        }
    }

    /// Whether it plays as well as the people at its table.
    pub fn matches(self) -> bool {
        self == BotLevel::Match
    }
}

impl From<Level> for BotLevel {
    fn from(level: Level) -> BotLevel {
        BotLevel::Of(level)
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotLevel::Match => f.pad("match"),
            BotLevel::Of(level) => level.fmt(f),
        }
    }
}

impl FromStr for BotLevel {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        match text {
            "match" => Ok(BotLevel::Match),
            level => level.parse().map(BotLevel::Of),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back_as_text_and_as_json() {
        for level in Level::ALL.map(BotLevel::Of).into_iter().chain([BotLevel::Match]) {
            assert_eq!(level.to_string().parse(), Ok(level));
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<BotLevel>(&json).unwrap(), level);
            assert_eq!(BotLevel::new(level.level(), level.matches()), level);
        }
        assert!("even".parse::<BotLevel>().is_err());
    }
}
