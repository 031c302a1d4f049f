//! `cards` as text.

use anstyle::{AnsiColor, Style};
use rules::cards::{Action, Card, Cards, Colour, Phase, Pile, Sequence, Tally, View};
use rules::{Actor, Observer, Seat};

use super::signed;
use crate::in_words::{InWords, Teller};
use crate::language::{Language, in_language};
use crate::sentences::{Localized, Sentences};

impl Localized for Cards {
    fn sentences(language: Language) -> &'static str {
        in_language!(language, "../../../../locales", "cards.ftl")
    }
}

impl InWords for Cards {
    fn step(teller: &Teller<'_>, by: Actor, action: &Action, seen: bool) -> String {
        let card = |card: &Card| card_name(teller, *card).into();
        let did = |key: &str| teller.by(key, by, &[]);
        let with = |key: &str, detail: &str, one: &Card| teller.by(key, by, &[(detail, card(one))]);
        match action {
            Action::Deal(seat, _) if !seen => teller.of("cards-step-deal-hidden", *seat, &[]),
            Action::Deal(seat, dealt) => {
                teller.of("cards-step-deal", *seat, &[("card", card(dealt))])
            }
            Action::First(seat) => teller.of("step-first", *seat, &[]),
            Action::Draw => did("cards-step-draw"),
            Action::Reveal(revealed) => with("cards-step-reveal", "card", revealed),
            Action::Bango(played) => with("cards-step-bango", "with", played),
            Action::Explode => did("cards-step-explode"),
            Action::Take(taken) => with("cards-step-take", "card", taken),
            Action::Destroy { with, card: destroyed } => {
                let details = [("with", card(with)), ("card", card(destroyed))];
                teller.by("cards-step-destroy", by, &details)
            }
            Action::Done => did("cards-step-done"),
            Action::Lay => did("cards-step-lay"),
            Action::Keep => did("cards-step-keep"),
            Action::Start { low, high } => {
                let details = [("low", card(low)), ("high", card(high))];
                teller.by("cards-step-start", by, &details)
            }
            Action::Extend { sequence, card: added } => {
                let number = (sequence.index() + 1).to_string().into();
                let details = [("card", card(added)), ("sequence", number)];
                teller.by("cards-step-extend", by, &details)
            }
        }
    }

    /// An explosion, and who took what in it.
    fn aftermath(
        teller: &Teller<'_>,
        before: &View,
        action: &Action,
        after: &View,
    ) -> Option<String> {
        let active = before.open.active?;
        let known = |view: &View| view.open.places.get(active.index()).map(|place| place.known);
        // What went from the centre to the hand by itself, and was not chosen.
        let taken = || Some(("cards", card_names(teller, (known(after)? - known(before)?).iter())));
        let told = |key: &str, (name, cards): (&str, String)| {
            teller.of(key, active, &[(name, cards.into())])
        };
        let (was, is) = (before.open.phase, after.open.phase);
        match action {
            Action::Reveal(_) if is == Phase::Explosion => {
                Some(teller.of("cards-after-reveal", active, &[]))
            }
            Action::Reveal(_) | Action::Explode if is != (Phase::Draw { fresh: true }) => {
                Some(told("cards-after-explosion", taken()?))
            }
            Action::Done if was == Phase::Remains && !before.open.centre.is_empty() => {
                Some(told("cards-after-remains", taken()?))
            }
            _ => None,
        }
    }

