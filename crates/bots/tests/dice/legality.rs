//! Whatever the table and the position: what a bot does is legal.

use bots::Played;
use bots::bot::Bot;
use bots::budget::Budget;
use bots::dice::{Racer, play_game};
use bots::level::Level;
use rules::dice::{Calls, Dice, Limit, Options, Trophies, Variant};
use rules::playout::Playout;
use rules::{Game, Observer, Seat, Turn};

use super::generator;

/// Every kind of table.
fn tables() -> impl Iterator<Item = (Options, u8)> {
    [Variant::Basic, Variant::Poachers, Variant::Guards].into_iter().flat_map(|variant| {
        [Calls::One, Calls::Free].into_iter().flat_map(move |calls| {
            [(3, Some(30)), (10, Some(5)), (10, None)].into_iter().flat_map(move |(each, limit)| {
                let options = Options {
                    variant,
                    calls,
                    trophies: Trophies::new(each).unwrap(),
                    limit: limit.and_then(Limit::new),
                    ..Options::default()
                };
                (2..=8).map(move |seats| (options, seats))
            })
        })
    })
}

#[test]
fn whole_games_of_all_kinds_are_legal_and_end() {
    for (number, (options, seats)) in tables().enumerate() {
        let mut state = Dice::start(&options, seats).unwrap();
        let mut racers: Vec<Racer> = (0..usize::from(seats))
            .map(|seat| Racer::new(Level::ALL[(seat + number) % 4]))
            .collect();
        let mut rng = generator(number.try_into().unwrap());
        let winner = play_game(&mut state, &mut racers, 2000, &mut rng);
        assert!(matches!(winner, Ok(Some(_))), "{options:?} {seats}: {winner:?}");
    }
}

#[test]
fn every_bot_is_legal_in_every_position() {
    let names = ["beginner", "casual", "strong", "expert", "random", "reader"];
    let mut bots: Vec<Box<dyn Bot<Dice>>> = names.map(|name| Dice::named(name).unwrap()).into();
    let budget = Budget::nodes(100);
    let mut rng = generator(22);
    let mut thoughts = 0;
    for (options, seats) in tables() {
        let mut playout = Playout::<Dice>::new(Dice::start(&options, seats).unwrap());
        for _ in 0..150 {
            for seat in Seat::all(seats) {
                let view = playout.state.view(Observer::Seat(seat));
                for bot in &mut bots {
                    let thought = bot.think(&view, &budget, &mut rng);
                    assert_eq!(thought.is_some(), !view.actions.is_empty());
                    let Some(thought) = thought else { continue };
                    thoughts += 1;
                    assert!(view.actions.contains(&thought.action));
                    assert!(thought.candidates.iter().any(|it| it.action == thought.action));
                    for candidate in &thought.candidates {
                        assert!(view.actions.contains(&candidate.action));
                        assert!((0.0..=1.0).contains(&candidate.value), "{candidate:?}");
                        let key = candidate.reason.key;
                        assert!(key.starts_with("hint-dice-") || key == "hint-random");
                    }
                }
            }
            if playout.step(&mut rng).is_none() {
                break;
            }
        }
    }
    assert!(thoughts > 100_000, "{thoughts}");
}

#[test]
fn nobody_thinks_when_the_game_is_over_or_for_spectators() {
    let mut playout = Playout::<Dice>::new(Dice::start(&Options::default(), 2).unwrap());
    let mut rng = generator(23);
    let mut bot = Dice::named("expert").unwrap();
    loop {
        let view = playout.state.view(Observer::Public);
        assert!(bot.think(&view, &Budget::nodes(1), &mut rng).is_none());
        if playout.step(&mut rng).is_none() {
            break;
        }
    }
    assert!(matches!(playout.state.turn(), Turn::Over(_)));
}
