//! What a table may choose.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// What a table may choose before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TilesOptions"))]
pub struct Options {
    /// Who starts, for the later games of a series (T7); if nobody is named,
    /// chance draws (T2).
    pub first: Option<Seat>,
}
