//! Bots for `cards`.

use rules::cards::Cards;

use crate::bot::Bot;

/// The bot of this name, if there is one.
pub fn named(_name: &str) -> Option<Box<dyn Bot<Cards>>> {
    None
}
