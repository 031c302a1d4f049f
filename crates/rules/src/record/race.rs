//! How a step was measured that several seats raced for.
//!
//! This crate knows no network, and nothing here measures: a record only keeps the numbers by
//! which a table judged a call, so that whoever reads the record can judge it again. They are part of
//! the format, so they are read, written and checked where the format is.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::{Actor, Turn};
use crate::seat::{Seat, Seats};

/// How long a caller took to react, in microseconds, and who came first of those
/// who could not be told apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// What else is needed to judge it again; `None` where no server kept the table, and in
    /// records of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hold: Option<Hold>,
}

/// The verdict that a call was part of. Calls that were held together are judged together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordHold"))]
pub struct Hold {
    /// When it fell, in microseconds after calls opened: the same for all calls of one verdict.
    pub fell_us: u64,
    /// The first of the seats that share this one's clock: a device, or the server for all bots.
    /// Calls by one clock keep their order, however close they are.
    pub clock: Seat,
    /// After the last call that counted: those that were judged with it and came too late.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<LateCall>>"))]
    pub late: Vec<LateCall>,
}

/// A call that did not count, because one before it was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordLateCall"))]
pub struct LateCall {
    /// Who called.
    pub seat: Seat,
    /// What the caller's own device measured; `None` if it said nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub claimed_us: Option<u64>,
    /// The least that the caller's connection allows.
    pub least_us: u64,
    /// The most that it allows.
    pub most_us: u64,
    /// What the call was judged by.
    pub judged_us: u64,
    /// The first of the seats that share this one's clock.
    pub clock: Seat,
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
    /// Those who were too late cannot have been there.
    #[error("a seat that was too late raced, and called once")]
    Late,
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
        if !self.lot.is_empty() && !possible {
            return Err(BadRace::Lot);
        }
        let mut called = Seats::only(seat);
        for late in self.hold.iter().flat_map(|hold| &hold.late) {
            if !(late.least_us..=late.most_us).contains(&late.judged_us) {
                return Err(BadRace::Bounds);
            }
            if called.contains(late.seat) || !racing.contains(late.seat) {
                return Err(BadRace::Late);
            }
            called = called.with(late.seat);
        }
        Ok(())
    }
}

fn no_lot(lot: &Seats) -> bool {
    lot.is_empty()
}
