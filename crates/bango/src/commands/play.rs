//! `bango play`: a game in the terminal, against bots or together at one keyboard.

use std::io::{self, BufReader, IsTerminal};
use std::rc::Rc;

use bots::registry::offers;
use bots::{BotLevel, Level};
use etcetera::BaseStrategy;
use rules::GameKind;
use tui::keyboard::Keyboard;
use tui::look::Look;
use tui::manner::Manner;
use tui::plain::{self, Plain};
use tui::save::Left;
use tui::save::Shelf;
use tui::start::{Resume, Start, Wish, party};
use words::Sentences;

use super::Done;
use super::table::table;
use crate::cli::{ClientArgs, Play};
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Play, terminal: &mut Terminal) -> Done {
    let shelf = shelf(&args.client)?;
    let plain = is_plain(&args.client);
    let wish = args.game.map(|game| wish(args, game)).transpose()?;
    if wish.is_none() && (args.table.players.is_some() || args.table.variant.is_some()) {
        return Err(Failure::bad_request("these options belong to a game, and none is named")
            .hint("say which: bango play cards, bango play dice or bango play tiles"));
    }
    // Whoever says which table they want wants a new one, and a program cannot be asked.
    let new = args.new || args.seed.is_some() || !args.table.is_usual() || args.hot_seat.is_some();
    let resume = match (args.resume, new) {
        (true, _) => Resume::Yes,
        (false, true) => Resume::No,
        (false, false) if plain && !io::stdin().is_terminal() && wish.is_some() => Resume::No,
        (false, false) => Resume::Ask,
    };
    let start = Start { wish, resume, seed: args.seed, names: args.names.clone() };
    let manner = Manner { aloud: args.aloud, ..manner(&args.client, plain, terminal) };
    let left = if plain {
        lines(terminal, manner, |plain| plain.play(start, &shelf))?
    } else {
        tui::play(start, &manner, &shelf).map_err(trouble)?
    };
    say_what_is_left(&left, terminal)
}

/// Says where the game is, on the terminal as it was before.
pub fn say_what_is_left(left: &Left, terminal: &mut Terminal) -> Done {
    let (Left::Over(file) | Left::Saved(_, file)) = left else { return Ok(()) };
    if let Left::Saved(game, _) = left {
        let saved = terminal.sentences.say_of("tui-saved", &[("game", game.id().into())]);
        writeln!(terminal.out, "{saved}")?;
    }
    let file = file.display().to_string();
    let record = terminal.sentences.say_of("tui-record", &[("file", file.into())]);
    Ok(writeln!(terminal.out, "{record}")?)
}

fn wish(args: &Play, game: GameKind) -> Result<Wish, Failure> {
    let table = table(game, &args.table)?;
    if let Some(level) = args.bots.iter().find(|level| !offers(game, **level)) {
        let sentence = format_args!("no bot of {game} can be told to `{level}`");
        return Err(Failure::bad_request(sentence)
            .hint("choose a level: beginner, casual, strong or expert"));
    }
    let levels: Vec<Option<BotLevel>> = args.bots.iter().copied().map(Some).collect();
    let people = match args.hot_seat {
        None => 1,
        Some(0) => usize::from(table.seats),
        Some(people) if people > usize::from(table.seats) => {
            let sentence =
                format!("{people} people need {people} seats, and there are {}", table.seats);
            return Err(Failure::bad_request(sentence).hint("say how many play with --players"));
        }
        Some(people) => people,
    };
    let usual = [Some(Level::Casual.into())];
    let others = if levels.is_empty() { &usual[..] } else { &levels[..] };
    let bots = u8::try_from(usize::from(table.seats) - people).unwrap_or(0);
    // The first person is one of the people, so the bots follow them.
    let mut all = vec![None; people];
    all.extend(party(bots + 1, others).into_iter().skip(1));
    Ok(Wish { options: table.options, party: all })
}

/// Whether lines are printed: because that was asked for, or because there is no terminal.
pub fn is_plain(args: &ClientArgs) -> bool {
    args.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal()
}

/// Language, colours, keys and the player's name.
pub fn manner(args: &ClientArgs, plain: bool, terminal: &Terminal) -> Manner {
    let language = terminal.sentences.language();
    let mut look = if plain { plain::look() } else { Look::of_environment() };
    look.ascii |= args.ascii;
    let own = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    Manner {
        name: args.name.clone().or(own).unwrap_or_default(),
        sentences: Rc::new(Sentences::of(language)),
        look,
        keyboard: args.keyboard.map_or_else(|| Keyboard::of(language), Into::into),
        aloud: false,
    }
}

/// Where records and unfinished games are kept.
pub fn shelf(args: &ClientArgs) -> Result<Shelf, Failure> {
    if let Some(folder) = &args.data {
        return Ok(Shelf::new(folder.clone()));
    }
    let folders = etcetera::choose_base_strategy()
        .map_err(|error| Failure::bad_request(error).hint("choose a folder with --data"))?;
    Ok(Shelf::new(folders.data_dir().join("bango").join("terminal")))
}

/// Does something in plain mode.
pub fn lines<T>(
    terminal: &mut Terminal,
    manner: Manner,
    work: impl FnOnce(&mut Plain<'_>) -> io::Result<T>,
) -> Result<T, Failure> {
    let typed = io::stdin().is_terminal();
    let input = Box::new(BufReader::new(io::stdin()));
    let mut plain = Plain::new(&mut terminal.out, input, typed, manner).map_err(trouble)?;
    work(&mut plain).map_err(trouble)
}

/// What went wrong with the terminal or the files.
pub fn trouble(error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return error.into();
    }
    Failure::check_failed(format_args!("the game had to be left: {error}"))
}
