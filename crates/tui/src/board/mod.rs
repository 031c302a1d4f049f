//! What the keys and the mouse mean at the table of each game: from presses to intents.
//! A board remembers where the cursor is, and knows no rule: it offers what the view lists.

pub mod cards;
pub mod dice;
pub mod tiles;

use std::time::Instant;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use rules::any::{AnyAction, AnyView};
use rules::tiles::Cell;
use rules::{GameKind, Seat};
use words::{Sentences, show};

use crate::table::Scene;

/// What a board and a screen are told of the table.
pub struct Context<'a> {
    /// Every sentence.
    pub sentences: &'a Sentences,
    /// The table.
    pub scene: &'a Scene,
    /// What the viewer sees.
    pub view: &'a AnyView,
    /// Whose eyes; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The time.
    pub now: Instant,
    /// Whether only ASCII can be shown, where a sign would not do.
    pub ascii: bool,
    /// Which keys lie beside each other, for several people in a race.
    pub keyboard: dice::Keyboard,
    /// Views of other seats that lie open as well, in a replay.
    pub others: &'a [AnyView],
}

impl Context<'_> {
    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        show::name(self.sentences, &self.scene.names(), seat)
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

/// A key that does something now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub code: KeyCode,
    /// How it is written.
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
    /// A card in the centre.
    Centre(usize),
    /// A card in the hand.
    Hand(usize),
    /// A cell of the board.
    Cell(Cell),
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

/// The board of one game.
#[derive(Clone, Debug)]
pub enum Board {
    /// Cards.
    Cards(cards::Cards),
    /// Dice.
    Dice(dice::Dice),
    /// Tiles.
    Tiles(tiles::Tiles),
}

impl Board {
    /// A board for this game.
    pub fn new(game: GameKind) -> Board {
        match game {
            GameKind::Cards => Board::Cards(cards::Cards::default()),
            GameKind::Dice => Board::Dice(dice::Dice),
            GameKind::Tiles => Board::Tiles(tiles::Tiles::default()),
        }
    }

    /// What is asked now, and whether it is asked of somebody here.
    pub fn prompt(&self, context: &Context<'_>) -> (String, bool) {
        match (self, context.view) {
            (Board::Cards(_), AnyView::Cards(view)) => cards::prompt(context, view),
            (Board::Dice(_), AnyView::Dice(view)) => dice::prompt(context, view),
            (Board::Tiles(board), AnyView::Tiles(view)) => board.prompt(context, view),
            _ => (String::new(), false),
        }
    }

    /// The keys that do something now.
    pub fn keys(&self, context: &Context<'_>) -> Vec<Key> {
        match (self, context.view) {
            (Board::Cards(board), AnyView::Cards(view)) => board.keys(context, view),
            (Board::Dice(_), AnyView::Dice(view)) => dice::keys(context, view),
            (Board::Tiles(board), AnyView::Tiles(view)) => board.keys(context, view),
            _ => Vec::new(),
        }
    }

    /// A key was pressed.
    pub fn press(&mut self, context: &Context<'_>, code: KeyCode) -> Intent {
        match (self, context.view) {
            (Board::Cards(board), AnyView::Cards(view)) => board.press(context, view, code),
            (Board::Dice(_), AnyView::Dice(view)) => dice::press(context, view, code),
            (Board::Tiles(board), AnyView::Tiles(view)) => board.press(context, view, code),
            _ => Intent::Nothing,
        }
    }

    /// Something was clicked.
    pub fn click(&mut self, context: &Context<'_>, spot: Spot) -> Intent {
        match (self, context.view) {
            (Board::Cards(board), AnyView::Cards(view)) => board.click(view, spot),
            (Board::Tiles(board), AnyView::Tiles(view)) => board.click(context, view, spot),
            _ => Intent::Nothing,
        }
    }

    /// Moves the cursor to what a hint is about.
    pub fn point_at(&mut self, action: &AnyAction) {
        if let (Board::Tiles(board), AnyAction::Tiles(step)) = (self, action) {
            board.point_at(*step);
        }
    }

    /// Takes note of a new position: cursors stay on what exists.
    pub fn settle(&mut self, context: &Context<'_>) {
        match (self, context.view) {
            (Board::Cards(board), AnyView::Cards(view)) => board.settle(view),
            (Board::Tiles(board), AnyView::Tiles(view)) => board.settle(view),
            _ => {}
        }
    }
}
