//! What a side of the table is worth: the points that it can expect to have in
//! the end, hand and turns to come included.
//!
//! A small network, fitted to games of the bots against themselves, answers from
//! facts about the hand's best laying and about the cards that may still come.

use super::weights::{FIRST, FIRST_BIAS, SECOND, SECOND_BIAS};
use crate::cards::facts::{SIDE_FACTS, of_side};
use crate::cards::laying::Plan;
use crate::cards::side::{Outlook, Side};

/// The points that this side can expect in the end, by its hand's best laying. `wait` turns of others come
/// before its own.
pub(super) fn expected(side: &Side, plan: &Plan, outlook: &Outlook, wait: u8) -> f32 {
    let now = f32::from(side.tracks.points());
    now + GAIN_SCALE * network(&of_side(side, plan, outlook, wait))
}

/// The network's answer is in units of so many points.
const GAIN_SCALE: f32 = 10.0;

fn network(facts: &[f32; SIDE_FACTS]) -> f32 {
    let mut units = FIRST_BIAS;
    for (fact, weights) in facts.iter().zip(&FIRST) {
        if *fact != 0.0 {
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += fact * weight;
            }
        }
    }
    SECOND_BIAS
        + units.iter().zip(&SECOND).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>()
}
