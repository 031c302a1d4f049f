//! The bots keep the rules and their places.

use bots::Played;
use bots::bot::Bot;
use bots::budget::{Budget, Stop};
use bots::level::Level;
use rand_core::Rng;
use rules::Outcome;
use rules::chance::pick;
use rules::tiles::{Action, Tiles};
use rules::{Game, Turn};

use super::child::Child;
use super::play::{actions, in_turn, random_position, seeded, start_with, step, view};

type Player = Box<dyn Bot<Tiles>>;

/// Plays a game after a few random tiles; which of the two wins, if any.
fn game(players: &mut [Player; 2], first: usize, nodes: u64, rng: &mut dyn Rng) -> Option<usize> {
    let mut state = start_with(2, 0);
    for _ in 0..3 {
        let action = pick(rng, &actions(&state)).unwrap();
        step(&mut state, action);
    }
    while let Some(seat) = in_turn(&state) {
        let player = &mut players[(seat.index() + first) % 2];
        let thought = player.think(&view(&state), &Budget::nodes(nodes), rng).unwrap();
        step(&mut state, thought.action);
    }
    match state.turn() {
        Turn::Over(Outcome::Won(seats)) => {
            seats.iter().next().map(|seat| (seat.index() + first) % 2)
        }
        _ => None,
    }
}

/// Points of the first against the second, a draw being half.
fn points(mut players: [Player; 2], games: u32, nodes: u64, seed: u64) -> f64 {
    let mut points = 0.0;
    for number in 0..games {
        // Both play each opening from both sides.
        let mut rng = seeded(seed + u64::from(number / 2));
        points += match game(&mut players, (number % 2) as usize, nodes, &mut rng) {
            Some(0) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points
}

fn named_pair(one: &str, other: &str) -> [Player; 2] {
    [Tiles::named(one).unwrap(), Tiles::named(other).unwrap()]
}

#[test]
fn each_level_beats_the_one_below() {
    assert!(points(named_pair("beginner", "random"), 10, 1000, 1) >= 9.0);
    assert!(points(named_pair("casual", "beginner"), 20, 2000, 2) >= 15.0);
    assert!(points(named_pair("strong", "casual"), 8, 3000, 3) >= 6.0);
    assert!(points(named_pair("expert", "strong"), 6, 40_000, 4) >= 4.0);
}

#[test]
fn a_child_beats_the_beginner() {
    let points = points([Box::new(Child), Tiles::bot(Level::Beginner)], 40, 1000, 5);
    assert!(points >= 24.0, "{points} of 40");
}

#[test]
fn the_expert_beats_plain_alpha_beta() {
    assert!(points(named_pair("expert", "alpha-beta-4"), 4, 40_000, 6) >= 3.0);
}

#[test]
fn every_answer_is_legal_to_the_end() {
    for (number, name) in
        ["random", "beginner", "casual", "strong", "expert", "alpha-beta-2"].into_iter().enumerate()
    {
        for seats in [2, 4] {
            let mut rng = seeded(number as u64);
            let mut player = Tiles::named(name).unwrap();
            // From here on there is often a moving phase.
            let mut state = random_position(26, &mut rng);
            if seats == 4 {
                state = start_with(4, 3);
            }
            let mut turns = 0;
            while in_turn(&state).is_some() && turns < 40 {
                let view = view(&state);
                let thought = player.think(&view, &Budget::nodes(500), &mut rng).unwrap();
                assert!(view.actions.contains(&thought.action), "{name}: {}", thought.action);
                assert!(thought.candidates.iter().all(|one| (0.0..=1.0).contains(&one.value)));
                assert_eq!(thought.candidates[0].action, thought.action);
                step(&mut state, thought.action);
                turns += 1;
            }
        }
    }
}

#[test]
fn who_has_nothing_to_do_gets_no_answer() {
    let state = start_with(2, 0);
    let view = state.view(rules::Observer::Public);
    for name in ["random", "beginner", "expert", "alpha-beta-1"] {
        let thought = Tiles::named(name).unwrap().think(&view, &Budget::nodes(10), &mut seeded(1));
        assert!(thought.is_none());
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for (turns, level) in [5, 14, 27, 35].into_iter().zip(Level::ALL) {
        let view = view(&random_position(turns, &mut seeded(turns as u64)));
        let answer = || -> (Action, u64) {
            let thought =
                Tiles::bot(level).think(&view, &Budget::nodes(5000), &mut seeded(9)).unwrap();
            (thought.action, thought.nodes)
        };
        assert_eq!(answer(), answer(), "{level}");
    }
}

#[test]
fn who_is_told_to_stop_answers_at_once() {
    let stop = Stop::default();
    stop.now();
    let budget = Budget::nodes(u64::MAX).until(stop);
    for turns in [2, 9, 24, 33] {
        let view = view(&random_position(turns, &mut seeded(40 + turns as u64)));
        for name in ["casual", "strong", "expert", "alpha-beta-4"] {
            let thought =
                Tiles::named(name).unwrap().think(&view, &budget, &mut seeded(1)).unwrap();
            assert!(view.actions.contains(&thought.action));
            assert!(thought.nodes < 1000, "{name}: {} nodes", thought.nodes);
        }
    }
}

#[test]
fn names_are_exact() {
    for name in ["beginner", "casual", "strong", "expert", "random", "alpha-beta-1", "alpha-beta-9"]
    {
        assert!(Tiles::named(name).is_some(), "{name}");
    }
    for name in ["", "Expert", "alpha-beta-", "alpha-beta-0", "alpha-beta-04", "alpha-beta-10"] {
        assert!(Tiles::named(name).is_none(), "{name}");
    }
}
