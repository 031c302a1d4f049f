//! The page of a game: it puts the table, the board's keys and the screen together.

mod advice;
mod drawn;
mod menu;
mod over;
mod typing;

use std::rc::Rc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use bots::Stop;
use protocol::Command;
use protocol::table::Phase;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::{GameKind, Seat, Turn};

use crate::board::{Context, Intent, Spot, Spots};
use crate::draw::LEAST;
use crate::event::Event;
use crate::game::AnyBoard;
use crate::games;
use crate::manner::Manner;
use crate::page::{Next, Page};
use crate::screen::pages;
use crate::table::Table;
use crate::waiting::{Way, absence};

/// A game on the screen.
pub struct Playing {
    manner: Manner,
    table: Table,
    /// The board, and of which game it is; none before a server has told.
    board: Option<(GameKind, Box<dyn AnyBoard>)>,
    events: Sender<Event>,
    /// Whose eyes the screen shows, where several people share it.
    viewer: Option<Seat>,
    /// Who gets the keyboard next, while nobody's hand is shown.
    cover: Option<Seat>,
    over: Overlay,
    spots: Spots,
    /// Why something was not possible, until the next key.
    note: Option<String>,
    /// Advice for the position after so many steps.
    hint: Option<(usize, String)>,
    asked: u64,
    adviser: Option<Stop>,
    odds: bool,
    /// Whether another game was asked for at the end.
    pub again: bool,
}

/// What lies over the table.
enum Overlay {
    Nothing,
    /// The rules and the keys: how far down, and how far one can go.
    Help(u16, u16),
    /// A line that is typed.
    Typing(typing::Line),
    /// Something to choose from.
    Menu(menu::Menu),
}

impl Playing {
    /// A game at this table.
    pub fn new(manner: Manner, table: Table, events: Sender<Event>) -> Playing {
        Playing {
            manner,
            table,
            board: None,
            events,
            viewer: None,
            cover: None,
            over: Overlay::Nothing,
            spots: Spots::default(),
            note: None,
            hint: None,
            asked: 0,
            adviser: None,
            odds: false,
            again: false,
        }
    }

    /// The table, for what is to be kept of it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The board and what it is told; `None` before there is anything to see.
    fn at_board(&mut self, now: Instant) -> Option<(&mut dyn AnyBoard, Context<'_>)> {
        let (_, board) = self.board.as_mut()?;
        let context = context(&self.manner, &self.table, self.viewer, now)?;
        Some((board.as_mut(), context))
    }

    /// A key for the board.
    fn press_board(&mut self, code: KeyCode, pressed: Instant) -> Intent {
        let board = self.at_board(pressed);
        board.map_or(Intent::Nothing, |(board, context)| board.press(&context, code))
    }

    /// A new position: whose eyes, whether the keyboard is passed on, where the cursors are.
    fn settle(&mut self, now: Instant) {
        if let Some(refusal) = self.table.refusal() {
            self.note = Some(refusal);
        }
        let scene = self.table.scene();
        if self.board.as_ref().map(|(game, _)| *game) != scene.game {
            self.board = scene.game.map(|game| (game, games::of(game).board()));
        }
        let own: Vec<Seat> = scene.own().collect();
        let turn = match scene.turn() {
            Some(Turn::Seat(seat)) if own.contains(&seat) => Some(seat),
            _ => None,
        };
        let hides = own.len() > 1 && scene.game.is_some_and(|game| games::of(game).hides_hands());
        let over = scene.phase == Phase::Over;
        let last = self.viewer.filter(|viewer| own.contains(viewer));
        match turn {
            Some(seat) if hides && self.viewer != Some(seat) => self.cover = Some(seat),
            Some(seat) => self.viewer = Some(seat),
            None if hides => self.viewer = last,
            None => self.viewer = last.or(own.first().copied()),
        }
        if over {
            self.cover = None;
        }
        let steps = self.table.scene().steps;
        if self.hint.as_ref().is_some_and(|(at, _)| *at != steps) {
            self.hint = None;
        }
        if let Some((board, context)) = self.at_board(now) {
            board.settle(&context);
        }
    }

