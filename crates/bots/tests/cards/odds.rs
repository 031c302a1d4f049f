//! The odds against enumeration, and against tables drawn at random.

use bots::cards::odds::{Chances, explosion};
use rules::cards::{Card, Cards, Number, Options, Phase, Pile, View};
use rules::playout::Playout;
use rules::{Determinize, Game, Observer, Seat};

use super::seeded;

/// The chance of each number to come next, by going through all ways to deal.
fn enumerated(view: &View) -> Vec<f64> {
    let hidden: Vec<_> = Seat::all(view.open.seats())
        .zip(&view.open.places)
        .filter(|(seat, _)| view.observer != Observer::Seat(*seat))
        .filter_map(|(_, place)| place.hidden)
        .collect();
    let cards: Vec<Card> = view.unseen().iter().collect();
    let mut counts = vec![0u64; 11];
    let mut dealt = Vec::new();
    deal(&hidden, &cards, &mut dealt, &mut counts);
    let all: u64 = counts.iter().sum();
    counts.into_iter().map(|count| count as f64 / all as f64).collect()
}

fn deal(
    hidden: &[rules::cards::MayBe],
    cards: &[Card],
    dealt: &mut Vec<usize>,
    counts: &mut [u64],
) {
    let Some((first, others)) = hidden.split_first() else {
        for (place, card) in cards.iter().enumerate() {
            if !dealt.contains(&place) {
                counts[usize::from(card.number().get()) - 1] += 1;
            }
        }
        return;
    };
    for (place, card) in cards.iter().enumerate() {
        if !dealt.contains(&place) && !card.is_black() && first.contains(card.number()) {
            dealt.push(place);
            deal(others, cards, dealt, counts);
            dealt.pop();
        }
    }
}

/// Views of random games with cards in the centre; hidden cards that the table
/// knows something about come first.
fn views(seats: u8, count: usize) -> Vec<View> {
    let mut rng = seeded(u64::from(seats));
    let mut found: Vec<View> = Vec::new();
    let keep = |state: &Cards, found: &mut Vec<View>| {
        let drawing = matches!(state.open().phase, Phase::Draw { .. });
        let Some(active) = state.open().active else { return };
        if !drawing || state.open().centre.is_empty() {
            return;
        }
        let view = state.view(Observer::Seat(active));
        let told = view.open.places.iter().flat_map(|place| place.hidden);
        let known = told.filter(|may_be| *may_be != rules::cards::MayBe::ANY).count();
        if known > 0 || found.len().is_multiple_of(3) {
            found.push(view);
        }
    };
    while found.len() < count {
        let mut game = Playout::<Cards>::new(Cards::start(&Options::default(), seats).unwrap());
        while game.step(&mut rng).is_some() {
            keep(&game.state, &mut found);
        }
    }
    found.truncate(count);
    found
}

#[test]
fn the_odds_are_those_of_all_ways_to_deal() {
    for (seats, count) in [(2, 60), (3, 40), (4, 4)] {
        for view in views(seats, count) {
            let chances = Chances::of(&view);
            for (number, expected) in Number::all().zip(enumerated(&view)) {
                let chance = chances.of_number(number);
                assert!((chance - expected).abs() < 1e-9, "{chance} is not {expected}");
            }
        }
    }
}

#[test]
fn the_odds_are_those_of_tables_drawn_at_random() {
    const DRAWS: u32 = 2_000;
    let mut rng = seeded(77);
    for seats in 2..=5 {
        for view in views(seats, 6) {
            let odds = explosion(&view);
            let hand = view.hand.unwrap();
            let (mut explodes, mut uncancelled) = (0.0, 0.0);
            for _ in 0..DRAWS {
                let pool: Pile = Cards::determinize(&view, &mut rng).unwrap().pool();
                let number = pool.pick(&mut rng).unwrap().number();
                if view.open.centre.iter().any(|card| card.number() == number) {
                    explodes += 1.0 / f64::from(DRAWS);
                    if hand.of_number(number).is_empty() {
                        uncancelled += 1.0 / f64::from(DRAWS);
                    }
                }
            }
            // Five standard deviations at most.
            let margin = 5.0 * (0.25 / f64::from(DRAWS)).sqrt();
            assert!((odds.explodes - explodes).abs() < margin, "{odds:?} {explodes}");
            assert!((odds.uncancelled - uncancelled).abs() < margin, "{odds:?} {uncancelled}");
            assert!(odds.uncancelled <= odds.explodes + 1e-12);
            assert!(odds.helpful <= view.unseen().len());
        }
    }
}
