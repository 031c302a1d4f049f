//! `bango verify`: whether the chance of a recorded game was fair.

use fair::{Gap, Part, Unproven, Verified};
use rules::record::Record;
use rules::{Seat, Seats};
use serde::Serialize;

use super::Done;
use super::records::read_record_and_text;
use crate::cli::Verify;
use crate::failure::Failure;
use crate::show;
use crate::terminal::{Terminal, style};
use words::Sentences;

pub fn run(args: &Verify, terminal: &mut Terminal) -> Done {
    let (record, text) = match read_record_and_text(&args.record) {
        Ok(read) => read,
        Err(failure) => {
            if args.json {
                let reason = failure.sentence().to_owned();
                let answer = NotProven { proven: false, code: "no_record", reason, step: None };
                terminal.json(&answer)?;
                terminal.out.flush()?;
            }
            return Err(failure);
        }
    };
    match fair::verify_signed(&record, &text) {
        Ok(verified) if args.json => {
            Ok(terminal.json(&Proven { proven: true, verified: &verified })?)
        }
        Ok(verified) => tell(&record, &verified, terminal),
        Err(unproven) => {
            if args.json {
                terminal.json(&NotProven::from(&unproven))?;
                terminal.out.flush()?;
            }
            Err(failure(&terminal.sentences, &record, &unproven))
        }
    }
}

#[derive(Serialize)]
struct Proven<'a> {
    proven: bool,
    #[serde(flatten)]
    verified: &'a Verified,
}

#[derive(Serialize)]
struct NotProven {
    proven: bool,
    code: &'static str,
    reason: String,
    step: Option<usize>,
}

impl From<&Unproven> for NotProven {
    fn from(unproven: &Unproven) -> Self {
        let (code, reason) = (unproven.code(), unproven.to_string());
        NotProven { proven: false, code, reason, step: unproven.step() }
    }
}

fn tell(record: &Record, verified: &Verified, terminal: &mut Terminal) -> Done {
    let strong = style::STRONG;
    let sentences = &terminal.sentences;
    let proven = sentences.say_of("verify-proven", &[("chance", verified.chance.into())]);
    let mut lines = Vec::new();
    if verified.lots > 0 {
        lines.push(sentences.say_of("verify-lots", &[("lots", verified.lots.into())]));
    }
    let people = |key, seats: Seats| {
        let names: Vec<String> = seats.iter().map(|seat| named(sentences, record, seat)).collect();
        let details = [("who", sentences.list(&names).into()), ("count", seats.len().into())];
        sentences.say_of(key, &details)
    };
    match verified.added {
        Seats::NONE => lines.push(sentences.say("verify-alone")),
        added => lines.push(people("verify-added", added)),
    }
    if !verified.withheld.is_empty() {
        lines.push(people("verify-withheld", verified.withheld));
    }
    for gap in &verified.not_covered {
        lines.push(sentences.say(match gap {
            Gap::Steps => "verify-not-signed",
            Gap::Ending => "verify-resigned",
            Gap::Ties => "verify-ties",
        }));
    }
    if let Some(server) = &verified.signed_by {
        lines.push(sentences.say("verify-signed"));
        lines.push(format!("  {server}"));
    }
    lines.push(sentences.say("verify-compare"));
    lines.push(format!("  {}  {}", verified.commitment, sentences.say("verify-server")));
    for (seat, promise) in Seat::all(record.header.seats).zip(&verified.seat_commitments) {
        let promise =
            promise.map(|promise| format!("  {promise}  {}", named(sentences, record, seat)));
        lines.extend(promise);
    }
    writeln!(terminal.out, "{strong}{proven}{strong:#}")?;
    for line in lines {
        writeln!(terminal.out, "{line}")?;
    }
    Ok(())
}

fn named(sentences: &Sentences, record: &Record, seat: Seat) -> String {
    show::name(sentences, &record.header.players, seat)
}

/// One sentence about what is missing or wrong, in the reader's language.
fn failure(sentences: &Sentences, record: &Record, unproven: &Unproven) -> Failure {
    let about =
        |key, seat| sentences.say_of(key, &[("who", named(sentences, record, seat).into())]);
    let sentence = match *unproven {
        Unproven::NoCommitment => sentences.say("verify-no-commitment"),
        Unproven::NoSeed => sentences.say("verify-no-seed"),
        Unproven::NoBinding => sentences.say("verify-no-binding"),
        Unproven::Unreadable(Part::Commitment) => sentences.say("verify-unreadable-commitment"),
        Unproven::Unreadable(Part::Seed) => sentences.say("verify-unreadable-seed"),
        Unproven::Unreadable(Part::SeatCommitment(seat)) => {
            about("verify-unreadable-seat-commitment", seat)
        }
        Unproven::Unreadable(Part::Entropy(seat)) => about("verify-unreadable-entropy", seat),
        Unproven::OtherSeed => sentences.say("verify-other-seed"),
        Unproven::Uncommitted { seat } => about("verify-uncommitted", seat),
        Unproven::OtherEntropy { seat } => about("verify-other-entropy", seat),
        Unproven::OtherStep { step, written, drawn } => {
            let details = [
                ("step", step.into()),
                ("written", written.to_string().into()),
                ("drawn", drawn.to_string().into()),
            ];
            sentences.say_of("verify-other-step", &details)
        }
        Unproven::OtherLot { step, written, drawn } => {
            let details = [
                ("step", step.into()),
                ("written", named(sentences, record, written).into()),
                ("drawn", named(sentences, record, drawn).into()),
            ];
            sentences.say_of("verify-other-lot", &details)
        }
        Unproven::UnknownDerivation(number) => {
            sentences.say_of("verify-unknown-derivation", &[("number", number.into())])
        }
        Unproven::OtherOrder { step, written, judged } => {
            let details = [
                ("step", step.into()),
                ("written", named(sentences, record, written).into()),
                ("judged", named(sentences, record, judged).into()),
            ];
            sentences.say_of("verify-other-order", &details)
        }
        Unproven::OtherTie { step, tied, .. } => {
            let names: Vec<String> =
                tied.iter().map(|seat| named(sentences, record, seat)).collect();
            let who = sentences.list(&names).into();
            let details = [("step", step.into()), ("who", who), ("count", tied.len().into())];
            sentences.say_of("verify-other-tie", &details)
        }
        Unproven::OtherMeasurement { step } => {
            sentences.say_of("verify-other-measurement", &[("step", step.into())])
        }
        Unproven::MissingDraw { step } => {
            sentences.say_of("verify-missing-draw", &[("step", step.into())])
        }
        Unproven::OtherSignature => sentences.say("verify-other-signature"),
        // A record that was read is legal, and its lists are for its seats.
        Unproven::OtherSeats { .. } | Unproven::Start(_) | Unproven::Illegal { .. } => {
            unproven.to_string()
        }
    };
    if matches!(unproven, Unproven::UnknownDerivation(_)) {
        Failure::bad_request(sentence).hint(sentences.say("verify-hint-newer"))
    } else if unproven.is_silence() {
        Failure::bad_request(sentence).hint(sentences.say("verify-hint-silence"))
    } else {
        Failure::check_failed(sentence).hint(sentences.say("verify-hint-wrong"))
    }
}
