//! The server vouches for what players did, and what nobody vouches for is named.

use fair::{Gap, Unproven, Verified, verify, verify_signed};
use rules::record::{Ending, Record};
use rules::{Actor, GameKind, Seat, Turn};

use super::games;

fn verify_text(text: &str) -> Result<Verified, Unproven> {
    verify_signed(&Record::read(text.as_bytes()).unwrap(), text.as_bytes())
}

fn signed() -> Record {
    games::key().sign(games::game(&GameKind::Dice.default_options(), 4, 1))
}

#[test]
fn who_signed_is_told_and_covers_the_steps() {
    let record = signed();
    let verified = verify_text(&record.to_string()).unwrap();
    assert_eq!(verified.signed_by, Some(games::key().public()));
    assert_eq!(verified.not_covered, []);
    let plain = games::game(&GameKind::Dice.default_options(), 4, 1);
    let verified = verify_text(&plain.to_string()).unwrap();
    assert_eq!((verified.signed_by, verified.not_covered), (None, vec![Gap::Steps]));
    // What editors do to lines matters to nobody.
    let edited = format!("\u{feff}{}\n\n", record.to_string().replace('\n', "\r\n"));
    assert!(verify_text(&edited).is_ok());
}

#[test]
fn a_signature_is_under_every_line() {
    let text = signed().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for place in 0..lines.len() - 1 {
        // A field that nobody reads leaves the record as it is, and yet not as it was signed.
        let mut changed = lines.clone();
        let line = lines[place].replacen('{', "{\"x\":1,", 1);
        changed[place] = &line;
        assert_eq!(verify_text(&changed.join("\n")), Err(Unproven::OtherSignature), "{line}");
    }
    let mut other = signed();
    other.header.server = Some(fair::RecordKey::new(&[8; 32]).public());
    assert_eq!(verify_text(&other.to_string()), Err(Unproven::OtherSignature));
    let halves: [fn(&mut Record); 3] = [
        |record| record.signature = None,
        |record| record.header.server = None,
        |record| record.signature = Some("00".repeat(64)),
    ];
    for half in halves {
        let mut record = signed();
        half(&mut record);
        assert_eq!(verify_text(&record.to_string()), Err(Unproven::OtherSignature));
    }
}

/// The record cut after so many steps, where somebody is said to have given up.
fn cut(honest: &Record, steps: usize) -> Record {
    let mut record = honest.clone();
    record.steps.truncate(steps);
    record.ending = Some(Ending::by_resignation(Seat::new(0).unwrap(), record.header.seats));
    record
}

#[test]
fn a_record_that_was_cut_says_what_it_does_not_cover() {
    for (options, seats) in games::tables() {
        let honest = games::game(&options, seats, 0);
        let (mut at_chance, mut elsewhere) = (0, 0);
        for steps in 0..honest.steps.len() {
            let turn = honest.state_after(steps).unwrap().turn();
            let forged = cut(&honest, steps);
            let read = Record::read(forged.to_string().as_bytes()).unwrap();
            if turn == Turn::Chance {
                assert_eq!(verify(&read), Err(Unproven::MissingDraw { step: steps + 1 }));
                at_chance += 1;
            } else if let Ok(verified) = verify(&read) {
                assert_eq!(verified.not_covered, [Gap::Steps, Gap::Ending]);
                elsewhere += 1;
            }
        }
        let draws = honest.steps.iter().filter(|step| step.by == Actor::Chance).count();
        assert_eq!(at_chance, draws);
        assert!(elsewhere > 0, "{options:?}");
    }
}

#[test]
fn a_forged_resignation_is_not_signed() {
    let honest = signed();
    let place = honest.steps.iter().rposition(|step| step.by == Actor::Chance).unwrap();
    let forged = cut(&honest, place + 1);
    assert!(verify(&forged).is_ok(), "the chance in it is as it was");
    assert_eq!(verify_text(&forged.to_string()), Err(Unproven::OtherSignature));
}

/// If this fails, games that were played long ago can no longer be proven.
#[test]
fn kept_records_of_the_second_version_are_proven_for_ever() {
    let counts = games::KEPT_V2.map(|name| {
        let text = games::read(name);
        assert_eq!(Record::read(text.as_bytes()).unwrap().to_string(), text, "{name}");
        let verified = verify_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(
            (verified.signed_by, verified.not_covered),
            (Some(games::key().public()), vec![])
        );
        (verified.derivation.number(), verified.chance, verified.lots)
    });
    assert_eq!(counts, [(2, 90, 0), (2, 14, 6), (2, 1, 0)]);
}
