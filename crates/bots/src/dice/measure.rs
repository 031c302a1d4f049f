//! How fast and how reliable a level is, measured: what the tables in this
//! module's documentation say comes from here.

use std::time::Duration;

use rand_core::Rng;
use rules::dice::{Dice, Illegal, Options, Variant};
use rules::{Actor, Game, Observer, Seat, Turn};

use super::race::play_round;
use super::racer::Racer;
use super::reflexes::Reflexes;
use crate::level::Level;

/// What came out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The mean time of the right calls, in seconds.
    pub mean: f64,
    /// Their median, in seconds.
    pub median: f64,
    /// The share of calls that were wrong.
    pub errors: f64,
}

/// One seat alone with so many fresh rolls, and nothing to lose.
pub fn alone(level: Level, variant: Variant, rolls: u32, rng: &mut dyn Rng) -> Measured {
    let reflexes = Reflexes::of(level);
    let mut tally = Tally::default();
    for _ in 0..rolls {
        let Some((state, seat)) = shown(variant, 2, rng) else { continue };
        let view = state.view(Observer::Seat(seat));
        let answer = view.round.as_ref().map(|round| round.roll.read().call);
        if let Some(reaction) = reflexes.react(&view, seat, rng) {
            let right = answer == Some(reaction.call);
            tally.note(right.then_some(reaction.after), u32::from(!right));
        }
    }
    tally.measured()
}

/// So many first rounds of this many seats, all of one level: the times are those of the
/// winning calls.
pub fn together(
    level: Level,
    variant: Variant,
    seats: u8,
    rounds: u32,
    rng: &mut dyn Rng,
) -> Result<Measured, Illegal> {
    let mut tally = Tally::default();
    for _ in 0..rounds {
        let Some((mut state, _)) = shown(variant, seats, rng) else { continue };
        let mut racers = vec![Racer::new(level); seats.into()];
        let heat = play_round(&mut state, &mut racers, rng)?;
        let wrong = u32::try_from(heat.wrong().len()).unwrap_or(u32::MAX);
        tally.note(heat.right().map(|right| right.after), wrong);
    }
    Ok(tally.measured())
}

/// A new table whose first dice are just shown, and who has rolled them.
fn shown(variant: Variant, seats: u8, rng: &mut dyn Rng) -> Option<(Dice, Seat)> {
    let options = Options { variant, ..Options::default() };
    let mut state = Dice::start(&options, seats).ok()?;
    let first = state.chance(rng)?;
    state.play(Actor::Chance, &first).ok()?;
    let Turn::Seat(roller) = state.turn() else { return None };
    state.play(Actor::Seat(roller), &rules::dice::Action::Throw).ok()?;
    let roll = state.chance(rng)?;
    state.play(Actor::Chance, &roll).ok()?;
    Some((state, roller))
}

/// The times of right calls, and how many calls were wrong.
#[derive(Default)]
struct Tally {
    right: Vec<Duration>,
    wrong: u32,
}

impl Tally {
    fn note(&mut self, right: Option<Duration>, wrong: u32) {
        self.right.extend(right);
        self.wrong += wrong;
    }

    fn measured(mut self) -> Measured {
        self.right.sort_unstable();
        let right = u32::try_from(self.right.len()).unwrap_or(u32::MAX);
        let total: Duration = self.right.iter().sum();
        let median = self.right.get(self.right.len() / 2).copied().unwrap_or_default();
        Measured {
            mean: total.as_secs_f64() / f64::from(right.max(1)),
            median: median.as_secs_f64(),
            errors: f64::from(self.wrong) / f64::from((right + self.wrong).max(1)),
        }
    }
}
