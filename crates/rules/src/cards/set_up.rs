//! Set-up: a card for everyone, and who starts (C2).

use super::card::Card;
use super::illegal::Illegal;
use super::open::{MayBe, Phase};
use super::state::Cards;
use crate::seat::Seat;

impl Cards {
    pub(super) fn deal(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let dealt = self.dealt.get_mut(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        if dealt.is_some() {
            return Err(Illegal::AlreadyDealt);
        }
        if card.is_black() {
            return Err(Illegal::BlackDealt);
        }
        if !self.pool.remove(card) {
            return Err(Illegal::NotUnseen);
        }
        *dealt = Some(card);
        self.open.places[seat.index()].hidden = Some(MayBe::ANY);
        self.open.deck -= 1;
        self.begin_when_set_up();
        Ok(())
    }

    pub(super) fn choose_first(&mut self, seat: Seat) -> Result<(), Illegal> {
        if seat.number() >= self.open.seats() {
            return Err(Illegal::NoSuchSeat);
        }
        if self.open.active.is_some() {
            return Err(Illegal::AlreadyChosen);
        }
        self.open.active = Some(seat);
        self.begin_when_set_up();
        Ok(())
    }

    /// The next seat that gets a card, in order of seats.
    pub(super) fn next_to_deal(&self) -> Option<Seat> {
        Seat::all(self.open.seats()).find(|seat| self.dealt[seat.index()].is_none())
    }

    fn begin_when_set_up(&mut self) {
        if self.open.active.is_some() && self.dealt.iter().all(Option::is_some) {
            self.open.phase = Phase::Draw { fresh: false };
        }
    }
}
