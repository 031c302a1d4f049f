//! The clock that this client and the server agree on, in instants of this machine.

use std::time::{Duration, Instant};

use protocol::clock::ServerClock;

/// The server's clock as pings told it.
#[derive(Clone, Debug)]
pub struct AgreedClock {
    /// Where this client's own time counts from.
    epoch: Instant,
    server: ServerClock,
}

impl AgreedClock {
    /// A clock that knows nothing yet.
    pub fn new(epoch: Instant) -> AgreedClock {
        AgreedClock { epoch, server: ServerClock::default() }
    }

    /// This client's own time as pings carry it, in microseconds.
    pub fn own(&self, now: Instant) -> f64 {
        now.saturating_duration_since(self.epoch).as_secs_f64() * 1e6
    }

    /// A ping came back. What it carried comes from outside and may be no time at all.
    pub fn answered(&mut self, sent: f64, received: Instant, server: u64) {
        if let Ok(sent) = Duration::try_from_secs_f64(sent / 1e6) {
            let received = received.saturating_duration_since(self.epoch);
            self.server.answered(sent, received, server);
        }
    }

    /// A new connection may be to a server that was restarted, with another clock.
    pub fn forget(&mut self) {
        self.server.forget();
    }

    /// When a moment of the server's clock comes here; `None` before any answer.
    pub fn local(&self, moment: u64) -> Option<Instant> {
        self.epoch.checked_add(self.server.local(moment)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_of_the_server_are_instants_here() {
        let start = Instant::now();
        let mut clock = AgreedClock::new(start);
        assert_eq!(clock.local(5), None);
        let at = |micros| start + Duration::from_micros(micros);
        // The server is one second ahead.
        clock.answered(clock.own(at(100_000)), at(110_000), 1_105_000);
        let local = clock.local(2_000_000).unwrap();
        assert_eq!(local.duration_since(start).as_micros(), 1_000_000);
        for nonsense in [f64::NAN, f64::INFINITY, -1.0] {
            clock.answered(nonsense, at(120_000), 0);
        }
        assert_eq!(clock.local(2_000_000), Some(local));
    }
}
