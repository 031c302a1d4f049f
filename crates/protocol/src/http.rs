//! The bodies of HTTP requests and answers.

use bots::Level;
use rules::GameKind;
use serde::{Deserialize, Serialize};

use crate::avatar::Avatar;
use crate::id::TableId;
use crate::table::{Phase, Settings};
use crate::text::Name;

/// `POST /api/tables`: make a table. Who asks is its host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewTable {
    /// The game to play.
    pub game: GameKind,
    /// How many play; the fewest that can, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// The game's options, as docs/NOTATION.md tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<AnyOptions>"))]
    pub options: Option<serde_json::Value>,
    /// The table's own; if they are not said, a table by link without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<Settings>"))]
    pub settings: Option<Settings>,
    /// Sit down in the first seat under this name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The face that the others see beside that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<Avatar>,
    /// The id of the table, if the client chooses it: 128 random bits. Chance of one's own is
    /// promised for a table, so who promises some must choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Promise chance of one's own for the first game, as `contribute` does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contribution: Option<String>,
    /// Fill the other seats with bots of this level and start at once: quick play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Level>,
    /// These bots play as well as the people at the table instead, as in `seat_bot`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub bots_match: bool,
}

/// The answer to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableMade {
    /// The new table.
    pub table: TableId,
    /// Its address for friends.
    pub link: String,
}

/// `GET /api/tables`: the public tables at which somebody sits and is there, and that are not over,
/// the newest first. `?from=100&count=50` gives 50 of them (at most 100) after the first 100.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableList {
    /// One entry for each table, the newest first.
    pub tables: Vec<TableSummary>,
    /// Where the next part begins, if there is more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u32>,
}

/// `GET /api/tables/{table}`: a table in few words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The table's id.
    pub table: TableId,
    /// The game that is played there.
    pub game: GameKind,
    /// The names of those who sit there, by seat; bots by their level; `null` for a free seat.
    pub seats: Vec<Option<String>>,
    /// The name of the host, if they sit there.
    #[serde(default)]
    pub host: Option<Name>,
    /// Whether people wait, play, or are done.
    pub phase: Phase,
    /// How many games have been started at it.
    pub games: u32,
    /// When it was made: milliseconds since 1970.
    pub made: u64,
}

/// `GET /api/visitor`: how the server sees whoever asks. Hosts find out by it whether their proxy
/// tells visitors apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitorSeen {
    /// The address that limits count; of IPv6 the first 64 bits.
    pub address: String,
    /// Whether that is what a proxy said.
    pub forwarded: Forwarded,
}

/// What became of the address that stands in `X-Forwarded-For`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forwarded {
    /// None stood there, and none was expected.
    None,
    /// It was believed: a proxy of this server wrote it.
    Believed,
    /// It was not believed: the server knows no proxy there.
    Ignored,
    /// A proxy should have written one.
    Missing,
}

/// `GET /health`: whether the server can do its work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Health {
    /// Whether tables can be played at: the log can be written.
    pub ok: bool,
    /// The server's build.
    pub build: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// What the signatures of its records are checked with: a public key (Ed25519) in
    /// hexadecimal digits.
    #[serde(default)]
    pub record_key: String,
    /// This server among those that share its store, if several may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<NodeHealth>,
}

/// How one of several servers is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NodeHealth {
    /// What people call it.
    pub name: String,
    /// Whether it may keep tables: it has told the store in time that it lives.
    pub lease: bool,
    /// Whether it reaches the others; `null` if it has no bus.
    pub bus: Option<bool>,
}
