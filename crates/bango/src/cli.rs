//! The command line: every command, its options, and help that teaches.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use rules::GameKind;
use serde::Deserialize;

use crate::language::Language;

/// Three tabletop games in one program.
///
/// cards is Bango by Paco Yáñez: push your luck, 2 to 5 players.
/// dice is Bongo by Bruno Faidutti: a race to read the dice, 2 to 8.
/// tiles is Bango by Steffen Mühlhäuser: five in a row without edges, 2 or 4.
#[derive(Debug, Parser)]
#[command(
    name = "bango",
    version,
    verbatim_doc_comment,
    after_help = "\
Without a command it serves tables, and prints the address to open in a browser.

New here? Read the rules of a game, then watch one:
  bango rules cards
  bango sim cards --games 1 --record games
  bango replay games/cards-2p-0-0.jsonl"
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The language of what is said [default: the one in LANG]
    #[arg(long, global = true, value_parser = language(), value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal, against bots or together at one keyboard
    #[command(after_help = "\
Examples:
  bango play                            asks what you want to play
  bango play tiles --bots strong
  bango play cards --players 4 --bots casual,casual,expert
  bango play dice --players 3 --variant guards --hot-seat
  bango play tiles --plain              lines of text, for screen readers and pipes

A game that was left is gone on with. All keys: docs/TERMINAL.md, or ? in a game.")]
    Play(Play),

    /// Sit down at a server's table, in the terminal
    #[command(after_help = "\
Examples:
  bango join http://192.168.1.7:7777/t/2t2ye05spr9crsfw1arhm1xm2k --name Ada")]
    Join(Join),

    /// Serve tables to browsers and other programs; this is what happens without a command
    #[command(after_help = "\
Every option can also be set by an environment variable (BANGO_LISTEN for --listen and so
on) or in a TOML file (listen = \"0.0.0.0:7777\"). What is typed comes first, then the
environment, then the file. docs/HOSTING.md tells more.

Examples:
  bango serve
  bango serve --listen 127.0.0.1:8080 --public-url https://bango.example --behind-proxy
  bango serve --config bango.toml --log json")]
    Serve(Box<Serve>),

    /// Copy the data of a server, which may be running, to a new file
    Backup(Backup),

    /// Tell the rules of a game
    #[command(after_help = "\
Examples:
  bango rules cards          the rules, told to a player
  bango rules cards --law    the exact text that the program follows
  bango rules C4.6           the one paragraph that an error message named")]
    Rules(Rules),

    /// Play random games and count how they end
    #[command(after_help = "\
Examples:
  bango sim cards --games 1000
  bango sim dice --players 5 --variant guards --option calls=free
  bango sim tiles --games 20 --seed 7 --record games

The same seed gives the same games. Options of the games: see docs/NOTATION.md.")]
    Sim(Sim),

    /// Show a recorded game step by step, and check every step
    #[command(after_help = "\
Examples:
  bango replay game.jsonl                     the whole game, everything open, with a slider
  bango replay game.jsonl --plain             the same, printed
  bango replay game.jsonl --as 1              as the player in seat 1 saw it
  bango replay game.jsonl --as public --step 40
  bango replay game.jsonl --json              one object for each step")]
    Replay(Replay),

    /// Prove that the chance of a recorded game was fair
    #[command(after_help = "\
A table on a server commits to its chance before the game and reveals it afterwards.
What is proven, what is not, and how: see docs/FAIRNESS.md.

Examples:
  bango verify game.jsonl
  bango verify game.jsonl --json")]
    Verify(Verify),

    /// Read a roll of the dice: the right answer and why
    #[command(after_help = "\
Write the white dice, the yellow ones, and in the variants the red and the green:
R rhino, G gnu, B bongo.

Examples:
  bango answer RRGBB 13
  bango answer RRRBB 22 RR B")]
    Answer(Answer),

    /// Count the points of sequences and why
    #[command(after_help = "\
Cards are a colour (R red, Y yellow, B blue, P purple, K black) and a number.
Rising neighbours form a sequence; a card that stands alone is discarded; a slash
starts another sequence.

Examples:
  bango score P1 P2 R3 P4 B10 R11 R6 K4
  bango score R1 R2 / B3 B4 --discard K9,Y1")]
    Score(Score),

    /// Count the sequences of steps to a depth, to compare with other programs
    #[command(after_help = "\
Examples:
  bango perft tiles --depth 4 --option first=0
  bango perft cards --from game.jsonl --step 150 --depth 3 --divide

Every different outcome of chance counts once; the set-up of cards in its written order.
The clock's steps do not count.")]
    Perft(Perft),

    /// Let bots play each other and rank them
    #[command(after_help = "\
A bot is a level (beginner, casual, strong, expert), a baseline of the game (random;
cards: stop-after-3, odds; tiles: alpha-beta-4; dice: reader), or run: and the command
of a program of your own (docs/BOTS.md). It may have a budget of its own: expert@50ms.

At tables of two everyone meets everyone. At larger tables all sit down together, the
last one as often as there are free seats: --bots expert,odds --players 4 is one expert
among three odds bots. Every deal is played in every seating.

Examples:
  bango arena cards --bots expert,odds --games 2000 --budget 20ms
  bango arena tiles --bots beginner,casual,strong,expert --games 100
  bango arena cards --bots 'expert,run:python3 my_bot.py' --games 100
  bango arena tiles --bots strong,casual --sprt --budget 20000
  bango arena cards --bots expert,odds --games 400 --plot strength.svg")]
    Arena(Arena),

    /// Say what could be done in a position, how good it is, and why
    #[command(after_help = "\
Examples:
  bango hint game.jsonl --step 40
  bango hint game.jsonl --step 40 --bot casual --json")]
    Hint(Hint),

    /// Measure how many random games one core plays in a second
    Bench(Bench),

    /// Measure a table server under load, next to the least that any server would cost
    #[command(after_help = "\
Starts a server of its own on a free port, with its data in a folder of its own, and a
bare relay without rules or storage: the floor. The same clients play at both in turn.

Examples:
  bango load                              1,000 tables, one move per second at each
  bango load --tables 100 --closed        as fast as answers come
  bango load --sockets 5000               so many sockets at once")]
    Load(Load),

    /// The bare relay that `load` compares with
    #[command(hide = true)]
    Floor,

    /// Print a script that completes commands in your shell
    #[command(after_help = "\
Example, for bash:
  bango completions bash > ~/.local/share/bash-completion/completions/bango")]
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },
}

