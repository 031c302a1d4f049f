//! Writing and measuring: what all screens share.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// The least width and height that everything fits into.
pub const LEAST: (u16, u16) = (80, 24);

/// Writes text at a place inside an area, and says where it ends.
pub fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) -> u16 {
    if y >= area.bottom() || x >= area.right() {
        return x;
    }
    let room = usize::from(area.right() - x);
    buffer.set_stringn(x, y, text, room, style).0
}

/// The middle of an area, no wider than this: long lines are hard to read.
pub fn centred(area: Rect, widest: u16) -> Rect {
    let width = area.width.min(widest);
    Rect { x: area.x + (area.width - width) / 2, width, ..area }
}

/// How many columns a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The text in lines of this width, none of them cut.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    textwrap::wrap(text, usize::from(width.max(1))).into_iter().map(Into::into).collect()
}

/// A text that is not wider than this: the end goes, and a mark says so.
pub fn short(text: &str, most: u16) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if width(&cut) + width(&letter.to_string()) >= most {
            break;
        }
        cut.push(letter);
    }
    cut + "…"
}

/// Places blocks of these widths in rows: the place of each, and how many rows there are.
pub fn flow(widths: &[u16], room: u16, gap: u16) -> (Vec<(u16, u16)>, u16) {
    let (mut x, mut row) = (0, 0);
    let mut places = Vec::new();
    for &width in widths {
        if x > 0 && x + width > room {
            x = 0;
            row += 1;
        }
        places.push((x, row));
        x += width + gap;
    }
    let rows = if widths.is_empty() { 0 } else { row + 1 };
    (places, rows)
}
