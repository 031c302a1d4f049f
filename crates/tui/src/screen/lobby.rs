//! A server's table before the start: who sits where.

use bots::BotLevel;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Sentences;

use crate::draw::{put, short, wrapped};
use crate::look::{ASKED, FAINT};
use crate::scene::{Scene, Who};
use crate::waiting::gathered;

pub fn draw(sentences: &Sentences, scene: &Scene, link: &str, area: Rect, buffer: &mut Buffer) {
    put(buffer, area, area.x + 1, area.y + 1, &gathered(sentences, scene), ASKED);
    put(buffer, area, area.x + 1, area.y + 2, link, FAINT);
    for (seat, y) in scene.seats.iter().zip(area.y + 4..) {
        let (name, note) = match seat.who {
            Who::Nobody => (sentences.say("page-seat-free"), String::new()),
            Who::Here => (seat.name.clone(), sentences.say("page-seat-yours")),
            Who::Elsewhere if !seat.presence.here => {
                (seat.name.clone(), sentences.say("page-away"))
            }
            Who::Elsewhere | Who::Bot(_) => (seat.name.clone(), String::new()),
        };
        let style = if seat.who == Who::Nobody { FAINT } else { Style::new() };
        put(buffer, area, area.x + 3, y, "•", style);
        let end = put(buffer, area, area.x + 5, y, &short(&name, 30), style);
        put(buffer, area, end + 2, y, &note, FAINT);
    }
    if scene.seats.iter().any(|seat| seat.who == Who::Bot(BotLevel::Match)) {
        let how = wrapped(&sentences.say("page-level-match-how"), area.width.saturating_sub(2));
        let below = area.y + 5 + u16::try_from(scene.seats.len()).unwrap_or(u16::MAX);
        for (line, y) in how.iter().zip(below..area.bottom()) {
            put(buffer, area, area.x + 1, y, line, FAINT);
        }
    }
}