    fn intend(&mut self, intent: Intent, pressed: Instant) {
        match intent {
            Intent::Nothing | Intent::Look => {}
            Intent::Note(text) => self.note = Some(text),
            Intent::Play(seat, steps) => self.table.play(seat, &steps, pressed),
        }
    }

    fn press(&mut self, key: KeyEvent, pressed: Instant) -> Next {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Next::Stop,
                _ => Next::Stay,
            };
        }
        self.note = None;
        match std::mem::replace(&mut self.over, Overlay::Nothing) {
            Overlay::Nothing => {}
            Overlay::Help(at, most) => {
                self.over = over::scrolled(key.code, at, most);
                return Next::Stay;
            }
            Overlay::Typing(line) => {
                self.type_on(line, key.code, pressed);
                return Next::Stay;
            }
            Overlay::Menu(menu) => {
                self.choose_in(&menu, key.code);
                return Next::Stay;
            }
        }
        if self.shares_keys() {
            let intent = self.press_board(key.code, pressed);
            if intent != Intent::Nothing {
                self.intend(intent, pressed);
                return Next::Stay;
            }
            // A call that came late must not leave the game or ask for a hint.
            if matches!(key.code, KeyCode::Char(letter) if letter != ' ') {
                return Next::Stay;
            }
        }
        self.press_here(key.code, pressed)
    }

    /// Whether letters belong to players, because several race at one keyboard. Between two
    /// rounds too: somebody's last call may still be on its way.
    fn shares_keys(&self) -> bool {
        let scene = self.table.scene();
        let races = scene.game.is_some_and(GameKind::races);
        races && scene.own().count() > 1 && scene.phase == Phase::Playing
    }

    fn press_here(&mut self, code: KeyCode, pressed: Instant) -> Next {
        let letters = !self.shares_keys();
        match code {
            KeyCode::F(1) => self.over = Overlay::Help(0, 0),
            KeyCode::Esc if !letters => return Next::Leave,
            KeyCode::Char('?') if letters => self.over = Overlay::Help(0, 0),
            KeyCode::Char('q') if letters => return Next::Leave,
            KeyCode::Enter if self.cover.is_some() => {
                self.viewer = self.cover.take();
            }
            _ if self.cover.is_some() => {}
            KeyCode::Char(':') if letters => {
                self.over = Overlay::Typing(typing::Line::new(typing::What::Step));
            }
            KeyCode::Char('t') if letters && self.is_remote() => {
                self.over = Overlay::Typing(typing::Line::new(typing::What::Talk));
            }
            KeyCode::Char('c') if letters && self.is_remote() => {
                self.over = Overlay::Menu(menu::Menu::Reactions);
            }
            KeyCode::Char('m') if letters && self.is_remote() => self.open_talkers(),
            _ => match self.table.scene().phase {
                Phase::Waiting | Phase::Gathering => self.press_before(code),
                Phase::Over => return self.press_after(code),
                Phase::Playing => self.press_in_play(code, pressed),
            },
        }
        Next::Stay
    }

    fn press_in_play(&mut self, code: KeyCode, pressed: Instant) {
        match code {
            KeyCode::Char('h') => self.ask_adviser(),
            KeyCode::Char('u') => {
                if self.table.can_undo() {
                    self.table.undo();
                } else {
                    self.note = Some(self.manner.sentences.say("tui-no-undo"));
                }
            }
            KeyCode::Char('o') if self.gives_odds() => self.odds = !self.odds,
            KeyCode::Char(' ') if self.table.scene().waits => self.table.ready(pressed),
            KeyCode::Char('w') if self.can_signal() => {
                if let Some(seat) = self.viewer {
                    self.table.command(Command::Signal { seat });
                }
            }
            KeyCode::Char('i') if self.way().is_some() => {
                if let Some(way) = self.way() {
                    self.table.command(way.command());
                }
            }
            _ => {
                let intent = self.press_board(code, pressed);
                self.intend(intent, pressed);
            }
        }
    }

    fn is_remote(&self) -> bool {
        matches!(self.table, Table::Remote(_))
    }

    fn can_signal(&self) -> bool {
        let scene = self.table.scene();
        self.is_remote()
            && scene.signal
            && self.viewer.is_some_and(|seat| {
                let seats = u8::try_from(scene.seats.len()).unwrap_or(0);
                scene.game.is_some_and(|game| game.partner(seat, seats).is_some())
            })
    }

    fn gives_odds(&self) -> bool {
        self.table.scene().game.is_some_and(|game| games::of(game).gives_odds())
    }

    /// What can be done about somebody who is missing.
    fn way(&self) -> Option<Way> {
        absence(&self.manner.sentences, self.table.scene()).and_then(|absence| absence.way)
    }
}

