//! The next game of a series begins as soon as nobody is waited for any more, whatever it was that
//! made it so: a word, a bot in a free seat, or somebody who has gone.

use std::time::Duration;

use tokio::time::Instant;

use super::{Closing, Keeper};

/// How long somebody who has just gone is waited for: a page that is loaded again is back by then.
const BACK_SOON: Duration = Duration::from_secs(5);

impl Keeper {
    /// Something has happened at the table: perhaps nobody is waited for any more.
    pub(super) fn prepare_rematch(&mut self) {
        self.begin_rematch_after(Duration::ZERO);
    }

    /// The same when somebody has gone. Who left together with all others finds the table as it was.
    pub(super) fn prepare_rematch_without_one(&mut self) {
        self.begin_rematch_after(BACK_SOON);
    }

    fn begin_rematch_after(&mut self, wait: Duration) {
        let begins = Instant::now() + wait;
        let before = self.timers.rematch;
        self.timers.rematch =
            self.rematch_is_agreed().then(|| before.map_or(begins, |before| before.min(begins)));
    }

    /// Somebody is back, and perhaps awaited. That alone starts nothing: who only looks at a table
    /// that has lain there for days does not want to find a game begun.
    pub(super) fn cancel_rematch_if_awaited(&mut self) {
        if !self.rematch_is_agreed() {
            self.timers.rematch = None;
        }
    }

    /// Begins the next game, if it is time.
    pub(super) async fn begin_rematch(&mut self, now: Instant) -> Result<(), Closing> {
        if !self.timers.rematch_is_due(now) {
            return Ok(());
        }
        match self.table.plan_start() {
            // If it cannot be written, it stays due.
            Ok(events) => self.commit(Vec::new(), events).await,
            Err(refusal) => {
                tracing::error!(%refusal, "the next game does not begin");
                self.timers.rematch = None;
                Ok(())
            }
        }
    }

    fn rematch_is_agreed(&self) -> bool {
        // Nothing is added to a log that is full.
        let is_here = |session| self.clients.has(session);
        self.table.seq < self.context.limits.rows && self.table.rematch_is_agreed(&is_here)
    }
}
