//! D4.4 and D4.5: which trophy they take.

use bots::Played;
use bots::bot::Thought;
use bots::budget::Budget;
use bots::dice::{nothing, rounds_needed};
use bots::level::Level;
use rules::dice::{Call, Dice, Options, Roll, Tally, Variant};
use serde_json::json;

use super::{Table, generator};

const NOTHING: &str = "RRRGB 22";

/// What a level does with this view.
fn thought(level: Level, table: &Table, of: u8) -> Thought<Dice> {
    Dice::bot(level).think(&table.view(of), &Budget::nodes(1), &mut generator(20)).unwrap()
}

/// What the levels that choose would claim after winning a `nothing`.
fn claimed(mut table: Table, by: u8) -> [String; 3] {
    table.roll(NOTHING);
    table.call(by, "nothing");
    [Level::Casual, Level::Strong, Level::Expert]
        .map(|level| thought(level, &table, by).action.to_string())
}

#[test]
fn d5_the_trophy_that_wins_is_taken() {
    let mut table = Table::new(2, json!({}));
    table.give(1, "RRGGB");
    assert_eq!(claimed(table.clone(), 1), ["claim bongo"; 3]);
    table.roll(NOTHING);
    table.call(1, "nothing");
    let best = thought(Level::Expert, &table, 1).candidates.remove(0);
    assert!((best.value - 1.0).abs() < 1e-9);
    assert_eq!(best.reason.key, "hint-dice-claim-wins");
    let mut all_of_one = Table::new(2, json!({"trophies": 3}));
    all_of_one.give(0, "GG");
    assert_eq!(claimed(all_of_one, 0), ["claim gnu"; 3]);
}

#[test]
fn what_is_missing_comes_first_and_spread_evenly() {
    let mut table = Table::new(3, json!({}));
    table.give(0, "RR");
    // One of each other animal: more answers are of use than with two of one.
    table.give(0, "G");
    assert_eq!(claimed(table, 0), ["claim bongo"; 3]);
}

#[test]
fn d4_5_the_leader_is_robbed() {
    // No gnu is left, and seat 1, who is close to winning, holds two of the three.
    let mut table = Table::new(3, json!({"trophies": 3}));
    table.give(1, "RGGBB");
    table.give(0, "G");
    let [_, strong, expert] = claimed(table.clone(), 0);
    assert_eq!([strong, expert], ["claim gnu"; 2]);
    table.roll(NOTHING);
    table.call(0, "nothing");
    let best = thought(Level::Expert, &table, 0).candidates.remove(0);
    assert_eq!(best.reason.key, "hint-dice-claim-steal");
    // Seats 0 and 1 tie for the gnus; seat 1 is ahead.
    let mut tied = Table::new(4, json!({"trophies": 4}));
    tied.give(0, "GG");
    tied.give(1, "GGRRB");
    tied.roll("GGGRB 33");
    tied.call(2, "gnu");
    for level in [Level::Strong, Level::Expert] {
        assert_eq!(thought(level, &tied, 2).action.to_string(), "claim gnu from 1");
    }
}

#[test]
fn a_beginner_takes_any() {
    let mut table = Table::new(2, json!({}));
    table.roll(NOTHING);
    table.call(0, "nothing");
    let view = table.view(0);
    let mut rng = generator(21);
    let mut bot = Dice::bot(Level::Beginner);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..100 {
        seen.insert(bot.think(&view, &Budget::nodes(1), &mut rng).unwrap().action.to_string());
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn d3_how_often_the_answer_is_nothing() {
    for variant in [Variant::Basic, Variant::Poachers, Variant::Guards] {
        let seen = Roll::all(variant).filter(|roll| roll.read().call == Call::Nothing).count();
        let share = f64::from(u32::try_from(seen).unwrap()) / f64::from(variant.rolls());
        assert!((nothing(variant) - share).abs() < 1e-12, "{variant:?} {seen}");
    }
}

#[test]
fn rounds_that_are_needed() {
    let options = Options::default();
    let needed = |rhino, gnu, bongo| rounds_needed(Tally { rhino, gnu, bongo }, &options);
    assert!(needed(2, 2, 2).abs() < 1e-12);
    assert!(needed(10, 0, 0).abs() < 1e-12);
    // One bongo is missing: it takes a bongo or a nothing.
    let wild = nothing(Variant::Basic);
    assert!((needed(2, 2, 1) - 1.0 / (wild + (1.0 - wild) / 3.0)).abs() < 1e-12);
    assert!(needed(1, 1, 1) < needed(2, 1, 0), "spread evenly is sooner");
    assert!(needed(3, 0, 0) >= needed(2, 1, 0));
    assert!(needed(0, 0, 0) > 6.0 && needed(0, 0, 0) < 9.0, "{}", needed(0, 0, 0));
}
