//! The server's clock, as this client knows it.

use std::time::{Duration, Instant};

/// How many answers are remembered.
const KEPT: usize = 32;

/// Of the last answers to pings the one that travelled least is believed, and taken to
/// be half its round trip old.
#[derive(Clone, Debug)]
pub struct ServerClock {
    since: Instant,
    /// How long each answer travelled, and how far the server's clock was ahead.
    answers: Vec<(f64, f64)>,
}

impl ServerClock {
    /// A clock that knows nothing yet.
    pub fn new(since: Instant) -> ServerClock {
        ServerClock { since, answers: Vec::new() }
    }

    /// This client's own time in microseconds.
    pub fn own(&self, now: Instant) -> f64 {
        super::link::micros(self.since, now)
    }

    /// A ping came back.
    pub fn answered(&mut self, sent: f64, received: Instant, server: u64) {
        let trip = self.own(received) - sent;
        if trip < 0.0 || !sent.is_finite() {
            return;
        }
        self.answers.push((trip, server as f64 - (sent + trip / 2.0)));
        if self.answers.len() > KEPT {
            self.answers.remove(0);
        }
    }

    /// A new connection may be to a server that was started anew, with another clock.
    pub fn forget(&mut self) {
        self.answers.clear();
    }

    /// When a moment of the server's clock comes here; `None` before any answer.
    pub fn local(&self, moment: u64) -> Option<Instant> {
        let best = self.answers.iter().min_by(|one, other| one.0.total_cmp(&other.0))?;
        let micros = moment as f64 - best.1;
        self.since.checked_add(Duration::try_from_secs_f64(micros.max(0.0) / 1e6).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_that_travelled_least_is_believed() {
        let start = Instant::now();
        let mut clock = ServerClock::new(start);
        assert_eq!(clock.local(5), None);
        let at = |micros| start + Duration::from_micros(micros);
        // The server is one second ahead. The first answer took long to come back.
        clock.answered(0.0, at(90_000), 1_010_000);
        clock.answered(100_000.0, at(110_000), 1_105_000);
        let local = clock.local(2_000_000).unwrap();
        assert_eq!(local.duration_since(start).as_micros(), 1_000_000);
        clock.answered(f64::NAN, at(120_000), 0);
        assert_eq!(clock.local(2_000_000), Some(local));
    }
}
