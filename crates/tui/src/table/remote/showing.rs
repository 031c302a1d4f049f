//! What is known of a server's table, as it is shown.

use std::rc::Rc;
use std::time::{Duration, Instant};

use bots::BotLevel;
use protocol::race::{Finish, Photo, RaceStart};
use protocol::table::{Phase, Play, SeatState, ShownStep, Sitter, TurnClock};
use rules::any::AnyView;
use rules::{Seat, Turn};

use super::Remote;
use crate::scene::{Presence, Reaction, Scene, Sitting, Who};
use crate::table::local::bot_name;

impl Remote {
    /// The whole table came.
    pub(super) fn see_table(&mut self, at: Instant) {
        let Some(table) = self.known.table() else { return };
        let mut scene = Scene::new(Some(table.game));
        scene.host = table.host;
        scene.signal = table.settings.signal;
        scene.proof = self.scene.proof.take().filter(|_| table.phase == Phase::Over);
        // What people said stays, though the game is told anew.
        scene.log.extend(self.scene.log.drain(..).filter(|told| told.step == 0));
        self.scene = scene;
        self.see_seats();
        self.tell_missing();
        self.see_steps(0, at);
        self.sit();
    }

    /// Tells once in a game whose chance was missing when play began.
    fn tell_missing(&mut self) {
        let Some((number, missing)) = self.play().map(|play| (play.number, play.missing)) else {
            return;
        };
        if missing.is_empty() || self.missing_told == number {
            return;
        }
        self.missing_told = number;
        let names: Vec<String> =
            missing.iter().map(|seat| self.speaker(Some(seat), None)).collect();
        let who = self.sentences.list(&names).into();
        let text = self.sentences.say_of("chance-missing", &[("who", who)]);
        self.line(text);
    }

    pub(super) fn see_seats(&mut self) {
        let Some(table) = self.known.table() else { return };
        let seats = self.sitting(&table.seats);
        self.scene.phase = table.phase;
        self.scene.drawn = table.drawn;
        (self.scene.hosting, self.scene.host_seat) = (table.hosting, table.host_seat);
        let before = std::mem::replace(&mut self.scene.seats, seats);
        self.tell_presence(&before);
    }

    /// Steps were taken, of which those from a place on are new.
    pub(super) fn see_steps(&mut self, from: usize, at: Instant) {
        let Some(Play { steps, views, clock, race, photo, ending, .. }) = self.play().cloned()
        else {
            return;
        };
        self.scene.ending = ending;
        let before = self.scene.view(None).cloned();
        self.scene.views = views;
        self.tell(steps.get(from..).unwrap_or_default(), before.as_ref());
        self.time(clock, race, at);
        self.photo(photo.as_ref());
        self.see_pause();
    }

    /// A result stays until the people here say that they have seen it. Who is to throw says so
    /// by throwing.
    pub(super) fn see_pause(&mut self) {
        let pause = self.play().and_then(|play| play.pause);
        let in_turn = |seat: Seat| self.scene.turn() == Some(Turn::Seat(seat));
        self.scene.waits = pause.is_some_and(|pause| {
            self.scene.own().any(|seat| !pause.ready.contains(seat))
                && !self.scene.own().any(in_turn)
        });
    }

    fn sitting(&self, seats: &[SeatState]) -> Vec<Sitting> {
        let sitting = |(place, state): (usize, &SeatState)| {
            let (name, who, presence) = match &state.sitter {
                Sitter::Nobody => (String::new(), Who::Nobody, Presence::HERE),
                Sitter::Bot { level, matches } => {
                    let level = BotLevel::new(*level, *matches);
                    let seat = u8::try_from(place).ok().and_then(Seat::new);
                    let name = seat.map(|seat| bot_name(&self.sentences, seat, level));
                    (name.unwrap_or_default(), Who::Bot(level), Presence::HERE)
                }
                &Sitter::Person {
                    ref name,
                    yours,
                    here,
                    stand_in,
                    again,
                    awaited,
                    gave_up,
                    ..
                } => {
                    let who = if yours { Who::Here } else { Who::Elsewhere };
                    let presence = Presence { here, stand_in, gave_up, again, awaited };
                    (name.as_str().to_owned(), who, presence)
                }
            };
            Sitting { name, who, presence, won: state.won }
        };
        seats.iter().enumerate().map(sitting).collect()
    }

    fn tell(&mut self, steps: &[ShownStep], before: Option<&AnyView>) {
        let after = self.scene.view(None).cloned();
        let sentences = Rc::clone(&self.sentences);
        let game = self.scene.game;
        for (place, step) in steps.iter().enumerate() {
            let action = step.action.as_deref().and_then(|text| game?.read_action(text).ok());
            let last = place + 1 == steps.len();
            let views = if last { (before, after.as_ref()) } else { (None, None) };
            self.scene.tell(&sentences, step.by, action.as_ref(), views);
        }
    }

    fn time(&mut self, clock: Option<TurnClock>, race: Option<RaceStart>, at: Instant) {
        self.scene.clock = clock.map(|clock| (clock.seat, at + Duration::from_millis(clock.left)));
        self.race = race;
        self.time_race(at);
    }

    /// When a race is shown and calls open, on this machine's clock. Before the clocks agree, at
    /// once: nobody gains by that, as the reaction is counted from what was shown.
    pub(super) fn time_race(&mut self, at: Instant) {
        if self.scene.opens_at.is_some_and(|opens_at| opens_at <= at) && self.race.is_some() {
            return;
        }
        let local = |moment| self.clock.local(moment).unwrap_or(at);
        self.scene.opens_at = self.race.map(|race| local(race.opens_at).max(at));
        let read_aloud = self.race.filter(|race| race.shown_at < race.opens_at);
        self.scene.shown_at = read_aloud.map(|race| local(race.shown_at)).or(self.scene.opens_at);
    }

    fn photo(&mut self, photo: Option<&Photo>) {
        let finish = |finish: &Finish| Reaction {
            seat: finish.seat,
            step: finish.call.clone(),
            after: Duration::from_micros(finish.judged),
            lot: finish.lot,
            counted: finish.counted,
        };
        if let Some(photo) = photo {
            self.scene.reactions = photo.calls.iter().map(finish).collect();
        } else if self.race.is_some() {
            self.scene.reactions.clear();
        }
    }
}
