//! Words for games that are written down.

use std::path::PathBuf;

use clap::Args;

use super::terminal::ClientArgs;

/// `bango replay`
#[derive(Debug, Args)]
pub struct Replay {
    /// The record's file, or - for standard input
    pub record: PathBuf,
    /// Through whose eyes: a seat's number, public or all
    ///
    /// all shows everything, for finished games only. It is the default for them;
    /// public is the default for games that go on.
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
    /// For which seat [default: the one in turn]
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Who is asked [default: the strongest; in dice one who is never wrong]
    #[arg(long, value_name = "BOT")]
    pub bot: Option<String>,
    /// How long it may think: nodes such as 20000, or a time such as 50ms or 1s
    #[arg(long, value_name = "BUDGET", default_value = "1s")]
    pub budget: String,
    /// Where the bot's own chance starts
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
