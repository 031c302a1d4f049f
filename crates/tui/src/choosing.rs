//! A page with a list to choose from.

use std::rc::Rc;
use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use words::Sentences;

use crate::board::{Spot, Spots};
use crate::draw::{LEAST, put};
use crate::event::Event;
use crate::look::{FAINT, Look};
use crate::page::{Next, Page};
use crate::screen::pages;

/// A question with its answers.
pub struct Choosing {
    pub sentences: Rc<Sentences>,
    pub look: Look,
    pub title: String,
    /// What is to be known about it.
    pub text: String,
    pub items: Vec<String>,
    /// The answer under the cursor.
    pub chosen: usize,
    spots: Spots,
}

impl Choosing {
    pub fn new(
        (sentences, look): (Rc<Sentences>, Look),
        (title, text): (String, String),
        items: Vec<String>,
        chosen: usize,
    ) -> Choosing {
        Choosing { sentences, look, title, text, items, chosen, spots: Spots::default() }
    }

    fn press(&mut self, code: KeyCode) -> Next {
        let count = self.items.len().max(1);
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = (self.chosen + count - 1) % count,
            KeyCode::Down | KeyCode::Char('j') => self.chosen = (self.chosen + 1) % count,
            KeyCode::Enter | KeyCode::Char(' ') => return Next::Leave,
            KeyCode::Char('q') | KeyCode::Esc => return Next::Stop,
            KeyCode::Char(digit) => {
                let numbers = pages::numbers(&self.items);
                if let Some(place) = numbers.iter().position(|number| *number == digit.to_string())
                {
                    self.chosen = place;
                    return Next::Leave;
                }
            }
            _ => {}
        }
        Next::Stay
    }
}

impl Page for Choosing {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.spots.clear();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            pages::too_small(&self.sentences, area, buffer);
        } else {
            let question = (self.title.as_str(), self.text.as_str());
            pages::menu(question, &self.items, self.chosen, area, buffer, &mut self.spots);
            let keys = self.sentences.say("tui-choose-keys");
            put(buffer, area, area.x + 1, area.bottom() - 1, &keys, FAINT);
        }
        self.look.finish(buffer);
    }

    fn handle(&mut self, event: Event) -> Next {
        match event {
            Event::Input(Input::Key(key), _) if key.kind != KeyEventKind::Release => {
                if key.modifiers.contains(KeyModifiers::CONTROL) {
                    return if key.code == KeyCode::Char('c') { Next::Stop } else { Next::Stay };
                }
                self.press(key.code)
            }
            Event::Input(Input::Mouse(mouse), _)
                if mouse.kind == MouseEventKind::Down(MouseButton::Left) =>
            {
                match self.spots.at(mouse.column, mouse.row) {
                    Some(Spot::Key(code)) => self.press(code),
                    _ => Next::Stay,
                }
            }
            Event::Stop => Next::Stop,
            _ => Next::Stay,
        }
    }

    fn due(&self) -> Option<Instant> {
        None
    }

    fn wake(&mut self, _: Instant) {}
}
