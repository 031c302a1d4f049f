//! Snapshots in the file: one of each table at most. They are a cache, so nothing that goes wrong
//! here keeps anybody from playing.

use protocol::TableId;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use crate::store::StoreError;

/// The table of snapshots. Emptying it loses nothing.
pub const SCHEMA: &str = "
CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    snapshot TEXT NOT NULL
) STRICT;
";

pub fn keep(connection: &Connection, table: TableId, snapshot: &str) -> Result<(), StoreError> {
    let mut keep = connection.prepare_cached(
        "INSERT INTO snapshot (table_id, snapshot) VALUES ($1, $2)
         ON CONFLICT (table_id) DO UPDATE SET snapshot = $2",
    )?;
    unless_damaged(keep.execute(params![table.to_string(), snapshot]).map(drop))
}

pub fn remove(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    let mut remove = connection.prepare_cached("DELETE FROM snapshot WHERE table_id = $1")?;
    unless_damaged(remove.execute([table.to_string()]).map(drop))
}

/// The snapshot of a table, if one can be read.
pub fn find(connection: &Connection, table: TableId) -> Result<Option<String>, StoreError> {
    let query = "SELECT snapshot FROM snapshot WHERE table_id = $1";
    let found = connection
        .prepare_cached(query)
        .and_then(|mut query| query.query_row([table.to_string()], |row| row.get(0)).optional());
    Ok(found.unwrap_or_else(|error| {
        tracing::warn!(%error, %table, "a snapshot cannot be read");
        None
    }))
}

/// A full disk fails everybody who writes; a damaged table of snapshots nobody.
fn unless_damaged(written: rusqlite::Result<()>) -> Result<(), StoreError> {
    written.or_else(|error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::ConstraintViolation) => {
            tracing::error!(%error, "a snapshot could not be kept");
            Ok(())
        }
        _ => Err(error.into()),
    })
}