    /// The centre, then each seat's hand, sequences and points. The hands of those whose views
    /// these are lie open.
    fn position(teller: &Teller<'_>, views: &[&View]) -> Vec<String> {
        let sentences = teller.sentences;
        let Some(open) = views.first().map(|view| &view.open) else {
            return Vec::new();
        };
        let centre = if open.centre.is_empty() {
            sentences.say("show-empty")
        } else {
            painted(open.centre.iter().copied())
        };
        let mut lines = vec![format!(
            "  {} {}   {} {centre}   {} {}",
            sentences.say("show-deck"),
            open.deck,
            sentences.say("show-centre"),
            sentences.say("show-discard"),
            open.discard.len(),
        )];
        let width = Seat::all(open.seats())
            .map(|seat| teller.name(seat).chars().count())
            .max()
            .unwrap_or(0);
        for (seat, place) in Seat::all(open.seats()).zip(&open.places) {
            let own = views.iter().find(|view| view.observer == Observer::Seat(seat));
            let (hand, hidden) = match own.and_then(|view| view.hand) {
                Some(hand) => (hand, 0),
                None => (place.known, place.hand_size() - place.known.len()),
            };
            let mark = if open.active == Some(seat) { '▸' } else { ' ' };
            let mut line =
                format!("{mark} {:<width$}  {}", teller.name(seat), sentences.say("show-hand"));
            if hidden > 0 {
                line += &format!(
                    " [{}]",
                    sentences.say_of("show-hidden", &[("count", hidden.to_string().into())])
                );
            }
            line += &match (hand.is_empty(), hidden) {
                (true, 0) => " —".to_owned(),
                (true, _) => String::new(),
                (false, _) => format!(" {}", painted(hand.iter())),
            };
            lines.push(line);
            let points = [("points", signed(place.tally().total).into())];
            let mut parts = vec![sentences.say_of("show-points", &points)];
            parts.extend(place.sequences.iter().map(|sequence| painted(sequence.cards())));
            lines.push(format!("  {:<width$}  {}", "", parts.join(" │ ")));
            if !place.discard.is_empty() {
                let discard = sentences.say("show-personal");
                lines.push(format!(
                    "  {:<width$}  {discard} {}",
                    "",
                    painted(place.discard.iter())
                ));
            }
        }
        lines
    }
}

/// The reasons for a score, a line each.
pub fn tally(
    sentences: &Sentences,
    sequences: &[Sequence],
    discard: Pile,
    tally: &Tally,
) -> Vec<String> {
    let mut lines = Vec::new();
    for ((sequence, points), number) in sequences.iter().zip(&tally.sequences).zip(1u8..) {
        let total = points.cards + points.bonus;
        let title = sentences.say_of(
            "score-sequence",
            &[
                ("number", number.into()),
                ("cards", points.cards.into()),
                ("bonus", points.bonus.into()),
                ("total", total.into()),
            ],
        );
        let reason = match points.bonus_colour() {
            None => sentences.say("score-no-bonus"),
            Some(colour) => {
                let passed_over = points.colours.iter().any(|&count| count > points.bonus);
                let key = if passed_over { "score-bonus-tie" } else { "score-bonus" };
                let colour = colour_name(sentences, colour);
                sentences.say_of(key, &[("bonus", points.bonus.into()), ("colour", colour.into())])
            }
        };
        lines.push(format!("{title}   {}", painted(sequence.cards())));
        lines.push(format!("  {reason}"));
    }
    if !discard.is_empty() {
        let details =
            [("cards", tally.minus.into()), ("points", format!("−{}", tally.minus).into())];
        lines.push(format!(
            "{}   {}",
            sentences.say_of("score-minus", &details),
            painted(discard.iter())
        ));
    }
    lines
}

/// A card as it is said, *purple 9*, or in notation.
pub(crate) fn card_name(teller: &Teller<'_>, card: Card) -> String {
    if !teller.aloud {
        return card.to_string();
    }
    let colour = colour_name(teller.sentences, card.colour());
    let number = card.number().get().to_string();
    teller.sentences.say_of("typed-card", &[("colour", colour.into()), ("number", number.into())])
}

/// Cards in a row, as they are said or in notation.
pub(crate) fn card_names(teller: &Teller<'_>, cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<String> = cards.map(|card| card_name(teller, card)).collect();
    names.join(if teller.aloud { ", " } else { " " })
}

/// A colour in the player's language.
pub fn colour_name(sentences: &Sentences, colour: Colour) -> String {
    sentences.say(match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Blue => "colour-blue",
        Colour::Purple => "colour-purple",
        Colour::Black => "colour-black",
    })
}

/// Cards in their colours; the letter says the colour too.
fn painted(cards: impl Iterator<Item = Card>) -> String {
    let paint = |card: Card| {
        let style = style(card.colour());
        format!("{style}{card}{style:#}")
    };
    cards.map(paint).collect::<Vec<_>>().join(" ")
}

fn style(colour: Colour) -> Style {
    match colour {
        Colour::Red => AnsiColor::Red.on_default(),
        Colour::Yellow => AnsiColor::Yellow.on_default(),
        Colour::Blue => AnsiColor::Blue.on_default(),
        Colour::Purple => AnsiColor::Magenta.on_default(),
        Colour::Black => Style::new().invert(),
    }
}
