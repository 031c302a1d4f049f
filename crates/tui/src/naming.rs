//! A page on which a name is typed.

use std::time::Instant;

use protocol::text::Name;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::{LEAST, put, wrapped};
use crate::event::Event;
use crate::look::{ASKED, FAINT};
use crate::manner::Manner;
use crate::page::{Next, Page};
use crate::screen::pages;

/// A question that is answered with a name.
pub struct Naming<'a> {
    manner: &'a Manner,
    title: String,
    text: String,
    /// What is taken if nothing is typed.
    usual: String,
    typed: String,
}

impl<'a> Naming<'a> {
    pub fn new(manner: &'a Manner, (title, text): (String, String), usual: String) -> Naming<'a> {
        Naming { manner, title, text, usual, typed: String::new() }
    }

    /// The name, as it was typed or as it was offered.
    pub fn name(self) -> String {
        let typed = self.typed.trim();
        if typed.is_empty() { self.usual } else { typed.to_owned() }
    }

    fn press(&mut self, code: KeyCode) -> Next {
        match code {
            KeyCode::Enter => return Next::Leave,
            KeyCode::Esc => return Next::Stop,
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(letter) if self.typed.chars().count() < Name::MOST => {
                self.typed.push(letter);
            }
            _ => {}
        }
        Next::Stay
    }
}

impl Page for Naming<'_> {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            pages::too_small(&self.manner.sentences, area, buffer);
            self.manner.look.finish(buffer);
            return;
        }
        let x = area.x + 3;
        put(buffer, area, x, area.y + 2, &self.title, ASKED);
        let mut y = area.y + 4;
        for line in wrapped(&self.text, area.width.saturating_sub(6)) {
            put(buffer, area, x, y, &line, Style::new());
            y += 1;
        }
        let end = put(buffer, area, x, y + 1, &format!("> {}_", self.typed), Style::new());
        if self.typed.is_empty() {
            put(buffer, area, end + 1, y + 1, &self.usual, FAINT);
        }
        self.manner.look.finish(buffer);
    }

    fn handle(&mut self, event: Event) -> Next {
        match event {
            Event::Input(Input::Key(key), _) if key.kind != KeyEventKind::Release => {
                if key.modifiers.contains(KeyModifiers::CONTROL) {
                    return if key.code == KeyCode::Char('c') { Next::Stop } else { Next::Stay };
                }
                self.press(key.code)
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
