//! Which steps of `cards` somebody means: cards by their names, against what the view lists.

use rules::cards::{Action, Card, Cards, Colour, Number, View};

use crate::in_words::Teller;
use crate::sentences::Sentences;
use crate::show::cards::card_name;
use crate::typed::line::{Line, Token};
use crate::typed::{Typing, not_now, which};

/// A card as somebody names it: often the number is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Named {
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

pub(super) type Steps = Result<Vec<Action>, String>;

/// What somebody looks at while they type.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) teller: &'a Teller<'a>,
    pub(super) view: &'a View,
}

impl Table<'_> {
    pub(super) fn plain(&self, line: &Line) -> Line {
        line.without(self.teller.sentences, "typed-word-filler")
    }

    /// The cards that a line names; `None` if there is anything else in it.
    pub(super) fn named(&self, line: &Line) -> Option<Vec<Named>> {
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

    pub(super) fn stop(&self) -> Steps {
        if self.view.actions.contains(&Action::Done) {
            return Ok(vec![Action::Done]);
        }
        self.only(self.possible(|step| matches!(step, Action::Take(_))))
    }

    /// *take 6 and 7*, *take all*, *take 6, done*.
    pub(super) fn take(&self, line: &Line) -> Steps {
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
    pub(super) fn bango(&self, named: &[Named]) -> Steps {
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

    pub(super) fn start(&self, named: &[Named]) -> Steps {
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
    pub(super) fn add(&self, line: &Line) -> Option<Steps> {
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
    pub(super) fn any_with(&self, named: &[Named]) -> Steps {
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
