//! A round as it is played, and as it is remembered (D4).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animal::Animal;
use super::call::Call;
use super::holdings::Source;
use super::reading::Reading;
use super::roll::Roll;
use super::tally::Tally;
use crate::seat::{Seat, Seats};

/// The dice on the table and what was called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceRound"))]
pub struct Round {
    /// Who rolled.
    pub roller: Seat,
    /// How the dice lie.
    pub roll: Roll,
    /// The last call of each seat that has called, the latest one at the end.
    pub calls: ArrayVec<Called, { Seat::MOST }>,
}

/// A call that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceCalled"))]
pub struct Called {
    /// By whom.
    pub seat: Seat,
    /// What they called.
    pub call: Call,
    /// The trophies that it cost them (D4.3); a right call costs none.
    pub cost: Tally,
}

/// A round that is over: now its answer is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceFinished"))]
pub struct Finished {
    /// The dice and the calls.
    pub round: Round,
    /// The answer, with its reasons.
    pub reading: Reading,
    /// How it ended.
    pub end: End,
}

/// How a round ended: `"void"`, or
/// `{"won":{"seat":1,"took":"gnu","from":"supply"}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceEnd"))]
pub enum End {
    /// Nobody was right (D4.3, D4.7).
    Void,
    /// Someone was right, and took a trophy (D4.4, D4.5).
    Won {
        /// The round's winner.
        seat: Seat,
        /// The trophy's animal.
        took: Animal,
        /// Where it came from.
        from: Source,
    },
}

impl Round {
    /// A round in which nobody has called yet.
    pub(super) fn new(roller: Seat, roll: Roll) -> Round {
        Round { roller, roll, calls: ArrayVec::new() }
    }

    /// Those who have called.
    pub(super) fn callers(&self) -> Seats {
        self.calls.iter().map(|called| called.seat).collect()
    }

    /// Notes a call, in place of an earlier one by the same seat.
    pub(super) fn note(&mut self, called: Called) {
        self.calls.retain(|earlier| earlier.seat != called.seat);
        // There is room: each of at most eight seats is noted once.
        let _ = self.calls.try_push(called);
    }
}

impl Called {
    /// A right call.
    pub(super) fn right(seat: Seat, call: Call) -> Called {
        Called { seat, call, cost: Tally::NONE }
    }
}

impl Finished {
    /// Who rolls next: the winner (D4.6), or the same player again (D4.7).
    pub(super) fn next_roller(&self) -> Seat {
        match self.end {
            End::Won { seat, .. } => seat,
            End::Void => self.round.roller,
        }
    }
}
