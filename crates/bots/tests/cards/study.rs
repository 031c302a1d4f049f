//! What is known of the game is what the document says.

use bots::cards::odds::explosion;
use bots::cards::study::{computed, fresh_odds};
use rules::cards::{Cards, Options};
use rules::{Actor, Game, Observer, Seat};

#[test]
fn the_document_has_these_numbers() {
    let document = include_str!("../../../../docs/KNOWLEDGE.md");
    let computed = computed();
    assert!(document.contains(&computed), "copy what `bango study cards` prints:\n{computed}");
}

/// The odds of the first turn are those that the bots count card by card.
#[test]
fn the_odds_of_a_fresh_deck_are_those_of_the_first_turn() {
    for (dealt, held) in [("P1", 1), ("P3", 1), ("P9", 0)] {
        let options = Options { first: Seat::new(0) };
        let mut game = Cards::start(&options, 2).unwrap();
        let seat = Seat::new(0).unwrap();
        let chance = |game: &mut Cards, step: &str| {
            game.play(Actor::Chance, &step.parse().unwrap()).unwrap();
        };
        chance(&mut game, &format!("deal 0 {dealt}"));
        chance(&mut game, "deal 1 Y8");
        for (lying, card) in (1..).zip(["R1", "Y2", "B3", "P4", "R5", "Y6"]) {
            game.play(Actor::Seat(seat), &"draw".parse().unwrap()).unwrap();
            chance(&mut game, &format!("reveal {card}"));
            let odds = explosion(&game.view(Observer::Seat(seat)));
            let covered = u8::from(held == 1 && (dealt == "P1" || lying >= 3));
            if covered < held {
                continue;
            }
            let (explodes, uncancelled) = fresh_odds(lying, held);
            // A card of another number in the hand is one fewer in the deck.
            let most = if held == 1 { 1e-12 } else { 0.01 };
            let same = |one: f64, other: f64| (one - other).abs() < most;
            assert!(same(odds.explodes, explodes), "{dealt}, {lying}: {odds:?}, {explodes}");
            assert!(same(odds.uncancelled, uncancelled), "{dealt}, {lying}: {odds:?}");
        }
    }
}
