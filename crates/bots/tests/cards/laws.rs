//! What holds of every bot: its steps are legal, it knows only its view, the
//! same seed gives the same answer, and it stops when told to.

use std::time::{Duration, Instant};

use bots::Played;
use bots::budget::{Budget, Stop};
use rules::cards::{Action, Cards, Options};
use rules::playout::Playout;
use rules::{Actor, Determinize, Game, Observer, Turn};

use super::{bot, play, seeded};

const ALL: [&str; 11] = [
    "random",
    "stop-after-1",
    "stop-after-3",
    "odds",
    "beginner",
    "casual",
    "strong",
    "expert",
    "expert-1",
    "expert-1-judging",
    "flat-8",
];

/// Positions of random games in which a seat decides.
fn positions(seed: u64, count: usize) -> Vec<Cards> {
    let mut rng = seeded(seed);
    let mut found = Vec::new();
    while found.len() < count {
        for seats in 2..=5 {
            let mut game = Playout::<Cards>::new(Cards::start(&Options::default(), seats).unwrap());
            let mut steps = 0;
            while game.step(&mut rng).is_some() {
                steps += 1;
                if steps % 7 == 0 && matches!(game.state.turn(), Turn::Seat(_)) {
                    found.push(game.state.clone());
                }
            }
        }
    }
    found
}

fn acting(state: &Cards) -> Observer {
    match state.turn() {
        Turn::Seat(seat) => Observer::Seat(seat),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_step_in_whole_games_is_legal() {
    for seats in 2..=5 {
        for (place, name) in ALL.into_iter().enumerate() {
            let names: Vec<&str> = (0..seats)
                .map(|seat| if seat == 0 { name } else { ALL[(place + seat) % 7] })
                .collect();
            play(&names, 40 + place as u64, 30, &mut |_, _| {});
        }
    }
}

#[test]
fn every_step_in_random_positions_is_legal() {
    let mut rng = seeded(2);
    for state in positions(2, 400) {
        let view = state.view(acting(&state));
        for name in ALL {
            let thought = bot(name).think(&view, &Budget::nodes(20), &mut rng).unwrap();
            assert!(view.actions.contains(&thought.action), "{name}: {}", thought.action);
            assert!(thought.candidates.iter().any(|one| one.action == thought.action));
            assert!(thought.candidates.iter().all(|one| is_known(one.reason.key)));
        }
    }
}

#[test]
fn a_seat_that_does_not_act_is_not_asked() {
    let mut rng = seeded(3);
    for state in positions(3, 40) {
        let Observer::Seat(seat) = acting(&state) else { panic!("a seat acts") };
        let idle = Observer::Seat(seat.next(state.open().seats()));
        for who in [idle, Observer::Public] {
            let view = state.view(who);
            for name in ALL {
                assert!(bot(name).think(&view, &Budget::nodes(20), &mut rng).is_none(), "{name}");
            }
        }
    }
}

#[test]
fn what_a_seat_may_not_know_changes_nothing() {
    let mut rng = seeded(4);
    for (place, state) in positions(4, 150).into_iter().enumerate() {
        let view = state.view(acting(&state));
        let other = Cards::determinize(&view, &mut rng).unwrap();
        let other = other.view(acting(&state));
        for name in ALL {
            let think = |view| {
                let thought = bot(name).think(view, &Budget::nodes(40), &mut seeded(place as u64));
                thought.unwrap().action
            };
            assert_eq!(think(&view), think(&other), "{name}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    for (place, state) in positions(5, 100).into_iter().enumerate() {
        let view = state.view(acting(&state));
        for name in ALL {
            let think = || {
                let mut rng = seeded(place as u64);
                let thought = bot(name).think(&view, &Budget::nodes(60), &mut rng).unwrap();
                let values: Vec<_> = thought
                    .candidates
                    .iter()
                    .map(|one| (one.action, one.value.to_bits()))
                    .collect();
                (thought.action, thought.nodes, values)
            };
            assert_eq!(think(), think(), "{name}");
        }
    }
}

#[test]
fn a_bot_that_was_told_to_stop_answers_at_once() {
    let stop = Stop::default();
    stop.now();
    let budget = Budget::nodes(u64::MAX).until(stop);
    let mut rng = seeded(6);
    for state in positions(6, 60) {
        let view = state.view(acting(&state));
        let begun = Instant::now();
        let thought = bot("expert").think(&view, &budget, &mut rng).unwrap();
        assert!(view.actions.contains(&thought.action));
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        assert_eq!(thought.nodes, 0);
    }
}

#[test]
fn a_budget_of_nodes_is_kept() {
    let mut rng = seeded(7);
    for state in positions(7, 60) {
        let view = state.view(acting(&state));
        let thought = bot("expert").think(&view, &Budget::nodes(50), &mut rng).unwrap();
        assert!(thought.nodes <= 50);
    }
}

#[test]
fn the_expert_searches_every_kind_of_decision() {
    const ENOUGH: u32 = 5;
    let mut rng = seeded(9);
    let mut searched = std::collections::BTreeMap::new();
    for seed in 0..40 {
        play(&["odds", "casual", "odds"], seed, 1, &mut |_, view| {
            // Of the phases only the name: who is asked is all one.
            let phase = format!("{:?}", view.open.phase);
            let phase = phase.split(['(', ' ']).next().unwrap_or_default().to_owned();
            let count: &mut u32 = searched.entry(phase).or_default();
            if *count < ENOUGH {
                let thought = bot("expert").think(view, &Budget::nodes(24), &mut rng).unwrap();
                let values = thought.candidates.iter().map(|one| one.value);
                assert!(values.is_sorted_by(|one, other| one >= other), "the best comes first");
                // Whatever is best, a hint says what drawing is worth.
                let draws = |action: &Action| *action == Action::Draw;
                let shown = thought.candidates.iter().any(|one| draws(&one.action));
                assert_eq!(shown, view.actions.iter().any(draws));
                *count += u32::from(thought.nodes > 0);
            }
        });
    }
    // The best way to lay a hand is known without search.
    assert_eq!(searched.remove("Lay"), Some(0));
    assert_eq!(searched.len(), 6, "{searched:?}");
    assert!(searched.values().all(|&count| count == ENOUGH), "{searched:?}");
}

#[test]
fn names_lead_to_bots() {
    for name in ALL {
        assert!(Cards::named(name).is_some(), "{name}");
    }
    for name in
        ["", "Expert", "stop-after-", "stop-after-x", "stop-after-0", "flat-", "flat-0", "expert-2"]
    {
        assert!(Cards::named(name).is_none(), "{name}");
    }
    // A position from which every level can play.
    let mut state = Cards::start(&Options::default(), 2).unwrap();
    let mut rng = seeded(8);
    while let Some(action) = state.chance(&mut rng) {
        state.play(Actor::Chance, &action).unwrap();
    }
    for level in bots::level::Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        let view = state.view(acting(&state));
        assert!(Cards::bot(level).think(&view, &Budget::nodes(1), &mut rng).is_some());
    }
}

/// Whether a reason is one of `cards`, or the one that the random bot gives in every game.
fn is_known(key: &str) -> bool {
    key.starts_with("hint-cards-") || key == "hint-random"
}
