//! Rounds and games among bots, without real time: the earliest call is played
//! through the rules, the others hear it, and so on. The same seed gives the same game.

use std::time::Duration;

use rand_core::Rng;
use rules::chance::pick;
use rules::dice::{Action, Call, Dice, Illegal, View};
use rules::{Actor, Game, Observer, Outcome, Seat, Turn};

use super::racer::Racer;
use super::reaction::Reaction;

/// A round that was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heat {
    /// Every call in its order: by whom, when and what.
    pub calls: Vec<(Seat, Reaction)>,
    /// Who was right: if anybody, the last who called.
    pub winner: Option<Seat>,
}

impl Heat {
    /// The calls that were wrong.
    pub fn wrong(&self) -> &[(Seat, Reaction)] {
        let right = usize::from(self.winner.is_some());
        &self.calls[..self.calls.len() - right.min(self.calls.len())]
    }

    /// The call that was right.
    pub fn right(&self) -> Option<Reaction> {
        self.winner.and(self.calls.last()).map(|&(_, reaction)| reaction)
    }
}

/// Plays to the end of a round, claim included. The racers are in the order of the
/// seats; a seat without one is refused as no seat at all.
pub fn play_round(
    state: &mut Dice,
    racers: &mut [Racer],
    rng: &mut dyn Rng,
) -> Result<Heat, Illegal> {
    loop {
        match state.turn() {
            Turn::Over(_) => return Err(Illegal::Over),
            Turn::Race(_) => break,
            Turn::Seat(seat) => ask(state, racers, seat, rng)?,
            Turn::Chance => {
                let action = state.chance(rng).ok_or(Illegal::OnlyChance)?;
                state.play(Actor::Chance, &action)?;
            }
        }
    }
    let heat = race(state, racers, rng)?;
    if let Some(claim) = state.view(Observer::Public).claim {
        ask(state, racers, claim.winner, rng)?;
    }
    Ok(heat)
}

/// Plays rounds until someone has won, or this many are over. Says who won.
pub fn play_game(
    state: &mut Dice,
    racers: &mut [Racer],
    most_rounds: u32,
    rng: &mut dyn Rng,
) -> Result<Option<Seat>, Illegal> {
    for _ in 0..most_rounds {
        play_round(state, racers, rng)?;
        if let Turn::Over(Outcome::Won(winner)) = state.turn() {
            return Ok(winner.iter().next());
        }
    }
    Ok(None)
}

/// From the roll until someone is right, all are out or time is up.
fn race(state: &mut Dice, racers: &mut [Racer], rng: &mut dyn Rng) -> Result<Heat, Illegal> {
    let mut heat = Heat::default();
    let mut now = Duration::ZERO;
    while let Turn::Race(seats) = state.turn() {
        let view = state.view(Observer::Public);
        let mut plans = Vec::with_capacity(Seat::MOST);
        for seat in seats.iter() {
            let racer = racers.get_mut(seat.index()).ok_or(Illegal::NoSuchSeat)?;
            plans.extend(racer.watch(&view, seat, now, rng).map(|plan| (seat, plan)));
        }
        let limit = view.options.limit.map(|limit| Duration::from_secs(limit.seconds().into()));
        plans.retain(|(_, plan)| limit.is_none_or(|limit| plan.after < limit));
        let Some((seat, plan)) = earliest(plans, rng) else {
            // Nobody stays silent where there is no limit, so there is a clock.
            let (void, _) = state.clock().ok_or(Illegal::NoLimit)?;
            state.play(Actor::Clock, &void)?;
            break;
        };
        state.play(Actor::Seat(seat), &Action::Call(plan.call))?;
        now = plan.after;
        heat.calls.push((seat, plan));
        heat.winner = Some(seat).filter(|_| is_right(plan.call, &view));
    }
    Ok(heat)
}

/// D6: what is too close to call is settled by lot.
fn earliest(mut plans: Vec<(Seat, Reaction)>, rng: &mut dyn Rng) -> Option<(Seat, Reaction)> {
    let first = plans.iter().map(|(_, plan)| plan.after).min()?;
    plans.retain(|(_, plan)| plan.after == first);
    match plans.as_slice() {
        [alone] => Some(*alone),
        several => pick(rng, several),
    }
}

fn is_right(call: Call, view: &View) -> bool {
    view.round.as_ref().is_some_and(|round| round.roll.read().call == call)
}

/// Lets one seat do what only it can do.
fn ask(
    state: &mut Dice,
    racers: &mut [Racer],
    seat: Seat,
    rng: &mut dyn Rng,
) -> Result<(), Illegal> {
    let racer = racers.get_mut(seat.index()).ok_or(Illegal::NoSuchSeat)?;
    let view = state.view(Observer::Seat(seat));
    let action = racer.decide(&view, rng).ok_or(Illegal::NotYourTurn)?;
    state.play(Actor::Seat(seat), &action)
}
