//! A page of the client: it is drawn, it hears what happens, and it ends.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::event::Event;

/// Whether a page goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Stay,
    /// It is done.
    Leave,
    /// The whole program is to end.
    Stop,
}

/// Something that fills the screen for a while.
pub trait Page {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer);
    /// Something happened.
    fn handle(&mut self, event: Event) -> Next;
    /// When something is due next.
    fn due(&self) -> Option<Instant>;
    /// Does what is due.
    fn wake(&mut self, now: Instant);
}
