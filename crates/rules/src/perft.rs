//! Counts of step sequences to a depth: a signature of the rules that another
//! implementation can be compared with.

use crate::game::{Actor, Game, Turn};

/// How many sequences of exactly `depth` steps there are from here, by seats and
/// chance. Every different outcome of chance counts once, whatever its weight;
/// the clock's steps are not counted.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    divide::<G>(state, depth).iter().map(|(_, _, count)| count).sum()
}

/// The same, split by the first step.
pub fn divide<G: Game>(state: &G, depth: u32) -> Vec<(Actor, G::Action, u64)> {
    let count = |(by, action)| {
        let mut next = state.clone();
        next.play(by, &action).ok()?;
        Some((by, action, perft::<G>(&next, depth.saturating_sub(1))))
    };
    steps::<G>(state).into_iter().filter_map(count).collect()
}

/// Everything that seats and chance can do next.
pub fn steps<G: Game>(state: &G) -> Vec<(Actor, G::Action)> {
    let by_seat = |seat| {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        actions.into_iter().map(move |action| (Actor::Seat(seat), action))
    };
    match state.turn() {
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            outcomes.into_iter().map(|(action, _)| (Actor::Chance, action)).collect()
        }
        Turn::Seat(seat) => by_seat(seat).collect(),
        Turn::Race(seats) => seats.iter().flat_map(by_seat).collect(),
        Turn::Over(_) => Vec::new(),
    }
}
