//! Words for games that the program plays with itself.

use std::path::PathBuf;

use clap::Args;
use rules::GameKind;

/// How a table is set.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// Number of players [default: 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub players: Option<u64>,
    /// The variant of dice: basic, poachers or guards
    #[arg(long)]
    pub variant: Option<String>,
    /// A game option such as trophies=5; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl TableArgs {
    /// Whether nothing was said about the table.
    pub fn is_usual(&self) -> bool {
        self.players.is_none() && self.variant.is_none() && self.options.is_empty()
    }
}

/// `bango sim`
#[derive(Debug, Args)]
pub struct Sim {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true)]
    pub games: u64,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Write one record for each game into this folder
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Print the statistics as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango arena`
#[derive(Debug, Args)]
pub struct Arena {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    /// Who plays, separated by commas; can be repeated
    #[arg(long, required = true, value_name = "BOTS")]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many games each line-up plays, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200, allow_negative_numbers = true)]
    pub games: u64,
    /// Stop once it's clear whether the first is stronger than the second, by how many
    /// Elo [default: 0,20]
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,20")]
    pub sprt: Option<String>,
    /// Budget for each decision: nodes such as 20000, or a time such as 50ms or 1s
    #[arg(long, value_name = "BUDGET", default_value = "50ms")]
    pub budget: String,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Keep the results in this file: what is in it counts and is not played again
    #[arg(long, value_name = "FILE", conflicts_with = "plot")]
    pub results: Option<PathBuf>,
    /// Draw the first bot's strength over its thinking time into this SVG file
    #[arg(long, value_name = "FILE", conflicts_with = "sprt")]
    pub plot: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango perft`
#[derive(Debug, Args)]
pub struct Perft {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of steps
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub depth: u32,
    /// Start from a position of this record instead of a new table
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["players", "variant", "options"])]
    pub from: Option<PathBuf>,
    /// The position after this many steps [default: the last]
    #[arg(long, value_name = "N", requires = "from", allow_negative_numbers = true)]
    pub step: Option<usize>,
    /// Split the count by the first step
    #[arg(long)]
    pub divide: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango bench`
#[derive(Debug, Args)]
pub struct Bench {
    /// How long each measurement takes, in seconds of computing
    #[arg(long, value_name = "S", default_value_t = 2.0, allow_negative_numbers = true)]
    pub seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

pub(super) fn game(id: &str) -> Result<GameKind, String> {
    id.parse().map_err(|error: rules::any::NoSuchGame| error.to_string())
}
