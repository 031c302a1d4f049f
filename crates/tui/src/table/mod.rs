//! Where a game is played: on this machine, or at a server's table. Both show a
//! [`Scene`] and take steps in the games' notation, as on the wire.

pub mod chance;
pub mod local;
pub mod remote;
pub mod thinker;

use std::time::Instant;

use protocol::Command;
use rules::Seat;
use rules::record::Record;

use crate::scene::Scene;

pub use local::{Local, Pace, Party, Setup};
pub use remote::Remote;

/// Something that came from another thread.
#[derive(Debug)]
pub enum News {
    /// A bot has decided.
    Thought(thinker::Thought),
    /// The server said something, or the line to it changed.
    Line(remote::Heard),
}

/// A table to play at.
pub enum Table {
    /// On this machine.
    Local(Box<Local>),
    /// At a server.
    Remote(Box<Remote>),
}

impl Table {
    /// What can be seen.
    pub fn scene(&self) -> &Scene {
        match self {
            Table::Local(local) => local.scene(),
            Table::Remote(remote) => remote.scene(),
        }
    }

    /// Takes steps for a seat, all or none. Whatever is not possible comes as a refusal.
    pub fn play(&mut self, seat: Seat, steps: &[String], pressed: Instant) {
        match self {
            Table::Local(local) => local.play(seat, steps, pressed),
            Table::Remote(remote) => remote.take_steps(seat, steps, pressed),
        }
    }

    /// Does what is due now.
    pub fn wake(&mut self, now: Instant) {
        match self {
            Table::Local(local) => local.wake(now),
            Table::Remote(remote) => remote.wake(now),
        }
    }

    /// When something is due next.
    pub fn due(&self) -> Option<Instant> {
        match self {
            Table::Local(local) => local.due(),
            Table::Remote(remote) => remote.due(),
        }
    }

    /// Takes what came from another thread.
    pub fn hear(&mut self, news: News, now: Instant) {
        match (self, news) {
            (Table::Local(local), News::Thought(thought)) => local.hear(thought, now),
            (Table::Remote(remote), News::Line(heard)) => remote.hear(heard, now),
            _ => {}
        }
    }

    /// Why the last thing was not possible, once.
    pub fn refusal(&mut self) -> Option<String> {
        match self {
            Table::Local(local) => local.refusal(),
            Table::Remote(remote) => remote.refusal(),
        }
    }

    /// Does something at a server's table that is not a step.
    pub fn command(&mut self, command: Command) {
        if let Table::Remote(remote) = self {
            remote.command(command);
        }
    }

    /// Whether nothing is under way that was asked for at a server's table.
    pub fn is_settled(&self) -> bool {
        matches!(self, Table::Remote(remote) if remote.is_settled())
    }

    /// Whether a server has yet to answer.
    pub fn is_under_way(&self) -> bool {
        matches!(self, Table::Remote(remote) if !remote.is_settled())
    }

    /// The people at this keyboard are ready for the next round.
    pub fn ready(&mut self, now: Instant) {
        match self {
            Table::Local(local) => local.ready(now),
            Table::Remote(remote) => remote.say_next(),
        }
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        match self {
            Table::Local(local) => local.can_undo(),
            Table::Remote(remote) => remote.can_undo(),
        }
    }

    /// Takes the last own step back.
    pub fn undo(&mut self) {
        match self {
            Table::Local(local) => local.undo(),
            Table::Remote(remote) => remote.undo(),
        }
    }

    /// Whether advice may be asked for: not against other people who cannot.
    pub fn gives_hints(&self) -> bool {
        match self {
            Table::Local(_) => true,
            Table::Remote(remote) => remote.scene().alone(),
        }
    }

    /// The game so far, where it is known whole.
    pub fn record(&self) -> Option<&Record> {
        match self {
            Table::Local(local) => Some(local.record()),
            Table::Remote(_) => None,
        }
    }
}
