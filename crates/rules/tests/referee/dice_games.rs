//! `dice` at every kind of table, with callers who are right more or less often.

use std::collections::BTreeMap;

use rand_chacha::ChaCha20Rng;
use rules::any::AnyAction;
use rules::chance::below;
use rules::{Actor, AnyState, GameKind, Turn};
use serde_json::{Value, json};

use super::contest::{Contest, Step, dice_for, weighed};
use super::dice::{CALLS, Choices, Dice, answer};
use super::{Corners, Referee, seat};

const VARIANTS: [&str; 3] = ["basic", "poachers", "guards"];

const CORNERS: &[&str] = &[
    "D3.1 yellow agree",
    "D3.1 yellow differ",
    "D3.2 the poachers cancel a die",
    "D3.2 the poachers find nothing",
    "D3.3 the guards stop the poachers",
    "D3.4 no animal",
    "D3.4 one animal",
    "D3.4 two animals, so the third",
    "D4.3 a second wrong call",
    "D4.3 a wrong animal costs its trophies",
    "D4.3 a wrong animal costs nothing",
    "D4.3 a wrong nothing costs all trophies",
    "D4.3 a wrong nothing costs nothing",
    "D4.3 everyone was wrong",
    "D4.4 a choice of animals",
    "D4.4 nothing to choose",
    "D4.5 a choice among those who tie",
    "D4.5 a choice of animals, with a tie",
    "D4.5 taken from one of those who tie",
    "D4.5 taken from the only one with the most",
    "D4.5 the winner has as many, others compared",
    "D4.7 out of time",
    "D5 won with all of one",
    "D5 won with two of each",
];

/// Players who are right about once in `tries` calls; seat 0 has a passion for rhinos.
pub(super) fn callers(tries: u32) -> impl Fn(&Dice, &[Step], &mut ChaCha20Rng) -> usize {
    move |table, steps, rng| {
        let right = table.answer().map(|answer| format!("call {answer}"));
        let seat_0 = Actor::Seat(seat(0));
        let weight = |(by, step): &Step| match step.as_str() {
            "void" => 1,
            step if Some(step) == right.as_deref() => 12,
            step if step.starts_with("call") => 4 * (tries - 1),
            step if *by == seat_0 && step.contains("rhino") => 20,
            _ => 4,
        };
        weighed(steps.iter().map(weight), rng).unwrap_or(0)
    }
}

fn options(choices: &Choices) -> Value {
    json!({
        "variant": choices.variant,
        "trophies": choices.trophies,
        "calls": if choices.free { "free" } else { "one" },
        "limit": if choices.limited { Some(30) } else { None },
    })
}

/// All tables: every variant, one call or free, few trophies or many, with or without a limit.
fn tables() -> impl Iterator<Item = Choices> {
    VARIANTS.into_iter().flat_map(|variant| {
        [3, 4, 10, 20].into_iter().flat_map(move |trophies| {
            [(false, true), (true, true), (false, false), (true, false)]
                .map(move |(free, limited)| Choices { variant, trophies, free, limited })
        })
    })
}

#[test]
fn the_crate_agrees_with_the_referee_in_dice() {
    let mut corners = Corners::default();
    let (mut seed, mut ended) = (0, 0);
    for choices in tables() {
        for players in 2..=8 {
            for tries in [1, 2, 4] {
                seed += 1;
                let mut contest = Contest::new(Dice::start(players, &choices), options(&choices));
                let outcome = contest.play_out(&callers(tries), |_, _| 0, 250, &mut dice_for(seed));
                ended += u32::from(outcome.is_some());
                corners.add(contest.corners());
            }
        }
    }
    assert!(ended > 500, "only {ended} of {seed} games came to an end");
    corners.assert_all(CORNERS);
}

#[test]
fn d4_6_a_table_may_agree_on_who_starts() {
    for (seed, choices) in (0..).zip(tables()) {
        let players = u8::try_from(2 + seed % 7).unwrap();
        let first = u8::try_from(seed % u64::from(players)).unwrap();
        let mut agreed = options(&choices);
        agreed["first"] = json!(first);
        let mut contest = Contest::new(Dice::start(players, &choices).agreed(first), agreed);
        let mut rng = dice_for(seed);
        contest.probe(&everything(&mut rng));
        contest.play_out(&callers(2), |_, _| 0, 100, &mut rng);
    }
    let outside = GameKind::Dice.read_options(json!({ "first": 2 })).unwrap();
    assert!(AnyState::start(&outside, 2).is_err());
    let written = json!(GameKind::Dice.default_options());
    assert_eq!(written.get("first"), None, "commitments of old games bind the options without it");
}

#[test]
fn the_crate_accepts_exactly_what_the_referee_lists_in_dice() {
    for (seed, choices) in (0..).zip(tables()) {
        let players = u8::try_from(2 + seed % 7).unwrap();
        let mut contest = Contest::new(Dice::start(players, &choices), options(&choices));
        let mut rng = dice_for(seed);
        let everything = everything(&mut rng);
        contest.probe(&everything);
        for _ in 0..25 {
            let tries = 1 + below(&mut rng, 3);
            contest.play_out(&callers(tries), |_, _| 0, 1 + below(&mut rng, 7), &mut rng);
            contest.probe(&everything);
        }
    }
}

