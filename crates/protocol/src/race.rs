//! A race at a table: when it begins, and how its calls were judged.

use rules::Seat;
use serde::{Deserialize, Serialize};

/// The two moments of a race, on the server's clock, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RaceStart {
    /// When the dice are shown; not before.
    pub shown_at: u64,
    /// When calls open; reactions count from here. Where rolls are read aloud this is later than
    /// `shown_at`: until then one die after the other is shown, in the order of the notation and at
    /// an even pace. Elsewhere the two are the same.
    pub opens_at: u64,
}

/// How the calls of a round were judged, the first one first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Photo {
    /// The longest that a verdict is held, in microseconds.
    pub cap: u64,
    /// How long this verdict was held, in microseconds.
    pub held: u64,
    /// How long the roll was read aloud before calls opened; `null` if it was shown at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spoken: Option<u64>,
    /// Every call of the round, in the order in which they count.
    pub calls: Vec<Finish>,
}

/// How one call was judged. Times are microseconds, counted from the moment when calls opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finish {
    /// The seat that called.
    pub seat: Seat,
    /// The call in the game's notation.
    pub call: String,
    /// When it reached the server.
    pub arrived: u64,
    /// One way of the connection, as measured; `null` if it was not, or for a bot.
    pub trip: Option<u64>,
    /// The reaction that the client claimed.
    pub claimed: Option<u64>,
    /// The shortest reaction that the measured round trips allow.
    pub least: u64,
    /// The longest reaction that they allow.
    pub most: u64,
    /// The reaction that counts.
    pub judged: u64,
    /// Whether it was too close to call and a lot decided.
    pub lot: bool,
    /// Whether the call counted: calls after the first right one do not.
    pub counted: bool,
}
