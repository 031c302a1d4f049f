//! A game of `cards` in progress, and what each step does to it.

use arrayvec::ArrayVec;

use super::action::Action;
use super::card::Card;
use super::illegal::Illegal;
use super::open::{MOST_SEATS, Open, Phase, Place};
use super::pile::Pile;
use super::score::Sequences;
use crate::seat::Seat;

/// A hand above this many cards at the end of one's turn must be laid down (C6.1).
pub const HAND_LIMIT: u32 = 5;

/// A game of `cards` in progress: everything there is to know. There is no order of the deck in it:
/// the next card does not exist until chance reveals it, and the cards removed
/// before the start (C2.1) are never told apart from the others that nobody saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    pub(super) open: Open,
    /// The card dealt to each seat, as long as it is in the hand and unseen by others.
    pub(super) dealt: Dealt,
    /// All cards that nobody has seen: the deck and the removed ones.
    pub(super) pool: Pile,
}

/// For each seat the card that only it knows.
pub(super) type Dealt = ArrayVec<Option<Card>, MOST_SEATS>;

/// How many cards are removed unseen (C2.1).
pub(super) const fn removed(seats: u8) -> u8 {
    match seats {
        ..=2 => 25,
        3 => 15,
        4 => 10,
        5.. => 0,
    }
}

impl Cards {
    /// A table of this many, 2 to 5, before the deal.
    pub(super) fn set_up(seats: u8, first: Option<Seat>) -> Cards {
        #[expect(clippy::cast_possible_truncation, reason = "99 cards")]
        let deck = Pile::DECK.len() as u8 - removed(seats);
        Cards {
            open: Open {
                deck,
                centre: ArrayVec::new(),
                discard: Pile::EMPTY,
                places: (0..seats).map(|_| Place::default()).collect(),
                active: first,
                phase: Phase::SetUp,
            },
            dealt: (0..seats).map(|_| None).collect(),
            pool: Pile::DECK,
        }
    }

    /// All that lies open on the table.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// All cards that nobody has seen: the deck's and the removed ones (C2.1).
    pub fn pool(&self) -> Pile {
        self.pool
    }

    /// All cards in this seat's hand.
    pub fn hand(&self, seat: Seat) -> Pile {
        let (Some(place), Some(&dealt)) =
            (self.open.places.get(seat.index()), self.dealt.get(seat.index()))
        else {
            return Pile::EMPTY;
        };
        let mut hand = place.known;
        if let Some(card) = dealt {
            hand.put(card);
        }
        hand
    }

    pub(super) fn play_chance(&mut self, action: Action) -> Result<(), Illegal> {
        match (self.open.phase, action) {
            (Phase::SetUp, Action::Deal(seat, card)) => self.deal(seat, card),
            (Phase::SetUp, Action::First(seat)) => self.choose_first(seat),
            (Phase::SetUp, _) => Err(Illegal::SettingUp),
            (_, Action::Reveal(card)) => self.reveal(card),
            _ => Err(Illegal::TurnOver),
        }
    }

    pub(super) fn play_seat(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.open.phase, action) {
            (Phase::Draw { .. }, Action::Draw) => self.draw(),
            (Phase::Draw { .. }, Action::Take(card)) => self.take_first(seat, card),
            (Phase::Draw { .. } | Phase::Explosion, Action::Bango(card)) => self.bango(seat, card),
            (Phase::Draw { .. }, _) => Err(Illegal::Drawing),

            (Phase::Explosion, Action::Explode) => {
                self.explode(seat);
                Ok(())
            }
            (Phase::Explosion, _) => Err(Illegal::Exploding),

            (Phase::Take, Action::Take(card)) => self.take(seat, card),
            (Phase::Take, Action::Done) => {
                self.stop_taking(seat);
                Ok(())
            }
            (Phase::Take, _) => Err(Illegal::Taking),

            (Phase::Opponent(_), Action::Take(card)) => {
                self.take(seat, card)?;
                self.next_opponent(seat);
                Ok(())
            }
            (Phase::Opponent(_), Action::Destroy { with, card }) => {
                self.destroy(seat, with, card)?;
                self.next_opponent(seat);
                Ok(())
            }
            (Phase::Opponent(_), _) => Err(Illegal::TakeOrDestroy),

            (Phase::Remains, Action::Destroy { with, card }) => self.destroy(seat, with, card),
            (Phase::Remains, Action::Done) => {
                self.take_remains(seat);
                Ok(())
            }
            (Phase::Remains, _) => Err(Illegal::Remaining),

            (Phase::LayOrKeep, Action::Lay) => {
                self.open.phase = Phase::Lay(seat);
                Ok(())
            }
            (Phase::LayOrKeep, Action::Keep) => {
                self.next_turn(seat);
                Ok(())
            }
            (Phase::LayOrKeep, _) => Err(Illegal::LayOrKeep),

            (Phase::Lay(_), Action::Start { low, high }) => self.start(seat, low, high),
            (Phase::Lay(_), Action::Extend { sequence, card }) => self.extend(seat, sequence, card),
            (Phase::Lay(_), Action::Done) => {
                self.stop_laying(seat);
                Ok(())
            }
            (Phase::Lay(_), Action::Keep) if self.hand_is_too_large(seat) => Err(Illegal::MustLay),
            (Phase::Lay(_), _) => Err(Illegal::Laying),

            // `turn` gives these phases to chance or to nobody.
            (Phase::SetUp, _) => Err(Illegal::SettingUp),
            (Phase::Reveal, _) => Err(Illegal::TurnOver),
            (Phase::Over, _) => Err(Illegal::Over),
        }
    }

    // What several phases need.

    pub(super) fn hand_is_too_large(&self, seat: Seat) -> bool {
        self.open.places[seat.index()].hand_size() > HAND_LIMIT
    }

    pub(super) fn sequences(&mut self, seat: Seat) -> &mut Sequences {
        &mut self.open.places[seat.index()].sequences
    }

    pub(super) fn in_centre(&self, card: Card) -> Result<usize, Illegal> {
        let exploded = matches!(self.open.phase, Phase::Opponent(_) | Phase::Remains);
        let missing = if exploded { Illegal::NotLeftInCentre } else { Illegal::NotInCentre };
        self.open.centre.iter().position(|&other| other == card).ok_or(missing)
    }

    pub(super) fn take(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let place = self.in_centre(card)?;
        self.open.centre.remove(place);
        self.open.places[seat.index()].known.put(card);
        Ok(())
    }

    /// Pays for a Bango: the card from the hand and the one that it destroys go
    /// to the common discard. The caller takes the latter from the centre.
    pub(super) fn spend_on(
        &mut self,
        seat: Seat,
        with: Card,
        destroyed: Card,
    ) -> Result<(), Illegal> {
        if with.number() != destroyed.number() {
            return Err(Illegal::NumbersDiffer);
        }
        if !self.hand(seat).contains(with) {
            let exploded = matches!(self.open.phase, Phase::Opponent(_) | Phase::Remains);
            return Err(if exploded { Illegal::NotInHandToDestroy } else { Illegal::NotInHand });
        }
        self.spend(seat, with);
        self.open.discard.put(with);
        self.open.discard.put(destroyed);
        Ok(())
    }

    /// Takes a card from the hand. Of two equal cards the one that everyone knows
    /// goes first: what is left in the hand is the same either way.
    pub(super) fn spend(&mut self, seat: Seat, card: Card) {
        let place = &mut self.open.places[seat.index()];
        if !place.known.remove(card) {
            place.hidden = None;
            self.dealt[seat.index()] = None;
        }
    }
}
