//! Deadlines at the table: decisions, rules with a clock, chance that is owed, an idle table.

use std::time::Duration;

use protocol::ServerMessage;
use protocol::table::{Phase, TurnClock};
use rules::{Seat, Turn};
use tokio::time::Instant;

use super::racing::Racing;
use super::{Closing, Keeper};
use crate::log::Event;

/// Everything that happens at some time if nothing else does.
#[derive(Debug)]
pub struct Timers {
    /// Whose decision it is, until when, and whether they were warned.
    decision: Option<(Seat, Instant, bool)>,
    /// When a rule gives the clock something to end (D4.7).
    rule: Option<Rule>,
    /// When play begins although somebody still owes chance.
    gathering: Option<Instant>,
    /// When the next game of the series begins, if nobody says otherwise until then.
    pub(super) rematch: Option<Instant>,
    /// When the table leaves memory.
    idle: Option<Instant>,
    /// After a failed write: when to try again whatever was due.
    retry: Option<Instant>,
}

/// Time that a rule gives.
#[derive(Clone, Copy, Debug)]
struct Rule {
    until: Instant,
    /// How much it is: nobody is shown more, although a race is told a moment before it begins.
    whole: Duration,
}

impl Timers {
    pub fn new(idle: Instant) -> Timers {
        Timers {
            decision: None,
            rule: None,
            gathering: None,
            rematch: None,
            idle: Some(idle),
            retry: None,
        }
    }

    /// Somebody looks, so the table stays in memory.
    pub fn cancel_idle(&mut self) {
        self.idle = None;
    }

    /// Nobody looks any more: the table leaves memory at this time.
    pub fn idle_from(&mut self, when: Instant) {
        self.idle = Some(when);
    }

    /// No rule gives the clock anything to do.
    pub fn cancel_rule(&mut self) {
        self.rule = None;
    }

    /// A write failed: whatever is due is tried again at this time, and not before.
    pub fn retry_from(&mut self, when: Instant) {
        self.retry = Some(when);
    }

    /// What players see of it.
    pub fn turn_clock(&self, now: Instant) -> Option<TurnClock> {
        let left = |until: Instant| until.saturating_duration_since(now);
        let decision = self.decision.map(|(seat, until, _)| (Some(seat), left(until)));
        let rule = || self.rule.map(|rule| (None, left(rule.until).min(rule.whole)));
        let (seat, left) = decision.or_else(rule)?;
        Some(TurnClock { seat, left: u64::try_from(left.as_millis()).unwrap_or(u64::MAX) })
    }

    /// Whether play must begin although somebody still owes chance.
    pub fn opening_is_due(&self, now: Instant) -> bool {
        self.is_due(self.gathering, now)
    }

    /// Whether the clock must take the step that a rule gives it.
    pub fn rule_is_due(&self, now: Instant) -> bool {
        self.is_due(self.rule.map(|rule| rule.until), now)
    }

    /// Whether the next game of the series must begin.
    pub fn rematch_is_due(&self, now: Instant) -> bool {
        self.is_due(self.rematch, now)
    }

    /// Whether nobody has looked for long enough.
    pub fn idle_is_due(&self, now: Instant) -> bool {
        self.idle.is_some_and(|when| when <= now)
    }

    fn is_due(&self, when: Option<Instant>, now: Instant) -> bool {
        when.is_some_and(|when| when <= now) && self.retry.is_none_or(|retry| retry <= now)
    }

    /// When something is due next, a warning `hurry` before a decision's end among it.
    pub fn next(&self, hurry: Duration) -> Option<Instant> {
        let decision = self.decision.map(|(_, until, warned)| {
            if warned { until } else { until.checked_sub(hurry).unwrap_or(until) }
        });
        let rule = self.rule.map(|rule| rule.until);
        let waits = [decision, rule, self.gathering, self.rematch];
        // Nothing is tried while the log cannot be written.
        let waits = waits.into_iter().flatten().map(|when| when.max(self.retry.unwrap_or(when)));
        waits.chain(self.idle).min()
    }
}

impl Keeper {
    /// Sets the timers to what is awaited now. A table that comes back after the
    /// server was away starts here too, so nobody loses time to that.
    pub(super) fn prepare_timers(&mut self) {
        let now = Instant::now();
        self.timers.retry = None;
        self.timers.gathering = (self.table.phase() == Phase::Gathering)
            .then(|| self.timers.gathering.unwrap_or(now + self.context.timing.gathering));
        // While a result is looked at nobody's time runs.
        let seconds = self.table.settings().seconds.filter(|_| !self.pacing.is_paused());
        self.timers.decision = match (self.turn(), seconds) {
            (Some(Turn::Seat(seat)), Some(seconds)) if self.table.bot(seat).is_none() => {
                Some((seat, now + Duration::from_secs(seconds.into()), false))
            }
            _ => None,
        };
        let clock = self.table.playing().and_then(|play| play.state().clock());
        let since = self.racing.as_deref().map_or(now, Racing::opens_at);
        self.timers.rule = clock.map(|(_, whole)| Rule { until: since + whole, whole });
    }

    /// Warns who is slow, and lets a bot stand in for who is too slow.
    pub(super) async fn limit_decision(&mut self, now: Instant) -> Result<(), Closing> {
        let Some((seat, until, warned)) = self.timers.decision else { return Ok(()) };
        if self.timers.is_due(Some(until), now) {
            return self.commit(Vec::new(), vec![Event::StoodIn { seat }]).await;
        }
        if !warned && until <= now + self.context.timing.hurry {
            self.timers.decision = Some((seat, until, true));
            let left = until.saturating_duration_since(now).as_millis();
            let left = u64::try_from(left).unwrap_or(u64::MAX);
            let seq = self.table.seq;
            self.clients.send_each(|_, _| Some((ServerMessage::Hurry { seq, seat, left }, None)));
        }
        Ok(())
    }
}
