//! `dice` in the terminal.

mod board;
mod hands;
mod screen;

use rules::dice::{Dice, View};

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
}
