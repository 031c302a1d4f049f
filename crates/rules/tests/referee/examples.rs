//! The rulebooks' own examples (C10 and D7), played through the crate.

use rules::{Outcome, Turn};
use serde_json::json;

use super::cards::{Card, Cards, read};
use super::contest::Contest;
use super::dice::{CALLS, Choices, Dice};
use super::{Referee, seat, seats};

/// A table of `cards` at which seat 0 is first and each seat was dealt one of these.
fn cards(dealt: &[&str]) -> Contest<Cards> {
    let mut contest = Contest::new(Cards::start(u8::try_from(dealt.len()).unwrap()), json!({}));
    for (who, card) in dealt.iter().enumerate() {
        contest.script(&format!("chance deal {who} {card}"));
    }
    contest.script("chance first 0");
    contest
}

/// This seat reveals these, one after the other.
fn reveal(contest: &mut Contest<Cards>, who: u8, cards: &str) {
    for card in cards.split(' ') {
        contest.script(&format!("{who} draw\n chance reveal {card}"));
    }
}

fn pile(cards: &str) -> Vec<Card> {
    let mut pile: Vec<_> = cards.split(' ').map(read).collect();
    pile.sort_unstable();
    pile
}

fn hand(contest: &Contest<Cards>, who: u8) -> Vec<Card> {
    let mut hand = contest.referee.hand(who).clone();
    hand.sort_unstable();
    hand
}

#[test]
fn c10_1_stopping_takes_some_and_discards_the_rest() {
    let mut contest = cards(&["P2", "R9"]);
    reveal(&mut contest, 0, "B5 P3 P1");
    assert_eq!(contest.legal(0), ["draw", "take B5", "take P1", "take P3"]);
    contest.script("0 take P1");
    assert_eq!(contest.legal(0), ["done", "take B5", "take P3"]);
    contest.script("0 take P3\n 0 done");
    assert_eq!(hand(&contest, 0), pile("P1 P2 P3"));
    assert_eq!(contest.referee.discard, pile("B5"));
    // The crate knows the hand too: with P2 there are two ways to start.
    contest.script("0 lay");
    assert_eq!(contest.legal(0), ["done", "start P1 P2", "start P2 P3"]);
}

#[test]
fn c10_2_an_explosion_goes_round_the_table() {
    let mut contest = cards(&["R9", "R10", "R11"]);
    reveal(&mut contest, 0, "P4 K5 Y7 Y1 B4");
    // Black 5 is gone already, with the card that exploded.
    assert_eq!(contest.legal(1), ["take P4", "take Y1", "take Y7"]);
    contest.script("1 take P4");
    assert_eq!(contest.legal(2), ["take Y1", "take Y7"]);
    contest.script("2 take Y1");
    assert_eq!(contest.legal(0), ["done"]);
    contest.script("0 done");
    assert_eq!(hand(&contest, 0), pile("R9 B4 K5 Y7"));
    assert_eq!(hand(&contest, 1), pile("R10 P4"));
    assert_eq!(hand(&contest, 2), pile("R11 Y1"));
    // C5.4: no laying phase.
    assert_eq!(contest.game.turn(), Turn::Seat(seat(1)));
    assert_eq!(contest.legal(1), ["draw"]);
}

#[test]
fn c10_3_a_bango_cancels_an_explosion() {
    let mut contest = cards(&["Y1", "R9"]);
    reveal(&mut contest, 0, "P1 B1");
    assert_eq!(contest.legal(0), ["bango Y1", "explode"]);
    contest.script("0 bango Y1");
    assert_eq!(contest.legal(0), ["draw", "take P1"]);
    let mut stopping = contest.clone();
    stopping.script("0 take P1\n 0 done\n 0 lay");
    assert_eq!(hand(&stopping, 0), pile("P1"));
    reveal(&mut contest, 0, "R6");
    assert_eq!(contest.legal(0), ["draw", "take P1", "take R6"]);
    assert_eq!(contest.referee.discard, [('Y', 1), ('B', 1)]);
}

