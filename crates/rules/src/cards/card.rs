//! Cards: a colour and a number (C1).

use std::fmt;
use std::str::FromStr;

use crate::notation::{NotationError, number, serde_as_notation};

/// A card, such as `R7` or `K5`. Cards of the same colour and number are equal:
/// nothing in the game tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const KINDS: u8 = Number::MOST * Colour::COUNT;

    /// The card of this colour and number.
    pub const fn new(colour: Colour, number: Number) -> Card {
        Card((number.0 - 1) * Colour::COUNT + colour as u8)
    }

    /// All different cards, by number and then by colour.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..Card::KINDS).map(Card)
    }

    /// The card's number.
    pub const fn number(self) -> Number {
        Number(self.0 / Colour::COUNT + 1)
    }

    /// The card's colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 % Colour::COUNT) as usize]
    }

    /// Whether the card is black.
    pub const fn is_black(self) -> bool {
        self.0 % Colour::COUNT == Colour::Black as u8
    }

    /// How many of this card the full deck has (C1.1, C1.2).
    pub const fn copies(self) -> u8 {
        if self.is_black() { 1 } else { 2 }
    }

    /// The card's place in [`Card::all`].
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card at this place in [`Card::all`].
    pub(crate) const fn from_index(index: u8) -> Card {
        debug_assert!(index < Card::KINDS);
        Card(index)
    }
}

/// A card's colour, in the order of the rules (C1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
    /// `P`
    Purple,
    /// `K`: never goes into a sequence (C6.5).
    Black,
}

impl Colour {
    /// How many colours there are, black included.
    pub const COUNT: u8 = 5;
    /// All colours in order.
    pub const ALL: [Colour; Colour::COUNT as usize] =
        [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Purple, Colour::Black];

    /// The letter that the notation uses.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Blue => 'B',
            Colour::Purple => 'P',
            Colour::Black => 'K',
        }
    }
}

/// A card's number, 1 to 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// The highest number.
    pub const MOST: u8 = 11;

    /// This number, if a card has it.
    pub const fn new(number: u8) -> Option<Number> {
        if 1 <= number && number <= Number::MOST { Some(Number(number)) } else { None }
    }

    /// All numbers from 1.
    pub fn all() -> impl Iterator<Item = Number> + Clone {
        (1..=Number::MOST).map(Number)
    }

    /// The number itself.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number after this one; 11 has none (C6.3).
    pub const fn next(self) -> Option<Number> {
        Number::new(self.0 + 1)
    }

    /// The number before this one; 1 has none (C6.3).
    pub const fn previous(self) -> Option<Number> {
        Number::new(self.0 - 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number().get())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let letter = text.chars().next()?;
            let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
            let number = number(text.get(1..)?).and_then(Number::new)?;
            Some(Card::new(colour, number))
        };
        parse().ok_or_else(|| {
            NotationError::new(text, "a card: R, Y, B, P or K and a number from 1 to 11, like P4")
        })
    }
}

serde_as_notation!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_the_deck_has_88_coloured_and_11_black_cards() {
        let count = |black| -> u32 {
            Card::all()
                .filter(|card| card.is_black() == black)
                .map(|card| card.copies() as u32)
                .sum()
        };
        assert_eq!((count(false), count(true)), (88, 11));
    }

    #[test]
    fn cards_are_written_in_one_way() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.colour(), card.number()), card);
        }
        for text in
            ["", "R", "R0", "R12", "R07", "R+7", "r7", "Q7", "7R", " R7", "R7 ", "é7", "R-1"]
        {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }
}
