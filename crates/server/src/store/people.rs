//! What holds of the index of people in every store: how long it remembers, how much it shows, and
//! how what it keeps is written.

use std::cmp::Reverse;

use protocol::table::Phase;
use protocol::you::YourTable;
use serde::de::DeserializeOwned;

use crate::session::SessionId;

/// How many tables and how many games of one person are kept. Older games stay in the tallies.
pub const MOST: u32 = 200;

/// How long somebody is remembered after their last game: a little longer than their cookie lasts.
pub const KEPT: u64 = days(400);
/// The same for those who have never sat at a table.
pub const KEPT_UNSEATED: u64 = days(30);

/// How many tables are shown at most.
const TABLES: usize = 50;
/// How many games.
pub const GAMES: u32 = 20;
/// How long a table stays on the list after its game is over.
const OVER_FOR_GOOD: u64 = days(1);

const fn days(many: u64) -> u64 {
    many * 24 * 60 * 60 * 1000
}

/// How a session is written.
pub fn key(session: SessionId) -> String {
    session.code().to_string()
}

/// What cannot be read is left out.
pub fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    let read = serde_json::from_str(json);
    read.inspect_err(|error| tracing::warn!(%error, "something about a person cannot be read")).ok()
}

/// Those of somebody's tables that are shown: those that wait for this person first, then the newest.
pub fn shown(mut tables: Vec<YourTable>, now: u64) -> Vec<YourTable> {
    let since = now.saturating_sub(OVER_FOR_GOOD);
    tables.retain(|table| table.phase != Phase::Over || table.changed > since);
    let waits = |table: &YourTable| table.yours.iter().any(|seat| table.awaited.contains(seat));
    tables.sort_by_key(|table| Reverse((waits(table), table.changed)));
    tables.truncate(TABLES);
    tables
}
