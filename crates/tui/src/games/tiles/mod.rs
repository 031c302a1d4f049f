//! `tiles` in the terminal.

mod board;
mod cursor;
mod screen;

use rules::tiles::Tiles;

use crate::game::TerminalGame;

impl TerminalGame for Tiles {
    type Board = cursor::TilesBoard;

    const HIDDEN_HANDS: bool = false;

    fn rows(_seats: usize) -> u16 {
        18
    }
}
