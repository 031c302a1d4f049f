//! `dice` by typing. In a race nothing is told but what lies on the table.

use bots::dice::rounds_needed;
use rules::Seat;
use rules::dice::{Action, Animal, Call, Dice, Tally, View};
use rules::{Outcome, Turn};

use super::line::{Line, first_phrase};
use super::{Typing, calling, named, not_now, which};
use crate::in_words::{InWords, Teller};
use crate::sentences::Sentences;
use crate::show::dice::{call, terse};

type Steps = Result<Vec<Action>, String>;

impl Typing for Dice {
    const HELP: &'static str = "typed-help-dice";

    fn phrase(teller: &Teller<'_>, action: &Action) -> String {
        let sentences = teller.sentences;
        let animal = |animal: &Animal| call(sentences, Call::Animal(*animal)).into();
        match action {
            Action::Throw => first_phrase(sentences, "typed-do-dice-throw"),
            Action::Call(called) => call(sentences, *called),
            Action::Claim { animal: one, from: None } => {
                sentences.say_of("typed-say-dice-take", &[("animal", animal(one))])
            }
            Action::Claim { animal: one, from: Some(seat) } => {
                let whom = calling(teller, *seat).into();
                let details = [("animal", animal(one)), ("whom", whom)];
                sentences.say_of("typed-say-dice-take-from", &details)
            }
            // Chance's and the clock's, which nobody types.
            Action::First(_) | Action::Roll(_) | Action::Void => action.to_string(),
        }
    }

    fn steps(teller: &Teller<'_>, view: &View, line: &Line) -> Option<Steps> {
        let sentences = teller.sentences;
        if line.is(sentences, "typed-do-dice-throw") {
            return Some(Ok(vec![Action::Throw]));
        }
        let taken = line.after(sentences, "typed-do-dice-take");
        let called = line.after(sentences, "typed-do-dice-call");
        let rest = taken.as_ref().or(called.as_ref()).unwrap_or(line);
        let from = rest.around(sentences, "typed-word-from");
        let (what, whom) = match &from {
            Some((what, whom)) => (what, Some(named(teller, whom)?)),
            None => (rest, None),
        };
        let meant = what.without(sentences, "typed-word-filler");
        let meant = Call::ALL.into_iter().find(|&one| meant.is(sentences, call_key(one)))?;
        let claims = view.actions.iter().any(|step| matches!(step, Action::Claim { .. }));
        match meant {
            Call::Animal(animal) if taken.is_some() || whom.is_some() || claims => {
                Some(claim(teller, view, animal, whom))
            }
            _ => Some(Ok(vec![Action::Call(meant)])),
        }
    }

    fn said(teller: &Teller<'_>, notation: &str) -> String {
        let called = notation.parse::<Call>();
        called.map_or(notation.to_owned(), |called| call(teller.sentences, called))
    }

    fn answer(teller: &Teller<'_>, view: &View, line: &Line) -> Option<String> {
        let sentences = teller.sentences;
        let is = |key: &str| line.is(sentences, key);
        if is("typed-ask-dice-dice") {
            return Some(dice(teller, view));
        }
        if is("typed-ask-dice-supply") {
            let trophies = [("trophies", trophies(sentences, view.supply).into())];
            return Some(sentences.say_of("typed-dice-supply", &trophies));
        }
        if is("typed-ask-dice-why") {
            let reasons = Dice::reasons(sentences, view);
            let none = || sentences.say("typed-dice-no-why");
            return Some(if reasons.is_empty() { none() } else { reasons.join(" ") });
        }
        None
    }

    fn table(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let mut lines = vec![dice(teller, view)];
        lines.extend(Dice::standing(teller, view));
        lines
    }

    fn place(teller: &Teller<'_>, view: &View, seat: Seat) -> String {
        let sentences = teller.sentences;
        let held = view.trophies.get(seat.index()).copied().unwrap_or(Tally::NONE);
        let mut parts = vec![trophies(sentences, held)];
        let mut calls = view.round.iter().flat_map(|round| &round.calls);
        if let Some(called) = calls.find(|called| called.seat == seat) {
            let details = [("call", call(sentences, called.call).into())];
            parts.push(sentences.say_of("show-called", &details));
        }
        format!("{}: {}.", teller.who(seat), parts.join("; "))
    }

