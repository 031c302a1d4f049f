//! Help for a person at the table, made from what that person sees and nothing
//! else: exact odds, the best way to lay down a hand, and what a way would lead to.

use std::collections::BTreeMap;

use rules::any::AnyView;
use serde::{Deserialize, Serialize};

use crate::reason::Fact;

/// What a person wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Question {
    /// How likely the next card explodes, in `cards` while somebody draws.
    Odds,
    /// How to lay down the hand, in `cards` when it is the seat's time to lay.
    Arrangement,
    /// What would lie there after these steps of laying down, in `cards` when it is the
    /// seat's time to lay: nothing is done, so that a person can arrange a hand and take it back.
    Laid(Vec<String>),
    /// What to do and why, where all others at the table are bots.
    Hint,
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
    /// What would lie there (C6).
    Laid {
        /// What the seat would see, and what it could lay next.
        view: Box<AnyView>,
        /// The seat's points if it said `done` then, and what is left in its hand were discarded.
        points: i16,
    },
    /// The best step.
    Hint {
        /// The step in the game's notation.
        action: String,
        /// The key of the sentence in locales that says why.
        key: String,
        /// The facts in that sentence, by their names.
        facts: BTreeMap<String, Fact>,
        /// How much of the win the seat can expect then, from 0 to 1.
        value: f64,
    },
}
