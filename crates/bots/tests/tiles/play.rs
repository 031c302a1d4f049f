//! Games and positions for the tests.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::chance::pick;
use rules::tiles::{Action, Options, Tiles, View};
use rules::{Actor, Game, Observer, Seat, Turn};

/// A generator for this test.
pub fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A game that seat 0 starts.
pub fn start() -> Tiles {
    start_with(2, 0)
}

/// A game of so many that a seat starts.
pub fn start_with(seats: u8, first: u8) -> Tiles {
    Tiles::start(&Options { first: Seat::new(first) }, seats).unwrap()
}

/// The seat in turn, if the game is not over.
pub fn in_turn(state: &Tiles) -> Option<Seat> {
    match state.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// What the seat in turn sees.
pub fn view(state: &Tiles) -> View {
    let seat = in_turn(state).unwrap();
    state.view(Observer::Seat(seat))
}

/// Takes one step.
pub fn step(state: &mut Tiles, action: Action) {
    let seat = in_turn(state).unwrap();
    state.play(Actor::Seat(seat), &action).unwrap();
}

/// What the seat in turn may do.
pub fn actions(state: &Tiles) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = in_turn(state) {
        state.actions(seat, &mut actions);
    }
    actions
}

/// The position after these steps, written with spaces between them.
pub fn after(steps: &str) -> Tiles {
    let mut state = start();
    for action in steps.split_whitespace() {
        step(&mut state, action.parse().unwrap());
    }
    state
}

/// A random game of so many turns, or the longest that does not end before.
/// Steps that end it are avoided.
pub fn random_position(turns: usize, rng: &mut dyn Rng) -> Tiles {
    let mut state = start();
    for _ in 0..turns {
        let mut actions = actions(&state);
        actions.retain(|&action| {
            let mut next = state.clone();
            step(&mut next, action);
            in_turn(&next).is_some()
        });
        let Some(action) = pick(rng, &actions) else { break };
        step(&mut state, action);
    }
    state
}
