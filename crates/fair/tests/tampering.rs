//! Whatever is changed in a proven record is found, and named.

use fair::{Entropy, Part, Unproven, verify};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::chance::below;
use rules::record::{LateCall, Race, Record, Step};
use rules::{Actor, GameKind, Seat, Seats};

use super::games;

/// What somebody does to a record.
type Change = fn(&mut Record);

fn record(name: &str) -> Record {
    Record::read(games::read(name).as_bytes()).unwrap()
}

/// What is wrong with the record of this name after this change.
fn after(name: &str, change: impl FnOnce(&mut Record)) -> Unproven {
    broken(&record(name), change)
}

fn broken(honest: &Record, change: impl FnOnce(&mut Record)) -> Unproven {
    let mut record = honest.clone();
    change(&mut record);
    verify(&record).unwrap_err()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The same text with its first digit changed.
fn other(hex: &mut String) {
    let first = if hex.starts_with('0') { "1" } else { "0" };
    hex.replace_range(..1, first);
}

#[test]
fn what_is_missing_is_named() {
    let none = |change: Change| after("cards-3", change);
    assert_eq!(none(|record| record.header.commit = None), Unproven::NoCommitment);
    assert_eq!(none(|record| record.reveal = None), Unproven::NoSeed);
    assert_eq!(none(|record| record.header.table = None), Unproven::NoBinding);
    assert_eq!(none(|record| record.header.number = None), Unproven::NoBinding);
    for silence in [Unproven::NoCommitment, Unproven::NoSeed, Unproven::NoBinding] {
        assert!(silence.is_silence());
    }
    assert!(!Unproven::OtherSeed.is_silence());
}

#[test]
fn every_part_of_the_binding_is_bound() {
    let changes: [Change; 6] = [
        |record| record.header.table = Some("another".into()),
        |record| record.header.number = Some(77),
        |record| other(record.header.commit.as_mut().unwrap()),
        |record| other(&mut record.reveal.as_mut().unwrap().seed),
        |record| {
            record.header.seats += 1;
            record.header.entropy.push(None);
        },
        |record| record.header.options = GameKind::Tiles.default_options(),
    ];
    for name in ["cards-3", "dice-4"] {
        for change in changes {
            assert_eq!(after(name, change), Unproven::OtherSeed, "{name}");
        }
    }
    let read = |text: &str| Record::read(text.as_bytes()).unwrap();
    let text = games::read("dice-4").replace(r#""limit":30"#, r#""limit":31"#);
    assert_eq!(verify(&read(&text)), Err(Unproven::OtherSeed));
    // The same options in another order, or left out where they are the default, are the same.
    let text = games::read("dice-4").replace(
        r#"{"variant":"guards","trophies":3,"calls":"one","limit":30}"#,
        r#"{ "trophies" : 3, "variant" : "guards" }"#,
    );
    assert!(text.contains(" : ") && verify(&read(&text)).is_ok());
}

#[test]
fn what_cannot_be_read_is_named() {
    let unreadable: [(Change, Part); 4] = [
        (|record| record.header.commit = Some("c0ffee".into()), Part::Commitment),
        (|record| record.reveal.as_mut().unwrap().seed.make_ascii_uppercase(), Part::Seed),
        (|record| record.header.entropy[1] = Some(String::new()), Part::SeatCommitment(seat(1))),
        (
            |record| record.reveal.as_mut().unwrap().entropy[2] = Some("é".repeat(32)),
            Part::Entropy(seat(2)),
        ),
    ];
    for (change, part) in unreadable {
        assert_eq!(after("cards-3", change), Unproven::Unreadable(part));
    }
    let short = after("cards-3", |record| _ = record.header.entropy.pop());
    assert_eq!(short, Unproven::OtherSeats { what: "commitments", given: 2, seats: 3 });
    let long = after("cards-3", |record| record.reveal.as_mut().unwrap().entropy.push(None));
    assert_eq!(long, Unproven::OtherSeats { what: "entropy", given: 4, seats: 3 });
}

#[test]
fn entropy_is_what_was_promised() {
    let reveal = |change: fn(&mut Vec<Option<String>>)| {
        after("cards-3", |record| change(&mut record.reveal.as_mut().unwrap().entropy))
    };
    assert_eq!(reveal(|added| added.swap(0, 2)), Unproven::OtherEntropy { seat: seat(0) });
    assert_eq!(
        reveal(|added| other(added[2].as_mut().unwrap())),
        Unproven::OtherEntropy { seat: seat(2) }
    );
    // Seat 1 promised something, and now shows something else.
    assert_eq!(
        reveal(|added| added[1] = Some(Entropy::from([9; 32]).to_string())),
        Unproven::OtherEntropy { seat: seat(1) }
    );
    let uncommitted = after("cards-3", |record| record.header.entropy[0] = None);
    assert_eq!(uncommitted, Unproven::Uncommitted { seat: seat(0) });
    let uncommitted = after("cards-3", |record| record.header.entropy.clear());
    assert_eq!(uncommitted, Unproven::Uncommitted { seat: seat(0) });
}

#[test]
fn entropy_cannot_be_taken_back() {
    for withhold in [0, 2] {
        let error = after("cards-3", |record| {
            record.reveal.as_mut().unwrap().entropy[withhold] = None;
        });
        let Unproven::OtherStep { step, .. } = error else { panic!("{error}") };
        assert!(step <= 4, "it shows in the first cards: {error}");
    }
    let error = after("cards-3", |record| record.reveal.as_mut().unwrap().entropy.clear());
    assert!(matches!(error, Unproven::OtherStep { .. }), "{error}");
}

#[test]
fn a_promise_that_was_not_kept_can_be_neither_erased_nor_invented() {
    let options = GameKind::Cards.default_options();
    let honest = games::game(&options, 4, 3);
    let (withheld, silent) = (1, 3);
    assert!(honest.header.entropy[withheld].is_some() && honest.header.entropy[silent].is_none());
    let erased = broken(&honest, |record| record.header.entropy[withheld] = None);
    let invented =
        broken(&honest, |record| record.header.entropy[silent] = Some("c0de".repeat(16)));
    for error in [erased, invented] {
        assert!(matches!(error, Unproven::OtherStep { .. }), "{error}");
    }
}

#[test]
fn an_unknown_derivation_is_named() {
    let unknown = after("cards-3", |record| record.header.fair = Some(3));
    assert_eq!(unknown, Unproven::UnknownDerivation(3));
    assert!(unknown.is_silence());
    // A record of one version does not pass for one of another.
    let other = after("cards-3", |record| record.header.fair = Some(2));
    assert_eq!(other, Unproven::OtherSeed);
}

#[test]
fn every_step_by_chance_is_bound() {
    for name in games::KEPT {
        let honest = record(name);
        let mut rng = ChaCha20Rng::seed_from_u64(6);
        let mut changed = 0;
        for (place, step) in honest.steps.iter().enumerate() {
            if step.by != Actor::Chance {
                continue;
            }
            let state = honest.state_after(place).unwrap();
            for action in (0..6).map(|_| state.chance(&mut rng).unwrap()) {
                if action == step.action {
                    continue;
                }
                let error = broken(&honest, |record| record.steps[place].action = action);
                let Unproven::OtherStep { step: at, written, drawn } = error else {
                    panic!("{name}: {error}")
                };
                assert_eq!((at, written, drawn), (place + 1, action, step.action));
                changed += 1;
            }
        }
        assert!(changed >= 1, "{name}");
    }
}

#[test]
fn every_lot_is_bound() {
    let honest = record("dice-4");
    let mut changed = 0;
    for (place, step) in honest.steps.iter().enumerate() {
        let (Actor::Seat(seat), Some(race)) = (step.by, &step.race) else { continue };
        for other in race.lot.iter().filter(|&other| other != seat) {
            let error = broken(&honest, |record| record.steps[place].by = Actor::Seat(other));
            let lot = Unproven::OtherLot { step: place + 1, written: other, drawn: seat };
            assert_eq!(error, lot);
            changed += 1;
        }
    }
    assert!(changed > 5, "{changed}");
}

/// Puts the call of a step, or the first that came too late, in the place of another one that was
/// tied with it, and says nothing of a lot.
fn swap_without_lot(record: &mut Record, place: usize, other: usize) {
    let by = |record: &Record, place: usize| record.steps[place].by;
    let mut measured = record.steps[place].race.take().unwrap();
    measured.lot = Seats::NONE;
    if record.steps.get(other).is_some_and(|step| step.race.is_some()) {
        let seat = by(record, place);
        let mut late = record.steps[other].race.take().unwrap();
        late.lot = Seats::NONE;
        let (one, two) = (&mut late.hold, &mut measured.hold);
        std::mem::swap(&mut one.as_mut().unwrap().late, &mut two.as_mut().unwrap().late);
        record.steps[place].by = by(record, other);
        record.steps[place].race = Some(late);
        record.steps[other].by = seat;
        record.steps[other].race = Some(measured);
        return;
    }
    let Actor::Seat(seat) = by(record, place) else { panic!() };
    let hold = measured.hold.as_mut().unwrap();
    let late = hold.late[0];
    hold.late[0] = LateCall {
        seat,
        claimed_us: measured.claimed_us,
        least_us: measured.least_us,
        most_us: measured.most_us,
        judged_us: measured.judged_us,
        clock: hold.clock,
    };
    hold.clock = late.clock;
    record.steps[place].by = Actor::Seat(late.seat);
    let LateCall { claimed_us, least_us, most_us, judged_us, .. } = late;
    record.steps[place].race =
        Some(Box::new(Race { claimed_us, least_us, most_us, judged_us, ..*measured }));
}

#[test]
fn a_lot_that_should_be_there_is_missed() {
    let options = GameKind::Dice.default_options();
    let (mut swapped, mut erased) = (0, 0);
    for number in 0..4 {
        let honest = games::game(&options, 4, number);
        verify(&honest).unwrap();
        for (place, step) in honest.steps.iter().enumerate() {
            let Some(race) = step.race.as_deref().filter(|race| !race.lot.is_empty()) else {
                continue;
            };
            let fell = |step: &Step| Some(step.race.as_ref()?.hold.as_ref()?.fell_us);
            let next = honest.steps.get(place + 1);
            let together = next.is_some_and(|next| fell(next) == fell(step));
            if together || !race.hold.as_ref().unwrap().late.is_empty() {
                let error = broken(&honest, |record| swap_without_lot(record, place, place + 1));
                assert!(error.step().is_some(), "{error}");
                swapped += 1;
            }
            let error = broken(&honest, |record| {
                record.steps[place].race.as_mut().unwrap().lot = Seats::NONE;
            });
            assert!(matches!(error, Unproven::OtherTie { .. }), "{error}");
            let bare = broken(&honest, |record| record.steps[place].race = None);
            assert_eq!(bare, Unproven::OtherMeasurement { step: place + 1 });
            erased += 1;
        }
    }
    assert!(swapped > 20 && erased > 20, "{swapped} swapped, {erased} erased");
}

#[test]
fn what_was_measured_fits_together() {
    let honest = games::game(&GameKind::Dice.default_options(), 4, 1);
    let place = honest.steps.iter().position(|step| step.race.is_some()).unwrap();
    let changes: [fn(&mut Race); 4] = [
        |race| race.claimed_us = Some(race.judged_us + 1),
        |race| race.hold.as_mut().unwrap().fell_us = race.judged_us - 1,
        |race| race.judged_us = race.most_us + 1,
        |race| race.hold = None,
    ];
    for change in changes {
        let error = broken(&honest, |record| {
            change(record.steps[place].race.as_mut().unwrap());
        });
        assert_eq!(error, Unproven::OtherMeasurement { step: place + 1 });
    }
}

#[test]
fn a_step_that_is_added_or_left_out_is_found() {
    let honest = record("dice-4");
    let call = honest.steps.iter().position(|step| step.race.is_some()).unwrap();
    for place in [0, 1, 2, call] {
        let error = broken(&honest, |record| _ = record.steps.remove(place));
        assert!(error.step().is_some(), "{error}");
        let error =
            broken(&honest, |record| record.steps.insert(place, honest.steps[place].clone()));
        assert!(error.step().is_some(), "{error}");
    }
}

#[test]
fn a_record_that_was_cut_is_not_proven() {
    for name in games::KEPT {
        let text = games::read(name);
        let lines: Vec<&str> = text.lines().collect();
        for end in 1..lines.len() {
            let record = Record::read(lines[..end].join("\n").as_bytes()).unwrap();
            assert_eq!(verify(&record), Err(Unproven::NoSeed));
        }
    }
}

#[test]
fn damage_never_panics_and_is_never_proven() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let text = games::read("dice-4");
    let honest = record("dice-4");
    for _ in 0..600 {
        let mut damaged = text.clone().into_bytes();
        let place = below(&mut rng, u32::try_from(damaged.len()).unwrap()) as usize;
        damaged[place] = b"0123456789abcdefRGB\",:"[below(&mut rng, 22) as usize];
        let Ok(read) = Record::read(&damaged) else { continue };
        // Times, names and marks are nobody's promise; all else is.
        let chance = |record: &Record| -> Vec<_> {
            let by_chance = record.steps.iter().map(|step| (step.by, step.action));
            by_chance.filter(|(by, _)| *by == Actor::Chance).collect()
        };
        if verify(&read).is_ok() {
            assert_eq!(chance(&read), chance(&honest));
            assert_eq!(
                (&read.header.commit, &read.reveal),
                (&honest.header.commit, &honest.reveal)
            );
        }
    }
}
