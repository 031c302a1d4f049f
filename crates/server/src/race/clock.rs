//! The clock that a client agrees on with the server: this side is the
//! client's, and written here so that it is tested against the other one.

use std::collections::VecDeque;
use std::time::Duration;

use super::moment::Moment;

/// What a client knows about the server's clock: it asks for the time now and
/// then, and believes the answer that travelled least.
///
/// The server needs none of this: it never asks what time a client has. It
/// takes part only by answering with its own time, at once.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// The newest at the back.
    answers: VecDeque<Answer>,
}

/// The server's time and the client's at one point, as well as can be told.
#[derive(Clone, Copy, Debug)]
struct Answer {
    server: Moment,
    own: Duration,
    travelled: Duration,
}

impl Clock {
    /// How many answers are remembered. Clocks drift apart by a millisecond or
    /// so in a minute, so old answers must not be believed for ever.
    pub const WINDOW: usize = 32;

    /// The server was asked at `asked`, its answer `server` came at `answered`;
    /// both on the client's own clock, from wherever that counts.
    pub fn heard(&mut self, asked: Duration, server: Moment, answered: Duration) {
        let Some(travelled) = answered.checked_sub(asked) else {
            return;
        };
        if self.answers.len() == Clock::WINDOW {
            self.answers.pop_front();
        }
        // Half way, because ways cannot be told apart; see the module `race` for
        // why it does no harm when they differ.
        self.answers.push_back(Answer { server, own: asked + travelled / 2, travelled });
    }

    /// When the client's own clock will show the server's moment; `None` before
    /// the first answer.
    pub fn own(&self, moment: Moment) -> Option<Duration> {
        let answer = self.best()?;
        Some(match moment.since(answer.server) {
            Some(later) => answer.own.saturating_add(later),
            None => answer.own.saturating_sub(answer.server.since(moment)?),
        })
    }

    /// The server's moment when the client's own clock shows `own`.
    pub fn server(&self, own: Duration) -> Option<Moment> {
        let answer = self.best()?;
        Some(match own.checked_sub(answer.own) {
            Some(later) => answer.server + later,
            None => answer.server.before(answer.own - own),
        })
    }

    /// Of equally good answers the newest.
    fn best(&self) -> Option<&Answer> {
        self.answers.iter().rev().min_by_key(|answer| answer.travelled)
    }
}
