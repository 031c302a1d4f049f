//! A finished game, looked at again moment by moment.

use rules::any::AnyView;
use rules::record::{Ending, Race};
use rules::{Actor, GameKind};
use serde::{Deserialize, Serialize};

/// `GET /api/tables/{table}/games/{number}/moments`: some moments of a game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// The game that was played.
    pub game: GameKind,
    /// The game's options, as docs/NOTATION.md tells.
    #[cfg_attr(feature = "typescript", ts(as = "rules::any::AnyOptions"))]
    pub options: serde_json::Value,
    /// The names of those who played, by seat.
    pub players: Vec<String>,
    /// How many steps the game had; there is one moment more.
    pub steps: usize,
    /// Which moment is the first of these.
    pub from: usize,
    /// The moments in order.
    pub moments: Vec<Moment>,
    /// How it ended.
    pub ending: Ending,
}

/// The position after a number of steps, and the last of them. The first moment
/// of a game has no step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// Who took the step; `null` in the first moment.
    pub by: Option<Actor>,
    /// The step in the game's notation; `null` if it is hidden from these eyes,
    /// and in the first moment.
    #[serde(rename = "do")]
    pub action: Option<String>,
    /// Milliseconds since the start.
    pub at: u64,
    /// Whether a bot took it for somebody who was away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// How it was measured, if it was a call in a race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
    /// What was seen then; `actions` in it is empty.
    pub view: AnyView,
}
