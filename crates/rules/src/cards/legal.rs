//! What a seat may do now.

use super::action::{Action, Slot};
use super::open::Phase;
use super::pile::Pile;
use super::score::MOST_SEQUENCES;
use super::state::Cards;
use crate::seat::Seat;

impl Cards {
    /// Adds everything that `play` accepts from this seat, whose turn it is.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        match self.open.phase {
            Phase::Draw { fresh } => {
                if self.open.deck > 0 {
                    out.push(Action::Draw);
                }
                if fresh {
                    self.answers(hand, out);
                }
                self.takes(out);
            }
            Phase::Explosion => {
                out.push(Action::Explode);
                self.answers(hand, out);
            }
            Phase::Take => {
                self.takes(out);
                out.push(Action::Done);
            }
            Phase::Opponent(_) => {
                self.takes(out);
                self.destructions(hand, out);
            }
            Phase::Remains => {
                self.destructions(hand, out);
                out.push(Action::Done);
            }
            Phase::LayOrKeep => out.extend([Action::Lay, Action::Keep]),
            Phase::Lay(_) => {
                self.layings(seat, hand, out);
                out.push(Action::Done);
            }
            Phase::SetUp | Phase::Reveal | Phase::Over => {}
        }
    }

    /// C4.5: Bangos on the card revealed last.
    fn answers(&self, hand: Pile, out: &mut Vec<Action>) {
        if let Some(last) = self.open.centre.last() {
            out.extend(hand.of_number(last.number()).kinds().map(Action::Bango));
        }
    }

    fn takes(&self, out: &mut Vec<Action>) {
        out.extend(self.open.centre.iter().map(|&card| Action::Take(card)));
    }

    /// C5.2 and C5.3: Bangos on any card of the centre.
    fn destructions(&self, hand: Pile, out: &mut Vec<Action>) {
        for &card in &self.open.centre {
            out.extend(
                hand.of_number(card.number()).kinds().map(|with| Action::Destroy { with, card }),
            );
        }
    }

    /// C6.3–C6.5: new sequences, and cards at the ends of those that lie.
    fn layings(&self, seat: Seat, hand: Pile, out: &mut Vec<Action>) {
        let hand = hand.coloured();
        let sequences = &self.open.places[seat.index()].sequences;
        if sequences.len() < MOST_SEQUENCES {
            for low in hand.kinds() {
                if let Some(next) = low.number().next() {
                    out.extend(
                        hand.of_number(next).kinds().map(|high| Action::Start { low, high }),
                    );
                }
            }
        }
        for (slot, sequence) in Slot::ALL.into_iter().zip(sequences) {
            for number in sequence.open_numbers() {
                out.extend(
                    hand.of_number(number)
                        .kinds()
                        .map(|card| Action::Extend { sequence: slot, card }),
                );
            }
        }
    }
}