#[test]
fn c10_4_opponents_take_or_destroy() {
    let exploded = |dealt: &str| {
        let mut contest = cards(&[dealt, "R4", "R9"]);
        reveal(&mut contest, 0, "P1 Y4 Y3 B3");
        // The first opponent could also take any of the three.
        assert_eq!(contest.legal(1), ["bango R4 Y4", "take P1", "take Y3", "take Y4"]);
        contest.script("1 bango R4 Y4\n 2 take Y3");
        contest
    };
    let mut taking = exploded("R8");
    assert_eq!(taking.legal(0), ["done"]);
    taking.script("0 done");
    assert_eq!(hand(&taking, 0), pile("R8 B3 P1"));
    assert_eq!(hand(&taking, 2), pile("R9 Y3"));
    let mut destroying = exploded("R1");
    assert_eq!(destroying.legal(0), ["bango R1 P1", "done"]);
    destroying.script("0 bango R1 P1\n 0 done");
    assert_eq!(hand(&destroying, 0), pile("B3"));
    assert_eq!(destroying.referee.discard, [('R', 4), ('Y', 4), ('R', 1), ('P', 1)]);
    // Seat 1 has played its only card.
    assert!(hand(&destroying, 1).is_empty());
}

#[test]
fn c10_5_laying_uses_up_the_hand() {
    let mut contest = cards(&["Y2", "B8"]);
    let other = |contest: &mut Contest<Cards>, card: &str| {
        reveal(contest, 1, card);
        contest.script(&format!("1 take {card}\n 1 done\n 1 lay\n 1 done"));
    };
    reveal(&mut contest, 0, "Y3");
    contest.script("0 take Y3\n 0 done\n 0 lay\n 0 start Y2 Y3\n 0 done");
    other(&mut contest, "R8");
    reveal(&mut contest, 0, "P1 P4 B10 R11");
    contest.script("0 take P1\n 0 take P4\n 0 take B10\n 0 take R11\n 0 done\n 0 keep");
    other(&mut contest, "P8");
    reveal(&mut contest, 0, "R6 K4");
    // With six cards laying starts at once (C6.1).
    contest.script("0 take R6\n 0 take K4\n 0 done");
    assert_eq!(hand(&contest, 0), pile("P1 P4 B10 R11 R6 K4"));
    assert_eq!(contest.legal(0), ["done", "extend 0 P1", "extend 0 P4", "start B10 R11"]);
    contest.script("0 extend 0 P1\n 0 extend 0 P4\n 0 start B10 R11");
    assert_eq!(contest.legal(0), ["done"]);
    contest.script("0 done");
    assert_eq!(contest.referee.sequences[0], [pile("P1 Y2 Y3 P4"), pile("B10 R11")].map(by_number));
    assert_eq!(
        contest.referee.personal_discards[0],
        pile("R6 K4").into_iter().rev().collect::<Vec<_>>()
    );
    assert_eq!(contest.game.turn(), Turn::Seat(seat(1)));
}

fn by_number(mut pile: Vec<Card>) -> Vec<Card> {
    pile.sort_by_key(|card| card.1);
    pile
}

#[test]
fn c10_6_a_whole_game_for_sixteen_points() {
    // What seat 0 gets, a card in each turn, and what it lays whenever it has five.
    let gets = "P1 P2 P3 P4 R5, Y6 R1 R2 B3 B4, Y5 R8 R9 Y10 Y11, K1 K2 B9 Y3";
    let lays = [
        "start P1 P2, extend 0 P3, extend 0 P4, extend 0 R5",
        "extend 0 Y6, start R1 R2, extend 1 B3, extend 1 B4",
        "extend 1 Y5, start R8 R9, extend 2 Y10, extend 2 Y11",
    ];
    let wanted: Vec<&str> = gets.split([' ', ',']).filter(|card| !card.is_empty()).collect();
    let mut lays = lays.into_iter();
    let mut contest = cards(&[wanted[0], "P11"]);
    for (turn, card) in (2..).zip(&wanted[1..]) {
        reveal(&mut contest, 0, card);
        contest.script(&format!("0 take {card}\n 0 done"));
        if turn % 5 == 0 {
            contest.script("0 lay");
            for step in lays.next().unwrap().split(", ") {
                contest.script(&format!("0 {step}"));
            }
            contest.script("0 done");
        } else {
            contest.script("0 keep");
        }
        the_other_turn(&mut contest, &wanted);
    }
    // Seat 1 had the last card: it lays down first, then seat 0 (C7.2).
    contest.script("1 done\n 0 done");
    assert!(matches!(contest.game.turn(), Turn::Over(_)));
    assert_eq!(contest.game.scores().unwrap()[0], 6 + 4 + 5 + 1 + 4 - 4);
}

