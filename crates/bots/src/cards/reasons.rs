//! Why a bot of `cards` would do something, in facts that a person can check.

use rules::Observer;
use rules::cards::{Action, Card, Phase, Pile, View};

use super::laying;
use super::odds;
use crate::reason::Reason;

/// The reason for this action in this view.
pub(super) fn reason(view: &View, action: Action) -> Reason {
    let plain = Reason::plain;
    match action {
        Action::Draw if view.open.centre.is_empty() => plain("hint-cards-draw-first"),
        Action::Draw => {
            let odds = odds::explosion(view);
            plain("hint-cards-draw").share("share", odds.uncancelled).count("helpful", odds.helpful)
        }
        Action::Take(card) if matches!(view.open.phase, Phase::Draw { .. }) => {
            let (_, uncancelled) = odds::Chances::of(view).explosion(view);
            plain("hint-cards-stop")
                .notation("card", card)
                .count("points", gain_with(view, Some(card)))
                .share("share", uncancelled)
        }
        Action::Take(card) => {
            let points = gain_with(view, Some(card));
            plain("hint-cards-take").notation("card", card).count("points", points)
        }
        Action::Bango(card) => {
            let key = match view.open.phase {
                Phase::Explosion => "hint-cards-bango-cancel",
                _ => "hint-cards-bango-answer",
            };
            plain(key).notation("card", card)
        }
        Action::Explode => {
            plain("hint-cards-explode").count("cards", count(view.open.centre.len()))
        }
        Action::Destroy { with, card } => {
            plain("hint-cards-destroy").notation("with", with).notation("card", card)
        }
        Action::Lay => plain("hint-cards-lay").count("points", gain_with(view, None)),
        Action::Keep => plain("hint-cards-keep").count("points", gain_with(view, None)),
        Action::Start { low, high } => {
            plain("hint-cards-start").notation("low", low).notation("high", high)
        }
        Action::Extend { card, .. } => plain("hint-cards-extend").notation("card", card),
        Action::Done => done(view),
        // Chance's steps are nobody's decision.
        Action::Deal(..) | Action::First(_) | Action::Reveal(_) => plain("hint-cards-chance"),
    }
}

fn done(view: &View) -> Reason {
    let in_hand = view.hand.map_or(0, Pile::len);
    match view.open.phase {
        Phase::Lay(_) => Reason::plain("hint-cards-done-laying").count("cards", in_hand),
        Phase::Remains => Reason::plain("hint-cards-done-destroying")
            .count("cards", count(view.open.centre.len())),
        _ => Reason::plain("hint-cards-done-taking").count("cards", count(view.open.centre.len())),
    }
}

/// The points that laying down now would gain, with this card in the hand too.
fn gain_with(view: &View, card: Option<Card>) -> i64 {
    let Observer::Seat(seat) = view.observer else { return 0 };
    let Some(place) = view.open.places.get(seat.index()) else { return 0 };
    let hand = view.hand.unwrap_or_default() + card.into_iter().collect();
    let laid = laying::best(hand, &place.sequences, place.discard).points;
    i64::from(laid - place.tally().total)
}

fn count(cards: usize) -> i64 {
    i64::try_from(cards).unwrap_or(i64::MAX)
}