/// Every step that can be written down, but only a few of the rolls.
fn everything(rng: &mut ChaCha20Rng) -> Vec<AnyAction> {
    let mut steps: Vec<String> = ["throw", "void"].map(Into::into).into();
    steps.extend((0..8).map(|who| format!("first {who}")));
    for call in CALLS {
        steps.extend([format!("call {call}"), format!("claim {call}")]);
        steps.extend((0..8).map(|who| format!("claim {call} from {who}")));
    }
    let mut word = |length, faces: [char; 3]| -> String {
        (0..length).map(|_| faces[below(rng, 3) as usize]).collect()
    };
    for _ in 0..10 {
        let animals = ['R', 'G', 'B'];
        let (white, yellow) = (word(5, animals), word(2, ['1', '2', '3']));
        let (red, green) = (word(2, animals), word(1, animals));
        steps.push(format!("roll {white} {yellow}"));
        steps.push(format!("roll {white} {yellow} {red}"));
        steps.push(format!("roll {white} {yellow} {red} {green}"));
    }
    steps.iter().filter_map(|step| GameKind::Dice.read_action(step).ok()).collect()
}

/// A table with the dice in the air.
fn rolling(variant: &'static str) -> Contest<Dice> {
    let choices = Choices { variant, trophies: 10, free: false, limited: true };
    let mut contest = Contest::new(Dice::start(2, &choices), options(&choices));
    contest.script("chance first 0\n 0 throw");
    contest
}

#[test]
fn d3_the_answer_to_every_roll() {
    for (variant, count) in VARIANTS.into_iter().zip([2187, 19_683, 59_049]) {
        let rolling = rolling(variant);
        let rolls = rolling.referee.chance_outcomes();
        assert_eq!(rolls.len(), count);
        let calls =
            CALLS.map(|call| (call, GameKind::Dice.read_action(&format!("call {call}")).unwrap()));
        for roll in rolls.keys() {
            let answer = answer(&roll.split(' ').skip(1).collect::<Vec<_>>());
            let mut rolled = rolling.game.clone();
            rolled.play(Actor::Chance, &GameKind::Dice.read_action(roll).unwrap()).unwrap();
            for (call, action) in &calls {
                let mut called = rolled.clone();
                called.play(Actor::Seat(seat(1)), action).unwrap();
                // After a right call seat 1 throws or claims; after a wrong one seat 0 may call.
                let right = called.turn() == Turn::Seat(seat(1));
                assert_eq!(right, *call == answer, "{call} after {roll}");
            }
        }
    }
}

#[test]
fn d1_every_roll_is_as_likely_as_its_dice_say() {
    for variant in VARIANTS {
        let rolling = rolling(variant);
        let listed = rolling.game.outcomes();
        let ours = sorted(rolling.referee.chance_outcomes());
        let theirs = sorted(listed.iter().map(|(roll, weight)| (roll.to_string(), *weight)));
        assert_eq!(theirs, ours, "{variant}");
    }
}

/// The weights of rolls whose dice show the same, whichever die shows what.
fn sorted(rolls: impl IntoIterator<Item = (String, u32)>) -> BTreeMap<String, u32> {
    let mut sorted = BTreeMap::new();
    for (roll, weight) in rolls {
        let sort = |word: &str| {
            let mut faces: Vec<char> = word.chars().collect();
            faces.sort_unstable();
            faces.into_iter().collect::<String>()
        };
        let roll: Vec<String> = roll.split(' ').skip(1).map(sort).collect();
        *sorted.entry(roll.join(" ")).or_default() += weight;
    }
    sorted
}

#[test]
fn d1_4_what_a_table_may_choose() {
    let read = |options| GameKind::Dice.read_options(options);
    let fine = [
        json!({}),
        json!({ "trophies": 3 }),
        json!({ "trophies": 20, "calls": "free" }),
        json!({ "limit": null, "variant": "guards" }),
        json!({ "limit": 1 }),
        json!({ "limit": 3600 }),
    ];
    let refused = [
        json!({ "trophies": 2 }),
        json!({ "trophies": 21 }),
        json!({ "limit": 0 }),
        json!({ "limit": 3601 }),
        json!({ "calls": "two" }),
        json!({ "variant": "lions" }),
    ];
    assert!(fine.into_iter().all(|options| read(options).is_ok()));
    assert!(refused.into_iter().all(|options| read(options).is_err()));
    let default = json!({ "variant": "basic", "trophies": 10, "calls": "one", "limit": 30 });
    assert_eq!(read(default).unwrap(), GameKind::Dice.default_options());
    for players in 0..=9 {
        let started = AnyState::start(&GameKind::Dice.default_options(), players);
        assert_eq!(started.is_ok(), (2..=8).contains(&players), "{players} players");
    }
}
