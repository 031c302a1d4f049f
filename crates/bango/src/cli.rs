//! The command line: every command, its options, and help that teaches.

mod hosting;
mod listen;
mod playing;
mod records;
mod telling;
mod terminal;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};

pub use hosting::{Backup, Doctor, Load, LogForm, Move, Serve};
pub use listen::Listen;
pub use playing::{Arena, Bench, Perft, Sim, TableArgs};
pub use records::{Hint, Replay, Verify};
pub use telling::{Answer, Rules, Score, Study};
pub use terminal::{ClientArgs, Join, Play};

use words::Language;

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
Without a command, bango serves tables and prints the address to open in a browser.

New here? Read the rules of a game, then watch one:
  bango rules cards
  bango sim cards --games 1 --record games
  bango replay games/cards-2p-0-0.jsonl"
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The language to speak [default: the one in LANG]
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

An unfinished game continues where you left it. All keys: docs/TERMINAL.md, or ? in a game.")]
    Play(Play),

    /// Join a server's table from the terminal
    #[command(after_help = "\
Examples:
  bango join https://bango.example/t/2t2ye05spr9crsfw1arhm1xm2k --name Ada
  SSL_CERT_FILE=ca.pem bango join https://den.home/t/2t2ye05spr9crsfw1arhm1xm2k
                             trust a host's own certificates")]
    Join(Join),

    /// Serve tables to browsers and other programs (also without a command)
    #[command(after_help = "\
Every option can also be set by an environment variable (BANGO_LISTEN for --listen and so
on) or in a TOML file (listen = \"0.0.0.0:7777\"). The command line wins over the
environment, and the environment over the file. More in docs/HOSTING.md.

Examples:
  bango serve
  bango serve --listen 127.0.0.1:8080 --public-url https://bango.example --behind-proxy
  bango serve --config bango.toml --log json
  bango serve --store postgres://bango@db.example/bango")]
    Serve(Box<Serve>),

    /// Back up a server's data to a new file, even while it runs
    Backup(Backup),

    /// Move a server's data from a folder to a Postgres database, or back
    #[command(after_help = "\
Stop the server first. The old data stays as it is. Whatever ends the command in between,
run it again and it goes on; everything is read again on both sides at the end.

Examples:
  bango move --from /var/lib/bango --to postgres://bango@db.example/bango
  bango move --from postgres://bango@db.example/bango --to /var/lib/bango-2")]
    Move(Move),

    /// Look for what keeps a server from working here, and say what to do
    #[command(after_help = "\
It takes the options of serve, from the same places, and looks at the data folder, the disk,
the clock, the port, the store and the bus, and how visits by the public address arrive. It
ends with 1 if something is broken. Ask as the user who runs the server.

Examples:
  bango doctor
  sudo -u bango bango doctor --config /etc/bango/bango.toml
  bango doctor --config bango.toml --json")]
    Doctor(Box<Doctor>),

    /// Explain the rules of a game
    #[command(after_help = "\
Examples:
  bango rules cards          the rules in plain words
  bango rules cards --law    the exact text the program follows
  bango rules C4.6           the paragraph an error message named")]
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
  bango replay game.jsonl                     the whole game, face up, with a slider
  bango replay game.jsonl --plain             the same, printed
  bango replay game.jsonl --as 1              as the player in seat 1 saw it
  bango replay game.jsonl --as public --step 40
  bango replay game.jsonl --json              one object for each step")]
    Replay(Replay),

    /// Prove that a recorded game was fair
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

    /// Score sequences of cards, and say why
    #[command(after_help = "\
Cards are a colour (R red, Y yellow, B blue, P purple, K black) and a number.
Consecutive numbers form a sequence; a card on its own is discarded; a slash
starts a new sequence.

Examples:
  bango score P1 P2 R3 P4 B10 R11 R6 K4
  bango score R1 R2 / B3 B4 --discard K9,Y1")]
    Score(Score),

    /// Count all games of so many steps, to compare with other programs
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
cards: stop-after-3, odds, flat-600, expert-1; tiles: alpha-beta-4, expert-1, adviser;
dice: reader, person-3000), or run: and the command of a program of your own (docs/BOTS.md); commas in a
command belong to it. A bot may have a budget of its own: expert@50ms.

At tables of two everyone meets everyone. At larger tables all sit down together, the
last one as often as there are free seats: --bots expert,odds --players 4 is one expert
among three odds bots. Every deal is played in every seating.

Examples:
  bango arena cards --bots expert,odds --games 2000 --budget 20ms
  bango arena tiles --bots beginner,casual,strong,expert --games 100
  bango arena cards --bots 'expert,run:python3 my_bot.py' --games 100
  bango arena tiles --bots strong,casual --sprt --budget 20000
  bango arena cards --bots expert,odds --games 400 --results games.jsonl
                             ended before its end, the same command goes on with it
  bango arena cards --bots expert,odds --games 400 --plot strength.svg")]
    Arena(Arena),

    /// Print what is known of a game, computed exactly (docs/KNOWLEDGE.md)
    Study(Study),

    /// List what you could do in a position, how good it is, and why
    #[command(after_help = "\
Examples:
  bango hint game.jsonl --step 40
  bango hint game.jsonl --step 40 --bot casual --json")]
    Hint(Hint),

    /// Measure how many random games one core plays in a second
    Bench(Bench),

    /// Measure a server under load, next to the least any server would cost
    #[command(after_help = "\
Starts a server of its own on a free port, with its data in a folder of its own, and a
bare relay without rules or storage: the floor. The same clients play at both in turn.

Examples:
  bango load                              1,000 tables with one move per second at each,
                                          then 200 tables as fast as answers come
  bango load --tables 100 --closed        as fast as answers come
  bango load --sockets 5000               5,000 sockets at once")]
    Load(Load),

    /// The bare relay that `load` compares with
    #[command(hide = true)]
    Floor,

    /// Print a completion script for your shell
    #[command(after_help = "\
Example, for bash:
  bango completions bash > ~/.local/share/bash-completion/completions/bango")]
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },
}

fn language() -> impl TypedValueParser<Value = Language> {
    let known = Language::ALL.map(|(_, id, name)| PossibleValue::new(id).help(name));
    PossibleValuesParser::new(known).map(|id| {
        let asked = Language::ALL.into_iter().find(|(_, known, _)| *known == id);
        asked.map_or(Language::En, |(language, ..)| language)
    })
}
