//! What a board is told of the table, and what comes of keys and clicks.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use rules::Seat;
use rules::any::AnyView;
use words::{Sentences, Teller};

use crate::keyboard::Keyboard;
use crate::scene::Scene;

/// What a board is told of the table.
pub struct Context<'a> {
    pub sentences: &'a Sentences,
    pub scene: &'a Scene,
    /// What the viewer sees.
    pub view: &'a AnyView,
    /// Whose eyes these are; `None` for a spectator.
    pub seat: Option<Seat>,
    pub now: Instant,
    /// Whether only ASCII can be shown, where a sign would not do.
    pub ascii: bool,
    /// Which keys lie beside each other, for several people in a race.
    pub keyboard: Keyboard,
    /// Views of other seats that lie open as well, in a replay.
    pub others: &'a [AnyView],
}

impl Context<'_> {
    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        Teller::new(self.sentences, &self.scene.names()).name(seat)
    }

    /// A player's name where all players are listed: one's own is marked.
    pub fn label(&self, seat: Seat) -> String {
        let own: Vec<Seat> = self.scene.own().collect();
        if own == [seat] {
            return format!("{} ({})", self.name(seat), self.say("page-seat-yours"));
        }
        self.name(seat)
    }

    /// A sentence.
    pub fn say(&self, key: &str) -> String {
        self.sentences.say(key)
    }

    /// A sentence about a number of things.
    pub fn count(&self, key: &str, count: usize) -> String {
        self.sentences.say_of(key, &[("count", count.into())])
    }

    /// A sentence about a player.
    pub fn of(&self, key: &str, seat: Seat) -> String {
        self.sentences.say_of(key, &[("who", self.name(seat).into())])
    }
}

/// What is asked now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    pub text: String,
    /// Whether it is asked of somebody at this keyboard.
    pub mine: bool,
}

impl Prompt {
    /// Somebody here is asked.
    pub fn mine(text: String) -> Prompt {
        Prompt { text, mine: true }
    }

    /// The table waits for somebody else.
    pub fn others(text: String) -> Prompt {
        Prompt { text, mine: false }
    }
}

/// A key that does something now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub code: KeyCode,
    /// How the key is written.
    pub shown: String,
    /// What it does.
    pub label: String,
}

impl Key {
    /// A key with a letter, a digit or a name.
    pub fn new(sentences: &Sentences, code: KeyCode, label: impl Into<String>) -> Key {
        let shown = match code {
            KeyCode::Char(' ') => sentences.say("tui-space"),
            KeyCode::Char(letter) => letter.to_string(),
            KeyCode::Enter => sentences.say("tui-enter"),
            KeyCode::Esc => sentences.say("tui-escape"),
            KeyCode::Left => "← →".to_owned(),
            KeyCode::Up => "↑ ↓".to_owned(),
            KeyCode::F(number) => format!("F{number}"),
            _ => String::new(),
        };
        Key { code, shown, label: label.into() }
    }

    /// Several keys that do the same kind of thing.
    pub fn shown(code: KeyCode, shown: &str, label: impl Into<String>) -> Key {
        Key { code, shown: shown.to_owned(), label: label.into() }
    }
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The same as pressing this key.
    Key(KeyCode),
    /// A place of the game's own board. What the numbers mean is the game's business.
    Place(i16, i16),
}

/// Where things that can be clicked are on the screen.
#[derive(Clone, Debug, Default)]
pub struct Spots(Vec<(Rect, Spot)>);

impl Spots {
    /// Something is here.
    pub fn put(&mut self, area: Rect, spot: Spot) {
        self.0.push((area, spot));
    }

    /// What is at this place; what was put last lies on top.
    pub fn at(&self, column: u16, row: u16) -> Option<Spot> {
        let place = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, spot)| *spot)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Where a table is drawn.
pub struct Canvas<'a> {
    pub area: Rect,
    pub buffer: &'a mut Buffer,
    pub spots: &'a mut Spots,
}

/// What came of a press or a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Nothing: the key is not the board's.
    Nothing,
    /// Something moved on the screen.
    Look,
    /// Steps to be taken.
    Play(Seat, Vec<String>),
    /// Something to be said to the player.
    Note(String),
}
