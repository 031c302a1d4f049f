//! All that lies open on the table, which everyone may know (C9).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Number};
use super::pile::Pile;
use super::score::{Sequences, Tally};
use crate::game::Outcome;
use crate::seat::{Seat, Seats};

/// The largest table (C2.1).
pub const MOST_SEATS: usize = 5;

/// The centre holds one card of each number at most, and the one that explodes.
pub const MOST_IN_CENTRE: usize = Number::MOST as usize + 1;

/// All that lies open on the table. Nothing that C9 hides is in here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsOpen"))]
pub struct Open {
    /// How many cards are left to draw.
    pub deck: u8,
    /// The cards in the centre in the order in which they were revealed.
    pub centre: ArrayVec<Card, MOST_IN_CENTRE>,
    /// The common discard.
    pub discard: Pile,
    /// What lies before each seat.
    pub places: ArrayVec<Place, MOST_SEATS>,
    /// The player whose turn it is; at the end the one who drew the last card.
    pub active: Option<Seat>,
    /// What is asked now.
    pub phase: Phase,
}

/// What lies before one seat, and what everyone knows of its hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsPlace"))]
pub struct Place {
    /// The cards in hand that everyone saw being taken.
    pub known: Pile,
    /// The card that was dealt at the start, if it is still in the hand: the
    /// numbers that it may have, for all that the table could see.
    pub hidden: Option<MayBe>,
    /// The sequences in the order in which they were started.
    pub sequences: Sequences,
    /// The personal discard.
    pub discard: Pile,
}

/// What is asked now, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsPhase"))]
pub enum Phase {
    /// Chance deals and chooses who starts (C2).
    SetUp,
    /// The active player draws, stops or answers the last card (C4.2).
    Draw {
        /// Whether the last card of the centre may still be answered (C4.5).
        fresh: bool,
    },
    /// Chance turns over the next card (C4.1).
    Reveal,
    /// The last card of the centre explodes, and the active player holds its number (C4.4).
    Explosion,
    /// The active player has stopped and takes cards (C4.3).
    Take,
    /// This opponent takes a card or destroys one (C5.2).
    Opponent(Seat),
    /// The active player destroys some of what remains and takes the rest (C5.3).
    Remains,
    /// The active player may lay down (C6.1).
    LayOrKeep,
    /// This seat lays down (C6.2).
    Lay(Seat),
    /// The game is over (C7).
    Over,
}

/// The numbers that a hidden card may have.
///
/// A player is asked about an explosion only if they could cancel it, so whether
/// they were asked tells everyone something about the card that they were dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct MayBe(u16);

impl MayBe {
    /// Any number.
    pub const ANY: MayBe = MayBe((1 << Number::MOST) - 1);

    /// Only this number.
    pub const fn only(number: Number) -> MayBe {
        MayBe(1 << (number.get() - 1))
    }

    /// Whether the card may have this number.
    pub const fn contains(self, number: Number) -> bool {
        self.0 & MayBe::only(number).0 != 0
    }

    /// Those of these cards that it may be.
    #[must_use]
    pub fn among(self, cards: Pile) -> Pile {
        let numbers = Number::all().filter(|&number| self.contains(number));
        numbers.fold(Pile::EMPTY, |found, number| found + cards.of_number(number))
    }

    /// Without this number.
    #[must_use]
    pub const fn without(self, number: Number) -> MayBe {
        MayBe(self.0 & !MayBe::only(number).0)
    }
}

impl From<MayBe> for Vec<u8> {
    fn from(may_be: MayBe) -> Self {
        Number::all().filter(|&number| may_be.contains(number)).map(Number::get).collect()
    }
}

impl TryFrom<Vec<u8>> for MayBe {
    type Error = &'static str;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        numbers.into_iter().try_fold(MayBe(0), |may_be, number| {
            let number = Number::new(number).ok_or("numbers go from 1 to 11 (C1)")?;
            Ok(MayBe(may_be.0 | MayBe::only(number).0))
        })
    }
}

impl Place {
    /// How many cards are in the hand.
    pub fn hand_size(&self) -> u32 {
        self.known.len() + u32::from(self.hidden.is_some())
    }

    /// The points of what lies before the seat (C8).
    pub fn tally(&self) -> Tally {
        Tally::of(&self.sequences, self.discard)
    }
}

impl Open {
    /// How many play.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.places.len()).unwrap_or(u8::MAX)
    }

    /// All cards that lie open or were seen going into a hand.
    pub fn seen(&self) -> impl Iterator<Item = Card> {
        let places = self.places.iter().flat_map(|place| {
            let laid = place.sequences.iter().flat_map(|sequence| sequence.cards());
            place.known.iter().chain(place.discard.iter()).chain(laid)
        });
        places.chain(self.centre.iter().copied()).chain(self.discard.iter())
    }

    /// Who won, by C8.4, if the game ended here.
    pub fn outcome(&self) -> Outcome {
        let totals =
            || Seat::all(self.seats()).zip(self.places.iter().map(|place| place.tally().total));
        let best = totals().map(|(_, total)| total).max();
        let winners: Seats =
            totals().filter(|&(_, total)| Some(total) == best).map(|(seat, _)| seat).collect();
        Outcome::Won(winners)
    }
}
