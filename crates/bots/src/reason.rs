//! Why a bot would do something: facts that a person can check, in a form that
//! any language can say.

use serde::{Deserialize, Serialize};

/// A reason: which sentence of `locales/*/<game>.ftl`, and the facts in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// The sentence's key.
    pub key: &'static str,
    /// The facts by their names in the sentence.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A fact in a reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fact {
    /// A whole number: cards, points, moves.
    Count(i64),
    /// A share from 0 to 1, said in per cent.
    Share {
        /// The share.
        share: f64,
    },
    /// A piece of notation: a card, a cell, a line of steps.
    Notation(String),
}

impl Reason {
    /// A sentence without facts.
    pub fn plain(key: &'static str) -> Reason {
        Reason { key, facts: Vec::new() }
    }

    /// The same with one more whole number.
    #[must_use]
    pub fn count(mut self, name: &'static str, count: impl Into<i64>) -> Reason {
        self.facts.push((name, Fact::Count(count.into())));
        self
    }

    /// The same with one more share.
    #[must_use]
    pub fn share(mut self, name: &'static str, share: f64) -> Reason {
        self.facts.push((name, Fact::Share { share }));
        self
    }

    /// The same with one more piece of notation.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "cards and cells are small, and calls read better"
    )]
    pub fn notation(mut self, name: &'static str, notation: impl ToString) -> Reason {
        self.facts.push((name, Fact::Notation(notation.to_string())));
        self
    }
}
