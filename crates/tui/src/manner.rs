//! What a player chose about the client itself.

use std::rc::Rc;

use words::Sentences;

use crate::keyboard::Keyboard;
use crate::look::Look;

/// What a player chose about the client itself.
#[derive(Clone)]
pub struct Manner {
    /// The player's name; empty if there is none.
    pub name: String,
    pub sentences: Rc<Sentences>,
    /// Colours and signs.
    pub look: Look,
    /// Which keys lie beside each other.
    pub keyboard: Keyboard,
    /// Whether rolls are read aloud in games on this machine.
    pub aloud: bool,
}
