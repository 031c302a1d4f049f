//! What stands around every table: a title, the log, what is asked, and the keys.

use std::time::Instant;

use protocol::table::Phase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use rules::GameKind;
use words::Sentences;

use crate::board::{Canvas, Key, Prompt, Spot};
use crate::draw::{flow, put, short, width, wrapped};
use crate::games;
use crate::look::{ASKED, FAINT, KEY, TURN};
use crate::scene::Scene;

/// From this width on, the log stands at the side.
const WIDE: u16 = 110;
/// How wide it is then.
const LOG: u16 = 38;

/// Lines below the table.
pub struct Footer {
    /// Whose words stand in the notes; `None` before a server has told.
    pub game: Option<GameKind>,
    pub prompt: Prompt,
    /// Why something was not possible, a hint, the odds: text and its style.
    pub notes: Vec<(String, Style)>,
    /// The keys that do something now.
    pub keys: Vec<Key>,
}

/// Where the parts go.
pub struct Parts {
    /// The table itself.
    pub board: Rect,
    /// The log, if there is room for it.
    pub log: Option<Rect>,
}

/// Draws the title, the log and the footer, and says where the table goes.
pub fn draw(
    sentences: &Sentences,
    scene: &Scene,
    footer: &Footer,
    now: Instant,
    canvas: &mut Canvas<'_>,
) -> Rect {
    title(sentences, scene, canvas.area, now, canvas.buffer);
    let below = draw_footer(footer, canvas);
    let parts = split(canvas.area, below, scene);
    if let Some(log) = parts.log {
        draw_log(sentences, scene, log, now, canvas.buffer);
    }
    parts.board
}

/// The game, who made it, the clock and the line.
fn title(sentences: &Sentences, scene: &Scene, area: Rect, now: Instant, buffer: &mut Buffer) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    put(buffer, area, area.x, area.y, &" ".repeat(usize::from(area.width)), style);
    let about = |part: &str| {
        let game = scene.game.map(|game| sentences.say(&format!("rules-{game}-{part}")));
        game.unwrap_or_default()
    };
    let name = about("title");
    let end = put(buffer, area, area.x + 1, area.y, &name, style.add_modifier(Modifier::BOLD));
    let mut right = Vec::new();
    if !scene.connected {
        right.push(sentences.say("page-reconnecting"));
    }
    if let Some((_, until)) = scene.clock.filter(|_| scene.phase == Phase::Playing) {
        let left = until.saturating_duration_since(now).as_secs_f64().ceil();
        right.push(sentences.say_of("page-seconds", &[("seconds", format!("{left:.0}").into())]));
    }
    let won: Vec<String> = scene.seats.iter().map(|seat| seat.won.to_string()).collect();
    if scene.seats.iter().any(|seat| seat.won > 0) {
        right.push(format!("{} {}", sentences.say("page-series"), won.join("–")));
    }
    let right = right.join("   ");
    let x = area.right().saturating_sub(width(&right) + 1);
    put(buffer, area, x, area.y, &right, style);
    let designer = about("designer");
    let room = x.saturating_sub(end + 4);
    // The name at least, where there is no room for the rest.
    let name = designer.split(" (").next().unwrap_or_default();
    let told = if width(&designer) <= room { &designer } else { name };
    if width(told) <= room {
        put(buffer, area, end + 2, area.y, told, style);
    }
}

/// How many lines the keys take.
pub fn key_rows(footer: &Footer, area: Rect) -> u16 {
    flow(&key_widths(footer), area.width.saturating_sub(2), 2).1
}

fn key_widths(footer: &Footer) -> Vec<u16> {
    footer.keys.iter().map(|key| width(&key.shown) + width(&key.label) + 3).collect()
}

