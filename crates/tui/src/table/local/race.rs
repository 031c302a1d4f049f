//! A race at a local table: when the dice are shown, and who calls when.

use std::time::{Duration, Instant};

use bots::Intent;
use bots::any::Racer;
use rules::any::AnyAction;
use rules::record::Race;
use rules::{Actor, Observer, Seat, Turn};

use super::Local;
use crate::table::chance::Whose;
use crate::table::thinker;

/// A race that is on.
pub(super) struct Running {
    pub(super) opens_at: Instant,
    /// How long it was read aloud before, if it was.
    pub(super) spoken: Option<Duration>,
    pub(super) racers: Vec<Racer>,
    /// What bots will call and when.
    pub(super) plans: Vec<(Instant, Seat, AnyAction)>,
    /// When the clock ends it, and how.
    pub(super) limit: Option<(Instant, AnyAction)>,
}

impl Local {
    pub(super) fn run_race(&mut self, now: Instant) -> bool {
        let Some(race) = &mut self.race else {
            self.begin_race(now);
            return true;
        };
        let mut due: Vec<_> = race.plans.iter().filter(|plan| plan.0 <= now).copied().collect();
        due.sort_by_key(|plan| plan.0);
        if let Some(&(when, seat, action)) = due.first() {
            self.step(Actor::Seat(seat), action, when);
            return true;
        }
        if let Some((when, action)) = race.limit.filter(|limit| limit.0 <= now) {
            self.step(Actor::Clock, action, when);
            return true;
        }
        false
    }

    pub(super) fn begin_race(&mut self, now: Instant) {
        let shown_at = now + self.pace.tumble;
        let spoken = Some(self.state.reading_time()).filter(|_| self.pace.aloud);
        let opens_at = shown_at + spoken.unwrap_or_default();
        let bots = Seat::all(self.record.header.seats).zip(self.party.iter().copied());
        let racers = bots.filter_map(|(seat, level)| {
            let rng = self.seed.stream(self.record.steps.len(), Whose::Bot(seat.number()));
            Some(Racer::new(self.bot(level?), seat, rng))
        });
        let racers = racers.collect();
        let limit = self.state.clock().map(|(action, after)| (opens_at + after, action));
        self.race = Some(Running { opens_at, spoken, racers, plans: Vec::new(), limit });
        (self.scene.shown_at, self.scene.opens_at) = (Some(shown_at), Some(opens_at));
        self.scene.clock = limit.map(|(when, _)| (None, when));
        self.scene.reactions.clear();
        self.plan_calls(Duration::ZERO);
    }

    /// Asks all bots in the race what they will call, and when.
    pub(super) fn plan_calls(&mut self, now: Duration) {
        let (Some(race), Turn::Race(seats)) = (&mut self.race, self.state.turn()) else { return };
        race.plans.clear();
        for racer in race.racers.iter_mut().filter(|racer| seats.contains(racer.seat)) {
            let view = self.state.view(Observer::Seat(racer.seat));
            if let Some(Intent { after, action }) = thinker::watch(racer, &view, now) {
                race.plans.push((race.opens_at + after, racer.seat, action));
            }
        }
    }
}

/// How a call on one keyboard is measured: exactly (D6).
pub(super) fn measured(after: Duration, spoken: Option<Duration>) -> Race {
    let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let us = micros(after);
    Race {
        claimed_us: Some(us),
        least_us: us,
        most_us: us,
        judged_us: us,
        spoken_us: spoken.map(micros),
        lot: rules::Seats::NONE,
        hold: None,
    }
}
