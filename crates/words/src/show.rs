//! Steps and positions of any game as text, for people.

pub mod cards;
pub mod dice;
#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/words.rs"]
mod pig;
pub mod tiles;

use bots::{Fact, Reason};
use fluent_bundle::FluentValue;
use rules::any::{AnyAction, AnyView, Registered};
use rules::{Actor, Outcome, Seat, Seats, Turn};

use crate::in_words::{InWords, Teller};
use crate::sentences::Sentences;

/// Asks the game that a step or a view is of. Nothing else in this crate knows which games there
/// are.
macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        fn step_of(teller: &Teller<'_>, by: Actor, action: &AnyAction, seen: bool) -> String {
            match action {
                $(AnyAction::$kind(action) => <$game>::step(teller, by, action, seen),)*
            }
        }

        /// Nothing, if the views are not of the step's game.
        fn aftermath_of(
            teller: &Teller<'_>,
            before: &AnyView,
            action: &AnyAction,
            after: &AnyView,
        ) -> Option<String> {
            match action {
                $(AnyAction::$kind(action) => {
                    let (before, after) = (<$game>::view_of(before)?, <$game>::view_of(after)?);
                    <$game>::aftermath(teller, before, action, after)
                })*
            }
        }

        /// The views of other games than the first one's are left out.
        fn position_of(teller: &Teller<'_>, views: &[AnyView]) -> Vec<String> {
            match views.first() {
                None => Vec::new(),
                $(Some(AnyView::$kind(_)) => {
                    let own: Vec<_> = views.iter().filter_map(<$game>::view_of).collect();
                    <$game>::position(teller, &own)
                })*
            }
        }

        /// What is read aloud before a race, a few words for each part.
        pub fn spoken(sentences: &Sentences, view: &AnyView) -> Vec<String> {
            match view {
                $(AnyView::$kind(view) => <$game>::spoken(sentences, view),)*
            }
        }

        /// Why the last round ended as it did, a sentence for each reason.
        pub fn reasons(sentences: &Sentences, view: &AnyView) -> Vec<String> {
            match view {
                $(AnyView::$kind(view) => <$game>::reasons(sentences, view),)*
            }
        }
    };
}

rules::games!(registry);

/// A player's name, or their seat's.
pub fn name(sentences: &Sentences, names: &[String], seat: Seat) -> String {
    Teller::new(sentences, names).name(seat)
}

/// A step in words, as somebody saw it who glimpsed `seen` of it.
pub fn step(
    teller: &Teller<'_>,
    by: Actor,
    action: &AnyAction,
    seen: Option<&AnyAction>,
) -> String {
    let told = step_of(teller, by, action, seen.is_some());
    if teller.aloud { capitalised(&told) } else { told }
}

/// A sentence with a large letter at its beginning, whatever it begins with.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// What a step led to by itself, in words: explosions, right and wrong calls.
pub fn aftermath(
    teller: &Teller<'_>,
    before: &AnyView,
    action: &AnyAction,
    after: &AnyView,
) -> Option<String> {
    aftermath_of(teller, before, action, after)
}

/// A bot's reason as a sentence.
pub fn reason(sentences: &Sentences, reason: &Reason) -> String {
    reason_in(sentences, reason, str::to_owned)
}

/// The same with its notation said in another way.
pub(crate) fn reason_in(
    sentences: &Sentences,
    reason: &Reason,
    said: impl Fn(&str) -> String,
) -> String {
    let say = |fact: &Fact| match fact {
        Fact::Count(count) => (*count).into(),
        Fact::Share { share } => sentences.percent(*share).into(),
        Fact::Notation(text) => said(text).into(),
    };
    let facts: Vec<(&str, FluentValue<'_>)> =
        reason.facts.iter().map(|(name, fact)| (*name, say(fact))).collect();
    sentences.say_of(reason.key, &facts)
}

/// A position as lines of text, with what those know together whose views these are.
pub fn position(teller: &Teller<'_>, views: &[AnyView]) -> Vec<String> {
    let mut lines = position_of(teller, views);
    lines.extend(views.first().map(|view| turn(teller, view.turn())));
    lines
}

/// Who acts next, or how it ended.
pub fn turn(teller: &Teller<'_>, turn: Turn) -> String {
    let sentences = teller.sentences;
    let all = |seats: Seats| teller.list(seats.iter());
    match turn {
        Turn::Chance => sentences.say("show-chance"),
        Turn::Seat(seat) => teller.of("show-turn", seat, &[]),
        Turn::Race(seats) => sentences.say_of("show-race", &[("who", all(seats).into())]),
        Turn::Over(Outcome::Drawn) => sentences.say("end-drawn"),
        Turn::Over(Outcome::Won(seats)) => {
            let mut winners = seats.iter();
            match (winners.next(), winners.next()) {
                (Some(winner), None) => teller.of("end-won", winner, &[]),
                _ => shared(teller, seats),
            }
        }
    }
}

/// Several have won together.
fn shared(teller: &Teller<'_>, seats: Seats) -> String {
    let reader = teller.reader.filter(|&reader| seats.contains(reader));
    let others: Vec<String> =
        seats.iter().filter(|&seat| Some(seat) != reader).map(|seat| teller.name(seat)).collect();
    let key = if reader.is_some() { "end-shared-you" } else { "end-shared" };
    teller.sentences.say_of(key, &[("who", teller.sentences.list(&others).into())])
}

/// A number with a minus that is as wide as a plus.
pub fn signed(points: i16) -> String {
    points.to_string().replace('-', "−")
}
