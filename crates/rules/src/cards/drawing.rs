//! The drawing phase (C4).

use super::card::{Card, Number};
use super::illegal::Illegal;
use super::open::{MayBe, Phase};
use super::state::Cards;
use crate::seat::Seat;

impl Cards {
    pub(super) fn draw(&mut self) -> Result<(), Illegal> {
        if self.open.deck == 0 {
            return Err(Illegal::DeckEmpty);
        }
        self.open.phase = Phase::Reveal;
        Ok(())
    }

    pub(super) fn reveal(&mut self, card: Card) -> Result<(), Illegal> {
        let Some(active) = self.open.active else {
            return Err(Illegal::SettingUp);
        };
        if !self.pool.remove(card) {
            return Err(Illegal::NotUnseen);
        }
        self.open.deck -= 1;
        let number = card.number();
        let explodes = self.open.centre.iter().any(|other| other.number() == number);
        self.open.centre.push(card);
        if !explodes {
            self.open.phase = Phase::Draw { fresh: true };
        } else if self.could_cancel(active, number) {
            self.open.phase = Phase::Explosion;
        } else {
            self.explode(active);
        }
        Ok(())
    }

    /// Whether the active player is asked about an explosion, which also tells
    /// the table something about the card that they were dealt.
    fn could_cancel(&mut self, active: Seat, number: Number) -> bool {
        let holds = !self.hand(active).of_number(number).is_empty();
        let place = &mut self.open.places[active.index()];
        if let Some(may_be) = &mut place.hidden {
            if !holds {
                *may_be = may_be.without(number);
            } else if place.known.of_number(number).is_empty() {
                *may_be = MayBe::only(number);
            }
        }
        holds
    }

    pub(super) fn bango(&mut self, seat: Seat, with: Card) -> Result<(), Illegal> {
        let last = match self.open.phase {
            Phase::Draw { fresh: false } => None,
            _ => self.open.centre.last().copied(),
        };
        let last = last.ok_or(Illegal::NothingToAnswer)?;
        self.spend_on(seat, with, last)?;
        self.open.centre.pop();
        if self.open.centre.is_empty() && self.open.deck == 0 {
            // C4.6: there is nothing to take and nothing to reveal.
            self.end_drawing(seat);
        } else {
            self.open.phase = Phase::Draw { fresh: false };
        }
        Ok(())
    }

    pub(super) fn take_first(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.open.centre.is_empty() {
            return Err(Illegal::EmptyCentre);
        }
        self.take(seat, card)?;
        self.open.phase = Phase::Take;
        Ok(())
    }

    pub(super) fn stop_taking(&mut self, seat: Seat) {
        for card in self.open.centre.drain(..) {
            self.open.discard.put(card);
        }
        self.end_drawing(seat);
    }

    fn end_drawing(&mut self, seat: Seat) {
        if self.open.deck == 0 {
            self.final_laying();
        } else if self.hand_is_too_large(seat) {
            self.open.phase = Phase::Lay(seat);
        } else {
            self.open.phase = Phase::LayOrKeep;
        }
    }
}
