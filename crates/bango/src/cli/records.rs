//! Words for games that are written down.

use std::path::PathBuf;

use clap::Args;

use super::terminal::ClientArgs;

/// `bango replay`
#[derive(Debug, Args)]
pub struct Replay {
    /// The record's file, or - for standard input
    pub record: PathBuf,
    /// Whose view: a seat's number, public or all
    ///
    /// all shows everything, but only of finished games; it's their default.
    /// Unfinished games show the public view by default.
    #[arg(long = "as", value_name = "SEAT|public|all")]
    pub eyes: Option<String>,
    /// Show only the position after this many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub step: Option<usize>,
    /// Print one JSON object for each step
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub client: ClientArgs,
}

/// `bango verify`
#[derive(Debug, Args)]
pub struct Verify {
    /// The record's file, or - for standard input
    pub record: PathBuf,
    /// Print what was checked as JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango hint`
#[derive(Debug, Args)]
pub struct Hint {
    /// The record's file, or - for standard input
    pub record: PathBuf,
    /// The position after this many steps [default: the last]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub step: Option<usize>,
    /// Which seat [default: the one to move]
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Which bot to ask [default: the strongest; in dice one that's never wrong]
    #[arg(long, value_name = "BOT")]
    pub bot: Option<String>,
    /// How long it may think: nodes such as 20000, or a time such as 50ms or 1s
    #[arg(long, value_name = "BUDGET", default_value = "1s")]
    pub budget: String,
    /// Random seed for the bot
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
