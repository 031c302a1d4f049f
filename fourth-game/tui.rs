//! `pig` in the terminal: what every game gets is enough for it.

use rules::pig::Pig;

use crate::choices::Choices;
use crate::game::TerminalGame;

impl TerminalGame for Pig {
    type Board = Choices<Pig>;

    const HIDDEN_HANDS: bool = false;
}
