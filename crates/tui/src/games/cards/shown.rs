//! How cards look: a sign and a number on coloured paper.

use ratatui::style::{Color, Style};
use rules::cards::{Card, Colour, View};

/// A card as its sign and number.
pub fn shown(card: Card) -> String {
    format!("{}{}", sign(card.colour()), card.number().get())
}

/// The paper of a card, with writing that can be read on light and dark terminals alike.
pub const fn paper(colour: Colour) -> Style {
    match colour {
        Colour::Red => Style::new().fg(Color::White).bg(Color::Red),
        Colour::Yellow => Style::new().fg(Color::Black).bg(Color::Yellow),
        Colour::Blue => Style::new().fg(Color::White).bg(Color::Blue),
        Colour::Purple => Style::new().fg(Color::White).bg(Color::Magenta),
        Colour::Black => Style::new().fg(Color::White).bg(Color::DarkGray),
    }
}

/// The sign of a card's colour, so that nobody has to see colours. In ASCII it becomes
/// the letter of the notation.
pub const fn sign(colour: Colour) -> char {
    match colour {
        Colour::Red => '▲',
        Colour::Yellow => '●',
        Colour::Blue => '▼',
        Colour::Purple => '◆',
        Colour::Black => '■',
    }
}

/// The viewer's hand as it is held: by number, then by colour.
pub fn hand_of(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.hand.unwrap_or_default().iter().collect();
    cards.sort_by_key(|card| (card.number(), card.index()));
    cards
}
