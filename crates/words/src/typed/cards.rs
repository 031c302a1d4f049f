//! `cards` by typing: phrases and answers.

mod reading;

use rules::Seat;
use rules::cards::{Action, Card, Cards, Place, View};

use self::reading::{Steps, Table};
use super::Typing;
use super::line::{Line, first_phrase};
use crate::in_words::Teller;
use crate::show::cards::{card_name, card_names};

impl Typing for Cards {
    const HELP: &'static str = "typed-help-cards";

    fn phrase(teller: &Teller<'_>, action: &Action) -> String {
        let sentences = teller.sentences;
        let card = |card: &Card| card_name(teller, *card).into();
        let alone = |key| first_phrase(sentences, key);
        match action {
            Action::Draw => alone("typed-do-cards-draw"),
            Action::Explode => alone("typed-do-cards-explode"),
            Action::Done => alone("typed-do-cards-done"),
            Action::Lay => alone("typed-do-cards-lay"),
            Action::Keep => alone("typed-do-cards-keep"),
            Action::Take(taken) => {
                sentences.say_of("typed-say-cards-take", &[("card", card(taken))])
            }
            Action::Bango(with) => {
                sentences.say_of("typed-say-cards-bango", &[("with", card(with))])
            }
            Action::Destroy { with, card: destroyed } => {
                let details = [("card", card(destroyed)), ("with", card(with))];
                sentences.say_of("typed-say-cards-destroy", &details)
            }
            Action::Start { low, high } => {
                let details = [("low", card(low)), ("high", card(high))];
                sentences.say_of("typed-say-cards-start", &details)
            }
            Action::Extend { sequence, card: added } => {
                let number = (sequence.index() + 1).to_string().into();
                let details = [("card", card(added)), ("sequence", number)];
                sentences.say_of("typed-say-cards-add", &details)
            }
            // Chance's, which nobody types.
            Action::Deal(..) | Action::First(_) | Action::Reveal(_) => action.to_string(),
        }
    }

    fn said(teller: &Teller<'_>, notation: &str) -> String {
        let cards = notation.split(' ').map(str::parse::<Card>).collect::<Result<Vec<_>, _>>();
        cards.map_or(notation.to_owned(), |cards| card_names(teller, cards.into_iter()))
    }

    fn steps(teller: &Teller<'_>, view: &View, line: &Line) -> Option<Steps> {
        let table = Table { teller, view };
        let is = |key: &str| line.is(teller.sentences, key);
        let after = |key: &str| line.after(teller.sentences, key);
        let alone = [
            ("typed-do-cards-draw", Action::Draw),
            ("typed-do-cards-explode", Action::Explode),
            ("typed-do-cards-done", Action::Done),
            ("typed-do-cards-lay", Action::Lay),
            ("typed-do-cards-keep", Action::Keep),
        ];
        if let Some((_, step)) = alone.into_iter().find(|(key, _)| is(key)) {
            return Some(Ok(vec![step]));
        }
        if is("typed-do-cards-stop") {
            return Some(table.stop());
        }
        let stopped = after("typed-do-cards-stop").map(|rest| table.plain(&rest));
        let line = stopped.as_ref().unwrap_or(line);
        let after = |key: &str| line.after(teller.sentences, key);
        if let Some(rest) = after("typed-do-cards-take") {
            return Some(table.take(&rest));
        }
        if let Some(rest) = after("typed-do-cards-bango") {
            return table.named(&rest).map(|named| table.bango(&named));
        }
        if let Some(rest) = after("typed-do-cards-destroy") {
            // What is destroyed is named first, and then what with.
            let named = table.named(&rest)?;
            return Some(table.bango(&named.into_iter().rev().collect::<Vec<_>>()));
        }
        if let Some(rest) = after("typed-do-cards-start") {
            return table.named(&rest).map(|named| table.start(&named));
        }
        if let Some(rest) = after("typed-do-cards-add") {
            return table.add(&rest);
        }
        let named = table.named(line).filter(|named| !named.is_empty())?;
        Some(table.any_with(&named))
    }

