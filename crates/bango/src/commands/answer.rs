//! `bango answer`: the right answer to a roll, and why (D3).

use rules::dice::{Animal, Call, Effect, Matching, Reading, Roll, Shown};
use serde::Serialize;

use super::Done;
use crate::cli::Answer;
use crate::failure::Failure;
use crate::language::Sentences;
use crate::show;
use crate::terminal::{Terminal, style};

pub fn run(args: &Answer, terminal: &mut Terminal) -> Done {
    let roll: Roll = args.roll.join(" ").parse().map_err(|error| {
        Failure::bad_request(error).hint(
            "five white dice, two yellow, then perhaps two red and one green: bango answer RRGBB 13 RG B",
        )
    })?;
    let reading = roll.read();
    if args.json {
        #[derive(Serialize)]
        struct Line {
            roll: Roll,
            #[serde(flatten)]
            reading: Reading,
        }
        return Ok(terminal.json(&Line { roll, reading })?);
    }
    for reason in reasons(&terminal.sentences, &roll, &reading) {
        terminal.paragraph("", "  ", &reason)?;
    }
    let call = show::dice::call(&terminal.sentences, reading.call);
    let answer = terminal.sentences.say_of("answer-is", &[("call", call.into())]);
    let strong = style::STRONG;
    writeln!(terminal.out, "{strong}{answer}{strong:#}")?;
    Ok(())
}

/// Each step of the deduction as a sentence, in the order of D3.
fn reasons(sentences: &Sentences, roll: &Roll, reading: &Reading) -> Vec<String> {
    let animal = |animal: Animal| show::dice::call(sentences, Call::Animal(animal));
    let mut reasons = Vec::new();
    let number = reading.wanted.number.value();
    let [one, other] = roll.yellow.map(rules::dice::Number::value);
    reasons.push(match reading.wanted.by {
        Shown::Both => sentences.say_of("answer-wanted-both", &[("number", number.into())]),
        Shown::Neither => sentences.say_of(
            "answer-wanted-neither",
            &[("one", one.into()), ("other", other.into()), ("number", number.into())],
        ),
    });
    if let (Some(dice), Some(poaching)) = (roll.poachers, reading.poachers) {
        let target = animal(poaching.target);
        let [one, other] = dice.red.map(animal);
        reasons.push(match poaching.by {
            Shown::Both => {
                sentences.say_of("answer-poachers-both", &[("animal", target.clone().into())])
            }
            Shown::Neither => sentences.say_of(
                "answer-poachers-neither",
                &[("one", one.into()), ("other", other.into()), ("animal", target.clone().into())],
            ),
        });
        if let Some(guard) = dice.guard.filter(|_| poaching.effect != Effect::Guarded) {
            reasons.push(sentences.say_of("answer-unguarded", &[("animal", animal(guard).into())]));
        }
        let effect = match poaching.effect {
            Effect::Guarded => "answer-effect-guarded",
            Effect::Cancelled => "answer-effect-cancelled",
            Effect::Missed => "answer-effect-missed",
        };
        reasons.push(sentences.say_of(effect, &[("animal", target.into())]));
    }
    let [rhino, gnu, bongo] = Animal::ALL.map(|animal| reading.left[animal]);
    reasons.push(sentences.say_of(
        "answer-counts",
        &[("rhino", rhino.into()), ("gnu", gnu.into()), ("bongo", bongo.into())],
    ));
    reasons.push(match reading.matching {
        Matching::One(one) => {
            sentences.say_of("answer-because-one", &[("animal", animal(one).into())])
        }
        Matching::Two(one, other) => sentences.say_of(
            "answer-because-two",
            &[("one", animal(one).into()), ("other", animal(other).into())],
        ),
        Matching::None => sentences.say("answer-because-none"),
    });
    reasons
}
