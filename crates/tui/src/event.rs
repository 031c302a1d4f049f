//! What can happen to the client, from the keyboard or from another thread.

use std::sync::mpsc::Sender;
use std::time::Instant;

use ratatui::crossterm;

use crate::table::News;
use crate::table::remote::Heard;
use crate::table::thinker::{Advice, Asked, Thought};

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

impl Event {
    /// The way for thoughts of bots to become events. Nobody may listen any more when one comes.
    pub fn of_thoughts(events: &Sender<Event>) -> impl Fn(Thought) + Send + Sync + use<> {
        let events = events.clone();
        move |thought| drop(events.send(Event::News(News::Thought(thought))))
    }

    /// The way for what comes over a line to become events. It says whether anybody listens.
    pub fn of_line(events: &Sender<Event>) -> impl Fn(Heard) -> bool + Send + Sync + use<> {
        let events = events.clone();
        move |heard| events.send(Event::News(News::Line(heard))).is_ok()
    }

    /// The way for advice to become an event.
    pub fn of_advice(
        events: &Sender<Event>,
        asked: Asked,
    ) -> impl FnOnce(Option<Advice>) + Send + use<> {
        let events = events.clone();
        move |advice| drop(events.send(Event::Advice(asked, advice)))
    }
}
