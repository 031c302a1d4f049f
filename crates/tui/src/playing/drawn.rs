//! What stands around and below the table, and a server's table before the start.

use std::time::Instant;

use protocol::table::Phase;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::show;

use super::{Overlay, Playing, context, typing};
use crate::board::{Canvas, Context, Key, Prompt};
use crate::game::AnyBoard;
use crate::look::{ADVICE, REFUSED};
use crate::result::result;
use crate::screen::{frame, lobby};
use crate::table::Table;
use crate::waiting::{absence, awaited};

impl Playing {
    fn footer(&self, board: &dyn AnyBoard, context: &Context<'_>) -> frame::Footer {
        let sentences = context.sentences;
        let scene = context.scene;
        let prompt = match scene.phase {
            Phase::Over => Prompt::mine(result(context)),
            Phase::Gathering => Prompt::others(sentences.say("page-gathering")),
            _ => match absence(sentences, scene) {
                Some(absence) => Prompt { text: absence.text, mine: absence.way.is_some() },
                None => board.prompt(context),
            },
        };
        let mut notes: Vec<(String, Style)> = Vec::new();
        notes.extend(self.odds_line(context).map(|text| (text, ADVICE)));
        notes.extend(self.hint.iter().map(|(_, text)| (text.clone(), ADVICE)));
        let over = scene.phase == Phase::Over;
        notes.extend(scene.proof.iter().filter(|_| over).map(|text| (text.clone(), ADVICE)));
        notes.extend(awaited(sentences, scene).map(|text| (text, ADVICE)));
        notes.extend(self.note.iter().map(|text| (text.clone(), REFUSED)));
        if let Overlay::Typing(line) = &self.over {
            notes.push((line.shown(sentences), Style::new()));
        }
        let mut keys = match scene.phase {
            Phase::Over => self.keys_after(context),
            Phase::Playing => board.keys(context),
            _ => Vec::new(),
        };
        match &self.over {
            Overlay::Typing(_) => keys = typing::keys(sentences),
            Overlay::Menu(menu) => keys = menu.keys(sentences),
            Overlay::Nothing | Overlay::Help(..) => self.add_common(context, &mut keys),
        }
        frame::Footer { game: scene.game, prompt, notes, keys }
    }

    /// The keys that every game has.
    pub(super) fn add_common(&self, context: &Context<'_>, keys: &mut Vec<Key>) {
        let mut add = |code: KeyCode, key: &str| {
            keys.push(Key::new(context.sentences, code, context.say(key)));
        };
        let playing = context.scene.phase == Phase::Playing;
        if self.shares_keys() {
            add(KeyCode::F(1), "tui-key-help");
            add(KeyCode::Esc, "tui-key-quit");
            return;
        }
        let decides = !context.view.actions().is_empty();
        if playing && decides && self.table.gives_hints() {
            add(KeyCode::Char('h'), "tui-key-hint");
        }
        if playing && self.table.can_undo() {
            add(KeyCode::Char('u'), "tui-key-undo");
        }
        if playing && self.gives_odds() {
            add(KeyCode::Char('o'), "tui-key-odds");
        }
        if playing && self.can_signal() {
            add(KeyCode::Char('w'), "page-signal");
        }
        if let Some(way) = self.way() {
            add(KeyCode::Char('i'), way.label());
        }
        if self.is_remote() {
            add(KeyCode::Char('t'), "tui-key-talk");
            add(KeyCode::Char('c'), "tui-key-react");
            add(KeyCode::Char('m'), "tui-key-mute");
        }
        add(KeyCode::Char('?'), "tui-key-help");
        add(KeyCode::Char('q'), "tui-key-quit");
    }

    pub(super) fn draw_table(&mut self, area: Rect, now: Instant, buffer: &mut Buffer) {
        let mut spots = std::mem::take(&mut self.spots);
        spots.clear();
        let mut canvas = Canvas { area, buffer, spots: &mut spots };
        let context = context(&self.manner, &self.table, self.viewer, now);
        if let (Some((_, board)), Some(context)) = (&self.board, context) {
            let footer = self.footer(board.as_ref(), &context);
            let room = frame::draw(context.sentences, context.scene, &footer, now, &mut canvas);
            board.draw(&context, &mut Canvas { area: room, ..canvas });
        } else {
            self.draw_lobby(now, &mut canvas);
        }
        self.spots = spots;
    }

    fn draw_lobby(&self, now: Instant, canvas: &mut Canvas<'_>) {
        let sentences = &self.manner.sentences;
        let scene = self.table.scene();
        let Table::Remote(remote) = &self.table else { return };
        let prompt = if !remote.is_open() {
            sentences.say("page-connecting")
        } else if scene.phase == Phase::Gathering {
            sentences.say("page-gathering")
        } else if scene.host {
            sentences.say("tui-host")
        } else if scene.hosting {
            let host = scene.host_seat.map(|seat| show::name(sentences, &scene.names(), seat));
            let host = host.unwrap_or_else(|| sentences.say("page-host"));
            sentences.say_of("page-deputy", &[("who", host.into())])
        } else {
            sentences.say("page-waiting-host")
        };
        let mut notes: Vec<(String, Style)> =
            self.note.iter().map(|text| (text.clone(), REFUSED)).collect();
        let mut keys = self.keys_before();
        if let Overlay::Typing(line) = &self.over {
            notes.push((line.shown(sentences), Style::new()));
            keys = typing::keys(sentences);
        }
        if let Overlay::Menu(menu) = &self.over {
            keys = menu.keys(sentences);
        }
        let prompt = Prompt { text: prompt, mine: scene.hosting };
        let footer = frame::Footer { game: scene.game, prompt, notes, keys };
        let room = frame::draw(sentences, scene, &footer, now, canvas);
        if remote.is_open() {
            lobby::draw(sentences, scene, &remote.address().link(), room, canvas.buffer);
        }
    }
}
