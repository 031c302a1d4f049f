//! What everybody at a table sees of the people there, for bots that match them. It follows from the
//! log alone, and is forgotten when somebody stands up.

use bots::BotLevel;
use bots::registry::offers;
use rules::{Outcome, Seat, Seats};

use super::{Sitter, Table};

impl Table {
    /// Adds the race that the last row decided, if it did. Who is stood in for shows nothing.
    pub(super) fn learn_race(&mut self) {
        let Some(race) = self.play.as_mut().and_then(super::Match::take_won_race) else { return };
        for (seat, place) in Seat::all(u8::MAX).zip(&mut self.places) {
            if let Sitter::Person(person) = &mut place.sitter
                && !person.stand_in
            {
                person.track_record.note_race(seat, &race);
            }
        }
    }

    /// Adds the game that has just ended, for those who played it to its end.
    pub(super) fn learn_game(&mut self, outcome: Outcome, resigned: Option<Seat>) {
        let seats = || Seat::all(u8::MAX).zip(&self.places);
        let bots: Seats = seats()
            .filter(|(_, place)| matches!(place.sitter, Sitter::Bot(BotLevel::Match)))
            .map(|(seat, _)| seat)
            .collect();
        if resigned.is_some() {
            return;
        }
        for (seat, place) in Seat::all(u8::MAX).zip(&mut self.places) {
            if let Sitter::Person(person) = &mut place.sitter
                && !person.stand_in
            {
                person.track_record.note_game(seat, bots, outcome);
            }
        }
    }

    /// Bots that matched people in another game play at the level that they began with, where
    /// this game has no such bots.
    pub(super) fn give_offered_levels(&mut self) {
        for place in &mut self.places {
            if let Sitter::Bot(level) = &mut place.sitter
                && !offers(self.game, *level)
            {
                *level = level.level().into();
            }
        }
    }
}
