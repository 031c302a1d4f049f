//! The bots of `cards`: exact parts against dumb ones, laws of all bots, and who beats whom.

mod laws;
mod laying;
mod odds;
mod study;
mod tournaments;

use bots::Played;
use bots::bot::Bot;
use bots::budget::Budget;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::cards::{Cards, Options, View};
use rules::{Actor, Game, Observer, Outcome, Seat, Turn};

fn seeded(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

fn bot(name: &str) -> Box<dyn Bot<Cards>> {
    Cards::named(name).unwrap()
}

/// Plays a game and shows every view to `watch` before its seat decides. Gives
/// each seat's share of the win.
fn play(names: &[&str], seed: u64, nodes: u64, watch: &mut dyn FnMut(&Cards, &View)) -> Vec<f64> {
    let seats = u8::try_from(names.len()).unwrap();
    let mut players: Vec<_> = names.iter().map(|name| bot(name)).collect();
    let (mut chance, mut rng) = (seeded(seed), seeded(seed + 1_000_000));
    let mut state = Cards::start(&Options::default(), seats).unwrap();
    loop {
        match state.turn() {
            Turn::Over(Outcome::Won(winners)) => {
                let share = 1.0 / f64::from(winners.len());
                let of = |seat| if winners.contains(seat) { share } else { 0.0 };
                return Seat::all(seats).map(of).collect();
            }
            Turn::Chance => {
                let action = state.chance(&mut chance).unwrap();
                state.play(Actor::Chance, &action).unwrap();
            }
            Turn::Seat(seat) => {
                let view = state.view(Observer::Seat(seat));
                watch(&state, &view);
                let player = &mut players[seat.index()];
                let thought = player.think(&view, &Budget::nodes(nodes), &mut rng).unwrap();
                let action = thought.action;
                assert!(view.actions.contains(&action), "{action} by {}", names[seat.index()]);
                let first = thought.candidates.first().unwrap();
                assert_eq!(first.action, action);
                assert!(thought.candidates.iter().all(|one| (0.0..=1.0).contains(&one.value)));
                assert!(thought.candidates.iter().all(|one| view.actions.contains(&one.action)));
                state.play(Actor::Seat(seat), &action).unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
}
