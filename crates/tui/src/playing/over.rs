//! Before and after a game: the seats of a server's table, and how it ended.

use protocol::Command;
use protocol::table::Phase;
use ratatui::crossterm::event::KeyCode;
use rules::Seat;

use super::{Overlay, Playing};
use crate::board::{Context, Key};
use crate::page::Next;
use crate::scene::Who;

/// The help after a key: further down, or gone.
pub(super) fn scrolled(code: KeyCode, at: u16, most: u16) -> Overlay {
    let page = 12;
    let to = match code {
        KeyCode::Down | KeyCode::Char('j') => at.saturating_add(1),
        KeyCode::Up | KeyCode::Char('k') => at.saturating_sub(1),
        KeyCode::PageDown | KeyCode::Char(' ') => at.saturating_add(page),
        KeyCode::PageUp => at.saturating_sub(page),
        KeyCode::Home => 0,
        KeyCode::End => most,
        _ => return Overlay::Nothing,
    };
    Overlay::Help(to.min(most), most)
}

impl Playing {
    /// The keys at the end of a game.
    pub(super) fn keys_after(&self, context: &Context<'_>) -> Vec<Key> {
        let mut keys = Vec::new();
        if !context.scene.own().any(|_| true) {
            return keys;
        }
        keys.push(Key::new(context.sentences, KeyCode::Char('n'), context.say("page-rematch")));
        if self.may_fill() {
            keys.push(Key::new(context.sentences, KeyCode::Char('b'), context.say("page-fill")));
        }
        keys
    }

    /// Between two games people come and go: who may fills their seats.
    fn may_fill(&self) -> bool {
        self.table.scene().hosting && self.free().next().is_some()
    }

    fn fill(&mut self) {
        let free: Vec<Seat> = self.free().collect();
        for seat in free {
            self.table.command(Command::SeatBot {
                seat,
                level: bots::Level::Casual,
                matches: false,
            });
        }
    }

    /// A key after the end.
    pub(super) fn press_after(&mut self, code: KeyCode) -> Next {
        if code == KeyCode::Char('b') && self.may_fill() {
            self.fill();
            return Next::Stay;
        }
        if code != KeyCode::Char('n') {
            return Next::Stay;
        }
        if self.is_remote() {
            self.table.command(Command::Rematch);
            return Next::Stay;
        }
        self.again = true;
        Next::Leave
    }

    fn free(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0u8..).map_while(Seat::new).zip(&self.table.scene().seats);
        seats.filter(|(_, sitting)| sitting.who == Who::Nobody).map(|(seat, _)| seat)
    }

    /// The keys at a table that waits.
    pub(super) fn keys_before(&self) -> Vec<Key> {
        let sentences = &self.manner.sentences;
        let scene = self.table.scene();
        let mut keys = Vec::new();
        let mut add = |code, key: &str| keys.push(Key::new(sentences, code, sentences.say(key)));
        let free = self.free().next().is_some();
        let mine = scene.seats.iter().any(|seat| seat.who == Who::Here);
        if scene.phase == Phase::Waiting && !scene.seats.is_empty() {
            if free && !mine {
                add(KeyCode::Char('e'), "page-sit-down");
            }
            if mine {
                add(KeyCode::Char('v'), "page-stand-up");
            }
            if scene.hosting && free {
                add(KeyCode::Char('b'), "page-fill");
            }
            if scene.hosting && !free {
                add(KeyCode::Char('s'), "page-start");
            }
        }
        add(KeyCode::Char('t'), "tui-key-talk");
        add(KeyCode::Char('c'), "tui-key-react");
        add(KeyCode::Char('m'), "tui-key-mute");
        add(KeyCode::Char('?'), "tui-key-help");
        add(KeyCode::Char('q'), "tui-key-quit");
        keys
    }

    /// A key at a table that waits.
    pub(super) fn press_before(&mut self, code: KeyCode) {
        let free: Vec<Seat> = self.free().collect();
        match code {
            KeyCode::Char('e') => {
                if let (Some(&seat), crate::table::Table::Remote(remote)) =
                    (free.first(), &self.table)
                {
                    let name = remote.name().to_owned().into();
                    self.table.command(Command::Sit { seat, name, avatar: None });
                }
            }
            KeyCode::Char('v') => {
                let seats = (0u8..).map_while(Seat::new).zip(&self.table.scene().seats);
                let mine = seats.into_iter().find(|(_, sitting)| sitting.who == Who::Here);
                if let Some(seat) = mine.map(|(seat, _)| seat) {
                    self.table.command(Command::Stand { seat });
                }
            }
            KeyCode::Char('b') => self.fill(),
            KeyCode::Char('s') => self.table.command(Command::Start),
            _ => {}
        }
    }
}
