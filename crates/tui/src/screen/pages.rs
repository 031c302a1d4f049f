//! Pages that are no table: help, *pass the keyboard*, choices, a screen that is too small.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rules::GameKind;
use words::Sentences;
use words::told::{Part, told};

use crate::board::{Spot, Spots};
use crate::draw::{LEAST, put, width, wrapped};
use crate::look::{ASKED, FAINT, KEY, TURN};

/// Draws a box in the middle of the screen, and gives what is inside.
pub fn framed(buffer: &mut Buffer, area: Rect, wide: u16, high: u16, title: &str) -> Rect {
    let (wide, high) = (wide.min(area.width), high.min(area.height));
    let x = area.x + (area.width - wide) / 2;
    let y = area.y + (area.height - high) / 2;
    let line = "─".repeat(usize::from(wide.saturating_sub(2)));
    let blank = " ".repeat(usize::from(wide.saturating_sub(2)));
    put(buffer, area, x, y, &format!("╭{line}╮"), Style::new());
    for row in 1..high.saturating_sub(1) {
        put(buffer, area, x, y + row, &format!("│{blank}│"), Style::reset());
    }
    put(buffer, area, x, y + high - 1, &format!("╰{line}╯"), Style::new());
    put(buffer, area, x + 2, y, &format!(" {title} "), ASKED);
    Rect::new(x + 2, y + 1, wide.saturating_sub(4), high.saturating_sub(2))
}

/// A screen that nothing fits into.
pub fn too_small(sentences: &Sentences, area: Rect, buffer: &mut Buffer) {
    let details = [
        ("width", area.width.to_string().into()),
        ("height", area.height.to_string().into()),
        ("wide", LEAST.0.to_string().into()),
        ("high", LEAST.1.to_string().into()),
    ];
    let text = sentences.say_of("tui-too-small", &details);
    for (line, y) in wrapped(&text, area.width).iter().zip(area.y..area.bottom()) {
        put(buffer, area, area.x, y, line, ASKED);
    }
}

/// Nothing of anybody's hand: the keyboard goes to the next player.
pub fn cover(sentences: &Sentences, who: &str, area: Rect, buffer: &mut Buffer, spots: &mut Spots) {
    let title = sentences.say_of("tui-pass-title", &[("who", who.into())]);
    let text = sentences.say_of("tui-pass-text", &[("who", who.into())]);
    let wide = (width(&title) + 8).max(50);
    let lines = wrapped(&text, wide - 6);
    let high = u16::try_from(lines.len()).unwrap_or(4) + 4;
    let inner = framed(buffer, area, wide, high, &title);
    for (line, y) in lines.iter().zip(inner.y + 1..) {
        put(buffer, inner, inner.x + 1, y, line, Style::new());
    }
    spots.put(inner, Spot::Key(KeyCode::Enter));
}

/// The rules and the keys, to be scrolled. Says how far one can scroll.
pub fn help(
    sentences: &Sentences,
    game: GameKind,
    scroll: u16,
    area: Rect,
    buffer: &mut Buffer,
) -> u16 {
    let inner = framed(buffer, area, area.width.min(84), area.height, &sentences.say("tui-help"));
    let lines = help_lines(sentences, game, inner.width);
    let room = inner.height.saturating_sub(1);
    let most = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(room);
    let from = usize::from(scroll.min(most));
    for ((line, style), y) in lines.iter().skip(from).zip(inner.y..inner.y + room) {
        put(buffer, inner, inner.x, y, line, *style);
    }
    let more = sentences.say("tui-help-keys");
    put(buffer, inner, inner.x, inner.bottom() - 1, &more, FAINT);
    most
}

fn help_lines(sentences: &Sentences, game: GameKind, wide: u16) -> Vec<(String, Style)> {
    let mut lines = Vec::new();
    let mut add = |text: &str, indent: &str, style: Style| {
        let plain = text.replace('*', "");
        let room = wide.saturating_sub(width(indent));
        for (place, line) in wrapped(&plain, room).into_iter().enumerate() {
            let before = if place == 0 { indent.to_owned() } else { indent.replace('•', " ") };
            lines.push((before + &line, style));
        }
    };
    add(&sentences.say(&format!("rules-{game}-title")), "", ASKED);
    add(&sentences.say(&format!("rules-{game}-designer")), "", FAINT);
    // A game with no keys of its own is played by choosing from a list.
    let keys = sentences.find(&format!("tui-keys-{game}"), &[]);
    let keys = keys.unwrap_or_else(|| sentences.say("tui-keys-choices"));
    add(" ", "", FAINT);
    add(&sentences.say("tui-keys"), "", ASKED);
    add(&keys, "  ", Style::new());
    add(&sentences.say("tui-keys-all"), "  ", Style::new());
    add(" ", "", FAINT);
    for part in told(sentences, game) {
        match part {
            Part::Idea(text) => add(&text, "", Style::new()),
            Part::Heading(heading, law) => {
                add(" ", "", FAINT);
                add(&format!("{heading}  {law}"), "", ASKED);
            }
            Part::Rule(text) => add(&text, " • ", Style::new()),
            Part::Example(title, text) => {
                add(" ", "", FAINT);
                add(&title, "", ASKED);
                add(&text, "   ", Style::new());
            }
        }
    }
    lines
}

/// What is typed to choose each item: its place from 1, or the item itself where all of them are
/// numbers. Who types 4 for the number of players means four.
pub fn numbers(items: &[String]) -> Vec<String> {
    if items.iter().all(|item| item.parse::<u32>().is_ok()) {
        items.to_vec()
    } else {
        (1..=items.len()).map(|place| place.to_string()).collect()
    }
}

/// A list to choose from.
pub fn menu(
    (title, text): (&str, &str),
    items: &[String],
    chosen: usize,
    area: Rect,
    buffer: &mut Buffer,
    spots: &mut Spots,
) {
    let numbers = numbers(items);
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let wide = (widest + 10).max(width(title) + 6).max(56).min(area.width);
    let above = if text.is_empty() { Vec::new() } else { wrapped(text, wide - 6) };
    let items: Vec<Vec<String>> = items.iter().map(|item| wrapped(item, wide - 10)).collect();
    // Answers that take several lines stand apart from each other.
    let apart = u16::from(items.iter().any(|lines| lines.len() > 1));
    let count = |lines: &[String]| u16::try_from(lines.len()).unwrap_or(1);
    let rows: u16 = items.iter().map(|lines| count(lines) + apart).sum();
    let gap = u16::from(!above.is_empty());
    let inner = framed(buffer, area, wide, rows + count(&above) + gap + 4, title);
    let mut y = inner.y + 1;
    for line in above {
        put(buffer, inner, inner.x + 1, y, &line, FAINT);
        y += 1;
    }
    y += gap;
    for (number, lines) in items.iter().enumerate() {
        let here = number == chosen;
        let style = if here { TURN } else { Style::new() };
        put(buffer, inner, inner.x + 1, y, if here { "▸" } else { " " }, style);
        let typed = numbers.get(number).and_then(|typed| typed.parse::<char>().ok());
        if let Some(digit) = typed {
            // A number stands for itself.
            if lines.iter().ne([&digit.to_string()]) {
                let style = KEY.remove_modifier(Modifier::REVERSED);
                put(buffer, inner, inner.x + 3, y, &digit.to_string(), style);
            }
            let place = Rect::new(inner.x, y, inner.width, count(lines));
            spots.put(place.intersection(area), Spot::Key(KeyCode::Char(digit)));
        }
        for line in lines {
            put(buffer, inner, inner.x + 5, y, line, style);
            y += 1;
        }
        y += apart;
    }
}
