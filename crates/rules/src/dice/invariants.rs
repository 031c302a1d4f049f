//! What holds of every position that a game can reach. A view that says
//! otherwise was not made by the rules.

use super::animal::Animal;
use super::call::Call;
use super::holdings::{Holdings, Source, Sources};
use super::options::Calls;
use super::round::{Called, End, Finished, Round};
use super::state::{Dice, Phase};
use crate::seat::{Seat, Seats};

impl Dice {
    /// Whether everything here can be true together.
    pub(super) fn is_sound(&self) -> bool {
        self.holdings.table() >= 2
            && self.holdings.add_up(self.options.trophies.each())
            && self.winner_is_known()
            && self.phase_is_sound()
            && self.last.iter().all(|last| self.last_is_sound(last))
            && self.rounds_add_up()
    }

    /// D5: who holds enough has won, and nobody else has.
    fn winner_is_known(&self) -> bool {
        let winner = match self.phase {
            Phase::Over(winner) => Seats::only(winner),
            _ => Seats::NONE,
        };
        let complete: Seats = Seat::all(self.holdings.table())
            .filter(|&seat| self.holdings.wins(seat, self.options.trophies))
            .collect();
        complete == winner
    }

    fn phase_is_sound(&self) -> bool {
        match &self.phase {
            Phase::First => self.options.first.is_none() && self.last.is_none(),
            Phase::Throw(roller) | Phase::Roll(roller) => self.rolls_next(*roller),
            Phase::Race(round) => {
                self.rolls_next(round.roller)
                    && self.round_is_sound(round, None)
                    && !self.callable(round).is_empty()
            }
            Phase::Claim(round, winner) => {
                self.rolls_next(round.roller)
                    && self.round_is_sound(round, Some(*winner))
                    && match round.roll.read().call {
                        Call::Nothing => true,
                        Call::Animal(animal) => {
                            matches!(self.holdings.sources(*winner, animal), Sources::Tied(_))
                        }
                    }
            }
            Phase::Over(winner) => matches!(
                &self.last,
                Some(Finished { end: End::Won { seat, .. }, .. }) if seat == winner
            ),
        }
    }

    /// D4.6 and D4.7.
    fn rolls_next(&self, roller: Seat) -> bool {
        // C2.3: a table may agree on who throws first.
        let agreed = self.options.first.unwrap_or(roller);
        let expected = self.last.as_ref().map_or(agreed, Finished::next_roller);
        self.has(roller) && roller == expected
    }

    fn last_is_sound(&self, last: &Finished) -> bool {
        let round = &last.round;
        last.reading == round.roll.read()
            && match last.end {
                End::Void => {
                    // Only the clock or everyone's one wrong call makes a round void.
                    let all_wrong = self.options.calls == Calls::One
                        && round.callers() == Seats::all(self.holdings.table());
                    self.round_is_sound(round, None) && (self.options.limit.is_some() || all_wrong)
                }
                End::Won { seat, took, from } => {
                    self.round_is_sound(round, Some(seat))
                        && last.reading.call.animals().any(|animal| animal == took)
                        && match from {
                            Source::Supply => true,
                            Source::Seat(other) => self.has(other) && other != seat,
                        }
                }
            }
    }

    /// A round in which everyone was wrong but its winner, who called last.
    fn round_is_sound(&self, round: &Round, winner: Option<Seat>) -> bool {
        let answer = round.roll.read().call;
        let wrong = match (winner, round.calls.split_last()) {
            (None, _) => round.calls.as_slice(),
            (Some(seat), Some((last, wrong))) if *last == Called::right(seat, answer) => wrong,
            (Some(_), _) => return false,
        };
        self.has(round.roller)
            && round.roll.variant() == self.options.variant
            && round.calls.iter().all(|called| self.has(called.seat))
            && round.callers().len() as usize == round.calls.len()
            && wrong.iter().all(|called| called.call != answer)
            && wrong.iter().all(|called| self.penalty_is_sound(called))
    }

    /// D4.3: a wrong call costs what it speaks of and nothing else; the caller
    /// cannot have gained any of it since, and cannot have held all of it (D5).
    fn penalty_is_sound(&self, wrong: &Called) -> bool {
        let held = self.holdings.of(wrong.seat);
        Animal::ALL.into_iter().all(|animal| {
            if wrong.call.animals().any(|called| called == animal) {
                held[animal] == 0 && wrong.cost[animal] < self.options.trophies.each()
            } else {
                wrong.cost[animal] == 0
            }
        })
    }

    /// The rounds before this one are the ones that gave trophies away, and the
    /// last of them is remembered.
    fn rounds_add_up(&self) -> bool {
        let playing = matches!(self.phase, Phase::Race(_) | Phase::Claim(..));
        let Some(finished) = self.rounds.checked_sub(u32::from(playing)) else {
            return false;
        };
        let held: u32 = self.holdings.seats.iter().map(|held| held.total()).sum();
        self.last.is_some() == (finished > 0)
            && held <= finished
            && (self.phase != Phase::First || finished == 0)
    }
}

impl Holdings {
    /// D1.4: there are as many trophies of each animal as the table has.
    fn add_up(&self, each: u8) -> bool {
        Animal::ALL.into_iter().all(|animal| {
            let held: u32 = self.seats.iter().map(|held| u32::from(held[animal])).sum();
            held + u32::from(self.supply[animal]) == u32::from(each)
        })
    }
}
