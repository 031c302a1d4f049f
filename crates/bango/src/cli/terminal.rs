//! Words for games in the terminal.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::GameKind;

use super::playing::{TableArgs, game};

/// How the terminal client looks and where it keeps things.
#[derive(Debug, Args)]
pub struct ClientArgs {
    /// Your name [default: the one in USER]
    #[arg(long)]
    pub name: Option<String>,
    /// Print lines and read commands, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
    /// Use plain letters only [default: where the locale or TERM asks for it]
    #[arg(long)]
    pub ascii: bool,
    /// Which keys lie side by side, for several players in dice [default: by language]
    #[arg(long, value_enum)]
    pub keyboard: Option<Keys>,
    /// The folder for records and unfinished games [default: the system's for data]
    #[arg(long, value_name = "DIR", env = "BANGO_TERMINAL_DATA")]
    pub data: Option<PathBuf>,
}

/// Which keys lie side by side.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Keys {
    /// q w e r t y
    Qwerty,
    /// a z e r t y
    Azerty,
    /// q w e r t z
    Qwertz,
}

impl From<Keys> for tui::keyboard::Keyboard {
    fn from(keys: Keys) -> Self {
        match keys {
            Keys::Qwerty => Self::Qwerty,
            Keys::Azerty => Self::Azerty,
            Keys::Qwertz => Self::Qwertz,
        }
    }
}

/// `bango play`
#[derive(Debug, Args)]
pub struct Play {
    /// cards, dice or tiles; asks if it is left out
    #[arg(value_parser = game)]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub table: TableArgs,
    /// How well the bots play: beginner, casual, strong or expert; one for all, or one for each
    #[arg(long, value_delimiter = ',', value_name = "LEVELS", requires = "game")]
    pub bots: Vec<bots::Level>,
    /// People at this keyboard: so many, or all players
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "0", requires = "game")]
    pub hot_seat: Option<usize>,
    /// Where chance starts [default: nobody knows]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Go on with the game that was left, without asking
    #[arg(long, conflicts_with_all = ["new", "seed"])]
    pub resume: bool,
    /// Begin a new game, without asking
    #[arg(long)]
    pub new: bool,
    #[command(flatten)]
    pub client: ClientArgs,
}

/// `bango join`
#[derive(Debug, Args)]
pub struct Join {
    /// The link of the table, as the page shows it
    pub link: String,
    #[command(flatten)]
    pub client: ClientArgs,
}