/// Seat 1 reveals three cards that nobody wants, takes one and throws it away.
fn the_other_turn(contest: &mut Contest<Cards>, wanted: &[&str]) {
    for _ in 0..3 {
        contest.script("1 draw");
        let fits = |step: &&String| {
            let card = step.strip_prefix("reveal ").unwrap();
            let explodes = contest.referee.centre.iter().any(|it| it.1 == read(card).1);
            !explodes && !wanted.contains(&card)
        };
        // The commonest number first, so that three different ones last to the end.
        let outcomes = contest.referee.chance_outcomes();
        let of_number = |step: &String| {
            let number = read(step.strip_prefix("reveal ").unwrap()).1;
            let same =
                outcomes.iter().filter(|(other, _)| other[8..].ends_with(&number.to_string()));
            same.map(|(_, weight)| weight).sum::<u32>()
        };
        let card = outcomes.keys().filter(fits).max_by_key(|step| of_number(step)).unwrap();
        contest.script(&format!("chance {card}"));
    }
    let taken = contest.legal(1).into_iter().find(|step| step.starts_with("take")).unwrap();
    contest.script(&format!("1 {taken}\n 1 done"));
    if contest.referee.deck > 0 {
        contest.script("1 lay\n 1 done");
    }
}

#[test]
fn c7_2_a_game_in_which_nobody_has_anything_to_lay() {
    let mut contest = cards(&["R1", "R1"]);
    // Each turn reveals one card, takes it and throws the hand away; only seat 1 keeps the
    // card of its last turn but one, and destroys the deck's last card with it (C4.6).
    while contest.referee.deck > 1 {
        let (who, keeps) = (contest.referee.active, contest.referee.deck == 3);
        contest.script(&format!("{who} draw"));
        let mut unseen = contest.referee.chance_outcomes().into_keys();
        let any =
            unseen.find(|step| if keeps { step == "reveal Y11" } else { !step.ends_with("11") });
        let reveal = any.unwrap();
        let take = reveal.replace("reveal", "take");
        contest.script(&format!("chance {reveal}\n {who} {take}\n {who} done"));
        contest.script(&if keeps {
            format!("{who} keep")
        } else {
            format!("{who} lay\n {who} done")
        });
    }
    reveal(&mut contest, 1, "K11");
    assert_eq!(contest.legal(1), ["bango Y11", "take K11"]);
    contest.script("1 bango Y11");
    assert_eq!(contest.game.turn(), Turn::Over(Outcome::Won(seats([1]))));
    // The card dealt and 36 drawn; the card dealt and 34 drawn.
    assert_eq!(contest.game.scores().unwrap().to_vec(), [-37, -35]);
}

/// A round with this roll, in which seat 1 calls.
fn round(variant: &'static str, roll: &str, call: &str) -> Contest<Dice> {
    let choices = Choices { variant, trophies: 10, free: false, limited: true };
    let mut contest = Contest::new(Dice::start(2, &choices), json!({ "variant": variant }));
    let script = format!("chance first 0\n 0 throw\n chance roll {roll}\n 1 call {call}");
    contest.script(&script);
    contest
}

/// The call wins the round, and no other call would.
fn assert_answer(variant: &'static str, roll: &str, answer: &str) {
    for call in CALLS {
        let contest = round(variant, roll, call);
        let right = contest.game.turn() == Turn::Seat(seat(1));
        assert_eq!(right, call == answer, "{call} after {roll}");
        let asked = contest.legal(1);
        match (right, call) {
            (true, "nothing") => assert_eq!(asked, ["claim bongo", "claim gnu", "claim rhino"]),
            (true, animal) => {
                // The trophy is taken without asking, and the winner rolls (D4.4, D4.6).
                assert_eq!(asked, ["throw"]);
                assert_eq!(contest.referee.held[1][animal], 1);
                assert_eq!(contest.referee.supply[animal], 9);
            }
            (false, _) => {
                assert!(asked.is_empty());
                assert_eq!(contest.game.turn(), contest.referee.turn());
            }
        }
    }
}

#[test]
fn d7_1_three_gnus() {
    assert_answer("basic", "GGGRB 33", "gnu");
    assert_answer("basic", "GRGBG 12", "gnu");
}

#[test]
fn d7_2_two_animals_with_the_wanted_count() {
    assert_answer("basic", "RRGGB 22", "bongo");
    assert_answer("basic", "RGBGR 13", "bongo");
}

#[test]
fn d7_3_no_animal_with_the_wanted_count() {
    assert_answer("basic", "RRRBG 22", "nothing");
}

#[test]
fn d7_4_a_rhino_is_poached() {
    assert_answer("poachers", "RRRBB 13 RR", "gnu");
    assert_answer("poachers", "RRRBB 13 GB", "gnu");
}

#[test]
fn d7_5_the_rhino_is_guarded() {
    assert_answer("guards", "RRRBB 13 RR R", "bongo");
    assert_answer("guards", "RRRBB 13 GB R", "bongo");
    // A guard elsewhere guards nothing.
    assert_answer("guards", "RRRBB 13 RR G", "gnu");
}
