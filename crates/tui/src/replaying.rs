//! The page of a recorded game: the same table, with a slider.

use std::time::{Duration, Instant};

use protocol::table::{Phase, SeatView};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::any::AnyView;
use rules::record::{Ending, Record};
use rules::{Actor, AnyState, Observer, Seat, Turn};
use words::{Teller, show};

use crate::board::{Canvas, Context, Key, Prompt, Spot, Spots};
use crate::draw::{self, LEAST, put};
use crate::event::Event;
use crate::game::AnyBoard;
use crate::games;
use crate::look::{FAINT, TURN};
use crate::manner::Manner;
use crate::page::{Next, Page};
use crate::result::result;
use crate::scene::{Presence, Reaction, Scene, Sitting, Who};
use crate::screen::{frame, pages};

/// How long each step stands while the game plays by itself.
const PACE: Duration = Duration::from_millis(800);

/// Through whose eyes a record is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everyone's at once, for games that are over.
    All,
    /// Those of one observer.
    Of(Observer),
}

/// A recorded game on the screen.
pub struct Replaying {
    manner: Manner,
    record: Record,
    eyes: Eyes,
    at: usize,
    scene: Scene,
    others: Vec<AnyView>,
    board: Box<dyn AnyBoard>,
    plays: Option<Instant>,
    help: Option<(u16, u16)>,
    spots: Spots,
    slider: Rect,
}

impl Replaying {
    /// A record, from this step on. It has been read, so every step of it is legal.
    pub fn new(manner: Manner, record: Record, eyes: Eyes, at: usize) -> Replaying {
        let board = games::of(record.header.game).board();
        let scene = Scene::new(Some(record.header.game));
        let mut page = Replaying {
            manner,
            record,
            eyes,
            at,
            scene,
            others: Vec::new(),
            board,
            plays: None,
            help: None,
            spots: Spots::default(),
            slider: Rect::default(),
        };
        page.go(at);
        page
    }

    /// Shows the game after so many steps.
    fn go(&mut self, at: usize) {
        self.at = at.min(self.record.steps.len());
        let Ok(mut state) = self.record.start() else { return };
        let mut scene = Scene::new(Some(self.record.header.game));
        scene.seats = Seat::all(self.record.header.seats)
            .map(|seat| Sitting {
                name: show::name(&self.manner.sentences, &self.record.header.players, seat),
                who: Who::Elsewhere,
                presence: Presence::HERE,
                won: 0,
            })
            .collect();
        for step in self.record.steps.iter().take(self.at) {
            let before = state.view(Observer::Public);
            let raced = matches!(state.turn(), Turn::Race(_));
            if state.play(step.by, &step.action).is_err() {
                break;
            }
            let seen = match self.eyes {
                Eyes::All => Some(step.action),
                Eyes::Of(observer) => step.action.glimpse(observer),
            };
            let after = state.view(Observer::Public);
            let views = (Some(&before), Some(&after));
            scene.tell(&self.manner.sentences, step.by, seen.as_ref(), views);
            if !raced && matches!(state.turn(), Turn::Race(_)) {
                scene.reactions.clear();
            }
            if let (Actor::Seat(seat), Some(race)) = (step.by, &step.race) {
                scene.reactions.push(Reaction {
                    seat,
                    step: step.action.to_string(),
                    after: Duration::from_micros(race.judged_us),
                    lot: !race.lot.is_empty(),
                    counted: true,
                });
            }
        }
        self.show(&mut scene, &state);
        self.scene = scene;
    }

    fn show(&mut self, scene: &mut Scene, state: &AnyState) {
        let end = self.at == self.record.steps.len();
        scene.ending = self.record.ending.clone().filter(|_| end).or_else(|| Ending::of(state));
        scene.phase = if scene.ending.is_some() { Phase::Over } else { Phase::Playing };
        let seats = self.record.header.seats;
        let view = match self.eyes {
            Eyes::All => state.view(Observer::Public),
            Eyes::Of(observer) => state.view(observer),
        };
        // Nobody sits here: there is nothing to do, and nobody is spoken to.
        let view = view.without_actions();
        self.others = match self.eyes {
            Eyes::All => Seat::all(seats).map(|seat| state.view(Observer::Seat(seat))).collect(),
            Eyes::Of(_) => Vec::new(),
        };
        scene.views = vec![SeatView { seat: None, view }];
    }

    fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Of(Observer::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The next eyes: everyone's if the game is over, each seat's, a spectator's.
    fn look_around(&mut self) {
        let seats = Seat::all(self.record.header.seats).map(|seat| Eyes::Of(Observer::Seat(seat)));
        let mut all: Vec<Eyes> = seats.chain([Eyes::Of(Observer::Public)]).collect();
        if self.record.ending.is_some() {
            all.insert(0, Eyes::All);
        }
        let now = all.iter().position(|&eyes| eyes == self.eyes).unwrap_or(0);
        self.eyes = all.get((now + 1) % all.len()).copied().unwrap_or(self.eyes);
        self.go(self.at);
    }

    fn press(&mut self, key: KeyEvent) -> Next {
        let last = self.record.steps.len();
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Next::Stop } else { Next::Stay };
        }
        if let Some((at, most)) = self.help.take() {
            self.help = match key.code {
                KeyCode::Down => Some((at.saturating_add(1).min(most), most)),
                KeyCode::Up => Some((at.saturating_sub(1), most)),
                KeyCode::PageDown | KeyCode::Char(' ') => {
                    Some((at.saturating_add(12).min(most), most))
                }
                KeyCode::PageUp => Some((at.saturating_sub(12), most)),
                _ => None,
            };
            return Next::Stay;
        }
        let plays = self.plays.take();
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = Some((0, 0)),
            KeyCode::Char('v') => self.look_around(),
            KeyCode::Right | KeyCode::Down => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Up => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + 10),
            KeyCode::PageUp => self.go(self.at.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(last),
            KeyCode::Char(' ') if plays.is_none() => {
                if self.at == last {
                    self.go(0);
                }
                self.plays = Some(Instant::now() + PACE);
            }
            _ => {}
        }
        Next::Stay
    }

    /// A click on the slider goes to that part of the game.
    fn click(&mut self, column: u16, row: u16) -> Next {
        if let Some(Spot::Key(code)) = self.spots.at(column, row) {
            return self.press(code.into());
        }
        let slider = self.slider;
        if row == slider.y && slider.width > 1 && (slider.left()..slider.right()).contains(&column)
        {
            let long = usize::from(slider.width - 1);
            let along = usize::from(column - slider.x) * self.record.steps.len();
            self.go((along + long / 2) / long);
        }
        Next::Stay
    }

    fn footer(&self, context: &Context<'_>) -> frame::Footer {
        let say = |key: &str| context.say(key);
        let eyes = match self.eyes {
            Eyes::All => say("tui-eyes-all"),
            Eyes::Of(Observer::Public) => say("tui-eyes-public"),
            Eyes::Of(Observer::Seat(seat)) => context.of("tui-eyes-seat", seat),
        };
        let names = self.scene.names();
        let teller = Teller::new(context.sentences, &names);
        let prompt = match &self.scene.ending {
            Some(_) => result(context),
            None => show::turn(&teller, self.scene.turn().unwrap_or(Turn::Chance)),
        };
        let notes = vec![(eyes, FAINT), (" ".to_owned(), Style::new())];
        let keys = vec![
            Key::shown(KeyCode::Right, "← →", say("tui-key-step")),
            Key::shown(KeyCode::PageDown, "PgUp PgDn", say("tui-key-ten")),
            Key::shown(KeyCode::End, "Home End", say("tui-key-ends")),
            Key::new(
                context.sentences,
                KeyCode::Char(' '),
                say(if self.plays.is_some() { "tui-key-pause" } else { "tui-key-run" }),
            ),
            Key::new(context.sentences, KeyCode::Char('v'), say("tui-key-eyes")),
            Key::new(context.sentences, KeyCode::Char('?'), say("tui-key-help")),
            Key::new(context.sentences, KeyCode::Char('q'), say("tui-key-quit")),
        ];
        frame::Footer { game: self.scene.game, prompt: Prompt::others(prompt), notes, keys }
    }

    /// The slider, on the line that the footer left for it.
    fn draw_slider(&mut self, area: Rect, y: u16, buffer: &mut Buffer) {
        let steps = self.record.steps.len();
        // As wide at every step, so that the slider keeps its length.
        let count = format!(" {:>1$}/{steps}", self.at, steps.to_string().len());
        let wide = area.width.saturating_sub(3 + draw::width(&count));
        let place = (self.at * usize::from(wide.max(1) - 1)).checked_div(steps).unwrap_or(0);
        self.slider = Rect::new(area.x + 1, y, wide, 1);
        put(buffer, area, area.x + 1, y, &"─".repeat(usize::from(wide)), FAINT);
        put(buffer, area, area.x + 1, y, &"━".repeat(place), TURN);
        let x = area.x + 1 + u16::try_from(place).unwrap_or(0);
        put(buffer, area, x, y, "█", TURN);
        put(buffer, area, area.x + 1 + wide, y, &count, Style::new());
    }
}

impl Page for Replaying {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let sentences = std::rc::Rc::clone(&self.manner.sentences);
        self.spots.clear();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            pages::too_small(&sentences, area, buffer);
            return self.manner.look.finish(buffer);
        }
        let mut spots = std::mem::take(&mut self.spots);
        let now = Instant::now();
        let mut line = None;
        if let Some(view) = self.scene.view(None) {
            let context = Context {
                sentences: &sentences,
                scene: &self.scene,
                view,
                seat: self.seat(),
                now,
                ascii: self.manner.look.ascii,
                keyboard: self.manner.keyboard,
                others: &self.others,
            };
            let footer = self.footer(&context);
            let mut canvas = Canvas { area, buffer, spots: &mut spots };
            let room = frame::draw(&sentences, &self.scene, &footer, now, &mut canvas);
            self.board.draw(&context, &mut Canvas { area: room, ..canvas });
            line = Some(frame::key_rows(&footer, area));
        }
        self.spots = spots;
        if let Some(rows) = line {
            self.draw_slider(area, area.bottom().saturating_sub(rows + 1), buffer);
        }
        if let Some((at, most)) = &mut self.help {
            *most = pages::help(&sentences, self.record.header.game, *at, area, buffer);
            *at = (*at).min(*most);
        }
        self.manner.look.finish(buffer);
    }

    fn handle(&mut self, event: Event) -> Next {
        match event {
            Event::Input(Input::Key(key), _) if key.kind != KeyEventKind::Release => {
                self.press(key)
            }
            Event::Input(Input::Mouse(mouse), _) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left)
                | MouseEventKind::Drag(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::ScrollDown => self.press(KeyCode::Down.into()),
                MouseEventKind::ScrollUp => self.press(KeyCode::Up.into()),
                _ => Next::Stay,
            },
            Event::Stop => Next::Stop,
            _ => Next::Stay,
        }
    }

    fn due(&self) -> Option<Instant> {
        self.plays
    }

    fn wake(&mut self, now: Instant) {
        if self.plays.is_some_and(|due| due <= now) {
            self.go(self.at + 1);
            let more = self.at < self.record.steps.len();
            self.plays = more.then(|| now + PACE);
        }
    }
}