    fn standing(teller: &Teller<'_>, view: &View) -> Vec<String> {
        seats(view).map(|seat| <Dice as Typing>::place(teller, view, seat)).collect()
    }

    fn closest(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let mut needed: Vec<(f64, Seat, Tally)> = seats(view)
            .zip(&view.trophies)
            .map(|(seat, &held)| (rounds_needed(held, &view.options), seat, held))
            .collect();
        needed.sort_by(|one, other| one.0.total_cmp(&other.0));
        let line = |(rounds, seat, held): (f64, Seat, Tally)| {
            let rounds = teller.sentences.decimal(rounds.ceil(), 0);
            let held = trophies(teller.sentences, held);
            let details = [
                ("who", teller.who(seat).into()),
                ("rounds", rounds.into()),
                ("trophies", held.into()),
            ];
            teller.sentences.say_of("typed-dice-close", &details)
        };
        needed.into_iter().map(line).collect()
    }

    /// The trophies that won.
    fn decided(teller: &Teller<'_>, view: &View) -> Option<String> {
        let Turn::Over(Outcome::Won(winners)) = view.turn else { return None };
        let winner = winners.iter().next()?;
        let held = trophies(teller.sentences, *view.trophies.get(winner.index())?);
        let won = teller.sentences.say("page-dice-why-won");
        Some(format!("{}: {held}. {won}", teller.who(winner)))
    }
}

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    Seat::all(u8::try_from(view.trophies.len()).unwrap_or(u8::MAX))
}

/// A trophy of this animal, from this player if one was named.
fn claim(teller: &Teller<'_>, view: &View, animal: Animal, whom: Option<Seat>) -> Steps {
    let possible = |step: &&Action| matches!(step, Action::Claim { .. });
    let fits = |step: &&Action| match **step {
        Action::Claim { animal: one, from } => one == animal && (whom.is_none() || from == whom),
        _ => false,
    };
    let fitting: Vec<Action> = view.actions.iter().filter(fits).copied().collect();
    match fitting.as_slice() {
        // The rules say why it is not possible.
        [] if !view.actions.iter().any(|step| possible(&step)) => {
            Ok(vec![Action::Claim { animal, from: whom }])
        }
        [] => Err(not_now::<Dice>(teller, view)),
        [step] => Ok(vec![*step]),
        _ => {
            let phrase = |step: &Action| Dice::phrase(teller, step);
            Err(which(teller, &fitting.iter().map(phrase).collect::<Vec<_>>()))
        }
    }
}

/// The roll that lies on the table, and what was called.
fn dice(teller: &Teller<'_>, view: &View) -> String {
    let sentences = teller.sentences;
    let Some(round) = &view.round else { return sentences.say("typed-dice-no-roll") };
    let mut parts = vec![terse(sentences, &round.roll)];
    for called in &round.calls {
        let details = [("call", call(sentences, called.call).into())];
        parts.push(format!(
            "{} {}",
            teller.who(called.seat),
            sentences.say_of("show-called", &details)
        ));
    }
    parts.join("; ")
}

/// *Two gnus, one rhino.*
fn trophies(sentences: &Sentences, held: Tally) -> String {
    let counted = Animal::ALL.into_iter().filter(|&animal| held[animal] > 0).map(|animal| {
        let key = match animal {
            Animal::Rhino => "typed-dice-rhinos",
            Animal::Gnu => "typed-dice-gnus",
            Animal::Bongo => "typed-dice-bongos",
        };
        sentences.say_of(key, &[("count", held[animal].into())])
    });
    let counted: Vec<String> = counted.collect();
    if counted.is_empty() { sentences.say("typed-dice-no-trophies") } else { counted.join(", ") }
}

fn call_key(call: Call) -> &'static str {
    match call {
        Call::Animal(Animal::Rhino) => "typed-word-rhino",
        Call::Animal(Animal::Gnu) => "typed-word-gnu",
        Call::Animal(Animal::Bongo) => "typed-word-bongo",
        Call::Nothing => "typed-word-nothing",
    }
}
