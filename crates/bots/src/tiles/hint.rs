//! Why a step is good, in facts: the keys `hint-tiles-…`.

use rules::tiles::{Action, Cell, Tiles};

use super::board::Board;
use super::pattern::{Gain, PATTERNS};
use super::search::SURE;
use super::step::Step;
use super::survey::gains;
use crate::bot::Candidate;
use crate::reason::Reason;

/// A step with its value and the reason for it.
pub fn candidate(board: &Board, middle: Cell, step: Step, value: i32) -> Candidate<Tiles> {
    let share = share(value);
    Candidate {
        action: step.action(middle),
        value: share,
        reason: reason(board, middle, step, value),
    }
}

/// The first step of a forced win of so many moves.
pub fn winning(moves: u32, line: &[Action]) -> Option<Candidate<Tiles>> {
    let action = *line.first()?;
    let reason = if moves == 1 {
        Reason::plain("hint-tiles-five").notation("step", action)
    } else {
        let line: Vec<String> = line.iter().map(ToString::to_string).collect();
        Reason::plain("hint-tiles-forced-win")
            .count("moves", moves)
            .notation("step", action)
            .notation("line", line.join(" "))
    };
    Some(Candidate { action, value: 1.0, reason })
}

/// What to expect of a value, from 0 (lost) to 1 (won).
pub fn share(value: i32) -> f64 {
    if value.abs() >= SURE {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (-f64::from(value) / 250.0).exp())
}

fn reason(board: &Board, middle: Cell, step: Step, value: i32) -> Reason {
    let (own, other) = board.gains_of(step);
    let action: Action = step.action(middle);
    let fork = |gain: Gain| gain.fours() + gain.open_threes() >= 2;
    let key = match step {
        Step::Pass => return Reason::plain("hint-tiles-pass"),
        _ if own.is_five() => "hint-tiles-five",
        _ if other.is_five() => "hint-tiles-block-five",
        _ if value <= -SURE => "hint-tiles-lost",
        _ if own.fours() >= 2 => "hint-tiles-double-four",
        _ if other.fours() >= 2 => "hint-tiles-block-double-four",
        _ if fork(own) => "hint-tiles-fork",
        _ if own.fours() == 1 => "hint-tiles-four",
        _ if fork(other) => "hint-tiles-block-fork",
        _ if own.open_threes() == 1 => "hint-tiles-open-three",
        _ if other.open_threes() == 1 => "hint-tiles-block-open-three",
        _ if other.score() > own.score() => "hint-tiles-hinder",
        _ => "hint-tiles-build",
    };
    Reason::plain(key).notation("step", action).share("value", share(value))
}

impl Board {
    /// What a step gives to the colour in turn, and would give to the other.
    pub fn gains_of(&self, step: Step) -> (Gain, Gain) {
        match step {
            Step::Place(to) => gains(self, &PATTERNS, to),
            Step::Move { from, to } => gains(&self.without(from), &PATTERNS, to),
            Step::Pass => (Gain::default(), Gain::default()),
        }
    }
}
