//! A game as it stands, and what each step does to it (D4, D5).

use super::animal::Animal;
use super::call::Call;
use super::holdings::{Holdings, Source, Sources};
use super::illegal::Illegal;
use super::options::{Calls, Options};
use super::roll::Roll;
use super::round::{Called, End, Finished, Round};
use crate::seat::{Seat, Seats};

/// A game of `dice` in progress: everything there is to know. It fits in a few cache lines and
/// holds no future: the dice do not exist until they are rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice {
    pub(super) options: Options,
    pub(super) holdings: Holdings,
    /// How often the dice were rolled.
    pub(super) rounds: u32,
    pub(super) phase: Phase,
    /// The round before this one.
    pub(super) last: Option<Finished>,
}

/// What is happening now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Chance chooses who rolls first (D4.6).
    First,
    /// This seat is to throw the dice.
    Throw(Seat),
    /// This seat has thrown, and the dice are rolling.
    Roll(Seat),
    /// The dice are on the table and nobody was right yet.
    Race(Round),
    /// This seat was right and chooses a trophy (D4.4, D4.5).
    Claim(Round, Seat),
    /// This seat has won the game (D5).
    Over(Seat),
}

impl Dice {
    /// Whether this seat is at the table.
    pub(super) fn has(&self, seat: Seat) -> bool {
        seat.number() < self.holdings.table()
    }

    /// Those who may still call in this round (D4.3).
    pub(super) fn callable(&self, round: &Round) -> Seats {
        let out = self.out(round);
        Seat::all(self.holdings.table()).filter(|&seat| !out.contains(seat)).collect()
    }

    /// Those who sit out the rest of this round because they were wrong (D4.3).
    pub(super) fn out(&self, round: &Round) -> Seats {
        match self.options.calls {
            Calls::One => round.callers(),
            Calls::Free => Seats::NONE,
        }
    }

    pub(super) fn first(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.phase != Phase::First {
            return Err(Illegal::AlreadyBegun);
        }
        if !self.has(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        self.phase = Phase::Throw(seat);
        Ok(())
    }

    pub(super) fn throw(&mut self, seat: Seat) -> Result<(), Illegal> {
        match &self.phase {
            Phase::Throw(roller) if *roller == seat => {
                self.phase = Phase::Roll(seat);
                Ok(())
            }
            Phase::Claim(_, winner) if *winner == seat => Err(Illegal::ClaimFirst),
            Phase::First | Phase::Throw(_) | Phase::Claim(..) => Err(Illegal::NotYourTurn),
            Phase::Roll(_) => Err(Illegal::AlreadyThrown),
            Phase::Race(_) => Err(Illegal::RoundIsOn),
            Phase::Over(_) => Err(Illegal::Over),
        }
    }

    pub(super) fn roll(&mut self, roll: Roll) -> Result<(), Illegal> {
        let Phase::Roll(roller) = self.phase else {
            return Err(Illegal::NotThrown);
        };
        if roll.variant() != self.options.variant {
            return Err(Illegal::WrongDice);
        }
        self.rounds = self.rounds.saturating_add(1);
        self.phase = Phase::Race(Round::new(roller, roll));
        Ok(())
    }

    pub(super) fn call(&mut self, seat: Seat, call: Call) -> Result<(), Illegal> {
        let mut round = match &self.phase {
            Phase::Race(round) if self.callable(round).contains(seat) => round.clone(),
            Phase::Race(_) => return Err(Illegal::AlreadyCalled),
            Phase::Claim(_, winner) if *winner == seat => return Err(Illegal::ClaimFirst),
            Phase::Claim(..) => return Err(Illegal::TooLate),
            Phase::First | Phase::Throw(_) | Phase::Roll(_) => return Err(Illegal::NoRoundYet),
            Phase::Over(_) => return Err(Illegal::Over),
        };
        if call == round.roll.read().call {
            round.note(Called::right(seat, call));
            self.reward(round, seat, call);
        } else {
            let cost = self.holdings.forfeit(seat, call);
            round.note(Called { seat, call, cost });
            if self.callable(&round).is_empty() {
                self.finish(round, End::Void);
            } else {
                self.phase = Phase::Race(round);
            }
        }
        Ok(())
    }

    /// D4.4: the winner is asked only where there is something to choose.
    fn reward(&mut self, round: Round, winner: Seat, call: Call) {
        if let Call::Animal(animal) = call
            && let Sources::Only(source) = self.holdings.sources(winner, animal)
        {
            self.take(round, winner, animal, source);
        } else {
            self.phase = Phase::Claim(round, winner);
        }
    }

    pub(super) fn claim(
        &mut self,
        seat: Seat,
        animal: Animal,
        from: Option<Seat>,
    ) -> Result<(), Illegal> {
        let Phase::Claim(round, winner) = &self.phase else {
            return Err(Illegal::NothingToClaim);
        };
        if *winner != seat {
            return Err(Illegal::NotTheWinner);
        }
        if !round.roll.read().call.animals().any(|right| right == animal) {
            return Err(Illegal::NotThisAnimal);
        }
        let source = match (self.holdings.sources(seat, animal), from) {
            (Sources::Only(source), None) => source,
            (Sources::Only(Source::Supply), Some(_)) => return Err(Illegal::SupplyNotEmpty),
            (Sources::Only(Source::Seat(most)), Some(other)) if most == other => {
                return Err(Illegal::NoTie);
            }
            (Sources::Tied(seats), Some(other)) if seats.contains(other) => Source::Seat(other),
            (Sources::Tied(_), None) => return Err(Illegal::NameTheSeat),
            (_, Some(_)) => return Err(Illegal::NotTheMost),
        };
        let round = round.clone();
        self.take(round, seat, animal, source);
        Ok(())
    }

    pub(super) fn void(&mut self) -> Result<(), Illegal> {
        if self.options.limit.is_none() {
            return Err(Illegal::NoLimit);
        }
        let Phase::Race(round) = &self.phase else {
            return Err(Illegal::NothingToVoid);
        };
        let round = round.clone();
        self.finish(round, End::Void);
        Ok(())
    }

    fn take(&mut self, round: Round, winner: Seat, animal: Animal, from: Source) {
        self.holdings.take(winner, animal, from);
        self.finish(round, End::Won { seat: winner, took: animal, from });
    }

    /// Ends a round. D5 needs a look only here, and only at the round's winner:
    /// nobody else has gained anything.
    fn finish(&mut self, round: Round, end: End) {
        let last = Finished { reading: round.roll.read(), round, end };
        self.phase = match end {
            End::Won { seat, .. } if self.holdings.wins(seat, self.options.trophies) => {
                Phase::Over(seat)
            }
            _ => Phase::Throw(last.next_roller()),
        };
        self.last = Some(last);
    }
}
