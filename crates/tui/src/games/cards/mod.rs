//! `cards` in the terminal.

mod board;
mod cursors;
mod screen;
mod shown;

use ratatui::style::Style;
use rules::Seat;
use rules::cards::{Card, Cards, View};
use words::Sentences;

use self::shown::{paper, shown};
use crate::game::TerminalGame;

impl TerminalGame for Cards {
    type Board = cursors::CardsBoard;

    const HIDDEN_HANDS: bool = true;
    const GIVES_ODDS: bool = true;

    fn rows(_seats: usize) -> u16 {
        17
    }

    /// How likely the next card explodes, while the seat draws.
    fn odds(sentences: &Sentences, view: &View, seat: Seat) -> Option<String> {
        let draws = view.open.active == Some(seat) && !view.open.centre.is_empty();
        if !draws || view.open.deck == 0 {
            return None;
        }
        let odds = bots::cards::odds::explosion(view);
        let share = |share: f64| sentences.percent(share);
        let details = [
            ("explodes", share(odds.explodes).into()),
            ("uncancelled", share(odds.uncancelled).into()),
            ("helpful", i64::from(odds.helpful).into()),
        ];
        Some(sentences.say_of("tui-odds", &details))
    }

    /// Cards stand in the log as they are drawn.
    fn drawn_word(word: &str) -> Option<(String, Style)> {
        let card: Card = word.parse().ok()?;
        Some((shown(card), paper(card.colour())))
    }
}
