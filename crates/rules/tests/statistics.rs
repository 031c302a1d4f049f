//! Chance does what the rules say, in the long run.

use std::collections::HashMap;

use rules::cards::{Action, Cards, Options};
use rules::dice::Dice;
use rules::{Actor, Determinize, Game, Observer, Seat, Turn};

use crate::players::{Tested, generator};

/// Draws often from one position and compares with the weights: Pearson's χ²
/// stays below its mean by six standard deviations.
fn follows_the_weights<G: Tested>(state: &G) {
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    let draws = 40 * u32::try_from(outcomes.len()).unwrap();
    let mut counts: HashMap<String, u32> = HashMap::new();
    let mut rng = generator(11);
    for _ in 0..draws {
        *counts.entry(state.chance(&mut rng).unwrap().to_string()).or_default() += 1;
    }
    let chi_squared: f64 = outcomes
        .iter()
        .map(|(action, weight)| {
            let expected = f64::from(draws) * f64::from(*weight) / f64::from(total);
            let seen = f64::from(counts.get(&action.to_string()).copied().unwrap_or(0));
            (seen - expected).powi(2) / expected
        })
        .sum();
    let freedom = f64::from(u32::try_from(outcomes.len()).unwrap() - 1);
    assert!(
        (chi_squared - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(),
        "χ² = {chi_squared} for {freedom}"
    );
}

#[test]
fn c2_deals_and_reveals_follow_their_weights() {
    let mut state = Cards::start(&Options::default(), 3).unwrap();
    let mut rng = generator(12);
    for _ in 0..5 {
        if let Some(action) = state.chance(&mut rng) {
            follows_the_weights::<Cards>(&state);
            state.play(Actor::Chance, &action).unwrap();
        } else if let Turn::Seat(seat) = state.turn() {
            state.play(Actor::Seat(seat), &Action::Draw).unwrap();
        }
    }
}

#[test]
fn d1_rolls_follow_their_weights() {
    let mut state = Dice::start(&rules::dice::Options::default(), 2).unwrap();
    follows_the_weights::<Dice>(&state);
    let first = state.chance(&mut generator(13)).unwrap();
    state.play(Actor::Chance, &first).unwrap();
    let Turn::Seat(roller) = state.turn() else { panic!() };
    state.play(Actor::Seat(roller), &rules::dice::Action::Throw).unwrap();
    follows_the_weights::<Dice>(&state);
}

/// After an explosion that nobody was asked about, the table knows that the dealt
/// card has another number; each of the others is as likely as there are of it.
#[test]
fn c9_hidden_cards_are_drawn_from_what_they_may_be() {
    let mut state = Cards::start(&Options::default(), 2).unwrap();
    for (by, step) in [
        (Actor::Chance, "deal 0 R7"),
        (Actor::Chance, "deal 1 B2"),
        (Actor::Chance, "first 0"),
        (Actor::Seat(Seat::new(0).unwrap()), "draw"),
        (Actor::Chance, "reveal Y9"),
        (Actor::Seat(Seat::new(0).unwrap()), "draw"),
        (Actor::Chance, "reveal P9"),
    ] {
        state.play(by, &step.parse().unwrap()).unwrap();
    }
    let view = state.view(Observer::Seat(Seat::new(1).unwrap()));
    let mut rng = generator(14);
    let mut counts: HashMap<u8, u32> = HashMap::new();
    const DRAWS: u32 = 70_000;
    for _ in 0..DRAWS {
        let guess = Cards::determinize(&view, &mut rng).unwrap();
        let card = guess.hand(Seat::new(0).unwrap()) - guess.open().places[0].known;
        *counts.entry(card.iter().next().unwrap().number().get()).or_default() += 1;
    }
    // Eight coloured cards of each number, less the 2 that the viewer holds, and no 9.
    assert!(!counts.contains_key(&9));
    for number in (1..=11).filter(|&number| number != 9) {
        let share = f64::from(if number == 2 { 7 } else { 8 }) / 79.0;
        let sigma = (f64::from(DRAWS) * share * (1.0 - share)).sqrt();
        let off = f64::from(counts[&number]) - f64::from(DRAWS) * share;
        assert!(
            off.abs() < 5.0 * sigma,
            "{number}: {} instead of {}",
            counts[&number],
            f64::from(DRAWS) * share
        );
    }
}
