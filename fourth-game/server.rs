//! `pig` at the server, which asks one thing of a game: its lesson, if it has one.

use rules::pig::Pig;

use super::Taught;

impl Taught for Pig {
    const LESSON: Option<&'static str> = None;
}