/// What the board is told; `None` before there is anything to see.
fn context<'a>(
    manner: &'a Manner,
    table: &'a Table,
    viewer: Option<Seat>,
    now: Instant,
) -> Option<Context<'a>> {
    let scene = table.scene();
    Some(Context {
        sentences: &manner.sentences,
        scene,
        view: scene.view(viewer)?,
        seat: viewer,
        now,
        ascii: manner.look.ascii,
        keyboard: manner.keyboard,
        others: &[],
    })
}

impl Page for Playing {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let now = Instant::now();
        let sentences = Rc::clone(&self.manner.sentences);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            pages::too_small(&sentences, area, buffer);
        } else if let Some(seat) = self.cover {
            let name = words::show::name(&sentences, &self.table.scene().names(), seat);
            self.spots.clear();
            pages::cover(&sentences, &name, area, buffer, &mut self.spots);
        } else {
            self.draw_table(area, now, buffer);
        }
        if let (Overlay::Help(at, most), Some(game)) = (&mut self.over, self.table.scene().game) {
            *most = pages::help(&sentences, game, *at, area, buffer);
            *at = (*at).min(*most);
        }
        self.manner.look.finish(buffer);
    }

    fn handle(&mut self, event: Event) -> Next {
        let now = Instant::now();
        let next = match event {
            Event::Input(Input::Key(key), pressed) if key.kind != KeyEventKind::Release => {
                self.press(key, pressed)
            }
            Event::Input(Input::Mouse(mouse), pressed) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    match self.spots.at(mouse.column, mouse.row) {
                        Some(Spot::Key(code)) => self.press(code.into(), pressed),
                        Some(spot) if matches!(self.over, Overlay::Nothing) => {
                            self.note = None;
                            let board = self.at_board(now);
                            let intent = board.map_or(Intent::Nothing, |(board, context)| {
                                board.click(&context, spot)
                            });
                            self.intend(intent, pressed);
                            Next::Stay
                        }
                        _ => Next::Stay,
                    }
                }
                MouseEventKind::ScrollDown => self.press(KeyCode::Down.into(), pressed),
                MouseEventKind::ScrollUp => self.press(KeyCode::Up.into(), pressed),
                _ => Next::Stay,
            },
            Event::Input(..) | Event::Line(_) => Next::Stay,
            Event::News(news) => {
                self.table.hear(news, now);
                Next::Stay
            }
            Event::Advice(asked, advice) => {
                self.advised(asked, advice.as_ref());
                Next::Stay
            }
            Event::Stop => Next::Stop,
        };
        self.settle(now);
        next
    }

    fn due(&self) -> Option<Instant> {
        let tick = self.table.scene().clock.map(|_| Instant::now() + Duration::from_millis(250));
        self.table.due().into_iter().chain(tick).min()
    }

    fn wake(&mut self, now: Instant) {
        self.table.wake(now);
        self.settle(now);
    }
}
