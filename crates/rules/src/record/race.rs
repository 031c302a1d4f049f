//! How a step was measured that several seats raced for.
//!
//! This crate knows no network, and nothing here measures: a record only keeps the numbers by
//! which a table judged a call, so that whoever reads the record can judge it again. They are part of
//! the format, so they are read, written and checked where the format is.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::{Actor, Turn};
use crate::seat::Seats;

/// How long a caller took to react, in microseconds, and who came first of those
/// who could not be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordRace"))]
pub struct Race {
    /// What the caller's own device measured; `None` if it said nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub claimed_us: Option<u64>,
    /// The least that the measured round trips of the caller's connection allow.
    pub least_us: u64,
    /// The most that they allow.
    pub most_us: u64,
    /// What the step was judged by.
    pub judged_us: u64,
    /// How long the roll was read aloud before the race began, from which these times count;
    /// `None` if it was shown at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spoken_us: Option<u64>,
    /// The seats between which a lot decided that this step comes first, the
    /// step's own among them; empty if no lot was needed.
    #[serde(default, skip_serializing_if = "no_lot")]
    pub lot: Seats,
}

/// A measurement that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadRace {
    /// Nobody raced for this step.
    #[error("only a seat's step in a race is measured")]
    NoRace,
    /// The verdict ignores the bounds.
    #[error("a race is judged between the least and the most that the connection allows")]
    Bounds,
    /// The lot cannot have been drawn between these seats.
    #[error("a lot is drawn between two or more seats that may act, the step's own among them")]
    Lot,
}

impl Race {
    /// Whether this can be the measurement of a step by this actor in this turn.
    pub(super) fn check(&self, turn: Turn, by: Actor) -> Result<(), BadRace> {
        let (Turn::Race(racing), Actor::Seat(seat)) = (turn, by) else {
            return Err(BadRace::NoRace);
        };
        if !(self.least_us..=self.most_us).contains(&self.judged_us) {
            return Err(BadRace::Bounds);
        }
        let possible = self.lot.len() > 1
            && self.lot.contains(seat)
            && self.lot.iter().all(|tied| racing.contains(tied));
        if self.lot.is_empty() || possible { Ok(()) } else { Err(BadRace::Lot) }
    }
}

fn no_lot(lot: &Seats) -> bool {
    lot.is_empty()
}
