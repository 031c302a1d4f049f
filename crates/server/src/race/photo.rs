//! The photo finish: how a verdict came about, for everyone to see afterwards.

use std::time::Duration;

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// The calls of one hold in the order in which they count (D6), and why. All
/// times are in milliseconds on the wire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Photo<T> {
    /// The longest that the verdict could have been held.
    #[serde(with = "milliseconds")]
    pub cap: Duration,
    /// How long it was held.
    #[serde(with = "milliseconds")]
    pub held: Duration,
    /// Calls closer than this are too close to tell apart.
    #[serde(with = "milliseconds")]
    pub too_close: Duration,
    /// The calls, the first one first.
    pub calls: Vec<Finish<T>>,
}

/// One call at the finish. Reactions count from the reveal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finish<T> {
    /// Whose.
    pub seat: Seat,
    /// What was called.
    pub what: T,
    /// When it reached the server.
    #[serde(with = "milliseconds")]
    pub arrived: Duration,
    /// The reaction that the client measured.
    #[serde(with = "some_milliseconds")]
    pub claimed: Option<Duration>,
    /// One way of the connection, as measured; `None` if it was not, or if
    /// there is none.
    #[serde(with = "some_milliseconds")]
    pub trip: Option<Duration>,
    /// The shortest reaction that this trip allows.
    #[serde(with = "milliseconds")]
    pub least: Duration,
    /// The longest one.
    #[serde(with = "milliseconds")]
    pub most: Duration,
    /// The reaction that counts.
    #[serde(with = "milliseconds")]
    pub judged: Duration,
    /// Why that one.
    pub basis: Basis,
    /// Whether it was too close to call and its place was drawn by lot (D6).
    pub lot: bool,
    /// The seats between which a lot gave this one its place; none if it was clear.
    #[serde(skip)]
    pub tied: Seats,
}

/// Why a reaction was judged as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The claim is possible, so it counts.
    Claim,
    /// The claim was shorter than possible, so the least possible counts.
    Raised,
    /// The claim was longer than possible, so the most possible counts.
    Lowered,
    /// There was no claim: the arrival counts, less the usual trip.
    Trip,
    /// The connection was not measured, or broke during the race: the arrival counts.
    Arrival,
    /// The server itself played, as a bot: its time is exact.
    Here,
}

/// Times as milliseconds with three decimals: fine enough, and readable.
pub(super) mod milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(in super::super) fn serialize<S: Serializer>(
        time: &Duration,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(rounded(*time))
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Duration, D::Error> {
        time(f64::deserialize(deserializer)?).map_err(D::Error::custom)
    }

    pub(super) fn rounded(time: Duration) -> f64 {
        (time.as_secs_f64() * 1e6).round() / 1e3
    }

    /// Refuses what is no time: negative, endless or not a number.
    pub(super) fn time(milliseconds: f64) -> Result<Duration, std::time::TryFromFloatSecsError> {
        Duration::try_from_secs_f64(milliseconds / 1e3)
    }
}

/// The same for a time that may be missing.
mod some_milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::milliseconds::{rounded, time};

    #[expect(clippy::ref_option, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(
        time: &Option<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(rounded).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Duration>, D::Error> {
        Option::deserialize(deserializer)?.map(time).transpose().map_err(D::Error::custom)
    }
}
