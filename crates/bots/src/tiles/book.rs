//! The opening book: what to do after each of the openings of four tiles, and how games
//! went from there.
//!
//! `cargo run --release -p bots --example tiles_lab book NODES GAMES` makes it, by games of the
//! expert against itself; the first lines of the file say with what. The expert does not play by it:
//! its search with 8,000 nodes knows better, see `docs/STRENGTH.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rules::tiles::{Action, Options, Tiles, View};
use rules::{Actor, Game, Observer, Seat};

use super::board::Board;
use super::step::Step;
use super::symmetry::{Form, Turned};

/// The book itself.
pub const BOOK: &str = include_str!("book.txt");

/// How many games went how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by who started.
    pub starter: u32,
    /// Won by the other.
    pub other: u32,
    pub drawn: u32,
}

impl Tally {
    /// All of them.
    pub const fn games(self) -> u32 {
        self.starter + self.other + self.drawn
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, more: Tally) -> Tally {
        Tally {
            starter: self.starter + more.starter,
            other: self.other + more.other,
            drawn: self.drawn + more.drawn,
        }
    }
}

/// One opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its four tiles in turn.
    pub opening: Vec<Action>,
    /// What the starter places next.
    pub reply: Action,
    /// Games that went on so, and those of them that reached the moving phase.
    pub all: Tally,
    pub moving: Tally,
}

/// Reads a book: lines of an opening, its reply, and both tallies.
pub fn read(text: &str) -> Option<Vec<Entry>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(entry).collect()
}

fn entry(line: &str) -> Option<Entry> {
    let mut parts = line.split(" : ");
    let opening: Option<Vec<Action>> =
        parts.next()?.split(' ').map(|step| step.parse().ok()).collect();
    let reply = parts.next()?.parse().ok()?;
    let mut tally = || -> Option<Tally> {
        let mut numbers = parts.next()?.split(' ').map(|word| word.parse().ok());
        let (starter, other, drawn) = (numbers.next()??, numbers.next()??, numbers.next()??);
        Some(Tally { starter, other, drawn })
    };
    Some(Entry { opening: opening?, reply, all: tally()?, moving: tally()? })
}

/// The position after these steps, as the one in turn sees it.
pub fn view_after(steps: &[Action]) -> Option<View> {
    let mut state = Tiles::start(&Options { first: Seat::new(0) }, 2).ok()?;
    for step in steps {
        state.play(Actor::Seat(state.in_turn()?), step).ok()?;
    }
    Some(state.view(Observer::Seat(state.in_turn()?)))
}

/// Each opening's form, whatever the colours, and the step in it.
static REPLIES: LazyLock<BTreeMap<Form, Step>> = LazyLock::new(|| {
    let entries = read(BOOK).unwrap_or_default();
    let known = entries.iter().filter_map(|entry| {
        let turned = Turned::of(&view_after(&entry.opening)?, None)?;
        let Action::Place(cell) = entry.reply else { return None };
        let step = Step::of(Action::Place(turned.there(cell)))?;
        Some((turned.form.starter_first(), step))
    });
    known.collect()
});

/// What the book says, if it knows the position.
pub fn reply(view: &View) -> Option<Action> {
    if view.red.len() != 2 || view.yellow.len() != 2 {
        return None;
    }
    let turned = Turned::of(view, None)?;
    let step = REPLIES.get(&turned.form.clone().starter_first())?;
    let reply = turned.back(*step, turned.there(Board::middle(view)));
    view.actions.contains(&reply).then_some(reply)
}
