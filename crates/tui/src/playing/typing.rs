//! A line that is typed at the table: a step in notation, or something to say.

use std::time::Instant;

use protocol::Command;
use protocol::text::Line as Text;
use ratatui::crossterm::event::KeyCode;
use rules::Turn;
use words::Sentences;

use super::{Overlay, Playing};
use crate::board::Key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Steps, as docs/NOTATION.md writes them, or `resign`.
    Step,
    /// Something to say.
    Talk,
}

/// A line so far.
#[derive(Clone, Debug)]
pub struct Line {
    what: What,
    text: String,
}

impl Line {
    pub fn new(what: What) -> Line {
        Line { what, text: String::new() }
    }

    /// The line with its cursor.
    pub fn shown(&self, sentences: &Sentences) -> String {
        let key = match self.what {
            What::Step => "tui-type-step",
            What::Talk => "page-chat-say",
        };
        format!("{} {}_", sentences.say(key), self.text)
    }
}

/// The keys while a line is typed.
pub fn keys(sentences: &Sentences) -> Vec<Key> {
    vec![
        Key::new(sentences, KeyCode::Enter, sentences.say("tui-key-send")),
        Key::new(sentences, KeyCode::Esc, sentences.say("tui-key-cancel")),
    ]
}

impl Playing {
    /// One more key of a line.
    pub(super) fn type_on(&mut self, mut line: Line, code: KeyCode, pressed: Instant) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.send_line(&line, pressed),
            KeyCode::Backspace => {
                line.text.pop();
            }
            KeyCode::Char(letter) if line.text.len() < Text::MOST => line.text.push(letter),
            _ => {}
        }
        self.over = Overlay::Typing(line);
    }

    fn send_line(&mut self, line: &Line, pressed: Instant) {
        let text = line.text.trim();
        if text.is_empty() {
            return;
        }
        match line.what {
            What::Talk => self.table.command(Command::Say { text: text.to_owned().into() }),
            What::Step => {
                let turn = match self.table.scene().turn() {
                    Some(Turn::Seat(seat)) => {
                        self.table.scene().own().find(|own| *own == seat).or(self.viewer)
                    }
                    _ => self.viewer,
                };
                let Some(seat) = turn else { return };
                if text == "resign" && self.is_remote() {
                    return self.table.command(Command::Resign { seat });
                }
                let steps: Vec<String> =
                    text.split(';').map(|step| step.trim().to_owned()).collect();
                self.table.play(seat, &steps, pressed);
            }
        }
    }
}