/// `bango serve`. The same names are read from the command line, the environment
/// and the file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Serve {
    /// The address to listen at [default: 0.0.0.0:7777]
    #[arg(long, env = "BANGO_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    /// The folder of the data [default: bango in the user's data folder]
    #[arg(long, env = "BANGO_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The address that people type, if a proxy stands before the server
    #[arg(long, env = "BANGO_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// How to write the log
    #[arg(long, env = "BANGO_LOG", value_enum, value_name = "FORM")]
    pub log: Option<LogForm>,
    /// A proxy stands before the server and tells visitors' addresses in X-Forwarded-For
    #[arg(long, env = "BANGO_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "YES")]
    pub behind_proxy: Option<bool>,
    /// The most connections [default: 20000]
    #[arg(long, env = "BANGO_CONNECTIONS", value_name = "N")]
    pub connections: Option<usize>,
    /// The most connections from one address [default: 200]
    #[arg(long, env = "BANGO_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    pub connections_per_address: Option<usize>,
    /// The most requests from one address in a second [default: 20]
    #[arg(long, env = "BANGO_REQUESTS_PER_SECOND", value_name = "N")]
    pub requests_per_second: Option<NonZeroU32>,
    /// The most messages from one socket in a second [default: 30]
    #[arg(long, env = "BANGO_MESSAGES_PER_SECOND", value_name = "N")]
    pub messages_per_second: Option<NonZeroU32>,
    /// The most tables in memory [default: 20000]
    #[arg(long, env = "BANGO_OPEN_TABLES", value_name = "N")]
    pub open_tables: Option<usize>,
    /// The most tables in all [default: 10000000]
    #[arg(long, env = "BANGO_TABLES", value_name = "N")]
    pub tables: Option<u64>,
    /// The most tables that one person makes in a minute [default: 20]
    #[arg(long, env = "BANGO_TABLES_PER_MINUTE", value_name = "N")]
    pub tables_per_minute: Option<NonZeroU32>,
    /// Threads on which bots think [default: one less than there are cores]
    #[arg(long, env = "BANGO_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
    /// A TOML file with these options
    #[arg(long, env = "BANGO_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
}

