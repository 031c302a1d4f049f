//! Sequences: consecutive numbers in front of a player (C6.3).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::{Card, Colour, Number};

/// At least two coloured cards with consecutive numbers, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Sequence {
    low: Number,
    high: Number,
    /// Two bits for each number from 1: the colour's place in [`Colour::ALL`].
    /// Zero outside of the sequence, so that equal sequences are equal bits.
    colours: u32,
}

impl Sequence {
    /// A new sequence of two cards, the lower one first; `None` if they are not
    /// consecutive or one is black (C6.3, C6.5).
    pub fn new(low: Card, high: Card) -> Option<Sequence> {
        if low.is_black() || high.is_black() || low.number().next() != Some(high.number()) {
            return None;
        }
        let mut sequence = Sequence { low: low.number(), high: high.number(), colours: 0 };
        sequence.set_colour(low);
        sequence.set_colour(high);
        Some(sequence)
    }

    /// The sequence with one more card at the end where it fits; `None` if it
    /// fits at neither or is black (C6.3, C6.5).
    #[must_use]
    pub fn extended(mut self, card: Card) -> Option<Sequence> {
        if card.is_black() {
            return None;
        }
        if card.number().next() == Some(self.low) {
            self.low = card.number();
        } else if Some(card.number()) == self.high.next() {
            self.high = card.number();
        } else {
            return None;
        }
        self.set_colour(card);
        Some(self)
    }

    /// The numbers that fit at either end.
    pub fn open_numbers(self) -> impl Iterator<Item = Number> {
        self.low.previous().into_iter().chain(self.high.next())
    }

    /// How many cards it has.
    #[expect(clippy::len_without_is_empty, reason = "a sequence is never empty")]
    pub const fn len(self) -> u8 {
        self.high.get() - self.low.get() + 1
    }

    /// The cards from the lowest number up.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (self.low.get()..=self.high.get()).filter_map(move |number| {
            let number = Number::new(number)?;
            Some(Card::new(self.colour(number), number))
        })
    }

    fn set_colour(&mut self, card: Card) {
        self.colours |= (card.colour() as u32) << (2 * (card.number().get() - 1));
    }

    fn colour(self, number: Number) -> Colour {
        Colour::ALL[(self.colours >> (2 * (number.get() - 1)) & 0b11) as usize]
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Sequence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Sequence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Sequence::from_cards(&cards).ok_or_else(|| {
            serde::de::Error::custom(
                "a sequence is two or more coloured cards with rising consecutive numbers (C6.3)",
            )
        })
    }
}

impl Sequence {
    /// The sequence of these cards, from the lowest number up; `None` if they are
    /// fewer than two, not consecutive, or one is black (C6.3, C6.5).
    pub fn from_cards(cards: &[Card]) -> Option<Sequence> {
        let [low, high, rest @ ..] = cards else {
            return None;
        };
        rest.iter().try_fold(Sequence::new(*low, *high)?, |sequence, &card| {
            // Rising only: a card that fits below the first would be out of order.
            (Some(card.number()) == sequence.high.next()).then(|| sequence.extended(card))?
        })
    }
}
