//! Games and positions for the tests.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::chance::pick;
use rules::tiles::{Action, Options, State, Tiles, View};
use rules::{Actor, Game, Observer, Seat, Turn};

/// A generator for this test.
pub fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A game that seat 0 starts.
pub fn start() -> State {
    start_with(2, 0)
}

/// A game of so many that a seat starts.
pub fn start_with(seats: u8, first: u8) -> State {
    Tiles::start(&Options { first: Seat::new(first) }, seats).unwrap()
}

/// The seat in turn, if the game is not over.
pub fn in_turn(state: &State) -> Option<Seat> {
    match Tiles::turn(state) {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// What the seat in turn sees.
pub fn view(state: &State) -> View {
    let seat = in_turn(state).unwrap();
    Tiles::view(state, Observer::Seat(seat))
}

/// Takes one step.
pub fn step(state: &mut State, action: Action) {
    let seat = in_turn(state).unwrap();
    Tiles::play(state, Actor::Seat(seat), &action).unwrap();
}

/// What the seat in turn may do.
pub fn actions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = in_turn(state) {
        Tiles::actions(state, seat, &mut actions);
    }
    actions
}

/// The position after these steps, written with spaces between them.
pub fn after(steps: &str) -> State {
    let mut state = start();
    for action in steps.split_whitespace() {
        step(&mut state, action.parse().unwrap());
    }
    state
}

/// A random game of so many turns, or the longest that does not end before.
/// Steps that end it are avoided.
pub fn random_position(turns: usize, rng: &mut dyn Rng) -> State {
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
