//! `dice` as text.

use rules::dice::{
    Action, Animal, Call, Called, Dice, Effect, End, Matching, Number, Reading, Roll, Shown,
    Source, View,
};
use rules::{Actor, Seat};

use crate::in_words::{InWords, Teller};
use crate::language::{Language, in_language};
use crate::sentences::{Details, Localized, Sentences};

impl Localized for Dice {
    fn sentences(language: Language) -> &'static str {
        in_language!(language, "../../../../locales", "dice.ftl")
    }
}

impl InWords for Dice {
    fn step(teller: &Teller<'_>, by: Actor, action: &Action, _seen: bool) -> String {
        let sentences = teller.sentences;
        let name = |animal: &Animal| call(sentences, Call::Animal(*animal)).into();
        match action {
            Action::First(seat) => teller.of("step-first", *seat, &[]),
            Action::Throw => teller.by("dice-step-throw", by, &[]),
            Action::Roll(roll) => {
                let roll = if teller.aloud { terse(sentences, roll) } else { roll.to_string() };
                sentences.say_of("dice-step-roll", &[("roll", roll.into())])
            }
            Action::Call(called) => {
                teller.by("dice-step-call", by, &[("call", call(sentences, *called).into())])
            }
            Action::Claim { animal, from: None } => {
                teller.by("dice-step-claim", by, &[("animal", name(animal))])
            }
            Action::Claim { animal, from: Some(seat) } => {
                from_whom(teller, "dice-step-claim-from", by, *seat, &[("animal", name(animal))])
            }
            Action::Void => sentences.say("dice-step-void"),
        }
    }

    /// Whether a call was right, what it cost or gave, and the answer of a round that is over.
    fn aftermath(
        teller: &Teller<'_>,
        before: &View,
        _action: &Action,
        after: &View,
    ) -> Option<String> {
        let sentences = teller.sentences;
        // Before the dice are thrown, nothing follows from anything.
        let calls_before = before.round.as_ref()?.calls.len();
        let wrong = |called: &Called| {
            sentences.say_of("dice-after-wrong", &[("count", called.cost.total().into())])
        };
        if let Some(claim) = after.claim {
            return Some(teller.of("dice-after-choose", claim.winner, &[]));
        }
        if let Some(round) = &after.round {
            // The round goes on, so the call was wrong.
            return round.calls.last().map(wrong);
        }
        let last = after.last.as_ref()?;
        let answer = || ("call", call(sentences, last.reading.call).into());
        match last.end {
            End::Void => {
                let void = sentences.say_of("dice-after-void", &[answer()]);
                // The clock ended it, or the last wrong call.
                let called =
                    last.round.calls.last().filter(|_| last.round.calls.len() > calls_before);
                Some(called.map(|called| wrong(called) + " ").unwrap_or_default() + &void)
            }
            End::Won { seat, took, from } => {
                let animal = call(sentences, Call::Animal(took));
                let details = [answer(), ("animal", animal.into())];
                Some(match from {
                    Source::Supply => teller.of("dice-after-right", seat, &details),
                    Source::Seat(loser) => {
                        let by = Actor::Seat(seat);
                        from_whom(teller, "dice-after-right-from", by, loser, &details)
                    }
                })
            }
        }
    }

    /// The dice, then everyone's trophies.
    fn position(teller: &Teller<'_>, views: &[&View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let sentences = teller.sentences;
        let animals = Animal::ALL.map(|animal| call(sentences, Call::Animal(animal)));
        let mut lines = Vec::new();
        if let Some(round) = &view.round {
            let title =
                sentences.say_of("show-round", &[("round", view.rounds.to_string().into())]);
            lines.push(format!("  {title}   {} {}", sentences.say("show-dice"), round.roll));
        }
        let seats = u8::try_from(view.trophies.len()).unwrap_or(u8::MAX);
        let supply = sentences.say("show-supply");
        let names = Seat::all(seats).map(|seat| teller.name(seat));
        let width =
            names.chain([supply.clone()]).map(|name| name.chars().count()).max().unwrap_or(0);
        // As wide as the longest animal, and not less than the shorter ones need in most languages.
        let wide = animals.iter().map(|animal| animal.chars().count()).max().unwrap_or(0).max(6);
        let row = |name: &str, cells: [&str; 3]| {
            let cells = cells.map(|cell| format!(" {cell:>wide$}")).concat();
            format!("  {name:<width$} {cells}")
        };
        let counted = |name: &str, counts: [u8; 3]| {
            let counts = counts.map(|count| count.to_string());
            row(name, counts.each_ref().map(String::as_str))
        };
        lines.push(row("", animals.each_ref().map(String::as_str)));
        for (seat, trophies) in Seat::all(seats).zip(&view.trophies) {
            let mut line = counted(&teller.name(seat), Animal::ALL.map(|animal| trophies[animal]));
            let called =
                view.round.iter().flat_map(|round| &round.calls).find(|called| called.seat == seat);
            if let Some(called) = called {
                let details = [("call", call(sentences, called.call).into())];
                line += &format!("   {}", sentences.say_of("show-called", &details));
            }
            lines.push(line);
        }
        lines.push(counted(&supply, Animal::ALL.map(|animal| view.supply[animal])));
        lines
    }