/// How a server writes its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// For people.
    Text,
    /// One JSON object on each line.
    Json,
    /// Nothing.
    Off,
}

/// `bango backup`
#[derive(Debug, Args)]
pub struct Backup {
    /// The new file
    pub to: PathBuf,
    /// The folder of the data [default: bango in the user's data folder]
    #[arg(long, env = "BANGO_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// `bango rules`
#[derive(Debug, Args)]
pub struct Rules {
    /// cards, dice or tiles; or a paragraph such as C4.6
    pub what: String,
    /// Print the exact text that the program follows
    #[arg(long)]
    pub law: bool,
}

/// How a table is set.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// How many play [default: 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub players: Option<u64>,
    /// The variant of dice: basic, poachers or guards
    #[arg(long)]
    pub variant: Option<String>,
    /// Another option of the game, such as trophies=5; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl TableArgs {
    /// Whether nothing was said about the table.
    pub fn is_usual(&self) -> bool {
        self.players.is_none() && self.variant.is_none() && self.options.is_empty()
    }
}

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

impl From<Keys> for tui::board::dice::Keyboard {
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

/// `bango sim`
#[derive(Debug, Args)]
pub struct Sim {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true)]
    pub games: u64,
    /// Where chance starts
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Write one record for each game into this folder
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Print the statistics as JSON
    #[arg(long)]
    pub json: bool,
}

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

/// `bango perft`
#[derive(Debug, Args)]
pub struct Perft {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub depth: u32,
    /// Start from a position of this record instead of a new table
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["players", "variant", "options"])]
    pub from: Option<PathBuf>,
    /// Which position: the one after this many steps [default: the last]
    #[arg(long, value_name = "N", requires = "from", allow_negative_numbers = true)]
    pub step: Option<usize>,
    /// Split the count by the first step
    #[arg(long)]
    pub divide: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `bango arena`
#[derive(Debug, Args)]
pub struct Arena {
    /// cards, dice or tiles
    #[arg(value_parser = game)]
    pub game: GameKind,
    /// Who plays, separated by commas
    #[arg(long, required = true, value_delimiter = ',', value_name = "BOTS")]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many games each line-up plays, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200, allow_negative_numbers = true)]
    pub games: u64,
    /// Stop as soon as it is clear whether the first is stronger than the second, by how
    /// many Elo [default: 0,20]
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,20")]
    pub sprt: Option<String>,
    /// How long each decision may take: nodes such as 20000, or a time such as 50ms or 1s
    #[arg(long, value_name = "BUDGET", default_value = "50ms")]
    pub budget: String,
    /// Where chance starts
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true)]
    pub seed: u64,
    /// Draw the first bot's strength over its thinking time into this SVG file
    #[arg(long, value_name = "FILE", conflicts_with = "sprt")]
    pub plot: Option<PathBuf>,
    /// Print the results as JSON
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

/// `bango load`
#[derive(Debug, Args)]
pub struct Load {
    /// How many tables of two
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub tables: usize,
    /// Moves per second at each table, on a schedule that waits for no answer
    #[arg(long, value_name = "R", default_value_t = 1.0)]
    pub rate: f64,
    /// Play as fast as answers come instead
    #[arg(long, conflicts_with = "rate")]
    pub closed: bool,
    /// For how long each of the two is measured
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub seconds: u64,
    /// Only open so many sockets at once, and see that each gets its view
    #[arg(long, value_name = "N", conflicts_with_all = ["tables", "rate", "closed", "seconds"])]
    pub sockets: Option<usize>,
    /// Where the folder with the server's data is made [default: the system's folder for such]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn game(id: &str) -> Result<GameKind, String> {
    id.parse().map_err(|error: rules::any::NoSuchGame| error.to_string())
}

fn language() -> impl TypedValueParser<Value = Language> {
    let known = Language::ALL.map(|(_, id, name)| PossibleValue::new(id).help(name));
    PossibleValuesParser::new(known).map(|id| {
        let asked = Language::ALL.into_iter().find(|(_, known, _)| *known == id);
        asked.map_or(Language::En, |(language, ..)| language)
    })
}
