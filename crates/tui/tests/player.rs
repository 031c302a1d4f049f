//! Somebody in front of the screen: presses keys and looks at what is drawn.

use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use bots::Level;
use protocol::table::Phase;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event as Input, KeyCode};
use ratatui::layout::Rect;
use rules::any::AnyView;
use rules::record::Record;
use rules::{GameKind, Seat, Turn};
use tui::event::Event;
use tui::keyboard::Keyboard;
use tui::look::Look;
use tui::manner::Manner;
use tui::page::{Next, Page};
use tui::playing::Playing;
use tui::table::chance::Seed;
use tui::table::{Local, Pace, Party, Setup, Table};
use words::{Language, Sentences};

/// How long a bot may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// English or French, with all signs and colours.
pub fn manner(language: Language) -> Manner {
    Manner {
        name: "Ada".to_owned(),
        sentences: Rc::new(Sentences::of(language)),
        look: Look { colour: true, ascii: false },
        keyboard: Keyboard::of(language),
        aloud: false,
    }
}

/// A player with a page of their own.
pub struct Player {
    pub page: Playing,
    heard: Receiver<Event>,
    area: Rect,
}

impl Player {
    /// A new game on a screen of this size.
    pub fn new(
        manner: Manner,
        game: GameKind,
        options: &str,
        party: Party,
        seed: u64,
        (width, height): (u16, u16),
    ) -> Player {
        let (events, heard) = channel();
        let options = game.read_options(serde_json::from_str(options).unwrap()).unwrap();
        let seats = u8::try_from(party.len()).unwrap();
        let record = Record::new(options, seats);
        let setup = Setup {
            known: Vec::new(),
            record,
            party,
            seed: Seed::chosen(seed),
            pace: Pace::FAST,
            name: &manner.name,
            sentences: Rc::clone(&manner.sentences),
        };
        let local = Local::new(setup, Event::of_thoughts(&events)).unwrap();
        let page = Playing::new(manner, Table::Local(Box::new(local)), events);
        let mut player = Player { page, heard, area: Rect::new(0, 0, width, height) };
        player.settle();
        player
    }

    /// Waits until somebody here has something to do, or the game is over.
    pub fn settle(&mut self) {
        let start = Instant::now();
        loop {
            self.page.wake(Instant::now());
            if self.is_asked() || self.is_over() {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "nothing happens:\n{}", self.text());
            let due = self.page.due().unwrap_or(start + PATIENCE);
            let wait = due.saturating_duration_since(Instant::now());
            if let Ok(event) = self.heard.recv_timeout(wait) {
                self.page.handle(event);
            }
        }
    }

    pub fn is_over(&self) -> bool {
        self.page.table().scene().phase == Phase::Over
    }

    fn is_asked(&self) -> bool {
        let scene = self.page.table().scene();
        match scene.turn() {
            Some(Turn::Seat(seat)) => scene.own().any(|own| own == seat),
            Some(Turn::Race(seats)) => scene.own().any(|own| seats.contains(own)),
            _ => false,
        }
    }

    /// Presses a key, looks at the screen, and waits for the others.
    pub fn press(&mut self, code: KeyCode) -> Next {
        let next = self.page.handle(Event::Input(Input::Key(code.into()), Instant::now()));
        self.screen();
        self.settle();
        next
    }

    /// Presses the key of a letter.
    pub fn key(&mut self, letter: char) -> Next {
        self.press(KeyCode::Char(letter))
    }

    /// Waits for advice that was asked for.
    pub fn wait_for_advice(&mut self) {
        let event = self.heard.recv_timeout(PATIENCE).unwrap();
        assert!(matches!(event, Event::Advice(..)), "{event:?}");
        self.page.handle(event);
    }

    /// What is on the screen, with its styles.
    pub fn screen(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(self.area);
        self.page.draw(self.area, &mut buffer);
        buffer
    }

    /// What is on the screen, as text.
    pub fn text(&mut self) -> String {
        text(&self.screen())
    }

    /// Another size of the screen.
    pub fn resize(&mut self, width: u16, height: u16) {
        self.area = Rect::new(0, 0, width, height);
    }

    /// What one of those here sees.
    pub fn view(&self, seat: u8) -> AnyView {
        self.page.table().scene().view(Seat::new(seat)).unwrap().clone()
    }

    /// Who is in turn.
    pub fn turn(&self) -> Turn {
        self.page.table().scene().turn().unwrap()
    }
}

/// The text of a screen, without the blanks at the ends of lines.
pub fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let lines = buffer.content.chunks(width).map(|line| {
        let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    });
    lines.collect()
}

/// One person and bots.
pub fn against(level: Level, others: usize) -> Party {
    let mut party = vec![None];
    party.extend(std::iter::repeat_n(Some(level.into()), others));
    party
}