    fn spoken(sentences: &Sentences, view: &View) -> Vec<String> {
        let round = view.round.as_ref();
        round.map(|round| spoken_roll(sentences, &round.roll)).unwrap_or_default()
    }

    /// The deduction of a round that is over.
    fn reasons(sentences: &Sentences, view: &View) -> Vec<String> {
        let last = view.last.as_ref().filter(|_| view.round.is_none());
        last.map(|last| reasons(sentences, &last.round.roll, &last.reading)).unwrap_or_default()
    }
}

/// Somebody takes something from somebody, as `$whom`, who may be the reader.
fn from_whom(
    teller: &Teller<'_>,
    key: &str,
    by: Actor,
    whom: Seat,
    details: Details<'_>,
) -> String {
    let name = ("whom", teller.name(whom).into());
    let details: Vec<_> = details.iter().cloned().chain([name]).collect();
    if teller.reader == Some(whom) {
        return teller.by(&format!("{key}-yours"), by, &details);
    }
    teller.by(key, by, &details)
}

/// A roll in as few words as it can be said: *gnu 3, bongo 2; yellow 1, 2*.
pub(crate) fn terse(sentences: &Sentences, roll: &Roll) -> String {
    let name = |animal: Animal| call(sentences, Call::Animal(animal));
    let counted = Animal::ALL.into_iter().filter_map(|animal| {
        let count = roll.white.iter().filter(|&&face| face == animal).count();
        (count > 0).then(|| format!("{} {count}", name(animal)))
    });
    let said =
        |key, faces: Vec<String>| sentences.say_of(key, &[("faces", faces.join(", ").into())]);
    let mut parts = vec![counted.collect::<Vec<_>>().join(", ")];
    let yellow = roll.yellow.map(|number| number.value().to_string());
    parts.push(said("typed-dice-yellow", yellow.to_vec()));
    if let Some(poachers) = roll.poachers {
        parts.push(said("typed-dice-red", poachers.red.map(name).to_vec()));
        parts.extend(poachers.guard.map(|guard| said("typed-dice-green", vec![name(guard)])));
    }
    parts.join("; ")
}

/// A call in the player's language.
pub fn call(sentences: &Sentences, call: Call) -> String {
    sentences.say(match call {
        Call::Animal(Animal::Rhino) => "animal-rhino",
        Call::Animal(Animal::Gnu) => "animal-gnu",
        Call::Animal(Animal::Bongo) => "animal-bongo",
        Call::Nothing => "call-nothing",
    })
}

/// A few words for each die: the first of a kind with its colour.
fn spoken_roll(sentences: &Sentences, roll: &Roll) -> Vec<String> {
    let name = |animal: Animal| call(sentences, Call::Animal(animal));
    let white = roll.white.map(name).to_vec();
    let yellow = roll.yellow.map(|number| number.value().to_string()).to_vec();
    let red = roll.poachers.map(|poachers| poachers.red.map(name).to_vec()).unwrap_or_default();
    let guard = roll.poachers.and_then(|poachers| poachers.guard);
    let green = guard.map(name).into_iter().collect();
    let kinds = ["dice-say-white", "dice-say-yellow", "dice-say-red", "dice-say-green"];
    let mut said = Vec::new();
    for (kind, faces) in kinds.into_iter().zip([white, yellow, red, green]) {
        for (place, face) in faces.into_iter().enumerate() {
            let first = place == 0;
            said.push(if first { sentences.say_of(kind, &[("face", face.into())]) } else { face });
        }
    }
    said
}

/// Each step of the deduction as a sentence, in the order of D3.
pub fn reasons(sentences: &Sentences, roll: &Roll, reading: &Reading) -> Vec<String> {
    let animal = |animal: Animal| call(sentences, Call::Animal(animal));
    let mut reasons = Vec::new();
    let number = reading.wanted.number.value();
    let [one, other] = roll.yellow.map(Number::value);
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
    let number = || ("number", number.into());
    reasons.push(match reading.matching {
        Matching::One(one) => {
            sentences.say_of("answer-because-one", &[("animal", animal(one).into()), number()])
        }
        Matching::Two(one, other) => {
            let third = call(sentences, reading.call);
            sentences.say_of(
                "answer-because-two",
                &[
                    ("one", animal(one).into()),
                    ("other", animal(other).into()),
                    ("animal", third.into()),
                ],
            )
        }
        Matching::None => sentences.say_of("answer-because-none", &[number()]),
    });
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_roll_is_read_aloud_die_by_die() {
        let roll: Roll = "RRGBB 13 RB G".parse().unwrap();
        let said = spoken_roll(&Sentences::of(Language::En), &roll);
        let words =
            "White: rhino, rhino, gnu, bongo, bongo, Yellow: 1, 3, Red: rhino, bongo, Green: gnu";
        assert_eq!(said.join(", "), words);
        assert_eq!(said.len(), roll.dice());
        assert_eq!(spoken_roll(&Sentences::of(Language::Fr), &roll)[5], "Jaune\u{a0}: 1");
    }
}
