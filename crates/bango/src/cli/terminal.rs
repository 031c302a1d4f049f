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
    /// Use plain letters only [default: if the locale or TERM asks for it]
    #[arg(long)]
    pub ascii: bool,
    /// Keyboard layout, for several players in dice [default: by language]
    #[arg(long, value_enum)]
    pub keyboard: Option<Keys>,
    /// Folder for records and unfinished games [default: your user data folder]
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
    /// cards, dice or tiles; asks you if left out
    #[arg(value_parser = game)]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub table: TableArgs,
    /// Bot levels: beginner, casual, strong or expert, or match for dice: as good as you; one for all, or one each
    #[arg(long, value_delimiter = ',', value_name = "LEVELS", requires = "game")]
    pub bots: Vec<bots::BotLevel>,
    /// People at this keyboard: how many, or all players
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "0", requires = "game")]
    pub hot_seat: Option<usize>,
    /// Names of the people at this keyboard, in the order of their seats
    #[arg(long, value_delimiter = ',', value_name = "NAMES", requires = "hot_seat")]
    pub names: Vec<String>,
    /// Random seed [default: a fresh one]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Read rolls aloud, die by die; calls open after the last
    #[arg(long)]
    pub aloud: bool,
    /// Continue the unfinished game without asking
    #[arg(long, conflicts_with_all = ["new", "seed"])]
    pub resume: bool,
    /// Start a new game without asking
    #[arg(long)]
    pub new: bool,
    #[command(flatten)]
    pub client: ClientArgs,
}

/// `bango join`
#[derive(Debug, Args)]
pub struct Join {
    /// The table's link, as the page shows it
    pub link: String,
    #[command(flatten)]
    pub client: ClientArgs,
}
