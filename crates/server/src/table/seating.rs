//! Another number of seats, or another game for the same people.

use protocol::{Code, Refusal};
use rules::any::AnyOptions;
use rules::{AnyState, GameKind, Seat, Seats};

use super::command::{Asker, Decision};
use super::{Sitter, Table};
use crate::log::Event;

impl Table {
    /// One seat more, or as many as it takes to reach the next number that the game is played by.
    pub(super) fn decide_add_seat(&self, asker: &Asker<'_>) -> Decision {
        self.needs_host(asker)?;
        self.needs_pause()?;
        let more = self.game.seats().iter().copied().find(|&seats| seats > self.seats());
        let seats = more.ok_or(Code::NoMoreSeats)?;
        self.plan_arrangement(Seats::all(self.seats()), seats)
    }

    /// One seat less, or as many as it takes to reach the next number that the game is played by.
    pub(super) fn decide_remove_seat(&self, asker: &Asker<'_>, seat: Seat) -> Decision {
        self.needs_host(asker)?;
        self.needs_seat(seat)?;
        self.needs_pause()?;
        if self.person(seat).is_some() {
            let sentence = "somebody sits there: seats are taken away when nobody sits in them";
            return Err(Refusal::saying(Code::SeatTaken, sentence));
        }
        let fewer = self.game.seats().iter().copied().rev().find(|&seats| seats < self.seats());
        let seats = fewer.ok_or(Code::FewestSeats)?;
        self.plan_arrangement(Seats::all(self.seats()).without(seat), seats)
    }

    fn plan_arrangement(&self, stay: Seats, seats: u8) -> Decision {
        let keep = self.make_room(stay, seats)?;
        check_playable(&self.options, seats)?;
        Ok(vec![Event::Arranged { keep, seats }])
    }

    pub(super) fn decide_game(
        &self,
        asker: &Asker<'_>,
        game: GameKind,
        seats: Option<u8>,
        options: Option<&serde_json::Value>,
    ) -> Decision {
        self.needs_host(asker)?;
        self.needs_pause()?;
        let options = match options {
            Some(options) => game.read_options(options.clone()).map_err(|error| bad(&error))?,
            None if game == self.game => self.options.clone(),
            None => game.default_options(),
        };
        let seats = seats.unwrap_or_else(|| self.seats_for(game));
        let keep = self.make_room(Seats::all(self.seats()), seats)?;
        check_playable(&options, seats)?;
        let options = serde_json::to_value(options).map_err(|error| bad(&error))?;
        Ok(vec![Event::GameChosen { game, options, keep, seats }])
    }

    /// How many seats the table has at another game: as many as now, if the game is played by so
    /// many; else as few as there is room in for all who sit here.
    fn seats_for(&self, game: GameKind) -> u8 {
        let all = game.seats();
        let sit = self.places.iter().filter(|place| !matches!(place.sitter, Sitter::Nobody));
        let sitters = sit.count();
        let enough = || all.iter().find(|&&seats| usize::from(seats) >= sitters);
        let same = all.iter().find(|&&seats| seats == self.seats());
        same.or_else(enough).or(all.last()).copied().unwrap_or_default()
    }

    /// Which of these seats stay at a table of so many: free ones go first, then bots, from the end.
    fn make_room(&self, mut stay: Seats, seats: u8) -> Result<Seats, Refusal> {
        while stay.len() > seats.into() {
            let last = |wanted: fn(&Sitter) -> bool| {
                let goes = |seat: &Seat| {
                    self.places.get(seat.index()).is_some_and(|place| wanted(&place.sitter))
                };
                stay.iter().filter(goes).last()
            };
            let free = last(|sitter| matches!(sitter, Sitter::Nobody));
            let goes = free.or_else(|| last(|sitter| matches!(sitter, Sitter::Bot(_))));
            stay = stay.without(goes.ok_or(Code::TooManyPeople)?);
        }
        Ok(stay)
    }

    /// Sets the table for so many: these seats stay and move up, and the last game is cleared away.
    pub(super) fn arrange(&mut self, keep: Seats, seats: u8) -> Result<(), String> {
        if usize::from(seats) > Seat::MOST || keep.len() > seats.into() {
            return Err(format!("{keep:?} do not fit a table of {seats}"));
        }
        let before = std::mem::take(&mut self.places);
        for (seat, mut place) in Seat::all(u8::MAX).zip(before) {
            if !keep.contains(seat) {
                continue;
            }
            if let Sitter::Person(person) = &mut place.sitter {
                person.forget_game();
                // Chance is promised for one seat.
                person.promise = person.promise.filter(|_| self.places.len() == seat.index());
            }
            self.places.push(place);
        }
        self.places.resize_with(seats.into(), Default::default);
        self.play = None;
        Ok(())
    }

    /// Nobody has won anything yet.
    pub(super) fn begin_series(&mut self) {
        self.drawn = 0;
        self.places.iter_mut().for_each(|place| place.won = 0);
    }
}

fn check_playable(options: &AnyOptions, seats: u8) -> Result<(), Refusal> {
    AnyState::start(options, seats).map(drop).map_err(|error| bad(&error))
}

fn bad(problem: &impl std::fmt::Display) -> Refusal {
    Refusal::saying(Code::BadOptions, problem)
}
