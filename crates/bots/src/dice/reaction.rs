//! When a player calls, and what: one draw for one seat and one roll.
//!
//! The time is `least` and a log-normal time whose median is `step` for each
//! [step](super::steps::steps) taken, so that it has a long right tail and grows with
//! the difficulty of the roll. The call is the answer, or that of a plausible
//! [slip](super::slip::Slip), which is mostly faster because it leaves something out.
//!
//! With much to lose players are cautious. Only `nothing` puts many trophies at stake.
//! Without a limit nobody stays silent, or a round might never end.

use std::time::Duration;

use rand_core::Rng;
use rules::dice::{Call, Roll, View};
use rules::{Seat, Turn};

use super::draw;
use super::heard::Heard;
use super::reflexes::{Reflexes, Thinking};

/// How many of the slips a check finds.
const FOUND: f64 = 0.5;

/// A call that will be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// How long after the dice were shown; whole milliseconds.
    pub after: Duration,
    /// What is called.
    pub call: Call,
}

impl Reflexes {
    /// What this seat does about the dice that it sees for the first time: when it
    /// calls and what. `None` if it stays silent, or may not call. The view does not tell whose
    /// it is, so the seat is named.
    ///
    /// A wrong call costs trophies (D4.3): from the second one at stake on players are
    /// cautious, fully at five. They check, which takes half as long again and finds half of
    /// the slips, or let a `nothing` pass where the table has a limit.
    pub fn react(&self, view: &View, seat: Seat, rng: &mut dyn Rng) -> Option<Reaction> {
        self.react_having(Heard::of(view), view, seat, rng)
    }

    /// The same after these calls were heard to be wrong; the time counts from now.
    pub fn react_having(
        &self,
        heard: Heard,
        view: &View,
        seat: Seat,
        rng: &mut dyn Rng,
    ) -> Option<Reaction> {
        let roll = callable(view, seat)?;
        if let Some(call) = heard.only_left() {
            return Some(Reaction { after: self.time(1.0, rng), call });
        }
        let mut thinking = self.read(roll, heard, rng);
        let mut steps = f64::from(thinking.steps);
        let caution = caution(view, seat, thinking.call);
        if caution > 0.0 {
            if draw::happens(self.check * caution, rng) {
                steps *= 1.5;
                if draw::happens(FOUND, rng) {
                    thinking = Thinking::right(roll);
                }
            }
            let silence = match (thinking.call, view.options.limit) {
                (Call::Nothing, Some(_)) => self.silence * caution,
                _ => 0.0,
            };
            if draw::happens(silence, rng) {
                return None;
            }
        }
        Some(Reaction { after: self.time(steps, rng), call: thinking.call })
    }

    fn time(&self, steps: f64, rng: &mut dyn Rng) -> Duration {
        draw::time(self.least, self.step * steps, self.spread, rng)
    }
}

/// The dice, if this seat may call.
fn callable(view: &View, seat: Seat) -> Option<&Roll> {
    match (view.turn, &view.round) {
        (Turn::Race(seats), Some(round)) if seats.contains(seat) => Some(&round.roll),
        _ => None,
    }
}

/// How much a wrong call would hurt, from 0 to 1: not at all for one trophy or none,
/// fully for five.
fn caution(view: &View, seat: Seat, call: Call) -> f64 {
    let held = view.trophies.get(seat.index()).copied().unwrap_or_default();
    let stake: u8 = call.animals().map(|animal| held[animal]).sum();
    (f64::from(stake.saturating_sub(1)) / 4.0).min(1.0)
}
