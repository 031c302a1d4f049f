//! What is played: as the command line says, or as the player answers.

use std::io;
use std::rc::Rc;
use std::sync::mpsc::Receiver;

use bots::BotLevel;
use bots::registry::{levels, offers};
use protocol::text::Name;
use rules::GameKind;
use rules::any::AnyOptions;
use rules::game::Choice;
use rules::record::Record;
use words::Sentences;

use crate::choosing::Choosing;
use crate::event::Event;
use crate::manner::Manner;
use crate::naming::Naming;
use crate::page::Next;
use crate::save::{Shelf, Unfinished};
use crate::table::chance::Seed;
use crate::table::{Local, Party};
use crate::terminal::Screen;

/// What the command line asked for.
pub struct Start {
    /// The table, if a game was named.
    pub wish: Option<Wish>,
    /// What to do with a game that was left.
    pub resume: Resume,
    /// Where chance starts, if that was said.
    pub seed: Option<u64>,
    /// The names of those who share the keyboard, as far as they were said.
    pub names: Vec<String>,
}

/// The table that the player wants.
pub struct Wish {
    /// The game and what the table chose.
    pub options: AnyOptions,
    pub party: Party,
}

/// What to do with a game that was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    Ask,
    /// Go on with it.
    Yes,
    /// Begin a new one.
    No,
}

/// Somebody who can be asked.
pub trait Asker {
    /// Which of these; `None` if the player leaves.
    fn ask(
        &mut self,
        question: (String, String),
        items: Vec<String>,
        usual: usize,
    ) -> io::Result<Option<usize>>;

    /// A name, the usual one if nothing is answered; `None` if the player leaves.
    fn ask_name(&mut self, question: (String, String), usual: String)
    -> io::Result<Option<String>>;
}

/// A player in front of the screen.
pub struct OnScreen<'a> {
    pub screen: &'a mut Screen,
    pub heard: &'a Receiver<Event>,
    pub manner: &'a Manner,
}

impl Asker for OnScreen<'_> {
    fn ask(
        &mut self,
        question: (String, String),
        items: Vec<String>,
        usual: usize,
    ) -> io::Result<Option<usize>> {
        let manner = (Rc::clone(&self.manner.sentences), self.manner.look);
        let mut page = Choosing::new(manner, question, items, usual);
        let next = self.screen.run(&mut page, self.heard)?;
        Ok((next == Next::Leave).then_some(page.chosen))
    }

    fn ask_name(
        &mut self,
        question: (String, String),
        usual: String,
    ) -> io::Result<Option<String>> {
        let mut page = Naming::new(self.manner, question, usual);
        let next = self.screen.run(&mut page, self.heard)?;
        Ok((next == Next::Leave).then(|| page.name()))
    }
}

/// The game to be played; `None` if the player left.
pub fn begin(
    start: Start,
    sentences: &Sentences,
    shelf: &Shelf,
    asker: &mut dyn Asker,
) -> io::Result<Option<Unfinished>> {
    let Start { wish, resume, seed, mut names } = start;
    let games: Vec<GameKind> = match &wish {
        Some(wish) => vec![wish.options.kind()],
        None => GameKind::ALL.to_vec(),
    };
    if resume != Resume::No {
        let left: Vec<Unfinished> =
            games.iter().filter_map(|&game| shelf.unfinished(game)).collect();
        match which(left, resume, sentences, asker)? {
            Answer::Go(game) => return Ok(Some(*game)),
            Answer::New => {}
            Answer::Leave => return Ok(None),
        }
    }
    let wish = match wish {
        Some(wish) => wish,
        None => {
            let Some(wish) = ask_all(sentences, asker)? else { return Ok(None) };
            if names.is_empty() {
                let Some(asked) = ask_names(&wish.party, sentences, asker)? else {
                    return Ok(None);
                };
                names = asked;
            }
            wish
        }
    };
    let seed = seed.map(Seed::chosen).or_else(Seed::random);
    let seed = seed.ok_or_else(|| io::Error::other("this system has no random numbers to give"))?;
    let seats = u8::try_from(wish.party.len()).unwrap_or(u8::MAX);
    let file = shelf.new_record(wish.options.kind(), seats);
    let mut record = Record::new(wish.options, seats);
    record.header.players = seated(&wish.party, names);
    Ok(Some(Unfinished { record, party: wish.party, seed, file, known: Vec::new() }))
}

/// The names of several people at one keyboard; none of somebody who plays alone.
fn ask_names(
    party: &Party,
    sentences: &Sentences,
    asker: &mut dyn Asker,
) -> io::Result<Option<Vec<String>>> {
    let people = party.iter().filter(|bot| bot.is_none()).count();
    let mut names = Vec::new();
    for number in (1..=people).filter(|_| people > 1) {
        let number = [("number", number.to_string().into())];
        let title = sentences.say_of("tui-name-of", &number);
        let usual = sentences.say_of("tui-player", &number);
        let Some(name) = asker.ask_name((title, sentences.say("tui-names")), usual)? else {
            return Ok(None);
        };
        names.push(name);
    }
    Ok(Some(names))
}

