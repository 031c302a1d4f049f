//! `dice` in the terminal.

mod board;
mod hands;
mod screen;

use rules::dice::{Call, Dice, View};

use crate::game::TerminalGame;

impl TerminalGame for Dice {
    type Board = board::DiceBoard;

    const HIDDEN_HANDS: bool = false;

    fn rows(seats: usize) -> u16 {
        14 + u16::try_from(seats).unwrap_or(0)
    }

    fn is_between_rounds(view: &View) -> bool {
        view.round.is_none() && view.last.is_some()
    }

    /// The name of an animal alone is a call.
    fn typed(line: &str) -> String {
        match line.parse::<Call>() {
            Ok(call) => format!("call {call}"),
            Err(_) => line.to_owned(),
        }
    }
}
