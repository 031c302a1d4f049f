//! `cards` by typing.

use rules::Seat;
use rules::cards::{Action, Card, Cards, Colour, Number, Place, View};

use super::line::{Line, Token, first_phrase};
use super::{Typing, not_now, which};
use crate::in_words::Teller;
use crate::sentences::Sentences;
use crate::show::cards::{card_name, card_names};

/// A card as somebody names it: often the number is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Named {
    colour: Option<Colour>,
    number: Number,
}

impl Named {
    fn fits(self, card: Card) -> bool {
        self.number == card.number() && self.colour.is_none_or(|colour| colour == card.colour())
    }

    /// The card, if there is no doubt which.
    fn card(self) -> Option<Card> {
        self.colour.map(|colour| Card::new(colour, self.number))
    }
}

type Steps = Result<Vec<Action>, String>;

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

/// What somebody looks at while they type.
#[derive(Clone, Copy)]
struct Table<'a> {
    teller: &'a Teller<'a>,
    view: &'a View,
}

impl Table<'_> {
    fn plain(&self, line: &Line) -> Line {
        line.without(self.teller.sentences, "typed-word-filler")
    }

    /// The cards that a line names; `None` if there is anything else in it.
    fn named(&self, line: &Line) -> Option<Vec<Named>> {
        cards_in(self.teller.sentences, self.plain(line).tokens())
    }

    /// The only one of these steps, or a question that names them.
    fn only(&self, mut steps: Vec<Action>) -> Steps {
        let mut different: Vec<Action> = Vec::new();
        steps.retain(|step| {
            let is_new = !different.contains(step);
            different.push(*step);
            is_new
        });
        match steps.as_slice() {
            [] => Err(not_now::<Cards>(self.teller, self.view)),
            [_] => Ok(steps),
            _ => Err(self.ask_which(&steps)),
        }
    }

    /// A question that names the choices: by their cards, if that is all in which they differ.
    fn ask_which(&self, steps: &[Action]) -> String {
        let played = |step: &Action| match *step {
            Action::Bango(card) => Some(card),
            _ => None,
        };
        let phrase = |step: &Action| Cards::phrase(self.teller, step);
        match steps.iter().map(played).collect::<Option<Vec<Card>>>() {
            Some(cards) => self.which_card(&cards),
            None => which(self.teller, &steps.iter().map(phrase).collect::<Vec<_>>()),
        }
    }

    fn which_card(&self, cards: &[Card]) -> String {
        let number = cards.first().map(|card| card.number().get().to_string());
        let names: Vec<String> = cards.iter().map(|&card| card_name(self.teller, card)).collect();
        let details = [
            ("count", names.len().into()),
            ("number", number.unwrap_or_default().into()),
            ("cards", self.teller.sentences.list(&names).into()),
        ];
        self.teller.sentences.say_of("typed-which-card", &details)
    }

    fn possible(&self, fits: impl Fn(&Action) -> bool) -> Vec<Action> {
        self.view.actions.iter().copied().filter(fits).collect()
    }

    fn stop(&self) -> Steps {
        if self.view.actions.contains(&Action::Done) {
            return Ok(vec![Action::Done]);
        }
        self.only(self.possible(|step| matches!(step, Action::Take(_))))
    }

    /// *take 6 and 7*, *take all*, *take 6, done*.
    fn take(&self, line: &Line) -> Steps {
        let sentences = self.teller.sentences;
        let before = line.before(sentences, "typed-do-cards-done");
        let rest = self.plain(before.as_ref().unwrap_or(line));
        let mut steps = if rest.is(sentences, "typed-word-all") || rest.is_empty() {
            let all = self.possible(|step| matches!(step, Action::Take(_)));
            if rest.is_empty() { self.only(all)? } else { all }
        } else {
            let named = cards_in(sentences, rest.tokens())
                .ok_or_else(|| not_now::<Cards>(self.teller, self.view))?;
            named.into_iter().map(|named| self.take_one(named)).collect::<Result<_, _>>()?
        };
        if steps.is_empty() {
            return Err(not_now::<Cards>(self.teller, self.view));
        }
        steps.extend(before.map(|_| Action::Done));
        Ok(steps)
    }

    fn take_one(&self, named: Named) -> Result<Action, String> {
        let mut fitting: Vec<Card> = Vec::new();
        for &card in &self.view.open.centre {
            if named.fits(card) && !fitting.contains(&card) {
                fitting.push(card);
            }
        }
        match (fitting.as_slice(), named.card()) {
            (&[card], _) | (&[], Some(card)) => Ok(Action::Take(card)),
            (&[], None) => Err(not_now::<Cards>(self.teller, self.view)),
            _ => Err(self.which_card(&fitting)),
        }
    }

    /// A Bango with a card of the hand: on the last card, or on one of the centre.
    fn bango(&self, named: &[Named]) -> Steps {
        let possible =
            self.possible(|step| matches!(step, Action::Bango(_) | Action::Destroy { .. }));
        let keep = |fits: &dyn Fn(Card, Option<Card>) -> bool| -> Vec<Action> {
            let fits = |step: &Action| match *step {
                Action::Bango(with) => fits(with, None),
                Action::Destroy { with, card } => fits(with, Some(card)),
                _ => false,
            };
            possible.iter().copied().filter(fits).collect()
        };
        let fitting = match *named {
            [] => possible.clone(),
            [one] => keep(&|with, card| one.fits(with) || card.is_some_and(|card| one.fits(card))),
            [first, second] => {
                let is =
                    |card: Option<Card>, named: Named| card.is_none_or(|card| named.fits(card));
                let ordered = keep(&|with, card| first.fits(with) && is(card, second));
                let either = || keep(&|with, card| second.fits(with) && is(card, first));
                if ordered.is_empty() { either() } else { ordered }
            }
            _ => Vec::new(),
        };
        if !fitting.is_empty() {
            return self.only(fitting);
        }
        // The rules say why it is not possible.
        let cards: Option<Vec<Card>> = named.iter().map(|named| named.card()).collect();
        match cards.as_deref() {
            Some(&[with]) => Ok(vec![Action::Bango(with)]),
            Some(&[with, card]) => Ok(vec![Action::Destroy { with, card }]),
            _ => self.only(fitting),
        }
    }

    fn start(&self, named: &[Named]) -> Steps {
        let &[one, other] = named else { return Err(not_now::<Cards>(self.teller, self.view)) };
        let both =
            |low, high| (one.fits(low) && other.fits(high)) || (one.fits(high) && other.fits(low));
        let fitting =
            self.possible(|step| matches!(*step, Action::Start { low, high } if both(low, high)));
        match (fitting.is_empty(), one.card(), other.card()) {
            (true, Some(low), Some(high)) => Ok(vec![Action::Start { low, high }]),
            _ => self.only(fitting),
        }
    }

    /// *add 4*, *add purple 4 to 2*: sequences count from 1.
    fn add(&self, line: &Line) -> Option<Steps> {
        let sentences = self.teller.sentences;
        let (card, number) = match line.around(sentences, "typed-word-to") {
            Some((card, number)) => {
                let number: [i16; 1] = self.plain(&number).numbers()?.try_into().ok()?;
                (card, number.first().copied())
            }
            None => (line.clone(), None),
        };
        let [named]: [Named; 1] = self.named(&card)?.try_into().ok()?;
        let fits = |step: &Action| match *step {
            Action::Extend { sequence, card } => {
                let place = i16::try_from(sequence.index()).unwrap_or(i16::MAX);
                named.fits(card) && number.is_none_or(|number| number == place + 1)
            }
            _ => false,
        };
        Some(self.only(self.possible(fits)))
    }

    /// Cards without a word of what to do with them.
    fn any_with(&self, named: &[Named]) -> Steps {
        let &[one] = named else {
            let starts = self.possible(|step| matches!(step, Action::Start { .. }));
            if !starts.is_empty() {
                return self.start(named);
            }
            return named.iter().map(|&named| self.take_one(named)).collect();
        };
        let fitting = self.possible(|step| match *step {
            Action::Take(card) | Action::Bango(card) | Action::Extend { card, .. } => {
                one.fits(card)
            }
            _ => false,
        });
        if fitting.is_empty() {
            self.take_one(one).map(|step| vec![step])
        } else {
            self.only(fitting)
        }
    }
}

