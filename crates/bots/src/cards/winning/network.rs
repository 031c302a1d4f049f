//! The network: one layer of units between what it looks at and its two answers.

use crate::cards::facts::{SEEN_OF_OTHERS, SIDE_FACTS};

/// How many numbers the network looks at.
pub(in crate::cards) const INPUTS: usize = SIDE_FACTS + 4 + SEEN_OF_OTHERS.len();
/// Units between inputs and answers.
pub(in crate::cards) const UNITS: usize = 64;

/// What the network looks at for one seat.
pub(in crate::cards) type Inputs = [f32; INPUTS];
/// The points that the seat will gain on top of its best laying, and what else speaks for it.
pub(in crate::cards) type Answer = [f32; 2];

/// Where the parts lie in the list of weights.
pub(in crate::cards) const FIRST_BIAS: usize = INPUTS * UNITS;
pub(in crate::cards) const SECOND: usize = FIRST_BIAS + UNITS;
pub(in crate::cards) const SECOND_BIAS: usize = SECOND + 2 * UNITS;
pub(in crate::cards) const SCALE: usize = SECOND_BIAS + 2;
/// Tables of two to five have a scale each.
pub(in crate::cards) const WEIGHTS: usize = SCALE + 2 * 4;

/// The first answer is in units of so many points.
pub(in crate::cards) const POINTS: f32 = 10.0;

/// The weights, in one list so that training can go through them.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::cards) struct Network {
    pub weights: [f32; WEIGHTS],
}

impl Network {
    /// The answer, and what the units say before it.
    pub fn answer(&self, inputs: &Inputs) -> (Answer, [f32; UNITS]) {
        let mut units = [0.0; UNITS];
        units.copy_from_slice(&self.weights[FIRST_BIAS..SECOND]);
        for (input, weights) in inputs.iter().zip(self.weights.chunks_exact(UNITS)) {
            if *input != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += input * weight;
                }
            }
        }
        units = units.map(|unit| unit.max(0.0));
        let said = |answer: usize| {
            let from = SECOND + answer * UNITS;
            let weights = &self.weights[from..from + UNITS];
            let sum: f32 = units.iter().zip(weights).map(|(unit, weight)| unit * weight).sum();
            self.weights[SECOND_BIAS + answer] + sum
        };
        ([POINTS * said(0), said(1)], units)
    }

    /// What a point counts when so many cards are left in the deck of a table of so many.
    pub fn scale(&self, seats: usize, deck: u8) -> f32 {
        let place = Network::scale_at(seats);
        let [base, slope] = [self.weights[place], self.weights[place + 1]];
        (base + slope * (f32::from(deck) + 1.0).ln()).exp()
    }

    /// Where the scale of a table of this size lies.
    pub fn scale_at(seats: usize) -> usize {
        SCALE + 2 * (seats.clamp(2, 5) - 2)
    }
}
