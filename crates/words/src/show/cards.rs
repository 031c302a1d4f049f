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
        let sentences = teller.sentences;
        let who = || ("who", teller.actor(by).into());
        let card = |card: &Card| card.to_string();
        let by = |key: &str| sentences.say_of(key, &[who()]);
        let with = |key: &str, detail: &str, value: String| {
            sentences.say_of(key, &[who(), (detail, value.into())])
        };
        match action {
            Action::Deal(seat, _) if !seen => {
                sentences.say_of("cards-step-deal-hidden", &[("who", teller.name(*seat).into())])
            }
            Action::Deal(seat, dealt) => sentences.say_of(
                "cards-step-deal",
                &[("who", teller.name(*seat).into()), ("card", card(dealt).into())],
            ),
            Action::First(seat) => {
                sentences.say_of("step-first", &[("who", teller.name(*seat).into())])
            }
            Action::Draw => by("cards-step-draw"),
            Action::Reveal(revealed) => with("cards-step-reveal", "card", card(revealed)),
            Action::Bango(played) => with("cards-step-bango", "with", card(played)),
            Action::Explode => by("cards-step-explode"),
            Action::Take(taken) => with("cards-step-take", "card", card(taken)),
            Action::Destroy { with, card } => sentences.say_of(
                "cards-step-destroy",
                &[who(), ("with", with.to_string().into()), ("card", card.to_string().into())],
            ),
            Action::Done => by("cards-step-done"),
            Action::Lay => by("cards-step-lay"),
            Action::Keep => by("cards-step-keep"),
            Action::Start { low, high } => sentences.say_of(
                "cards-step-start",
                &[who(), ("low", card(low).into()), ("high", card(high).into())],
            ),
            Action::Extend { sequence, card } => sentences.say_of(
                "cards-step-extend",
                &[
                    who(),
                    ("card", card.to_string().into()),
                    ("sequence", (sequence.index() + 1).to_string().into()),
                ],
            ),
        }
    }

    /// An explosion, and who took what in it.
    fn aftermath(
        teller: &Teller<'_>,
        before: &View,
        action: &Action,
        after: &View,
    ) -> Option<String> {
        let sentences = teller.sentences;
        let active = before.open.active?;
        let who = || ("who", teller.name(active).into());
        let known = |view: &View| view.open.places.get(active.index()).map(|place| place.known);
        // What went from the centre to the hand by itself, and was not chosen.
        let taken = || {
            let cards = known(after)? - known(before)?;
            let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
            Some(("cards", cards.join(" ").into()))
        };
        let (was, is) = (before.open.phase, after.open.phase);
        match action {
            Action::Reveal(_) if is == Phase::Explosion => {
                Some(sentences.say_of("cards-after-reveal", &[who()]))
            }
            Action::Reveal(_) | Action::Explode if is != (Phase::Draw { fresh: true }) => {
                Some(sentences.say_of("cards-after-explosion", &[who(), taken()?]))
            }
            Action::Done if was == Phase::Remains && !before.open.centre.is_empty() => {
                Some(sentences.say_of("cards-after-remains", &[who(), taken()?]))
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
