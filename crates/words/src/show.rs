//! Steps and positions as text, for people.

pub mod cards;
pub mod dice;
pub mod tiles;

use bots::{Fact, Reason};
use fluent_bundle::FluentValue;
use rules::any::{AnyAction, AnyView};
use rules::text::is_invisible;
use rules::{Actor, Outcome, Seat, Seats, Turn};

use crate::language::Sentences;

/// A player's name, or their seat's. Names come from records, which may come
/// from anyone, so nothing in them reaches the terminal but what can be read.
pub fn name(sentences: &Sentences, names: &[String], seat: Seat) -> String {
    const LONGEST: usize = 24;
    let readable = |name: &String| -> String {
        name.chars().filter(|c| !is_invisible(*c)).take(LONGEST).collect()
    };
    match names.get(seat.index()).map(readable) {
        Some(name) if !name.trim().is_empty() => name,
        _ => sentences.say_of("seat", &[("seat", seat.number().to_string().into())]),
    }
}

/// A step in words, as somebody saw it who glimpsed `seen` of it.
pub fn step(
    sentences: &Sentences,
    names: &[String],
    by: Actor,
    action: &AnyAction,
    seen: Option<&AnyAction>,
) -> String {
    let who = match by {
        Actor::Seat(seat) => name(sentences, names, seat),
        Actor::Chance | Actor::Clock => String::new(),
    };
    let named = |seat| name(sentences, names, seat);
    match action {
        AnyAction::Cards(action) => cards::step(sentences, &who, named, action, seen.is_some()),
        AnyAction::Dice(action) => dice::step(sentences, &who, named, action),
        AnyAction::Tiles(action) => tiles::step(sentences, &who, named, action),
    }
}

/// What a step led to by itself, in words: explosions, right and wrong calls.
pub fn aftermath(
    sentences: &Sentences,
    names: &[String],
    before: &AnyView,
    action: &AnyAction,
    after: &AnyView,
) -> Option<String> {
    let named = |seat| name(sentences, names, seat);
    match (before, action, after) {
        (AnyView::Cards(before), AnyAction::Cards(action), AnyView::Cards(after)) => {
            cards::aftermath(sentences, named, before, action, after)
        }
        (AnyView::Dice(before), AnyAction::Dice(_), AnyView::Dice(after)) => {
            dice::aftermath(sentences, named, before, after)
        }
        _ => None,
    }
}

/// A bot's reason as a sentence.
pub fn reason(sentences: &Sentences, reason: &Reason) -> String {
    let say = |fact: &Fact| match fact {
        Fact::Count(count) => (*count).into(),
        Fact::Share(share) => format!("{:.0} %", 100.0 * share).into(),
        Fact::Notation(text) => text.clone().into(),
    };
    let facts: Vec<(&str, FluentValue<'_>)> =
        reason.facts.iter().map(|(name, fact)| (*name, say(fact))).collect();
    sentences.say_of(reason.key, &facts)
}

/// A position as lines of text, with what those know together whose views these are.
pub fn position(sentences: &Sentences, names: &[String], views: &[AnyView]) -> Vec<String> {
    let named = |seat| name(sentences, names, seat);
    let Some(first) = views.first() else {
        return Vec::new();
    };
    let (mut lines, next) = match first {
        AnyView::Cards(view) => {
            let views = views.iter().filter_map(|view| match view {
                AnyView::Cards(view) => Some(view),
                _ => None,
            });
            let views: Vec<_> = views.collect();
            (cards::position(sentences, named, &views), view.turn)
        }
        AnyView::Dice(view) => (dice::position(sentences, named, view), view.turn),
        AnyView::Tiles(view) => (tiles::position(sentences, named, view), view.turn),
    };
    lines.push(turn(sentences, named, next));
    lines
}

/// Who acts next, or how it ended.
pub fn turn(sentences: &Sentences, named: impl Fn(Seat) -> String, turn: Turn) -> String {
    let all = |seats: Seats| sentences.list(&seats.iter().map(&named).collect::<Vec<_>>());
    match turn {
        Turn::Chance => sentences.say("show-chance"),
        Turn::Seat(seat) => sentences.say_of("show-turn", &[("who", named(seat).into())]),
        Turn::Race(seats) => sentences.say_of("show-race", &[("who", all(seats).into())]),
        Turn::Over(Outcome::Drawn) => sentences.say("end-drawn"),
        Turn::Over(Outcome::Won(seats)) => {
            let key = if seats.len() == 1 { "end-won" } else { "end-shared" };
            sentences.say_of(key, &[("who", all(seats).into())])
        }
    }
}
