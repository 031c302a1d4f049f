//! How things look on this terminal: colours or none, all letters or plain ones.
//!
//! Everything is drawn once, with colours and all signs. [`Look::finish`] then takes away
//! what the terminal cannot show, so no screen has to care.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show, and what its user wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are used: the sixteen of every terminal.
    pub colour: bool,
    /// Whether only ASCII characters are used.
    pub ascii: bool,
}

impl Look {
    /// As the environment asks for: `NO_COLOR`, `TERM` and the locale.
    pub fn of_environment() -> Look {
        let is = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let term = is("TERM").unwrap_or_default();
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(is).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let utf8 = locale.contains("utf-8") || locale.contains("utf8");
        // These have few signs beside the letters, whatever the locale says.
        let plain = ["dumb", "linux", "vt100", "vt220", "ansi"].contains(&term.as_str());
        Look { colour: is("NO_COLOR").is_none() && term != "dumb", ascii: plain || !utf8 }
    }

    /// Takes away what is not to be shown.
    pub fn finish(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if !self.colour {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
            if self.ascii && !cell.symbol().is_ascii() {
                cell.set_char(cell.symbol().chars().next().map_or(' ', plain));
            }
        }
    }

    /// Text for a line on its own, in which signs may become longer.
    pub fn text(self, text: &str) -> String {
        if self.ascii {
            let longer = [('…', "..."), ('œ', "oe"), ('ß', "ss"), ('→', "->"), ('±', "+/-")];
            let long = longer
                .iter()
                .fold(text.to_owned(), |text, (sign, letters)| text.replace(*sign, letters));
            return long.chars().map(plain).collect();
        }
        text.to_owned()
    }
}

/// The signs that are drawn or written, and the ASCII character for each.
const PLAIN: [(&str, char); 39] = [
    ("àâäá", 'a'),
    ("éèêëᵉ", 'e'),
    ("îïí", 'i'),
    ("ôöóœº", 'o'),
    ("ùûüú", 'u'),
    ("ç", 'c'),
    ("ñ", 'n'),
    ("ß", 's'),
    ("ÀÂÄÁ", 'A'),
    ("ÉÈÊ", 'E'),
    ("Í", 'I'),
    ("ÔÖÓ◎", 'O'),
    ("ÜÚ", 'U'),
    ("Ç", 'C'),
    ("Ñ", 'N'),
    ("¡", '!'),
    ("¿", '?'),
    ("“”„«»", '"'),
    ("’‘", '\''),
    ("…·•", '.'),
    ("–—−─", '-'),
    ("×✗", 'x'),
    ("✚", 'X'),
    ("│", '|'),
    ("═━", '='),
    ("┃║█┏┓┗┛╔╗╚╝", '#'),
    ("╭╮╰╯✓", '+'),
    ("▲", 'R'),
    ("●", 'Y'),
    ("▼", 'B'),
    ("◆", 'P'),
    ("■", 'K'),
    ("★", '*'),
    ("○", 'o'),
    ("▸→", '>'),
    ("←", '<'),
    ("▴↑", '^'),
    ("↓", 'v'),
    ("\u{a0}\u{202f}", ' '),
];

/// The nearest ASCII character, as wide as the sign.
fn plain(sign: char) -> char {
    if sign.is_ascii() {
        return sign;
    }
    let known = PLAIN.iter().find(|(signs, _)| signs.contains(sign));
    known.map_or('?', |(_, plain)| *plain)
}

/// What a player should look at first.
pub const ASKED: Style = Style::new().add_modifier(Modifier::BOLD);
/// What can be skipped.
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
/// Something was not possible.
pub const REFUSED: Style = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
/// A hint, odds, advice.
pub const ADVICE: Style = Style::new().fg(Color::Cyan);
/// A key that can be pressed.
pub const KEY: Style = Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);
/// Whose turn it is.
pub const TURN: Style = Style::new().fg(Color::Green).add_modifier(Modifier::BOLD);
