//! The steps of `cards` and their notation.

use std::fmt;
use std::str::FromStr;

use super::card::Card;
use crate::notation::{NotationError, number, seat, serde_as_notation};
use crate::seat::Seat;

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "CardsAction"))]
pub enum Action {
    /// `deal 0 P4`: chance deals a card to a seat (C2.2).
    Deal(Seat, Card),
    /// `first 1`: chance chooses who starts (C2.3).
    First(Seat),
    /// `draw`: ask for the next card (C4.1).
    Draw,
    /// `reveal K5`: chance turns over the next card (C4.1).
    Reveal(Card),
    /// `bango Y1`: destroy the card revealed last with one of the hand (C4.5).
    Bango(Card),
    /// `explode`: do not cancel the explosion (C4.4).
    Explode,
    /// `take P4`: take a card from the centre (C4.3, C5.2).
    Take(Card),
    /// `bango R4 Y4`: after an explosion, destroy a card of the centre (C5.2, C5.3).
    Destroy {
        /// The card that is played from the hand.
        with: Card,
        /// The card of the centre that it destroys.
        card: Card,
    },
    /// `done`: no more to take, to destroy or to lay.
    Done,
    /// `lay`: lay down the hand (C6.1).
    Lay,
    /// `keep`: do not lay down now (C6.1).
    Keep,
    /// `start B10 R11`: start a sequence (C6.3).
    Start {
        /// The card with the lower number.
        low: Card,
        /// The card with the higher number.
        high: Card,
    },
    /// `extend 0 P4`: put a card at either end of a sequence of one's own (C6.3).
    Extend {
        /// Which one, in the order in which they were started.
        sequence: Slot,
        /// The card from the hand.
        card: Card,
    },
}

/// Which of a player's three sequences: `0`, `1` or `2` (C6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The three slots.
    pub const ALL: [Slot; super::score::MOST_SEQUENCES] = [Slot(0), Slot(1), Slot(2)];

    /// The slot as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Draw => f.write_str("draw"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
            Action::Bango(card) => write!(f, "bango {card}"),
            Action::Explode => f.write_str("explode"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Destroy { with, card } => write!(f, "bango {with} {card}"),
            Action::Done => f.write_str("done"),
            Action::Lay => f.write_str("lay"),
            Action::Keep => f.write_str("keep"),
            Action::Start { low, high } => write!(f, "start {low} {high}"),
            Action::Extend { sequence, card } => write!(f, "extend {} {card}", sequence.0),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse(text).ok_or_else(|| {
            NotationError::new(
                text,
                "a step of cards: those look like draw, bango Y1, explode, take P4, bango R4 Y4, \
                 done, lay, keep, start B10 R11, extend 0 P4, first 1, deal 0 P4, reveal K5",
            )
        })
    }
}

fn parse(text: &str) -> Option<Action> {
    let card = |text: &str| text.parse::<Card>().ok();
    let mut words = text.split(' ');
    let step = [words.next(), words.next(), words.next(), words.next()];
    Some(match step {
        [Some("draw"), None, ..] => Action::Draw,
        [Some("explode"), None, ..] => Action::Explode,
        [Some("done"), None, ..] => Action::Done,
        [Some("lay"), None, ..] => Action::Lay,
        [Some("keep"), None, ..] => Action::Keep,
        [Some("first"), Some(who), None, _] => Action::First(seat(who)?),
        [Some("reveal"), Some(one), None, _] => Action::Reveal(card(one)?),
        [Some("bango"), Some(one), None, _] => Action::Bango(card(one)?),
        [Some("take"), Some(one), None, _] => Action::Take(card(one)?),
        [Some("deal"), Some(who), Some(one), None] => Action::Deal(seat(who)?, card(one)?),
        [Some("bango"), Some(with), Some(one), None] => {
            Action::Destroy { with: card(with)?, card: card(one)? }
        }
        [Some("start"), Some(low), Some(high), None] => {
            Action::Start { low: card(low)?, high: card(high)? }
        }
        [Some("extend"), Some(slot), Some(one), None] => {
            let place: usize = number(slot)?;
            Action::Extend { sequence: *Slot::ALL.get(place)?, card: card(one)? }
        }
        _ => return None,
    })
}

serde_as_notation!(Action);
