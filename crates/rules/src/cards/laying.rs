//! The laying phase, the final laying and the next turn (C6, C7.2).

use super::action::Slot;
use super::card::Card;
use super::illegal::Illegal;
use super::open::Phase;
use super::pile::Pile;
use super::sequence::Sequence;
use super::state::Cards;
use crate::seat::Seat;

impl Cards {
    pub(super) fn start(&mut self, seat: Seat, low: Card, high: Card) -> Result<(), Illegal> {
        if low.is_black() || high.is_black() {
            return Err(Illegal::BlackInSequence);
        }
        let sequence = Sequence::new(low, high).ok_or(Illegal::NotConsecutive)?;
        let hand = self.hand(seat);
        if !hand.contains(low) || !hand.contains(high) {
            return Err(Illegal::NotInHandToLay);
        }
        self.sequences(seat).try_push(sequence).map_err(|_| Illegal::TooManySequences)?;
        self.spend(seat, low);
        self.spend(seat, high);
        Ok(())
    }

    pub(super) fn extend(&mut self, seat: Seat, slot: Slot, card: Card) -> Result<(), Illegal> {
        let in_hand = self.hand(seat).contains(card);
        let sequence = self.sequences(seat).get_mut(slot.index()).ok_or(Illegal::NoSuchSequence)?;
        if card.is_black() {
            return Err(Illegal::BlackInSequence);
        }
        let extended = sequence.extended(card).ok_or(Illegal::DoesNotFit)?;
        if !in_hand {
            return Err(Illegal::NotInHandToLay);
        }
        *sequence = extended;
        self.spend(seat, card);
        Ok(())
    }

    pub(super) fn stop_laying(&mut self, seat: Seat) {
        let hand = self.hand(seat);
        self.dealt[seat.index()] = None;
        let place = &mut self.open.places[seat.index()];
        place.discard = place.discard + hand;
        place.known = Pile::EMPTY;
        place.hidden = None;
        if self.open.deck == 0 {
            self.lay_finally(seat.next(self.open.seats()));
        } else {
            self.next_turn(seat);
        }
    }

    /// C7.2: everyone lays down once more, the player who drew the last card first.
    pub(super) fn final_laying(&mut self) {
        self.open.phase = Phase::Over;
        if let Some(active) = self.open.active {
            if self.open.places[active.index()].hand_size() > 0 {
                self.open.phase = Phase::Lay(active);
            } else {
                self.lay_finally(active.next(self.open.seats()));
            }
        }
    }

    /// The final laying goes on with the first seat from this one that has
    /// cards, and ends where it began.
    fn lay_finally(&mut self, from: Seat) {
        let next = from
            .round(self.open.seats())
            .take_while(|&seat| Some(seat) != self.open.active)
            .find(|seat| self.open.places[seat.index()].hand_size() > 0);
        self.open.phase = next.map_or(Phase::Over, Phase::Lay);
    }

    pub(super) fn next_turn(&mut self, seat: Seat) {
        self.open.active = Some(seat.next(self.open.seats()));
        self.open.phase = Phase::Draw { fresh: false };
    }
}
