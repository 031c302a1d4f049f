//! The number of ways to go on, counted by the referee and by the crate.

use rand_chacha::ChaCha20Rng;
use rules::any::{ForGame, Registered};
use rules::perft::perft;
use rules::record::Record;
use rules::{Actor, AnyState, GameKind, Turn};
use serde_json::json;

use super::cards::Cards;
use super::contest::{Contest, Step, dice_for, weighed};
use super::dice::{Choices, Dice};
use super::dice_games::callers;
use super::tiles::Tiles;
use super::tiles_games::{SHAPES, laid};
use super::{Referee, seat};
use crate::golden;
use crate::perft::entries;

/// All sequences of so many steps of seats and chance, one by one.
fn naive<R: Referee>(table: &R, depth: u32) -> u64 {
    let mut steps: Vec<Step> = Vec::new();
    match table.turn() {
        Turn::Over(_) => {}
        Turn::Chance => {
            steps.extend(table.chance_outcomes().into_keys().map(|step| (Actor::Chance, step)));
        }
        Turn::Seat(_) | Turn::Race(_) => {
            for who in 0..table.seats() {
                steps.extend(table.legal(who).into_iter().map(|it| (Actor::Seat(seat(who)), it)));
            }
        }
    }
    if depth <= 1 {
        return if depth == 0 { 1 } else { steps.len() as u64 };
    }
    let count = |(by, step): &Step| {
        let mut after = table.clone();
        after.play(*by, step);
        naive(&after, depth - 1)
    };
    steps.iter().map(count).sum()
}

fn theirs(state: &AnyState, depth: u32) -> u64 {
    struct Count<'a>(&'a AnyState, u32);
    impl ForGame for Count<'_> {
        type Output = u64;
        fn run<G: Registered>(self) -> u64 {
            perft(G::state_of(self.0).unwrap(), self.1)
        }
    }
    state.kind().run(Count(state, depth))
}

fn assert_same<R: Referee>(contest: &Contest<R>, depths: std::ops::RangeInclusive<u32>) {
    for depth in depths {
        assert_eq!(theirs(&contest.game, depth), naive(&contest.referee, depth), "depth {depth}");
    }
}

/// Replays a golden record with the referee as the second player of each step,
/// and counts from its position after so many steps.
fn counted_from<R: Referee>(
    mut contest: Contest<R>,
    record: &Record,
    steps: usize,
    depth: u32,
) -> u64 {
    for step in &record.steps[..steps] {
        contest.agreed();
        contest.step(step.by, &step.action.to_string());
    }
    naive(&contest.referee, depth)
}

#[test]
fn the_counts_in_the_data_files_are_the_referees() {
    /// The referee is slow; larger counts are left to the crate.
    const MOST: u64 = 60_000;
    let records = golden::records();
    let mut counted = 0;
    for file in ["cards.perft", "dice.perft", "tiles.perft"] {
        for entry in entries(file).into_iter().filter(|entry| entry.count <= MOST) {
            let words: Vec<&str> = entry.position.split(' ').collect();
            let ["record", name, steps] = words[..] else { continue };
            let (_, record) = records.iter().find(|(known, _)| known == name).unwrap();
            let (seats, steps) = (record.header.seats, steps.parse().unwrap());
            let options = serde_json::to_value(&record.header.options).unwrap();
            let count = match record.header.game {
                GameKind::Cards => counted_from(
                    Contest::new(Cards::start(seats), options),
                    record,
                    steps,
                    entry.depth,
                ),
                GameKind::Dice => {
                    let choices = Choices {
                        variant: match options["variant"].as_str() {
                            Some("poachers") => "poachers",
                            Some("guards") => "guards",
                            _ => "basic",
                        },
                        trophies: u32::try_from(options["trophies"].as_u64().unwrap()).unwrap(),
                        free: options["calls"] == "free",
                        limited: !options["limit"].is_null(),
                    };
                    let contest = Contest::new(Dice::start(seats, &choices), options);
                    counted_from(contest, record, steps, entry.depth)
                }
                GameKind::Tiles => {
                    let first = options["first"].as_u64().map(|first| u8::try_from(first).unwrap());
                    let contest = Contest::new(Tiles::start(seats, first), options);
                    counted_from(contest, record, steps, entry.depth)
                }
                #[cfg(feature = "fourth-game")]
                GameKind::Pig => unreachable!("pig has no referee"),
            };
            assert_eq!(count, entry.count, "{}, depth {}", entry.position, entry.depth);
            counted += 1;
        }
    }
    assert!(counted > 40, "only {counted} counts were compared");
}

#[test]
fn tiles_from_the_start() {
    let contest = Contest::new(Tiles::start(2, Some(0)), json!({ "first": 0 }));
    assert_same(&contest, 0..=5);
    assert_same(&Contest::new(Tiles::start(4, None), json!({})), 0..=5);
}

#[test]
fn tiles_once_all_are_laid() {
    for seed in 0..3 {
        let shape = SHAPES[usize::try_from(seed).unwrap()];
        assert_same(&laid(2, shape, &mut dice_for(610 + seed)), 1..=2);
    }
}

#[test]
fn dice_from_the_start() {
    for free in [false, true] {
        let choices = Choices { variant: "basic", trophies: 3, free, limited: true };
        let options = json!({ "trophies": 3, "calls": if free { "free" } else { "one" } });
        assert_same(&Contest::new(Dice::start(2, &choices), options), 0..=5);
    }
}

#[test]
fn dice_with_trophies_to_steal() {
    let choices = Choices { variant: "basic", trophies: 3, free: false, limited: false };
    let table = || Contest::new(Dice::start(3, &choices), json!({ "trophies": 3, "limit": null }));
    let ties = |contest: &Contest<Dice>| {
        (0..3).any(|who| contest.legal(who).iter().any(|step| step.contains("from")))
    };
    for seed in 0..4 {
        let mut rng = dice_for(620 + seed);
        let mut contest = table();
        // Until there is a choice from whom to take.
        while !ties(&contest) {
            if contest.play_out(&callers(2), |_, _| 0, 1, &mut rng).is_some() {
                contest = table();
            }
        }
        assert_same(&contest, 1..=4);
    }
}

#[test]
fn cards_to_the_end() {
    for seed in 0..8 {
        let mut rng = dice_for(600 + seed);
        let mut contest =
            Contest::new(Cards::start(u8::try_from(2 + seed % 4).unwrap()), json!({}));
        let policy = |_: &Cards, steps: &[Step], rng: &mut ChaCha20Rng| {
            let weight = |(_, step): &Step| if step.starts_with("keep") { 3 } else { 1 };
            weighed(steps.iter().map(weight), rng).unwrap_or(0)
        };
        while contest.referee.deck > 1 {
            contest.play_out(&policy, |_, _| 0, 1, &mut rng);
        }
        for _ in 0..8 {
            assert_same(&contest, 1..=4);
            contest.play_out(&policy, |_, _| 0, 1, &mut rng);
        }
    }
}
