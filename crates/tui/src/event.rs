//! What can happen to the client, from the keyboard or from another thread.

use std::time::Instant;

use ratatui::crossterm;

use crate::table::News;
use crate::table::thinker::{Advice, Asked};

/// Something happened.
#[derive(Debug)]
pub enum Event {
    /// A key, the mouse or the window, and when.
    Input(crossterm::event::Event, Instant),
    /// Something at the table.
    News(News),
    /// The adviser has thought.
    Advice(Asked, Option<Advice>),
    /// A line that was typed, in plain mode; `None` at the end of them.
    Line(Option<String>),
    /// The program is asked to end.
    Stop,
}
