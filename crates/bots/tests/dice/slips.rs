//! Errors are plausible, and nobody repeats what is known to be wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bots::Played;
use bots::budget::Budget;
use bots::dice::{Heard, Racer, Reflexes, Slip};
use bots::level::Level;
use rules::dice::{Call, Dice, Options, Roll, Variant};
use serde_json::json;

use super::{Table, call, generator, seat};

/// A table where these dice are just shown.
fn shown(dice: &str, calls: &str) -> Table {
    let variant = dice.parse::<Roll>().unwrap().variant();
    let mut table = Table::new(3, json!({ "variant": variant, "calls": calls }));
    table.roll(dice);
    table
}

/// Rolls, and every answer that some partial reading gives, worked out by hand; the
/// right one first.
const PLAUSIBLE: [(&str, &str); 10] = [
    ("RRRGB 33", "rhino"),
    // 1 or 2 for 3: one gnu and one bongo leave the rhino; two of nothing.
    ("RRRGB 12", "rhino nothing"),
    // D7.2: two of two animals.
    ("RRGGB 22", "bongo rhino gnu"),
    // D7.3: nothing; all miss the number by one.
    ("RRRGB 22", "nothing rhino gnu bongo"),
    // Nothing: only the gnu is near; the bongo is not there at all.
    ("RRRGG 11", "nothing gnu"),
    // D7.4: a tie of rhino and bongo; without the poachers bongo; 1 is nobody; 3 is nobody.
    ("RRRBB 13 RR", "gnu rhino bongo nothing"),
    // The poachers' gnu is not there; overlooked or not, it is the bongo.
    ("RRRRB 11 GG", "bongo"),
    // After the gnu (RB differ): 3, 0, 2. Rhino or bongo taken for it: 2 rhinos and 1
    // bongo, but 3 are wanted.
    ("RRRBB 33 RB", "rhino nothing"),
    // D7.5: the guard stops the poachers of the rhino. Overlooked: a tie, so gnu. 1 or 3
    // instead of 2: nobody or rhino.
    ("RRRBB 13 RR R", "bongo gnu nothing rhino"),
    // The guard is elsewhere; the poachers take a rhino, so two rhinos; without them three are.
    ("RRRGB 22 RR B", "rhino nothing"),
];

#[test]
fn errors_are_the_answers_of_partial_readings() {
    for (dice, expected) in PLAUSIBLE {
        let table = shown(dice, "one");
        let right = dice.parse::<Roll>().unwrap().read().call;
        assert_eq!(expected.split(' ').next().map(call), Some(right), "{dice}");
        let expected: BTreeSet<Call> = expected.split(' ').map(call).collect();
        for level in Level::ALL {
            let mut rng = generator(6);
            let view = table.view(1);
            let made: BTreeSet<Call> = (0..4000)
                .filter_map(|_| Reflexes::of(level).react(&view, seat(1), &mut rng))
                .map(|reaction| reaction.call)
                .collect();
            assert!(made.is_subset(&expected), "{level} {dice}: {made:?}");
            if level == Level::Beginner {
                assert_eq!(made, expected, "{dice}");
            }
        }
    }
}

#[test]
fn a_slip_that_leads_to_the_right_call_is_no_error() {
    // Nobody is poached, so overlooking the poachers is harmless.
    let roll: Roll = "RRRRB 11 GG".parse().unwrap();
    let slips = Slip::all(&roll);
    assert!(slips.iter().any(|seen| seen.slip == Slip::PoachersOverlooked));
    assert!(slips.iter().all(|seen| seen.call == roll.read().call));
}

#[test]
fn slips_are_faster_in_the_long_run() {
    let mut saved: BTreeMap<String, (i32, i32)> = BTreeMap::new();
    for roll in Roll::all(Variant::Guards) {
        for seen in Slip::all(&roll) {
            let kind = format!("{:?}", std::mem::discriminant(&seen.slip));
            let (steps, count) = saved.entry(kind).or_default();
            *steps += i32::from(bots::dice::steps(&roll)) - i32::from(seen.steps);
            *count += 1;
        }
    }
    assert_eq!(saved.len(), 6);
    assert!(saved.values().all(|(steps, count)| 2 * steps > *count), "{saved:?}");
}

#[test]
fn nobody_repeats_what_is_known_to_be_wrong() {
    let mut rng = generator(7);
    for number in 0..300 {
        let roll = Roll::draw(Variant::Guards, &mut rng);
        let right = roll.read().call;
        let wrong: Vec<Call> = Call::ALL.into_iter().filter(|&call| call != right).collect();
        for heard in 1..=2 {
            let mut table = Table::new(4, json!({ "variant": "guards" }));
            table.roll(&roll.to_string());
            for (by, known) in (1..).zip(&wrong[number % 2..number % 2 + heard]) {
                table.call(by, &known.to_string());
            }
            let view = table.view(0);
            let known = Heard::of(&view);
            for _ in 0..50 {
                let reaction = Reflexes::of(Level::Beginner).react(&view, seat(0), &mut rng);
                assert!(reaction.is_none_or(|reaction| !known.is_wrong(reaction.call)), "{roll}");
                let thought =
                    Dice::bot(Level::Beginner).think(&view, &Budget::nodes(1), &mut rng).unwrap();
                for candidate in thought.candidates {
                    let rules::dice::Action::Call(call) = candidate.action else { panic!() };
                    assert!(!known.is_wrong(call), "{roll}");
                }
            }
        }
    }
}

