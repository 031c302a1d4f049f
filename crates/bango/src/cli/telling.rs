//! Words for those who want something explained.

use std::path::PathBuf;

use clap::Args;
use rules::GameKind;

use super::playing::game;

/// `bango rules`
#[derive(Debug, Args)]
pub struct Rules {
    /// cards, dice or tiles; or a paragraph such as C4.6
    pub what: String,
    /// Print the exact text the program follows
    #[arg(long)]
    pub law: bool,
}

/// `bango answer`
#[derive(Debug, Args)]
pub struct Answer {
    /// The dice, such as RRGBB 13 RG B
    #[arg(required = true)]
    pub roll: Vec<String>,
    /// Print the answer and its reasons as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango score`
#[derive(Debug, Args)]
pub struct Score {
    /// The cards, such as P1 P2 R3 / B10 R11
    #[arg(required = true)]
    pub cards: Vec<String>,
    /// More cards on the personal discard
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub discard: Vec<String>,
    /// Print the points and their reasons as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango study`
#[derive(Debug, Args)]
pub struct Study {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    /// Draw the numbers as SVG files in this folder, too
    #[arg(long, value_name = "FOLDER")]
    pub plots: Option<PathBuf>,
}
