//! What hints say of each step is true of it, whichever way the table lies.

use std::collections::BTreeMap;

use bots::Played;
use bots::bot::Candidate;
use bots::budget::Budget;
use rules::Game;
use rules::tiles::{Action, Cell, Tiles};

use super::play::{after, random_position, seeded, start, step, view};

fn turned(action: Action, symmetry: u8) -> Action {
    let turn = |cell: Cell| {
        let (x, y) = if symmetry & 4 == 0 { (cell.x, cell.y) } else { (cell.y, cell.x) };
        Cell::new(if symmetry & 1 == 0 { x } else { -x }, if symmetry & 2 == 0 { y } else { -y })
    };
    match action {
        Action::Place(cell) => Action::Place(turn(cell)),
        Action::Move { from, to } => Action::Move { from: turn(from), to: turn(to) },
        other => other,
    }
}

/// The same game on a table that is turned or mirrored.
fn mirrored(state: &Tiles, symmetry: u8) -> Tiles {
    let view = view(state);
    let (mut red, mut yellow) = (view.red.to_vec(), view.yellow.to_vec());
    for action in view.moves.iter().rev() {
        if let Action::Move { from, to } = *action {
            *red.iter_mut().chain(&mut yellow).find(|tile| **tile == to).unwrap() = from;
        }
    }
    let mut mirror = start();
    for (number, &cell) in red.iter().enumerate() {
        step(&mut mirror, turned(Action::Place(cell), symmetry));
        if let Some(&cell) = yellow.get(number) {
            step(&mut mirror, turned(Action::Place(cell), symmetry));
        }
    }
    for &action in &view.moves {
        step(&mut mirror, turned(action, symmetry));
    }
    mirror
}

fn advice(state: &Tiles, nodes: u64) -> Vec<Candidate<Tiles>> {
    let name = Tiles::ADVISER;
    let mut bot = Tiles::named(name).unwrap();
    bot.think(&view(state), &Budget::nodes(nodes), &mut seeded(1)).unwrap().candidates
}

/// Steps with their values to the last bit.
fn values(candidates: &[Candidate<Tiles>], symmetry: u8) -> BTreeMap<String, u64> {
    let value =
        |one: &Candidate<Tiles>| (turned(one.action, symmetry).to_string(), one.value.to_bits());
    candidates.iter().map(value).collect()
}

#[test]
fn mirror_images_get_the_same_values() {
    let mut rng = seeded(31);
    let mut different = 0;
    for (turns, nodes) in [(2, 3000), (5, 8000), (10, 8000), (17, 8000), (26, 8000), (37, 4000)] {
        let state = random_position(turns, &mut rng);
        let here = advice(&state, nodes);
        for symmetry in 1..8 {
            let there = advice(&mirrored(&state, symmetry), nodes);
            let (here, there) = (values(&here, symmetry), values(&there, 0));
            assert_eq!(here, there, "{turns} turns, symmetry {symmetry}");
        }
        different += values(&here, 0).values().collect::<std::collections::BTreeSet<_>>().len();
    }
    assert!(different > 12, "the values say something: {different}");
}

#[test]
fn steps_that_mirror_each_other_are_worth_the_same() {
    // The position is its own mirror image, left and right.
    let candidates = advice(&after("0,0 0,1 0,-1"), 20_000);
    let here = values(&candidates, 0);
    assert_eq!(here, values(&candidates, 1));
    assert!(here.len() >= 6);
}

#[test]
fn the_list_is_sorted_by_what_it_shows() {
    let mut rng = seeded(32);
    for number in 0..24 {
        let state = random_position(3 + 2 * number, &mut rng);
        let candidates = advice(&state, 5000);
        assert!(candidates.is_sorted_by(|one, next| one.value >= next.value), "{number}");
        assert!(candidates.len() >= 6.min(view(&state).actions.len()));
        assert!(candidates.iter().all(|one| view(&state).actions.contains(&one.action)));
    }
}

/// A step that is shown as lost loses to what the next player is advised to do, and one
/// that is shown as won is.
#[test]
fn sure_values_are_true() {
    let mut rng = seeded(33);
    let (mut won, mut lost) = (0, 0);
    for number in 0..30 {
        let state = random_position(8 + number % 20, &mut rng);
        for one in advice(&state, 5000) {
            let mut next = state.clone();
            step(&mut next, one.action);
            let over = matches!(next.turn(), rules::Turn::Over(_));
            if one.value >= 1.0 && !over {
                won += 1;
                assert!(advice(&next, 20_000).iter().all(|reply| reply.value < 0.5), "{number}");
            } else if one.value <= 0.0 {
                lost += 1;
                assert!(advice(&next, 20_000)[0].value >= 1.0, "{number}");
            }
        }
    }
    assert!(won > 5 && lost > 5, "{won} {lost}");
}
