//! A verdict: the calls of one hold, judged and in order.

use std::time::Duration;

use rules::{Seat, Seats};

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

/// One call and how it was judged. All times count from the moment when calls opened.
///
/// What players are shown of it is [`protocol::race::Finish`], which the rules have to complete:
/// only they know which calls counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedCall<T> {
    pub seat: Seat,
    pub what: T,
    /// The first of the seats that share its clock.
    pub clock: Seat,
    /// When it reached the server.
    pub arrived: Duration,
    /// The reaction that the client measured.
    pub claimed: Option<Duration>,
    /// One way of the connection; `None` if it was not measured, or if there is none.
    pub trip: Option<Duration>,
    /// The shortest reaction that this trip allows.
    pub least: Duration,
    /// The longest one.
    pub most: Duration,
    /// The reaction that counts.
    pub judged: Duration,
    /// Whether it was too close to call and its place was drawn by lot (D6).
    pub lot: bool,
    /// The seats between which a lot gave this one its place; none if it was clear.
    pub tied: Seats,
}
