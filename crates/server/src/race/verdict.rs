//! A verdict: the calls of one hold, judged and in order.

use std::time::Duration;

use fair::JudgedCall;

/// The calls of one hold in the order in which they count (D6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<T> {
    /// How long it was held.
    pub held: Duration,
    /// When it fell, after calls opened.
    pub fell: Duration,
    /// The first one first.
    pub calls: Vec<JudgedCall<T>>,
}
