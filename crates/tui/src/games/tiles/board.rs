//! Keys and the mouse at the table of `tiles`: a cursor on a board without edges.

use ratatui::crossterm::event::KeyCode;
use rules::tiles::{Action, Cell, Tiles, View};
use rules::{Seat, Turn};

use super::cursor::{TilesBoard, marks};
use super::screen;
use crate::board::{Canvas, Context, Intent, Key, Prompt};
use crate::game::Board;

impl Board<Tiles> for TilesBoard {
    /// The cursor goes where something can be done.
    fn settle(&mut self, view: &View) {
        let turns = view.red.len() + view.yellow.len() + view.moves.len();
        if turns != self.seen {
            self.seen = turns;
            self.lifted = None;
        }
        if self.cursor.is_none() && !view.actions.is_empty() {
            self.cursor =
                Some(view.actions.iter().find_map(|step| step.target()).unwrap_or(Cell::CENTRE));
        }
    }

    /// A tile to move is lifted first.
    fn point_at(&mut self, _view: &View, step: &Action) {
        self.lifted = match *step {
            Action::Move { from, .. } => Some(from),
            _ => None,
        };
        self.cursor = step.target().or(self.cursor);
    }

    fn prompt(&self, context: &Context<'_>, view: &View) -> Prompt {
        match view.turn {
            Turn::Seat(seat) if Some(seat) == context.seat => {
                let key = match view.actions.first() {
                    Some(Action::Pass) => "page-tiles-pass",
                    Some(Action::Move { .. }) if self.lifted.is_some() => "tui-tiles-target",
                    Some(Action::Move { .. }) => "page-tiles-move",
                    _ => "page-tiles-place",
                };
                Prompt::mine(context.say(key))
            }
            Turn::Seat(seat) => Prompt::others(context.of("page-turn-of", seat)),
            _ => Prompt::others(context.say("page-chance")),
        }
    }

    fn keys(&self, context: &Context<'_>, view: &View) -> Vec<Key> {
        let mut keys = vec![Key::shown(KeyCode::Null, "← ↑ ↓ →", context.say("tui-key-cursor"))];
        if view.actions.is_empty() {
            return keys;
        }
        let enter = |key: &str| Key::new(context.sentences, KeyCode::Enter, context.say(key));
        match view.actions.first() {
            Some(Action::Pass) => {
                keys.push(Key::new(
                    context.sentences,
                    KeyCode::Char('p'),
                    context.say("page-pass"),
                ));
            }
            Some(Action::Move { .. }) if self.lifted.is_some() => {
                keys.push(enter("tui-key-put-down"));
                keys.push(Key::new(
                    context.sentences,
                    KeyCode::Esc,
                    context.say("tui-key-put-back"),
                ));
            }
            Some(Action::Move { .. }) => keys.push(enter("tui-key-lift")),
            _ => keys.push(enter("tui-key-place")),
        }
        keys.push(Key::new(
            context.sentences,
            KeyCode::Char('n'),
            context.say("tui-key-next-cell"),
        ));
        keys
    }

    fn press(&mut self, context: &Context<'_>, view: &View, code: KeyCode) -> Intent {
        let go = |across: i16, down: i16| {
            let at = self.at();
            Some(Cell::new(at.x.saturating_add(across), at.y.saturating_add(down)))
        };
        let to = match code {
            KeyCode::Left => go(-1, 0),
            KeyCode::Right => go(1, 0),
            KeyCode::Up => go(0, -1),
            KeyCode::Down => go(0, 1),
            KeyCode::Home => Some(Cell::CENTRE),
            KeyCode::Char('n') => self.next_cell(view, true),
            KeyCode::Char('N') => self.next_cell(view, false),
            KeyCode::Esc if self.lifted.is_some() => {
                self.lifted = None;
                return Intent::Look;
            }
            KeyCode::Char('p') => return play(context, &Action::Pass),
            KeyCode::Enter | KeyCode::Char(' ') => return self.act(context, view),
            _ => return Intent::Nothing,
        };
        self.cursor = to.map(|cell| near(view, cell)).or(self.cursor);
        Intent::Look
    }

    fn click(&mut self, context: &Context<'_>, view: &View, across: i16, down: i16) -> Intent {
        self.cursor = Some(Cell::new(across, down));
        if view.actions.is_empty() { Intent::Look } else { self.act(context, view) }
    }

    fn draw(&self, context: &Context<'_>, view: &View, canvas: &mut Canvas<'_>) {
        screen::draw(context, self, view, canvas);
    }
}

impl TilesBoard {
    /// Does what can be done at the cursor; the rules say why, if it cannot.
    fn act(&mut self, context: &Context<'_>, view: &View) -> Intent {
        let cell = self.at();
        let moving = matches!(view.actions.first(), Some(Action::Move { .. }));
        match self.lifted {
            _ if !moving => play(context, &Action::Place(cell)),
            Some(from) if from == cell => {
                self.lifted = None;
                Intent::Look
            }
            Some(from) => play(context, &Action::Move { from, to: cell }),
            None if lifts(view, cell) => {
                self.lifted = Some(cell);
                Intent::Look
            }
            // Nowhere is it possible to go, so the rules can say why.
            None => {
                let anywhere = view.actions.iter().find_map(|step| step.target());
                let to = anywhere.filter(|&to| to != cell).unwrap_or(Cell::CENTRE);
                play(context, &Action::Move { from: cell, to })
            }
        }
    }

    /// The next cell where something can be done, in the order of reading.
    fn next_cell(&self, view: &View, onward: bool) -> Option<Cell> {
        let mut cells: Vec<Cell> = marks(view, self.lifted);
        cells.sort_unstable();
        let at = self.at();
        if onward {
            cells.iter().find(|&&cell| cell > at).or(cells.first()).copied()
        } else {
            cells.iter().rev().find(|&&cell| cell < at).or(cells.last()).copied()
        }
    }
}

fn lifts(view: &View, cell: Cell) -> bool {
    view.actions.iter().any(|step| matches!(step, Action::Move { from, .. } if *from == cell))
}

fn play(context: &Context<'_>, step: &Action) -> Intent {
    match context.seat {
        Some(seat) => Intent::Play(speaker(context, seat), vec![step.to_string()]),
        None => Intent::Nothing,
    }
}

/// Several people at one keyboard see the same board: who is in turn plays.
fn speaker(context: &Context<'_>, seat: Seat) -> Seat {
    match context.scene.turn() {
        Some(Turn::Seat(turn)) if context.scene.own().any(|own| own == turn) => turn,
        _ => seat,
    }
}

/// The cursor stays near the tiles.
fn near(view: &View, cell: Cell) -> Cell {
    const MARGIN: i16 = 3;
    let tiles = || view.red.iter().chain(&view.yellow);
    let bounds = |of: fn(&Cell) -> i16| {
        let least = tiles().map(of).min().unwrap_or(0);
        let most = tiles().map(of).max().unwrap_or(0);
        (least.saturating_sub(MARGIN), most.saturating_add(MARGIN))
    };
    let ((left, right), (top, bottom)) = (bounds(|cell| cell.x), bounds(|cell| cell.y));
    Cell::new(cell.x.clamp(left, right), cell.y.clamp(top, bottom))
}
