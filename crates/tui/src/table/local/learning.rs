//! What bots at a local table know of the people there, if they match them.

use std::time::Duration;

use bots::{AnyBot, BotLevel, TrackRecord, WonRace};
use rules::record::{Record, Step};
use rules::{Actor, AnyState, Seat, Seats, Turn};

use super::{Local, Party};

/// What everybody saw of the people, by seat. A bot's place stays empty.
pub(super) struct Known {
    before: Vec<TrackRecord>,
    now: Vec<TrackRecord>,
}

impl Known {
    /// What was known before a game, and what its steps so far added; `None` if the record cannot be.
    pub(super) fn after(
        mut before: Vec<TrackRecord>,
        record: &Record,
        party: &Party,
    ) -> Option<Known> {
        before.resize_with(party.len(), TrackRecord::default);
        let mut known = Known { now: before.clone(), before };
        let mut state = record.start().ok()?;
        for step in &record.steps {
            let was = state.clone();
            state.play(step.by, &step.action).ok()?;
            known.learn(&was, step, &state, party);
        }
        Some(known)
    }

    /// Adds what a step shows that led from one state to another.
    pub(super) fn learn(&mut self, was: &AnyState, step: &Step, is: &AnyState, party: &Party) {
        let people = || Seat::all(u8::MAX).zip(party).filter(|(_, bot)| bot.is_none());
        if let (Actor::Seat(seat), Some(race)) = (step.by, &step.race)
            && let after = Duration::from_micros(race.judged_us)
            && let Some(won) = WonRace::by(was, seat, &step.action, after)
        {
            for (person, _) in people() {
                if let Some(known) = self.now.get_mut(person.index()) {
                    known.note_race(person, &won);
                }
            }
        }
        if let Turn::Over(outcome) = is.turn() {
            let matching = |&(_, bot): &(Seat, &Option<BotLevel>)| *bot == Some(BotLevel::Match);
            let bots = Seat::all(u8::MAX).zip(party).filter(matching);
            let bots: Seats = bots.map(|(seat, _)| seat).collect();
            for (person, _) in people() {
                if let Some(known) = self.now.get_mut(person.index()) {
                    known.note_game(person, bots, outcome);
                }
            }
        }
    }
}

impl Local {
    /// A bot of this level as it sits at this table now.
    pub(super) fn bot(&self, level: BotLevel) -> AnyBot {
        let people = self.known.now.iter().zip(&self.party).filter(|(_, bot)| bot.is_none());
        let people: Vec<TrackRecord> = people.map(|(known, _)| known.clone()).collect();
        AnyBot::seated(self.state.kind(), level, &people)
    }

    /// By seat, what is known of those who play, for the next game.
    pub fn known(&self) -> &[TrackRecord] {
        &self.known.now
    }

    /// The same before this game, for resuming it.
    pub fn known_before(&self) -> &[TrackRecord] {
        &self.known.before
    }
}
