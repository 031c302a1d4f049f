//! The steps of the game and their notation.

use std::fmt;
use std::str::FromStr;

use super::cell::Cell;
use crate::notation::{self, NotationError, serde_as_notation};
use crate::seat::Seat;

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "TilesAction"))]
pub enum Action {
    /// `first 1`: chance draws who starts (T2).
    First(Seat),
    /// `2,-1`: the seat in turn places a tile at column 2, row −1 (T3).
    Place(Cell),
    /// `0,0>3,1`: the seat in turn moves a tile (T5).
    Move {
        /// Where the tile is taken off.
        from: Cell,
        /// Where it is put.
        to: Cell,
    },
    /// `pass`: the seat in turn has no legal move (T5.5).
    Pass,
}

impl Action {
    /// The cell that a tile was put on, if one was.
    pub const fn target(self) -> Option<Cell> {
        match self {
            Action::Place(cell) | Action::Move { to: cell, .. } => Some(cell),
            Action::First(_) | Action::Pass => None,
        }
    }
}

impl Action {
    /// Writes the notation, as fast as [`Cell`] does.
    pub(super) fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Action::First(seat) => write!(out, "first {seat}"),
            Action::Place(cell) => cell.write(out),
            Action::Move { from, to } => {
                from.write(out)?;
                out.write_char('>')?;
                to.write(out)
            }
            Action::Pass => out.write_str("pass"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let step = if text == "pass" {
            Some(Action::Pass)
        } else if let Some(seat) = text.strip_prefix("first ") {
            notation::seat(seat).map(Action::First)
        } else if let Some((from, to)) = text.split_once('>') {
            from.parse().ok().zip(to.parse().ok()).map(|(from, to)| Action::Move { from, to })
        } else {
            text.parse().ok().map(Action::Place)
        };
        step.ok_or_else(|| {
            NotationError::new(text, "a step of tiles, such as 2,-1 or 0,0>3,1 or pass or first 1")
        })
    }
}

serde_as_notation!(Action, |step: &Action, text| step.write(text));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let steps = "first 0|first 7|0,0|2,-1|32767,-32768|0,0>3,1|-1,-2>-3,-4|pass";
        for text in steps.split('|') {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn there_is_one_way_to_write_a_step() {
        let others = "|PASS|pass | pass|first|first 8|first 01|first  1|0|0,|,0|0,0,0|+1,0|-0,0|\
            00,0|0, 0|0,0 |0,0>|>0,0|0,0>1,0>2,0|0,0 > 1,0|0,0->1,0|32768,0|0,-32769|1.0,0|٣,0";
        for text in others.split('|') {
            assert!(text.parse::<Action>().is_err(), "{text:?} should not parse");
        }
    }
}
