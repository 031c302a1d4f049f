//! Who holds which trophies, and how they change hands (D4.3–D4.5, D5).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animal::Animal;
use super::call::Call;
use super::options::Trophies;
use super::tally::Tally;
use crate::seat::{Seat, Seats};

/// The trophies of a table. None is ever made or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Holdings {
    /// What nobody holds.
    pub(super) supply: Tally,
    /// What each seat holds.
    pub(super) seats: ArrayVec<Tally, { Seat::MOST }>,
}

/// Where a winner's trophy comes from: `"supply"` or `{"seat":2}` (D4.4, D4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceSource"))]
pub enum Source {
    /// From the supply.
    Supply,
    /// From the other player with the most.
    Seat(Seat),
}

/// Where a winner's trophy can come from.
pub(super) enum Sources {
    /// There is nothing to choose.
    Only(Source),
    /// These others have the most, and the winner chooses (D4.5).
    Tied(Seats),
}

impl Holdings {
    /// All trophies in the supply, before a table of this many.
    pub(super) fn new(trophies: Trophies, seats: u8) -> Holdings {
        Holdings {
            supply: Tally::each(trophies.each()),
            seats: Seat::all(seats).map(|_| Tally::NONE).collect(),
        }
    }

    /// How many seats the table has.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most eight")]
    pub(super) fn table(&self) -> u8 {
        self.seats.len() as u8
    }

    /// What this seat holds: nothing, if there is no such seat.
    pub(super) fn of(&self, seat: Seat) -> Tally {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// D4.3: a wrong call costs all trophies that it speaks of. Says how many.
    pub(super) fn forfeit(&mut self, seat: Seat, call: Call) -> Tally {
        let mut cost = Tally::NONE;
        if let Some(held) = self.seats.get_mut(seat.index()) {
            for animal in call.animals() {
                cost[animal] = std::mem::take(&mut held[animal]);
                self.supply[animal] += cost[animal];
            }
        }
        cost
    }

    /// Where this winner's trophy can come from (D4.4, D4.5).
    ///
    /// If the supply is empty some other player holds one: who held all of an
    /// animal has won (D5).
    pub(super) fn sources(&self, winner: Seat, animal: Animal) -> Sources {
        if self.supply[animal] > 0 {
            return Sources::Only(Source::Supply);
        }
        let others = || Seat::all(self.table()).filter(move |&seat| seat != winner);
        let most = others().map(|seat| self.of(seat)[animal]).max();
        let tied: Seats = others().filter(|&seat| Some(self.of(seat)[animal]) == most).collect();
        match tied.iter().next() {
            Some(only) if tied.len() == 1 => Sources::Only(Source::Seat(only)),
            _ => Sources::Tied(tied),
        }
    }

    /// Gives the winner one trophy from there, which must be one of its sources.
    pub(super) fn take(&mut self, winner: Seat, animal: Animal, from: Source) {
        let from = match from {
            Source::Supply => Some(&mut self.supply),
            Source::Seat(seat) => self.seats.get_mut(seat.index()),
        };
        if let Some(from) = from {
            from[animal] -= 1;
        }
        if let Some(held) = self.seats.get_mut(winner.index()) {
            held[animal] += 1;
        }
    }

    /// D5: two trophies of every animal, or all of one.
    pub(super) fn wins(&self, seat: Seat, trophies: Trophies) -> bool {
        let held = self.of(seat);
        Animal::ALL.into_iter().all(|animal| held[animal] >= 2)
            || Animal::ALL.into_iter().any(|animal| held[animal] == trophies.each())
    }
}
