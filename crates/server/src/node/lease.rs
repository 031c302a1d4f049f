//! A node's own view of its lease: over a little earlier than the store believes.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::store::nodes::LEASE;

/// How much earlier it is over here. It is counted from before the store was asked, by a clock that
/// never jumps, so this only has to cover how differently two clocks run for three seconds, and the
/// time from looking at it to writing.
const MARGIN: Duration = Duration::from_millis(500);

/// How long a node without a lease keeps its people: a short loss of the store costs nobody a
/// connection. After that others may play on, and whoever waits here would never hear of it.
const GIVES_UP: Duration = Duration::from_secs(1);

/// Until when a node may acknowledge what it does.
#[derive(Debug)]
pub struct Lease(Mutex<Option<Instant>>);

impl Lease {
    pub fn new() -> Lease {
        Lease(Mutex::new(None))
    }

    pub fn holds(&self, now: Instant) -> bool {
        self.until().is_some_and(|until| now < until)
    }

    /// When people are sent away, unless it is renewed before.
    pub fn gives_up(&self) -> Option<Instant> {
        self.until().map(|until| until + GIVES_UP)
    }

    /// The store has renewed it, when asked at this time. Whether it was never over.
    pub fn renew(&self, asked: Instant) -> bool {
        let mut until = self.until();
        let held = until.is_some_and(|until| Instant::now() < until);
        let renewed = asked + (LEASE - MARGIN);
        *until = Some(until.map_or(renewed, |until| until.max(renewed)));
        held
    }

    /// It is over now.
    pub fn end(&self) {
        *self.until() = None;
    }

    fn until(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_is_over_before_the_store_believes_so() {
        let lease = Lease::new();
        assert!(!lease.holds(Instant::now()));
        let asked = Instant::now();
        // The answer takes a while, and the store may have counted from any time in between.
        tokio::time::advance(Duration::from_millis(900)).await;
        assert!(!lease.renew(asked), "there was none before");
        assert!(lease.holds(asked + LEASE - MARGIN - Duration::from_millis(1)));
        assert!(!lease.holds(asked + LEASE - MARGIN));
    }

    #[tokio::test(start_paused = true)]
    async fn a_gap_is_noticed_and_an_answer_that_is_late_shortens_nothing() {
        let lease = Lease::new();
        let first = Instant::now();
        lease.renew(first);
        tokio::time::advance(BEAT).await;
        let second = Instant::now();
        assert!(lease.renew(second));
        assert!(lease.renew(first), "an old answer");
        assert!(lease.holds(second + LEASE - MARGIN - Duration::from_millis(1)));
        tokio::time::advance(LEASE).await;
        assert!(!lease.renew(Instant::now()), "it was over in between");
        lease.end();
        assert!(!lease.holds(Instant::now()));
    }

    const BEAT: Duration = Duration::from_secs(1);
}
