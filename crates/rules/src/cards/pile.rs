//! Cards whose order does not matter: a hand, a discard, all that is unseen.

use std::fmt;
use std::ops::{Add, Sub};

use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::{Card, Number};
use crate::chance;

/// A pile of cards without order, with at most as many of each as the deck has.
///
/// Two bits for each card, the lower one set if there is at least one of it and
/// the upper one if there are two, so that the bits that are set are the cards,
/// and cards of one number lie side by side.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Pile(u128);

/// The bits of one number's cards, shifted to number 1.
const NUMBER_BITS: u32 = 10;
const OF_NUMBER: u128 = (1 << NUMBER_BITS) - 1;
/// The lower bit of every card.
const LOWER: u128 = 0x5555_5555_5555_5555_5555_5555_5555 & ((1 << (2 * Card::KINDS as u32)) - 1);
/// Both bits of every black card.
const BLACK: u128 = {
    let mut bits = 0;
    let mut index = 0;
    while index < Card::KINDS {
        if Card::from_index(index).is_black() {
            bits |= 0b11 << (2 * index as u32);
        }
        index += 1;
    }
    bits
};

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);

    /// The full deck (C1).
    pub const DECK: Pile = Pile((LOWER | LOWER << 1) & !(BLACK & !LOWER));

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this card there are.
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> (2 * card.index()) & 0b11).count_ones()
    }

    /// Whether this card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (2 * card.index()) & 1 != 0
    }

    /// The cards of this number.
    #[must_use]
    pub const fn of_number(self, number: Number) -> Pile {
        Pile(self.0 & OF_NUMBER << (NUMBER_BITS * (number.get() as u32 - 1)))
    }

    /// The coloured cards, without the black ones.
    #[must_use]
    pub const fn coloured(self) -> Pile {
        Pile(self.0 & !BLACK)
    }

    /// Adds a card; `false`, and no change, if the deck has no more of it.
    pub fn put(&mut self, card: Card) -> bool {
        let full = self.count(card) == u32::from(card.copies());
        if !full {
            let lower = 1 << (2 * card.index());
            self.0 |= if self.0 & lower == 0 { lower } else { lower << 1 };
        }
        !full
    }

    /// Removes a card; `false`, and no change, if it is not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let lower = 1 << (2 * card.index());
        let there = self.0 & lower != 0;
        if there {
            self.0 &= if self.0 & (lower << 1) == 0 { !lower } else { !(lower << 1) };
        }
        there
    }

    /// The different cards, by number and then by colour.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0 & LOWER)
    }

    /// All cards, by number and then by colour, equal ones side by side.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0)
    }

    /// A card at random, each equally likely: the one that [`iter`](Pile::iter)
    /// gives at the place that [`chance::below`] names. `None` of none.
    pub fn pick(self, rng: &mut dyn Rng) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut place = chance::below(rng, self.len());
        let mut rest = self.0;
        // Pass over whole numbers first, then over single cards.
        let mut passed = 0;
        loop {
            let here = (rest & OF_NUMBER).count_ones();
            if place < here {
                break;
            }
            place -= here;
            rest >>= NUMBER_BITS;
            passed += NUMBER_BITS;
        }
        for _ in 0..place {
            rest &= rest - 1;
        }
        Some(card_at(passed + rest.trailing_zeros()))
    }
}

fn bits(mut bits: u128) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            card_at(bit)
        })
    })
}

#[expect(clippy::cast_possible_truncation, reason = "a bit's place is below 128")]
fn card_at(bit: u32) -> Card {
    Card::from_index((bit / 2) as u8)
}

/// All cards of both piles. The caller knows that the deck has as many.
impl Add for Pile {
    type Output = Pile;

    fn add(mut self, other: Pile) -> Pile {
        for card in other.iter() {
            let added = self.put(card);
            debug_assert!(added, "{card} stands more often than the deck has it");
        }
        self
    }
}

/// The cards of the first pile that are left when those of the second are taken away.
impl Sub for Pile {
    type Output = Pile;

    fn sub(mut self, other: Pile) -> Pile {
        for card in other.iter() {
            self.remove(card);
        }
        self
    }
}

/// The cards that fit: a deck has no more of each than C1 says.
impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.put(card);
        }
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pile = Pile::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !pile.put(card) {
                return Err(serde::de::Error::custom(format_args!(
                    "{card} stands more often than the deck has it (C1)"
                )));
            }
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;

    #[test]
    fn the_deck_holds_every_copy_once() {
        assert_eq!(Pile::DECK.len(), 99);
        for card in Card::all() {
            assert_eq!(Pile::DECK.count(card), u32::from(card.copies()));
        }
        assert_eq!(Pile::DECK.coloured().len(), 88);
    }

    #[test]
    fn a_pile_behaves_like_counts_of_cards() {
        let mut rng = ChaCha20Rng::from_seed([3; 32]);
        let mut counts = [0u8; Card::KINDS as usize];
        let mut pile = Pile::EMPTY;
        for _ in 0..20_000 {
            let card = Pile::DECK.pick(&mut rng).unwrap();
            let count = &mut counts[usize::from(card.index())];
            if chance::below(&mut rng, 2) == 0 {
                assert_eq!(pile.put(card), *count < card.copies());
                *count = (*count + 1).min(card.copies());
            } else {
                assert_eq!(pile.remove(card), *count > 0);
                *count = count.saturating_sub(1);
            }
            let expected: Vec<Card> = Card::all()
                .flat_map(|card| {
                    std::iter::repeat_n(card, counts[usize::from(card.index())].into())
                })
                .collect();
            assert!(pile.iter().eq(expected.iter().copied()));
            assert!(pile.kinds().all(|card| pile.contains(card)));
            assert_eq!(pile.len() as usize, expected.len());
        }
    }

    #[test]
    fn picking_is_uniform_and_follows_the_order() {
        let pile: Pile =
            ["R1", "R1", "K5", "P11"].map(|card| card.parse().unwrap()).into_iter().collect();
        let mut rng = ChaCha20Rng::from_seed([9; 32]);
        let mut twin = rng.clone();
        for _ in 0..1_000 {
            let place = chance::below(&mut twin, 4) as usize;
            assert_eq!(pile.pick(&mut rng), pile.iter().nth(place));
        }
        assert_eq!(Pile::EMPTY.pick(&mut rng), None);
    }
}
