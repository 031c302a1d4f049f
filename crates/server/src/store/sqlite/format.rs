//! The format of the file: what it is made of, and how files of earlier formats become files of this
//! one. A newer file is left alone.
//!
//! 1: had no number. 2: numbers; rows and the key carry checksums, and rows the version of their entry.
//! 3: an index of people, which is empty until tables are opened. 4: snapshots.

use std::path::{Path, PathBuf};

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::reader::backup;
use super::secrecy::beside;
use super::{people, snapshots};
use crate::store::StoreError;
use crate::store::checksum::{self, Stored};

/// The format that this program writes, in SQLite's `user_version`.
pub const FORMAT: i64 = 4;
/// Tells a file of ours from those of other programs, in SQLite's `application_id`: "bang".
const APPLICATION: i64 = 0x6261_6e67;

/// The tables of the file.
const SCHEMA: &str = "
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    checksum INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE summary (
    table_id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX listed ON summary (made DESC) WHERE listed = 1;
CREATE TABLE own (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Rows of the log cannot be changed or deleted.
const TRIGGERS: &str = "
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is never changed'); END;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is never deleted'); END;
";

/// What a file is before it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Nothing,
    Ours(i64),
}

/// Looks at a file without changing it: nobody else's file is touched, and none that this program
/// does not understand.
pub fn check(connection: &Connection, file: &Path) -> Result<(), StoreError> {
    found(connection, file).map(drop)
}

/// Makes a file that is one of [`FORMAT`], keeping a copy of what it was.
pub fn prepare(connection: &mut Connection, file: &Path) -> Result<(), StoreError> {
    match found(connection, file)? {
        Found::Ours(FORMAT) => Ok(()),
        Found::Nothing => in_one(connection, |transaction| {
            transaction.execute_batch(SCHEMA)?;
            transaction.execute_batch(people::SCHEMA)?;
            transaction.execute_batch(snapshots::SCHEMA)?;
            transaction.execute_batch(TRIGGERS)
        }),
        Found::Ours(format) => {
            let copy = free_name(file, format);
            backup(connection, &copy)?;
            let shown = copy.display();
            tracing::warn!(
                "the data is brought from format {format} to {FORMAT}; a copy is {shown}"
            );
            in_one(connection, |transaction| {
                if format < 2 {
                    second(transaction)?;
                }
                if format < 3 {
                    third(transaction)?;
                }
                fourth(transaction)
            })
        }
    }
}

fn found(connection: &Connection, file: &Path) -> Result<Found, StoreError> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let has = |what: &str| {
        let query = format!("SELECT EXISTS (SELECT 1 FROM sqlite_schema{what})");
        connection.query_row(&query, [], |row| row.get::<_, bool>(0))
    };
    let shown = file.display();
    let refused = |why: String| Err(StoreError::Unusable(why));
    match (number("application_id")?, number("user_version")?) {
        (APPLICATION, format @ 1..=FORMAT) => Ok(Found::Ours(format)),
        (APPLICATION, format) => refused(format!(
            "{shown} was written by a newer version (format {format}, and this one knows {FORMAT}): \
             run that version, or restore a copy from before"
        )),
        (0, 0) if !has("")? => Ok(Found::Nothing),
        (0, 0) if has(" WHERE name = 'log_is_never_changed'")? => Ok(Found::Ours(1)),
        _ => refused(format!(
            "{shown} belongs to another program: choose another folder with --data"
        )),
    }
}

/// A name beside the file that is not taken: copies are never written over.
fn free_name(file: &Path, format: i64) -> PathBuf {
    let names = (1..).map(|number| match number {
        1 => beside(file, &format!(".format-{format}")),
        number => beside(file, &format!(".format-{format}.{number}")),
    });
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(file, ".format"))
}

/// Changes everything or nothing.
fn in_one(
    connection: &mut Connection,
    change: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<()>,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    change(&transaction)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", FORMAT)?;
    Ok(transaction.commit()?)
}

/// From the first format to the second.
fn second(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    transaction.create_scalar_function("row_checksum", 3, flags, |row| {
        let (table, entry): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(Stored { table: &table, seq: row.get(1)?, version: 1, entry: &entry }.checksum())
    })?;
    transaction.create_scalar_function("blob_checksum", 1, flags, |row| {
        Ok(checksum::of(&[&row.get::<Vec<u8>>(0)?]).to_be_bytes().to_vec())
    })?;
    transaction.execute_batch(
        "DROP TRIGGER log_is_never_changed;
         DROP TRIGGER log_is_never_deleted;
         ALTER TABLE log ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
         ALTER TABLE log ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
         UPDATE log SET checksum = row_checksum(table_id, seq, entry);
         INSERT INTO own (name, value)
             SELECT 'key-checksum', blob_checksum(value) FROM own WHERE name = 'key';",
    )?;
    transaction.execute_batch(TRIGGERS)
}

/// From the second format to the third.
fn third(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(people::SCHEMA)
}

/// From the third format to the fourth.
fn fourth(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(snapshots::SCHEMA)
}
