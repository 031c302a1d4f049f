//! People, simulated: the yardstick of the levels. They are no level with other numbers:
//! their time does not depend on the roll, and any wrong answer is as likely as any other.

use std::time::Duration;

use rand_core::Rng;
use rules::Seat;
use rules::chance::pick;
use rules::dice::{Action, Call, Dice, Variant, View};

use super::draw;
use super::heard::Heard;
use super::player::Player;
use super::racer::again;
use crate::bot::{Bot, Intent, Thought};
use crate::budget::Budget;
use crate::level::Level;

/// Someone who takes so long on average, and is wrong once in twenty times.
#[derive(Clone, Debug)]
pub struct Person {
    /// The mean time in `basic`, in seconds.
    mean: f64,
    heard: Heard,
    plan: Option<(Duration, Call)>,
}

/// How often people are wrong.
const ERRORS: f64 = 0.05;
/// How much the time of one person varies: the deviation of its logarithm.
const SPREAD: f64 = 0.3;

impl Person {
    /// Someone who takes so many milliseconds on average in `basic`.
    pub fn taking(milliseconds: u16) -> Person {
        Person { mean: f64::from(milliseconds) / 1000.0, heard: Heard::default(), plan: None }
    }

    /// The mean time in a variant: an adult takes 3 seconds in `basic` and 4.5 in `guards`.
    fn mean(&self, variant: Variant) -> f64 {
        self.mean
            * match variant {
                Variant::Basic => 1.0,
                Variant::Poachers => 1.4,
                Variant::Guards => 1.5,
            }
    }

    /// When and what, counted from the moment when thinking begins.
    fn react(&self, view: &View, rng: &mut dyn Rng) -> Option<(Duration, Call)> {
        let right = view.round.as_ref()?.roll.read().call;
        let wrong: Vec<Call> = (Call::ALL.into_iter())
            .filter(|&call| call != right && !self.heard.is_wrong(call))
            .collect();
        let slips = draw::happens(ERRORS, rng);
        let call = pick(rng, &wrong).filter(|_| slips).unwrap_or(right);
        let median = self.mean(view.options.variant) * (-SPREAD * SPREAD / 2.0).exp();
        Some((draw::time(median, SPREAD, rng), call))
    }
}

impl Bot<Dice> for Person {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Dice>> {
        Player::of(Level::Casual).think(view, budget, rng)
    }

    fn race(
        &mut self,
        view: &View,
        _: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Intent<Action>> {
        let afresh = self.heard.listen(view) || now.is_zero();
        let known = self.plan.is_some_and(|(_, call)| self.heard.is_wrong(call));
        if afresh || known {
            self.plan = self.react(view, rng).map(|(time, call)| {
                let time = if afresh { time } else { again(time) };
                (now.saturating_add(time), call)
            });
        }
        self.plan.map(|(after, call)| Intent { after, action: Action::Call(call) })
    }
}
