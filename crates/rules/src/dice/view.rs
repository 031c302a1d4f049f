//! What everyone at the table can see. Only the answer is missing while they
//! race to find it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::holdings::Holdings;
use super::options::Options;
use super::reading::Reading;
use super::round::{Finished, Round};
use super::state::{Dice, Phase};
use super::tally::Tally;
use crate::game::{Game, Observer, Outcome, Turn};
use crate::seat::{Seat, Seats};

/// The table as it lies. It is the same for all but for what they may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceView"))]
pub struct View {
    /// Who acts next.
    pub turn: Turn,
    /// What the table chose.
    pub options: Options,
    /// The trophies of each seat.
    pub trophies: ArrayVec<Tally, { Seat::MOST }>,
    /// The trophies that nobody holds.
    pub supply: Tally,
    /// How often the dice were rolled: the number of the round that is on, or of the last one.
    pub rounds: u32,
    /// Who rolls or has rolled; `None` before the first and after the last round.
    pub roller: Option<Seat>,
    /// The round that is on, from the roll until its winner has a trophy.
    pub round: Option<Round>,
    /// Those who sit out the rest of this round (D4.3).
    pub out: Seats,
    /// The choice that the round's winner has to make.
    pub claim: Option<Pending>,
    /// The round before this one.
    pub last: Option<Finished>,
    /// What the observer may do.
    pub actions: Vec<Action>,
}

/// A round is won, and its winner chooses a trophy (D4.4, D4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DicePending"))]
pub struct Pending {
    /// Who chooses.
    pub winner: Seat,
    /// The answer, with its reasons: it has been found.
    pub reading: Reading,
}

impl View {
    /// What this observer may know.
    pub(super) fn of(state: &Dice, who: Observer) -> View {
        let (roller, round, winner) = match &state.phase {
            Phase::First | Phase::Over(_) => (None, None, None),
            Phase::Throw(roller) | Phase::Roll(roller) => (Some(*roller), None, None),
            Phase::Race(round) => (Some(round.roller), Some(round), None),
            Phase::Claim(round, winner) => (Some(round.roller), Some(round), Some(*winner)),
        };
        let mut actions = Vec::new();
        if let Observer::Seat(seat) = who {
            state.actions(seat, &mut actions);
        }
        View {
            turn: state.turn(),
            options: state.options,
            trophies: state.holdings.seats.clone(),
            supply: state.holdings.supply,
            rounds: state.rounds,
            roller,
            round: round.cloned(),
            out: round.map_or(Seats::NONE, |round| state.out(round)),
            claim: round
                .zip(winner)
                .map(|(round, winner)| Pending { winner, reading: round.roll.read() }),
            last: state.last.clone(),
            actions,
        }
    }

    /// The state that this is a view of; `None` if no game gives such a view.
    pub(super) fn state(&self) -> Option<Dice> {
        let phase = match (self.turn, &self.round) {
            (Turn::Chance, None) => self.roller.map_or(Phase::First, Phase::Roll),
            (Turn::Seat(roller), None) => Phase::Throw(roller),
            (Turn::Race(_), Some(round)) => Phase::Race(round.clone()),
            (Turn::Seat(winner), Some(round)) => Phase::Claim(round.clone(), winner),
            (Turn::Over(Outcome::Won(winner)), None) => Phase::Over(winner.iter().next()?),
            _ => return None,
        };
        let state = Dice {
            options: self.options,
            holdings: Holdings { supply: self.supply, seats: self.trophies.clone() },
            rounds: self.rounds,
            phase,
            last: self.last.clone(),
        };
        (state.is_sound() && self.is_of(&state)).then_some(state)
    }

    /// Whether some observer of this state sees exactly this.
    fn is_of(&self, state: &Dice) -> bool {
        let seats = Seat::all(state.holdings.table()).map(Observer::Seat);
        seats.chain([Observer::Public]).any(|who| View::of(state, who) == *self)
    }
}
