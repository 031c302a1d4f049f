//! Help for a person at the table, made from what that person sees and nothing
//! else: exact odds, and the best way to lay down a hand.

use rules::any::AnyView;
use serde::{Deserialize, Serialize};

/// What a person wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Question {
    /// How likely the next card explodes, in `cards` while somebody draws.
    Odds,
    /// How to lay down the hand, in `cards` when it is the seat's time to lay.
    Arrangement,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Advice {
    /// The odds of the next card.
    Odds {
        /// The exact chance from 0 to 1 that it explodes, for all that the seat
        /// may know (C9).
        explosion: f64,
        /// How many cards are left in the deck.
        cards: u32,
    },
    /// The best way to lay down the hand (C6, C8).
    Arrangement {
        /// The steps in order, without a `lay` before them and the `done` that closes them.
        actions: Vec<String>,
        /// The points that it gains, those lost for cards that find no place taken off.
        points: i16,
    },
}

/// What can be said to whoever has this view; `None` if there is nothing to say
/// about that now. Only `cards` has odds and arrangements.
pub fn advise(view: &AnyView, about: Question) -> Option<Advice> {
    match view {
        AnyView::Cards(view) => crate::cards::advise(view, about),
        _ => None,
    }
}