/// Cards in a row: `p4`, *purple 4*, *4 violet*, *4*.
fn cards_in(sentences: &Sentences, tokens: &[Token]) -> Option<Vec<Named>> {
    let colour = |token: &Token| {
        let line = match token {
            Token::Word(word) => Line::read(word),
            Token::Number(_) => return None,
        };
        Colour::ALL.into_iter().find(|&colour| line.is(sentences, colour_key(colour)))
    };
    let number = |token: &Token| match token {
        Token::Number(number) => u8::try_from(*number).ok().and_then(Number::new),
        Token::Word(_) => None,
    };
    let in_notation = |token: &Token| match token {
        Token::Word(word) => word.to_uppercase().parse::<Card>().ok(),
        Token::Number(_) => None,
    };
    // Whoever ends with a colour says it after the number.
    let colour_last = tokens.last().is_some_and(|token| colour(token).is_some());
    let mut named = Vec::new();
    let mut rest = tokens;
    while let [token, after @ ..] = rest {
        rest = after;
        if let Some(card) = in_notation(token) {
            named.push(Named { colour: Some(card.colour()), number: card.number() });
        } else if let Some(number) = number(token) {
            let said = after.first().filter(|_| colour_last).and_then(colour);
            if said.is_some() {
                rest = after.get(1..).unwrap_or_default();
            }
            named.push(Named { colour: said, number });
        } else {
            let (colour, (next, after)) = (colour(token)?, after.split_first()?);
            named.push(Named { colour: Some(colour), number: number(next)? });
            rest = after;
        }
    }
    Some(named)
}

fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "typed-word-red",
        Colour::Yellow => "typed-word-yellow",
        Colour::Blue => "typed-word-blue",
        Colour::Purple => "typed-word-purple",
        Colour::Black => "typed-word-black",
    }
}
