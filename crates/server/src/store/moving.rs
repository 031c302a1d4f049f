//! Carrying all data from one store to another: the logs, what is noted beside them, and last the
//! server's key. Whatever ends it in between, it goes on where it stopped, and no server opens the
//! target before everything is there and was read again on both sides.

use std::path::PathBuf;

use sha2::{Digest, Sha256};

use super::checksum::{Stored, key_checksum};
use super::parts::{LOG, MARK, PARTS, Part, Record, Value, unfinished};
use super::postgres::{self, Postgres};
use super::{StoreError, sqlite};

/// A store that no server uses.
#[derive(Debug)]
pub enum Side {
    File(Box<sqlite::Bulk>),
    Database(Box<postgres::Bulk>),
}

/// What was carried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Rows of logs, all in all.
    pub entries: u64,
    /// Rows of everything.
    pub rows: u64,
}

/// How far a move is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    pub part: &'static str,
    /// How many of its rows this run has carried or checked.
    pub rows: u64,
}

impl Side {
    /// The store of a URL, or a file.
    pub async fn open(store: &str, file: impl FnOnce() -> PathBuf) -> Result<Side, StoreError> {
        if Postgres::is_url(store) {
            return Ok(Side::Database(Box::new(postgres::Bulk::open(store).await?)));
        }
        Ok(Side::File(Box::new(sqlite::Bulk::open(&file())?)))
    }

    async fn read(&self, part: &Part, after: Option<&[Value]>) -> Result<Vec<Record>, StoreError> {
        match self {
            Side::File(file) => file.read(part, after),
            Side::Database(database) => database.read(part, after).await,
        }
    }

    async fn write(&mut self, part: &Part, records: &[Record]) -> Result<(), StoreError> {
        match self {
            Side::File(file) => file.write(part, records),
            Side::Database(database) => database.write(part, records).await,
        }
    }

    async fn last(&self, part: &Part) -> Result<Option<Record>, StoreError> {
        match self {
            Side::File(file) => file.last(part),
            Side::Database(database) => database.last(part).await,
        }
    }

    async fn own(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match self {
            Side::File(file) => file.own(name),
            Side::Database(database) => database.own(name).await,
        }
    }

    async fn set_own(&mut self, set: &[(&str, &[u8])], remove: &str) -> Result<(), StoreError> {
        match self {
            Side::File(file) => file.set_own(set, remove),
            Side::Database(database) => database.set_own(set, remove).await,
        }
    }

    /// The server's key, if there is one and it is sound.
    async fn key(&self) -> Result<Option<[u8; 32]>, StoreError> {
        let Some(key) = self.own("key").await? else { return Ok(None) };
        let checksum = self.own("key-checksum").await?;
        match <[u8; 32]>::try_from(key) {
            Ok(key) if checksum.as_deref() == Some(&key_checksum(&key)) => Ok(Some(key)),
            _ => Err(refused("the server's key is damaged: restore the data from a copy")),
        }
    }

    async fn is_empty(&self) -> Result<bool, StoreError> {
        for part in &PARTS {
            if self.last(part).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Carries everything, or the rest of it, and reads all of it again.
pub async fn carry(
    from: &Side,
    to: &mut Side,
    mut tell: impl FnMut(Progress),
) -> Result<Moved, StoreError> {
    if from.own(MARK).await?.is_some() {
        return Err(unfinished());
    }
    let Some(key) = from.key().await? else {
        return Err(refused("there is nothing to move: no server has used this store yet"));
    };
    let came = key_checksum(&key);
    match to.own(MARK).await? {
        Some(mark) if mark == came => {}
        Some(_) => return Err(refused("another move into this store was begun and not finished")),
        None if to.key().await? == Some(key) => return compare(from, to, &mut tell).await,
        None if to.key().await?.is_none() && to.is_empty().await? => {
            to.set_own(&[(MARK, &came)], "").await?;
        }
        None => return Err(refused("the target has other data: choose an empty one")),
    }
    for part in &PARTS {
        copy(from, to, part, &mut tell).await?;
    }
    let moved = compare(from, to, &mut tell).await?;
    to.set_own(&[("key", &key), ("key-checksum", &came)], MARK).await?;
    Ok(moved)
}

/// Carries those rows of a part that are not there yet. They come in order and a page is written all
/// or none, so everything up to the last one is.
async fn copy(
    from: &Side,
    to: &mut Side,
    part: &Part,
    tell: &mut impl FnMut(Progress),
) -> Result<(), StoreError> {
    let mut after = to.last(part).await?;
    let mut rows = 0;
    loop {
        let page = from.read(part, after.as_deref()).await?;
        let Some(last) = page.last() else { return Ok(()) };
        if part.name == LOG.name {
            page.iter().try_for_each(|record| check(record))?;
        }
        after = Some(part.key_of(last).to_vec());
        to.write(part, &page).await?;
        rows += page.len() as u64;
        tell(Progress { part: part.name, rows });
    }
}

/// Whether a row of a log is what was written.
fn check(record: &[Value]) -> Result<(), StoreError> {
    let [
        Value::Text(name),
        Value::Number(seq),
        Value::Text(entry),
        Value::Number(version),
        Value::Number(checksum),
    ] = record
    else {
        return Err(refused("a row of the log has other columns than it should"));
    };
    if (Stored { table: name, seq: *seq, version: *version, entry }).checksum() == *checksum {
        return Ok(());
    }
    let problem = format!("row {seq} is not what was written");
    Err(match name.parse() {
        Ok(table) => StoreError::Damaged { table, problem },
        Err(_) => refused(&format!("the log of “{name}” is damaged: {problem}")),
    })
}

/// Reads everything on both sides.
async fn compare(
    from: &Side,
    to: &Side,
    tell: &mut impl FnMut(Progress),
) -> Result<Moved, StoreError> {
    let mut moved = Moved::default();
    for part in &PARTS {
        let (rows, digest) = digest(from, part, tell).await?;
        if self::digest(to, part, tell).await? != (rows, digest) {
            let name = part.name;
            return Err(refused(&format!(
                "the target has something else than the source in “{name}”: empty it and try again"
            )));
        }
        moved.rows += rows;
        if part.name == LOG.name {
            moved.entries = rows;
        }
    }
    Ok(moved)
}

/// How many rows a part has, and what they add up to.
async fn digest(
    side: &Side,
    part: &Part,
    tell: &mut impl FnMut(Progress),
) -> Result<(u64, [u8; 32]), StoreError> {
    let (mut rows, mut hash) = (0, Sha256::new());
    let mut after: Option<Record> = None;
    loop {
        let page = side.read(part, after.as_deref()).await?;
        let Some(last) = page.last() else { return Ok((rows, hash.finalize().into())) };
        for value in page.iter().flatten() {
            match value {
                Value::Text(text) => {
                    hash.update((text.len() as u64).to_be_bytes());
                    hash.update(text);
                }
                Value::Number(number) => hash.update(number.to_be_bytes()),
            }
        }
        after = Some(part.key_of(last).to_vec());
        rows += page.len() as u64;
        tell(Progress { part: part.name, rows });
    }
}

fn refused(sentence: &str) -> StoreError {
    StoreError::Unusable(sentence.to_owned())
}