#[test]
fn the_last_call_that_is_left_is_made_at_once() {
    let mut table = shown("RRRBB 13 GB B", "one");
    let mut alone = Table::new(4, json!({ "variant": "guards" }));
    alone.roll("RRRBB 13 RR R");
    for (by, wrong) in [(1, "gnu"), (2, "nothing"), (3, "rhino")] {
        alone.call(by, wrong);
    }
    let mut rng = generator(8);
    for level in Level::ALL {
        let reflexes = Reflexes::of(level);
        let mut mean = |table: &Table| {
            let view = table.view(0);
            let drawn = (0..500).filter_map(|_| reflexes.react(&view, seat(0), &mut rng));
            drawn.map(|reaction| reaction.after).sum::<Duration>() / 500
        };
        let (left, seen) = (mean(&alone), mean(&table));
        assert!(left * 2 < seen, "{level} {left:?} {seen:?}");
    }
    let view = alone.view(0);
    for _ in 0..500 {
        let reaction = Reflexes::of(Level::Beginner).react(&view, seat(0), &mut rng).unwrap();
        assert_eq!(reaction.call, call("bongo"));
    }
    // D4.3: who was wrong sits out.
    table.call(1, "nothing");
    assert_eq!(Reflexes::of(Level::Expert).react(&table.view(1), seat(1), &mut rng), None);
}

/// With `calls: free` the view forgets a seat's earlier calls; the racer does not.
#[test]
fn d4_3_a_racer_remembers_calls_that_the_view_forgets() {
    let mut rng = generator(9);
    let mut again = 0;
    for _ in 0..2000 {
        let mut table = shown("RRRBB 13 RR R", "free");
        let mut racer = Racer::new(Level::Beginner);
        racer.watch(&table.view(0), seat(0), Duration::ZERO, &mut rng);
        let mut plan = None;
        for (at, wrong) in [(10, "gnu"), (20, "nothing")] {
            table.call(1, wrong);
            let now = Duration::from_millis(at);
            plan = racer.watch(&table.view(0), seat(0), now, &mut rng);
        }
        assert_eq!(table.view(0).round.unwrap().calls.len(), 1);
        let plan = plan.unwrap();
        assert!(plan.call != call("gnu") && plan.call != call("nothing"), "{plan:?}");
        // Rhino is still plausible: not everyone has thought again.
        again += u32::from(plan.call == call("rhino"));
        // Who hears the third wrong one knows.
        table.call(2, "rhino");
        let plan = racer.watch(&table.view(0), seat(0), Duration::from_secs(1), &mut rng).unwrap();
        assert_eq!(plan.call, call("bongo"));
        assert!(plan.after > Duration::from_secs(1));
    }
    assert!(again > 20, "{again}");
}

#[test]
fn a_plan_changes_only_if_its_call_was_wrong() {
    let mut rng = generator(10);
    let (mut kept, mut changed) = (0, 0);
    for _ in 0..2000 {
        let mut table = shown("RRRBB 13 RR R", "one");
        let mut racer = Racer::new(Level::Beginner);
        let before = racer.watch(&table.view(0), seat(0), Duration::ZERO, &mut rng).unwrap();
        table.call(1, "gnu");
        let now = Duration::from_secs(1);
        let after = racer.watch(&table.view(0), seat(0), now, &mut rng).unwrap();
        if before.call == call("gnu") {
            assert!(after.call != before.call && after.after > now, "{after:?}");
            changed += 1;
        } else {
            assert_eq!(before, after);
            kept += 1;
        }
    }
    assert!(kept > 1000 && changed > 50, "{kept} {changed}");
}

#[test]
fn the_reader_is_never_wrong_and_says_why() {
    let mut rng = generator(11);
    for roll in Roll::all(Variant::Guards).step_by(7) {
        let table = {
            let options = Options { variant: Variant::Guards, ..Options::default() };
            let mut table = Table::new(2, serde_json::to_value(options).unwrap());
            table.roll(&roll.to_string());
            table
        };
        let view = table.view(0);
        let thought =
            Dice::named("reader").unwrap().think(&view, &Budget::nodes(1), &mut rng).unwrap();
        assert_eq!(thought.action.to_string(), format!("call {}", roll.read().call));
        assert!((thought.candidates[0].value - 1.0).abs() < 1e-9);
        assert_eq!(thought.candidates[0].action, thought.action);
    }
    // D7.4, in facts.
    let view = shown("RRRBB 13 RR", "one").view(0);
    let thought = Dice::named("reader").unwrap().think(&view, &Budget::nodes(1), &mut rng).unwrap();
    let reason = serde_json::to_value(&thought.candidates[0].reason).unwrap();
    assert_eq!(
        reason,
        json!({"key": "hint-dice-two", "facts": [
            ["one", "rhino"], ["other", "bongo"], ["wanted", 2], ["shown", "neither"],
            ["rhino", 2], ["gnu", 0], ["bongo", 2], ["poachers", "cancelled"], ["target", "rhino"],
        ]})
    );
    let slips: BTreeSet<&str> =
        thought.candidates[1..].iter().map(|candidate| candidate.reason.key).collect();
    assert!(slips.contains("hint-dice-slip-tie") && slips.contains("hint-dice-slip-poachers"));
}