/// The footer from the bottom up; says where it begins.
fn draw_footer(footer: &Footer, canvas: &mut Canvas<'_>) -> u16 {
    let Canvas { area, buffer, spots } = canvas;
    let area = *area;
    let widths = key_widths(footer);
    let room = area.width.saturating_sub(2);
    let (places, rows) = flow(&widths, room, 2);
    let notes: Vec<(String, Style)> = footer
        .notes
        .iter()
        .flat_map(|(text, style)| wrapped(text, room).into_iter().map(|line| (line, *style)))
        .collect();
    let Prompt { text, mine } = &footer.prompt;
    let prompt = wrapped(text, room);
    let lines = u16::try_from(notes.len() + prompt.len()).unwrap_or(u16::MAX);
    let top = area.bottom().saturating_sub(rows + lines);
    let mut y = top;
    for line in prompt {
        put(buffer, area, area.x + 1, y, &line, if *mine { TURN } else { FAINT });
        y += 1;
    }
    for (line, style) in notes {
        put_words(buffer, area, (area.x + 1, y), &line, style, footer.game);
        y += 1;
    }
    for ((key, (x, row)), wide) in footer.keys.iter().zip(places).zip(widths) {
        let (x, y) = (area.x + 1 + x, y + row);
        let end = put(buffer, area, x, y, &format!(" {} ", key.shown), KEY);
        put(buffer, area, end + 1, y, &key.label, Style::new());
        spots.put(Rect::new(x, y, wide, 1).intersection(area), Spot::Key(key.code));
    }
    top
}

/// Writes a line in which words of the notation may stand: they are shown as the game draws them.
fn put_words(
    buffer: &mut Buffer,
    area: Rect,
    (mut x, y): (u16, u16),
    line: &str,
    style: Style,
    game: Option<GameKind>,
) {
    for word in line.split_inclusive(' ') {
        let code = word.trim_end_matches([' ', '.', ',', ':', ';']);
        match game.and_then(|game| games::of(game).drawn_word(code)) {
            Some((drawn, paper)) => {
                x = put(buffer, area, x, y, &drawn, paper);
                let rest = word.get(code.len()..).unwrap_or_default();
                x = put(buffer, area, x, y, rest, style);
            }
            None => x = put(buffer, area, x, y, word, style),
        }
    }
}

/// How the room between the title and the footer is shared.
fn split(area: Rect, below: u16, scene: &Scene) -> Parts {
    let top = area.y + 1;
    let height = below.saturating_sub(top);
    if area.width >= WIDE {
        let board = Rect::new(area.x + 1, top + 1, area.width - LOG - 3, height.saturating_sub(2));
        let log = Rect::new(area.right() - LOG, top, LOG, height);
        return Parts { board, log: Some(log) };
    }
    // The table comes first: the log gets what it does not need.
    let wanted = scene.game.map_or(height, |game| games::of(game).rows(scene.seats.len()));
    let lines = height.saturating_sub(wanted).clamp(0, 8);
    let board = Rect::new(area.x + 1, top, area.width - 2, height - lines);
    let log = Rect::new(area.x, top + height - lines, area.width, lines);
    Parts { board, log: Some(log).filter(|log| log.height >= 2) }
}

/// The newest lines of the log, the last at the bottom.
fn draw_log(sentences: &Sentences, scene: &Scene, area: Rect, now: Instant, buffer: &mut Buffer) {
    let side = area.width == LOG;
    let title = sentences.say("page-log");
    if side {
        for y in area.y..area.bottom() {
            put(buffer, area, area.x, y, "│", FAINT);
        }
        put(buffer, area, area.x + 2, area.y, &title, ASKED);
    } else {
        let line = "─".repeat(usize::from(area.width));
        put(buffer, area, area.x, area.y, &line, FAINT);
        put(buffer, area, area.x + 2, area.y, &format!(" {title} "), FAINT);
    }
    let room = usize::from(area.height.saturating_sub(1));
    let wide = area.width.saturating_sub(3);
    let mut lines: Vec<(String, bool)> = Vec::new();
    let log = scene.told(now);
    let newest = log.last().map(|told| told.step);
    for told in log.iter().rev() {
        let new = Some(told.step) == newest;
        let set = if side { wrapped(&told.text, wide) } else { vec![short(&told.text, wide)] };
        lines.extend(set.into_iter().rev().map(|line| (line, new)));
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    for ((line, new), y) in lines.into_iter().rev().zip(area.y + 1..) {
        let style = if new { Style::new() } else { FAINT };
        put_words(buffer, area, (area.x + 2, y), &line, style, scene.game);
    }
}
