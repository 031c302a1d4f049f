//! What one observer may know (C9), and states that agree with it.

use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::Card;
use super::open::{MOST_IN_CENTRE, MOST_SEATS, Open, Phase, Place};
use super::pile::Pile;
use super::score::Tally;
use super::state::{Cards, Dealt, removed};
use crate::chance;
use crate::game::{Game, Observer, Turn};
use crate::seat::Seat;

/// All that one observer may know: what lies open, their own hand, and what they may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsView"))]
pub struct View {
    /// Whose view it is.
    pub observer: Observer,
    /// Who acts next.
    pub turn: Turn,
    /// All that lies open on the table.
    pub open: Open,
    /// The observer's own hand; `None` for a spectator.
    pub hand: Option<Pile>,
    /// The card in that hand that nobody else has seen.
    pub dealt: Option<Card>,
    /// The points of what lies before each seat now (C8).
    pub points: ArrayVec<Tally, MOST_SEATS>,
    /// What the observer may do now.
    pub actions: Vec<Action>,
}

impl View {
    /// All cards that the observer has not seen: the deck's, the removed ones
    /// and those that were dealt to others and are still in their hands.
    pub fn unseen(&self) -> Pile {
        let mut unseen = Pile::DECK;
        for card in self.open.seen().chain(self.dealt) {
            unseen.remove(card);
        }
        unseen
    }

    /// What this observer may know.
    pub(super) fn of(state: &Cards, observer: Observer) -> View {
        let mut actions = Vec::new();
        let mut hand = None;
        let mut dealt = None;
        if let Observer::Seat(seat) = observer
            && seat.number() < state.open.seats()
        {
            state.actions(seat, &mut actions);
            hand = Some(state.hand(seat));
            dealt = state.dealt[seat.index()];
        }
        View {
            observer,
            turn: state.turn(),
            open: state.open.clone(),
            hand,
            dealt,
            points: state.open.places.iter().map(Place::tally).collect(),
            actions,
        }
    }

    /// A state that agrees with this view; `None` if the rules make no such view.
    pub(super) fn deal_again(&self, rng: &mut dyn Rng) -> Option<Cards> {
        let (dealt, pool) = deal_unseen(self, rng)?;
        let state = Cards { open: self.open.clone(), dealt, pool };
        let agrees = state.is_sound() && state.view(self.observer) == *self;
        agrees.then_some(state)
    }
}

impl Cards {
    /// Whether all 99 cards are there and the phase fits what lies on the table,
    /// so that the game can go on from here.
    fn is_sound(&self) -> bool {
        let mut rest = Pile::DECK;
        let dealt = self.dealt.iter().copied().flatten();
        let all_once = self.open.seen().chain(dealt).all(|card| rest.remove(card));
        let seats = self.open.seats();
        let unseen = u32::from(self.open.deck) + u32::from(removed(seats));
        Cards::SEATS.contains(&seats)
            && all_once
            && rest == self.pool
            && unseen == rest.len()
            && self.open.phase_fits()
    }
}

impl Open {
    /// Whether the phase goes with the centre, the deck and the seats.
    fn phase_fits(&self) -> bool {
        let at_table = |seat: Seat| seat.number() < self.seats();
        let is_active = |seat: Seat| Some(seat) == self.active;
        let (centre, deck) = (self.centre.len(), self.deck);
        let fits = match self.phase {
            Phase::SetUp => {
                let begun =
                    self.active.is_some() && self.places.iter().all(|place| place.hidden.is_some());
                centre == 0 && !begun
            }
            Phase::Draw { fresh } => centre > 0 || (deck > 0 && !fresh),
            Phase::Reveal => deck > 0,
            Phase::Explosion => centre > 1,
            Phase::Opponent(seat) => centre > 0 && at_table(seat) && !is_active(seat),
            Phase::LayOrKeep => centre == 0 && deck > 0,
            Phase::Lay(seat) => centre == 0 && at_table(seat) && (deck == 0 || is_active(seat)),
            Phase::Over => centre == 0 && deck == 0,
            Phase::Take | Phase::Remains => true,
        };
        fits && self.active.map_or(self.phase == Phase::SetUp, at_table) && self.numbers_differ()
    }

    /// Whether no two cards in the centre match, but for one that explodes.
    fn numbers_differ(&self) -> bool {
        let settled = self.centre.len() - usize::from(self.phase == Phase::Explosion);
        let mut numbers: ArrayVec<_, MOST_IN_CENTRE> =
            self.centre.iter().take(settled).map(|card| card.number()).collect();
        numbers.sort_unstable();
        numbers.is_sorted_by(|one, next| one < next)
    }
}

/// Hands out unseen cards to the seats that hold a card which the viewer does
/// not know; the viewer's own stays. Gives the hidden cards by seat, and those
/// that are left; `None` if it cannot be done.
fn deal_unseen(view: &View, rng: &mut dyn Rng) -> Option<(Dealt, Pile)> {
    /// Views that the rules made need a few tries at most.
    const TRIES: usize = 10_000;
    let unseen = view.unseen();
    (0..TRIES).find_map(|_| try_to_deal(view, unseen, rng))
}

/// One try. Each seat draws from all the cards that its own may be, as if it were
/// alone; if two of them draw the same one, all is drawn anew. So every way to
/// deal is equally likely, whatever the order of the seats.
fn try_to_deal(view: &View, unseen: Pile, rng: &mut dyn Rng) -> Option<(Dealt, Pile)> {
    let mut left = unseen;
    let mut dealt = Dealt::new();
    for (seat, place) in Seat::all(view.open.seats()).zip(&view.open.places) {
        let card = match place.hidden {
            None => None,
            Some(_) if view.observer == Observer::Seat(seat) => Some(view.dealt?),
            Some(may_be) => {
                let drawn = chance::below(rng, may_be.among(unseen.coloured()).len());
                let card = may_be.among(left.coloured()).iter().nth(drawn as usize)?;
                left.remove(card);
                Some(card)
            }
        };
        dealt.push(card);
    }
    Some((dealt, left))
}
