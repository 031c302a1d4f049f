//! Snapshots: what a table adds up to at a row of its log, so that opening it costs what is new. The
//! log stays the truth, and a snapshot that disagrees with it is thrown away.
//!
//! A game cannot be serialised, so a snapshot has everything but the game. Of the game it tells how it
//! began and which rows it is in, and these are played again.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use protocol::TableId;
use protocol::table::Settings;
use rules::{GameKind, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::matched::Begun;
use super::{Match, Place, Replies, Table};
use crate::session::SessionId;
use crate::you::Ended;
use fair::Entropy;

/// What is in a snapshot, and what it means. Those of other versions are thrown away.
const VERSION: u32 = 2;

/// What a table added up to at a row of its log.
#[derive(Debug, Serialize, Deserialize)]
pub struct Snapshot {
    table: TableId,
    /// The last row that it stands for.
    seq: u64,
    /// What that row is, so that a snapshot of another log is known as one.
    row: RowDigest,
    made: u64,
    host: SessionId,
    game: GameKind,
    options: serde_json::Value,
    settings: Settings,
    places: Vec<Place>,
    drawn: u32,
    games: u32,
    sent_away: BTreeSet<SessionId>,
    told: BTreeSet<Entropy>,
    ended: Option<Box<Ended>>,
    replies: Replies,
    begun: Option<Begun>,
}

/// Tells a row from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowDigest(u64);

impl RowDigest {
    pub fn of(row: &str) -> RowDigest {
        RowDigest(short_digest(row))
    }
}

impl Table {
    /// What the table adds up to; `row` is the last one of its log.
    pub fn snapshot(&self, row: RowDigest) -> Snapshot {
        Snapshot {
            table: self.id,
            seq: self.seq,
            row,
            made: self.made,
            host: self.host,
            game: self.game,
            options: serde_json::to_value(&self.options).unwrap_or_default(),
            settings: self.settings,
            places: self.places.clone(),
            drawn: self.drawn,
            games: self.games,
            sent_away: self.sent_away.clone(),
            told: self.told.clone(),
            ended: self.ended.clone(),
            replies: self.replies.clone(),
            begun: self.play.as_ref().map(Match::begun),
        }
    }

    /// Whether opening the table would read so many rows beside those of its game that a new
    /// snapshot is worth its room. There is one up to row `last`.
    pub fn needs_snapshot(&self, last: u64) -> bool {
        /// A snapshot takes as much room as a few rows.
        const ROWS: u64 = 64;
        /// But it tells all entropy that was ever told here.
        const TOLD: u64 = 16;
        let of_game = self.play.as_ref().map_or(0, |play| {
            let (first, last_of_game) = play.rows().into_inner();
            last_of_game.saturating_sub(last.max(first.saturating_sub(1)))
        });
        let old = self.seq.saturating_sub(last).saturating_sub(of_game);
        old >= ROWS + self.told.len() as u64 / TOLD
    }
}

impl Snapshot {
    /// The last row that it stands for.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The rows of the game that was on, or lay on the table.
    pub fn game_rows(&self) -> Option<RangeInclusive<u64>> {
        self.begun.as_ref().map(Begun::rows)
    }

    /// As a store keeps it: `VERSION CHECKSUM JSON`.
    pub fn write(&self) -> Result<String, String> {
        let json = serde_json::to_string(self).map_err(|error| error.to_string())?;
        Ok(format!("{VERSION} {:016x} {json}", short_digest(&json)))
    }

    /// A snapshot of this table, if it is one and what was written.
    pub fn read(table: TableId, text: &str) -> Result<Snapshot, String> {
        let mut parts = text.splitn(3, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (version, checksum, json) = (part(), part(), part());
        if version.parse() != Ok(VERSION) {
            return Err(format!("it is of version {version:.9}, and this program knows {VERSION}"));
        }
        if u64::from_str_radix(checksum, 16) != Ok(short_digest(json)) {
            return Err("it is not what was written".to_owned());
        }
        let read: Snapshot = serde_json::from_str(json).map_err(|error| error.to_string())?;
        if read.table != table || read.places.len() > Seat::MOST {
            return Err("it is of another table".to_owned());
        }
        Ok(read)
    }

    /// The table, from the rows of the game and from all rows that follow. The first of these is
    /// the last one that the snapshot stands for.
    pub fn resume(self, game: &[Box<str>], rows: &[Box<str>]) -> Result<Table, String> {
        let (last, new) = rows.split_first().ok_or("its row is not there")?;
        if RowDigest::of(last) != self.row {
            return Err("it is of another log".to_owned());
        }
        let again = |begun| Match::again(begun, self.table, game);
        let play = self.begun.as_ref().map(again).transpose()?;
        let options = self.game.read_options(self.options).map_err(|error| error.to_string())?;
        let mut table = Some(Table {
            id: self.table,
            seq: self.seq,
            made: self.made,
            host: self.host,
            game: self.game,
            options,
            settings: self.settings,
            places: self.places,
            drawn: self.drawn,
            games: self.games,
            play,
            sent_away: self.sent_away,
            told: self.told,
            ended: self.ended,
            replies: self.replies,
        });
        for row in new {
            table = Some(Table::after(table, self.table, row)?);
        }
        table.ok_or_else(|| "there is no table".to_owned())
    }
}

/// 64 bits of SHA-256.
fn short_digest(text: &str) -> u64 {
    let hash = Sha256::digest(text);
    u64::from_be_bytes(hash.first_chunk().copied().unwrap_or_default())
}
