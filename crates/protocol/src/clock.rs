//! The server's clock as a client knows it. Every client in Rust uses this one; the page's is
//! checked against the same samples (`tests/data/clock.json`).
//!
//! Nothing here reads a clock. The client's own time is counted from a moment of its choice; the
//! server's is in microseconds, as on the wire.

use std::collections::VecDeque;
use std::time::Duration;

/// What a client has learned of the server's clock from its pings.
///
/// Of the last answers it believes the one that travelled least, and takes it to be half its
/// round trip old. Of equally good answers the newest counts, since clocks drift apart.
#[derive(Clone, Debug, Default)]
pub struct ServerClock {
    /// The newest at the back.
    answers: VecDeque<Answer>,
}

/// The server's time and the client's at one moment, as well as can be told.
#[derive(Clone, Copy, Debug)]
struct Answer {
    round_trip: Duration,
    own: Duration,
    server: Duration,
}

impl ServerClock {
    /// How many answers are remembered. Clocks drift apart by a millisecond or so in a minute, so
    /// old answers must not be believed for ever.
    pub const WINDOW: usize = 32;

    /// A ping that was sent at `sent` came back at `received`, both on the client's own clock, and
    /// says that the server's clock showed `server`. An answer from before its question is ignored.
    pub fn answered(&mut self, sent: Duration, received: Duration, server: u64) {
        let Some(round_trip) = received.checked_sub(sent) else { return };
        if self.answers.len() == ServerClock::WINDOW {
            self.answers.pop_front();
        }
        // Half way, because the ways up and down cannot be told apart. docs/RACE.md says why it
        // does no harm when they differ.
        let own = sent + round_trip / 2;
        self.answers.push_back(Answer { round_trip, own, server: Duration::from_micros(server) });
    }

    /// Forgets everything: a new connection may be to a server that was restarted, with another
    /// clock.
    pub fn forget(&mut self) {
        self.answers.clear();
    }

    /// When the client's own clock shows a moment of the server's; `None` before any answer. What
    /// was before the client's time began is at its beginning.
    pub fn local(&self, moment: u64) -> Option<Duration> {
        let best = self.answers.iter().rev().min_by_key(|answer| answer.round_trip)?;
        let moment = Duration::from_micros(moment);
        Some(match moment.checked_sub(best.server) {
            Some(later) => best.own.saturating_add(later),
            None => best.own.saturating_sub(best.server - moment),
        })
    }
}
