//! What a level can do: how fast it is, how often it slips, how much it dares.

use rand_core::Rng;
use rules::dice::{Call, Roll};

use super::draw;
use super::heard::Heard;
use super::slip::{Misreading, Slip};
use super::steps::steps;
use crate::level::Level;

/// The numbers of one kind of player. Times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reflexes {
    /// To see the dice and to say the answer.
    pub least: f64,
    /// For each step of deduction; with `least` this is the median of the time.
    pub step: f64,
    /// How much the time varies: the deviation of its logarithm.
    pub spread: f64,
    /// The chance of a slip of weight 1.
    pub slip: f64,
    /// The chance to check a call again that could cost much, and so to find a slip.
    pub check: f64,
    /// The chance to let a `nothing` pass that could cost much.
    pub silence: f64,
}

impl Reflexes {
    /// Reads every roll right. For hints, not for races.
    pub const SURE: Reflexes =
        Reflexes { least: 0.3, step: 0.1, spread: 0.3, slip: 0.0, check: 0.0, silence: 0.0 };

    /// The reflexes of a level.
    pub const fn of(level: Level) -> Reflexes {
        match level {
            Level::Beginner => Reflexes {
                least: 2.0,
                step: 0.48,
                spread: 0.9,
                slip: 0.034,
                check: 0.5,
                silence: 0.1,
            },
            Level::Casual => Reflexes {
                least: 1.22,
                step: 0.39,
                spread: 0.8,
                slip: 0.03,
                check: 0.5,
                silence: 0.08,
            },
            Level::Strong => Reflexes {
                least: 0.65,
                step: 0.28,
                spread: 0.75,
                slip: 0.02,
                check: 0.4,
                silence: 0.05,
            },
            Level::Expert => Reflexes {
                least: 0.48,
                step: 0.185,
                spread: 0.65,
                slip: 0.01,
                check: 0.3,
                silence: 0.02,
            },
        }
    }

    /// Reads a roll, right or with a slip, but never so that a call comes out
    /// that is known to be wrong. One word of the generator.
    pub fn read(&self, roll: &Roll, heard: Heard, rng: &mut dyn Rng) -> Thinking {
        let mut slips = draw::share(rng);
        for Misreading { slip, call, steps } in Slip::all(roll) {
            slips -= self.slip * slip.weight();
            if slips < 0.0 {
                let slipped = Thinking { call, steps, slip: Some(slip) };
                return if heard.is_wrong(call) { Thinking::right(roll) } else { slipped };
            }
        }
        Thinking::right(roll)
    }
}

/// What someone makes of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// What they would call.
    pub call: Call,
    /// The steps that they took.
    pub steps: u8,
    /// What went wrong, if anything.
    pub slip: Option<Slip>,
}

impl Thinking {
    /// Every rule is observed.
    pub fn right(roll: &Roll) -> Thinking {
        Thinking { call: roll.read().call, steps: steps(roll), slip: None }
    }
}
