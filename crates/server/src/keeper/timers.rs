//! What the table waits for.

use std::time::Duration;

use protocol::ServerMessage;
use protocol::table::{Phase, TurnClock};
use rules::{Seat, Turn};
use tokio::time::Instant;

use super::company::Thinking;
use super::racing::Racing;
use super::{Closing, Keeper};
use crate::log::Event;
use crate::table::Match;

/// Everything that happens at some time if nothing else does.
#[derive(Debug)]
pub struct Timers {
    /// Whose decision it is, until when, and whether they were warned.
    decision: Option<(Seat, Instant, bool)>,
    /// When a rule gives the clock something to end (D4.7).
    rule: Option<Instant>,
    /// When play begins although somebody still owes chance.
    gathering: Option<Instant>,
    /// When the table leaves memory.
    idle: Option<Instant>,
    /// After a failed write: when to try again whatever was due.
    again: Option<Instant>,
}

/// How long to wait after a failed write.
pub(super) const AFTER_A_FAILURE: Duration = Duration::from_secs(1);

impl Timers {
    pub fn new(idle: Instant) -> Timers {
        Timers { decision: None, rule: None, gathering: None, idle: Some(idle), again: None }
    }

    /// Somebody looks.
    pub fn busy(&mut self) {
        self.idle = None;
    }

    /// Nobody looks any more.
    pub fn idle_from(&mut self, when: Instant) {
        self.idle = Some(when);
    }

    /// No rule gives the clock anything to do.
    pub fn no_rule(&mut self) {
        self.rule = None;
    }

    /// A write failed.
    pub fn try_again(&mut self, now: Instant) {
        self.again = Some(now + AFTER_A_FAILURE);
    }

    /// What players see of it.
    pub fn shown(&self, now: Instant) -> Option<TurnClock> {
        let left = |until: Instant| {
            u64::try_from(until.saturating_duration_since(now).as_millis()).unwrap_or(u64::MAX)
        };
        let decision = self.decision.map(|(seat, until, _)| (Some(seat), until));
        let (seat, until) = decision.or(self.rule.map(|until| (None, until)))?;
        Some(TurnClock { seat, left: left(until) })
    }

    fn is_due(&self, when: Option<Instant>, now: Instant) -> bool {
        when.is_some_and(|when| when <= now) && self.again.is_none_or(|again| again <= now)
    }

    fn next(&self, hurry: Duration) -> Option<Instant> {
        let decision = self.decision.map(|(_, until, warned)| {
            if warned { until } else { until.checked_sub(hurry).unwrap_or(until) }
        });
        let waits = [decision, self.rule, self.gathering];
        // Nothing is tried while the log cannot be written.
        let waits = waits.into_iter().flatten().map(|when| when.max(self.again.unwrap_or(when)));
        waits.chain(self.idle).min()
    }
}

impl Keeper {
    /// Sets the timers to what is awaited now. A table that comes back after the
    /// server was away starts here too, so nobody loses time to that.
    pub(super) fn prepare_timers(&mut self) {
        let now = Instant::now();
        self.timers.again = None;
        self.timers.gathering = (self.table.phase() == Phase::Gathering)
            .then(|| self.timers.gathering.unwrap_or(now + self.context.manners.gathering));
        let seconds = self.table.settings().seconds;
        self.timers.decision = match (self.turn(), seconds) {
            (Some(Turn::Seat(seat)), Some(seconds)) if self.table.bot(seat).is_none() => {
                Some((seat, now + Duration::from_secs(seconds.into()), false))
            }
            _ => None,
        };
        let clock = self.table.playing().and_then(|play| play.state().clock());
        let since = self.racing.as_deref().map_or(now, Racing::opens_at);
        self.timers.rule = clock.map(|(_, after)| since + after);
    }

    pub(super) fn next_wake(&self) -> Instant {
        /// Something to wait for when there is nothing.
        const FAR: Duration = Duration::from_secs(24 * 60 * 60);
        let racing = self.racing.as_ref().and_then(|racing| racing.next(&self.context.time));
        let timers = self.timers.next(self.context.manners.hurry);
        let thought = self.thinking.as_ref().and_then(Thinking::due);
        let waits = [racing, timers, thought, self.clients.next_delivery()];
        waits.into_iter().flatten().min().unwrap_or_else(|| Instant::now() + FAR)
    }

    /// Does what is due.
    pub(super) async fn wake(&mut self) -> Result<(), Closing> {
        let now = Instant::now();
        self.clients.deliver_due(now);
        self.play_thought(now).await?;
        self.race_on(now).await?;
        // What is due stays so until it is in the log, however often that fails.
        if self.timers.is_due(self.timers.gathering, now) {
            let opening = self.table.play().map(Match::opening);
            self.happen(Vec::new(), opening.unwrap_or_default()).await?;
        }
        if self.timers.is_due(self.timers.rule, now) {
            self.clock_acts().await?;
        }
        self.watch_decision(now).await?;
        if self.timers.idle.is_some_and(|when| when <= now) && self.clients.is_empty() {
            return Err(Closing::Idle);
        }
        Ok(())
    }

    async fn watch_decision(&mut self, now: Instant) -> Result<(), Closing> {
        let Some((seat, until, warned)) = self.timers.decision else { return Ok(()) };
        if self.timers.is_due(Some(until), now) {
            return self.happen(Vec::new(), vec![Event::StoodIn { seat }]).await;
        }
        if !warned && until <= now + self.context.manners.hurry {
            self.timers.decision = Some((seat, until, true));
            let left = until.saturating_duration_since(now).as_millis();
            let left = u64::try_from(left).unwrap_or(u64::MAX);
            let seq = self.table.seq;
            self.clients.send_each(|_, _| Some((ServerMessage::Hurry { seq, seat, left }, None)));
        }
        Ok(())
    }
}
