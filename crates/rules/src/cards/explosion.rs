//! An explosion that was not cancelled (C5).

use super::card::Card;
use super::illegal::Illegal;
use super::open::Phase;
use super::state::Cards;
use crate::seat::Seat;

impl Cards {
    pub(super) fn explode(&mut self, active: Seat) {
        // C5.1: the card that exploded and every black card.
        let known = &mut self.open.places[active.index()].known;
        if let Some(exploded) = self.open.centre.pop() {
            known.put(exploded);
        }
        self.open.centre.retain(|card| {
            let black = card.is_black();
            if black {
                known.put(*card);
            }
            !black
        });
        self.next_opponent(active);
    }

    /// Goes on after this seat has had its share of the explosion.
    pub(super) fn next_opponent(&mut self, seat: Seat) {
        let next = seat.next(self.open.seats());
        if self.open.centre.is_empty() {
            self.end_explosion();
        } else if Some(next) == self.open.active {
            self.open.phase = Phase::Remains;
        } else {
            self.open.phase = Phase::Opponent(next);
        }
    }

    pub(super) fn destroy(&mut self, seat: Seat, with: Card, card: Card) -> Result<(), Illegal> {
        let place = self.in_centre(card)?;
        self.spend_on(seat, with, card)?;
        self.open.centre.remove(place);
        Ok(())
    }

    pub(super) fn take_remains(&mut self, seat: Seat) {
        for card in self.open.centre.drain(..) {
            self.open.places[seat.index()].known.put(card);
        }
        self.end_explosion();
    }

    /// C5.4: the turn ends, but the hand limit still applies.
    fn end_explosion(&mut self) {
        let Some(active) = self.open.active else {
            return;
        };
        if self.open.deck == 0 {
            self.final_laying();
        } else if self.hand_is_too_large(active) {
            self.open.phase = Phase::Lay(active);
        } else {
            self.next_turn(active);
        }
    }
}