    fn answer(teller: &Teller<'_>, view: &View, line: &Line) -> Option<String> {
        let sentences = teller.sentences;
        let is = |key: &str| line.is(sentences, key);
        let open = &view.open;
        if is("typed-ask-cards-hand") && view.hand.is_some() {
            return Some(hand(teller, view));
        }
        if is("typed-ask-cards-centre") {
            return Some(centre(teller, view));
        }
        if is("typed-ask-cards-deck") {
            return Some(sentences.say_of("page-cards-deck", &[("count", open.deck.into())]));
        }
        if is("typed-ask-cards-discard") {
            let count = [("count", open.discard.len().into())];
            let counted = sentences.say_of("page-cards-discard", &count);
            return Some(match open.discard.is_empty() {
                true => counted,
                false => format!("{counted}: {}", card_names(teller, open.discard.iter())),
            });
        }
        None
    }

    fn table(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let deck = [("count", view.open.deck.into())];
        let deck = teller.sentences.say_of("page-cards-deck", &deck);
        let mut lines = vec![centre(teller, view), deck];
        let seats = Seat::all(view.open.seats());
        lines.extend(seats.map(|seat| <Cards as Typing>::place(teller, view, seat)));
        lines
    }

    fn place(teller: &Teller<'_>, view: &View, seat: Seat) -> String {
        let sentences = teller.sentences;
        let Some(place) = view.open.places.get(seat.index()) else { return String::new() };
        let own = view.hand.filter(|_| teller.reader == Some(seat));
        let mut parts = vec![match own {
            Some(_) => hand(teller, view).trim_end_matches('.').to_owned(),
            None => {
                sentences.say_of("page-cards-hand-size", &[("count", place.hand_size().into())])
            }
        }];
        let cards = |key: &str, cards: String| sentences.say_of(key, &[("cards", cards.into())]);
        if own.is_none() && !place.known.is_empty() {
            parts.push(cards("typed-cards-seen", card_names(teller, place.known.iter())));
        }
        for (sequence, number) in place.sequences.iter().zip(1u8..) {
            let cards = card_names(teller, sequence.cards()).into();
            let details = [("number", number.into()), ("cards", cards)];
            parts.push(sentences.say_of("typed-cards-sequence", &details));
        }
        if !place.discard.is_empty() {
            parts.push(cards("typed-cards-discarded", card_names(teller, place.discard.iter())));
        }
        parts.push(points(teller, place));
        format!("{}: {}.", teller.who(seat), parts.join("; "))
    }

    fn standing(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let seats = Seat::all(view.open.seats()).zip(&view.open.places);
        seats
            .map(|(seat, place)| format!("{}: {}.", teller.who(seat), points(teller, place)))
            .collect()
    }

    fn closest(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let mut seats: Vec<_> = Seat::all(view.open.seats()).zip(&view.open.places).collect();
        seats.sort_by_key(|(_, place)| -place.tally().total);
        let line = |(seat, place)| format!("{}: {}.", teller.who(seat), points(teller, place));
        let mut lines: Vec<String> = seats.into_iter().map(line).collect();
        let deck = [("count", view.open.deck.into())];
        lines.push(teller.sentences.say_of("page-cards-deck", &deck));
        lines
    }
}

fn hand(teller: &Teller<'_>, view: &View) -> String {
    let sentences = teller.sentences;
    let Some(hand) = view.hand.filter(|hand| !hand.is_empty()) else {
        return sentences.say("page-cards-hand-empty");
    };
    let cards = [("cards", card_names(teller, hand.iter()).into())];
    let held = sentences.say_of("typed-cards-hand", &cards);
    match view.dealt {
        None => held,
        Some(secret) => {
            let card = [("card", card_name(teller, secret).into())];
            format!("{held} {}", sentences.say_of("typed-cards-secret", &card))
        }
    }
}

fn centre(teller: &Teller<'_>, view: &View) -> String {
    if view.open.centre.is_empty() {
        return teller.sentences.say("page-cards-centre-empty");
    }
    let cards = card_names(teller, view.open.centre.iter().copied());
    teller.sentences.say_of("typed-cards-centre", &[("cards", cards.into())])
}

fn points(teller: &Teller<'_>, place: &Place) -> String {
    super::points(teller.sentences, place.tally().total)
}
