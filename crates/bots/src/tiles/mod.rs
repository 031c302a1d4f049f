//! Bots for `tiles`.

use rules::tiles::Tiles;

use crate::bot::Bot;

/// The bot of this name, if there is one.
pub fn named(_name: &str) -> Option<Box<dyn Bot<Tiles>>> {
    None
}
