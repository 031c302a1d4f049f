//! When a player calls, and what: one draw for one seat and one roll.
//!
//! The time is log-normal with a median of `least` and `step` for each
//! [step](super::steps::steps) taken, so that it has a long right tail and grows with
//! the difficulty of the roll. The call is the answer, or that of a plausible
//! [slip](super::slip::Slip), which is mostly faster because it leaves something out.
//!
//! Players ease off when they lead and hurry when they are behind, within bounds: so a game
//! between unequal players stays a game. Nobody is faster than people can be.
//!
//! With much to lose players are cautious. Only `nothing` puts many trophies at stake.
//! Without a limit nobody stays silent, or a round might never end.

use std::time::Duration;

use rand_core::Rng;
use rules::dice::{Call, Roll, Tally, View};
use rules::{Seat, Turn};

use super::draw;
use super::heard::Heard;
use super::prospects::rounds_needed;
use super::reflexes::{Reflexes, Thinking};

/// How many of the slips a check finds.
const FOUND: f64 = 0.5;

/// A reaction to one of four things takes half a second, and dice have to be read: nobody calls
/// earlier than this, in seconds.
const EARLIEST: f64 = 0.6;
/// How much slower, as a logarithm, a lead of one round makes a player.
const EASE: f64 = 0.7;
/// The most that a lead makes slower, or being behind makes faster.
const MOST_EASE: f64 = 0.9;

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
            // The dice need not even be read.
            return Some(Reaction { after: self.time(1.0, 0.5, rng), call });
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
        let after = self.time(steps, tempo(view, seat), rng);
        Some(Reaction { after, call: thinking.call })
    }

    fn time(&self, steps: f64, tempo: f64, rng: &mut dyn Rng) -> Duration {
        let median = (self.least + self.step * steps) * tempo;
        draw::time(median, self.spread, rng).max(Duration::from_secs_f64(EARLIEST))
    }
}

/// How much longer than usual a seat takes: more than 1 if it leads, by the rounds that it and
/// the best of the others still have to win.
fn tempo(view: &View, seat: Seat) -> f64 {
    let needed = |held: &Tally| rounds_needed(*held, &view.options);
    let of_others = Seat::all(u8::MAX).zip(&view.trophies).filter(|&(other, _)| other != seat);
    let best = of_others.map(|(_, held)| needed(held)).fold(f64::INFINITY, f64::min);
    let own = view.trophies.get(seat.index()).map_or(best, needed);
    (EASE * (best - own)).clamp(-MOST_EASE, MOST_EASE).exp()
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