/// Names by seat: those of the people, in their order. Bots have names of their own.
fn seated(party: &Party, names: Vec<String>) -> Vec<String> {
    let mut names = names.into_iter();
    let name = |bot: &Option<BotLevel>| match bot {
        Some(_) => String::new(),
        None => Name::from(names.next().unwrap_or_default()).as_str().to_owned(),
    };
    party.iter().map(name).collect()
}

enum Answer {
    Go(Box<Unfinished>),
    New,
    Leave,
}

/// Which of the games that were left is gone on with.
fn which(
    mut left: Vec<Unfinished>,
    resume: Resume,
    sentences: &Sentences,
    asker: &mut dyn Asker,
) -> io::Result<Answer> {
    if left.is_empty() {
        return Ok(Answer::New);
    }
    if resume == Resume::Yes {
        return Ok(Answer::Go(Box::new(left.remove(0))));
    }
    let describe = |game: &Unfinished| {
        let name = sentences.say(&format!("page-game-{}", game.record.header.game));
        let details = [
            ("game", name.into()),
            ("players", usize::from(game.record.header.seats).into()),
            ("steps", game.record.steps.len().into()),
        ];
        sentences.say_of("tui-resume-game", &details)
    };
    let mut items: Vec<String> = left.iter().map(describe).collect();
    items.push(sentences.say("tui-resume-new"));
    let question = (sentences.say("tui-resume-title"), sentences.say("tui-resume-text"));
    Ok(match asker.ask(question, items, 0)? {
        None => Answer::Leave,
        Some(place) if place < left.len() => Answer::Go(Box::new(left.remove(place))),
        Some(_) => Answer::New,
    })
}

fn ask_all(sentences: &Sentences, asker: &mut dyn Asker) -> io::Result<Option<Wish>> {
    let say = |key: &str| sentences.say(key);
    let games = GameKind::ALL;
    let about = |game: &GameKind| {
        format!("{} — {}", say(&format!("page-game-{game}")), say(&format!("page-sentence-{game}")))
    };
    let question = (say("page-welcome"), String::new());
    let chosen = asker.ask(question, games.iter().map(about).collect(), 0)?;
    let Some(&game) = chosen.and_then(|place| games.get(place)) else { return Ok(None) };
    let items = game.seats().iter().map(ToString::to_string).collect();
    let seats = asker.ask((say("page-players"), String::new()), items, 0)?;
    let Some(&seats) = seats.and_then(|place| game.seats().get(place)) else { return Ok(None) };
    let Some(options) = ask_options(game, sentences, asker)? else { return Ok(None) };
    let levels: Vec<BotLevel> = levels(game).collect();
    let mut items: Vec<String> = levels
        .iter()
        .map(|level| {
            let level = say(&format!("page-level-{level}"));
            sentences.say_of("tui-against", &[("level", level.into())])
        })
        .collect();
    items.push(say("tui-hot-seat"));
    let matching = offers(game, BotLevel::Match).then(|| say("page-level-match-how"));
    let chosen = asker.ask((say("tui-company"), matching.unwrap_or_default()), items, 1)?;
    let Some(place) = chosen else { return Ok(None) };
    let party = party(seats, &[levels.get(place).copied()]);
    Ok(Some(Wish { options, party }))
}

/// What the game lets people choose; `None` if the player leaves.
fn ask_options(
    game: GameKind,
    sentences: &Sentences,
    asker: &mut dyn Asker,
) -> io::Result<Option<AnyOptions>> {
    let mut options = serde_json::Map::new();
    for Choice { option, values } in game.choices() {
        let named = |value: &&str| sentences.say(&format!("page-{option}-{value}"));
        let question = (sentences.say(&format!("page-{option}")), String::new());
        let chosen = asker.ask(question, values.iter().map(named).collect(), 0)?;
        let Some(&value) = chosen.and_then(|place| values.get(place)) else { return Ok(None) };
        options.insert((*option).to_owned(), value.into());
    }
    game.read_options(options.into()).map(Some).map_err(io::Error::other)
}

/// One person and these others, the last of them again and again.
pub fn party(seats: u8, others: &[Option<BotLevel>]) -> Party {
    let last = others.last().copied().flatten();
    let other = |place: usize| others.get(place).copied().unwrap_or(last);
    let mut party = vec![None];
    party.extend((0..usize::from(seats).saturating_sub(1)).map(other));
    party
}

/// Another game with the same people, as a series goes on (T7). What bots know of them stays.
pub fn another(local: &Local, shelf: &Shelf) -> Option<Unfinished> {
    let header = &local.record().header;
    let ending = local.record().ending.as_ref()?;
    let options = local.state().next_options(&header.options, ending.outcome);
    let seed = Seed::random()?;
    let file = shelf.new_record(header.game, header.seats);
    let mut record = Record::new(options, header.seats);
    record.header.players.clone_from(&header.players);
    let known = local.known().to_vec();
    Some(Unfinished { record, party: local.party().clone(), seed, file, known })
}
