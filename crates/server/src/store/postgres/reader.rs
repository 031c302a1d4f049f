//! What is read from the database.

use std::ops::RangeInclusive;
use std::sync::Arc;

use protocol::TableId;
use protocol::http::TableList;

use super::link::Session;
use super::trouble::Trouble;
use crate::session::ServerKey;
use crate::store::checksum::{Stored, key_checksum};
use crate::store::{Page, StoreError};

/// These rows of a table, if they are what was written.
pub async fn load(
    session: Arc<Session>,
    table: TableId,
    wanted: RangeInclusive<u64>,
) -> Result<Vec<Box<str>>, Trouble> {
    let rows = checked_rows(&session, table, wanted).await;
    if let Err(Trouble::Store(error)) = &rows {
        metrics::counter!("bango_damaged_tables_total").increment(1);
        tracing::error!(%error, "a table cannot be opened");
    }
    rows
}

async fn checked_rows(
    session: &Session,
    table: TableId,
    wanted: RangeInclusive<u64>,
) -> Result<Vec<Box<str>>, Trouble> {
    const LOAD: &str = "SELECT seq, entry, version, checksum FROM log
        WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq";
    // It looks at both at one moment: the table may have been made since its rows were looked for.
    const IS_EMPTIED: &str = "SELECT EXISTS (SELECT 1 FROM summary WHERE table_id = $1)
        AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = $1)";
    let name = table.to_string();
    let [first, last] =
        [*wanted.start(), *wanted.end()].map(|seq| i64::try_from(seq).unwrap_or(i64::MAX));
    let rows = session.query(LOAD, &[&name, &first, &last]).await?;
    let mut entries = Vec::with_capacity(rows.len());
    for (row, place) in rows.iter().zip(first..) {
        let entry: &str = row.try_get(1)?;
        let (seq, version) = (row.try_get(0)?, row.try_get(2)?);
        Stored { table: &name, seq, version, entry }.check(table, row.try_get(3)?, place)?;
        entries.push(entry.into());
    }
    if first == 1 && entries.is_empty() && session.one(IS_EMPTIED, &[&name]).await?.try_get(0)? {
        let problem = "its rows are missing".to_owned();
        return Err(StoreError::Damaged { table, problem }.into());
    }
    Ok(entries)
}

/// The snapshot of a table, if there is one.
pub async fn snapshot(session: Arc<Session>, table: TableId) -> Result<Option<String>, Trouble> {
    const SNAPSHOT: &str = "SELECT snapshot FROM snapshot WHERE table_id = $1";
    let row = session.find(SNAPSHOT, &[&table.to_string()]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// A part of the list. Tables of a server that has died are not on it.
pub async fn public_tables(session: Arc<Session>, page: Page) -> Result<TableList, Trouble> {
    const LIST: &str = "
        SELECT summary.summary FROM summary
        LEFT JOIN keeper USING (table_id) LEFT JOIN node USING (node)
        WHERE listed = 1 AND (keeper.node IS NULL OR node.until > clock_timestamp())
        ORDER BY made DESC, table_id LIMIT $1 OFFSET $2";
    let Page { from, count } = page;
    // One more than is wanted tells whether there is more.
    let rows = session.query(LIST, &[&(i64::from(count) + 1), &i64::from(from)]).await?;
    let wanted = usize::try_from(count).unwrap_or(usize::MAX);
    let next = (rows.len() > wanted).then(|| from.saturating_add(count));
    let mut tables = Vec::new();
    for row in rows.iter().take(wanted) {
        let json: &str = row.try_get(0)?;
        // What cannot be read is left out, and noted again when its table is opened.
        match serde_json::from_str(json) {
            Ok(table) => tables.push(table),
            Err(error) => tracing::warn!(%error, "a table on the list cannot be read"),
        }
    }
    Ok(TableList { tables, next })
}

/// How many tables there are: exactly if they are few. Counting very many would take minutes.
pub async fn count(session: Arc<Session>) -> Result<u64, Trouble> {
    const ABOUT: &str =
        "SELECT reltuples::int8 FROM pg_catalog.pg_class WHERE oid = 'bango.summary'::regclass";
    const EXACTLY: &str = "SELECT count(*) FROM summary";
    const MANY: i64 = 1_000_000;
    let about: i64 = session.one(ABOUT, &[]).await?.try_get(0)?;
    if about >= MANY {
        return Ok(about.cast_unsigned());
    }
    let count: i64 = session.one(EXACTLY, &[]).await?.try_get(0)?;
    Ok(count.cast_unsigned())
}

/// The server's key. It is made for an empty database only, once, whichever server comes first.
pub async fn key(session: Arc<Session>) -> Result<ServerKey, Trouble> {
    const HAS_TABLES: &str = "SELECT EXISTS (SELECT 1 FROM log)";
    const MAKE: &str = "
        INSERT INTO own (name, value) VALUES ('key', $1), ('key-checksum', $2)
        ON CONFLICT DO NOTHING";
    if let Some(key) = kept_key(&session).await? {
        return Ok(key);
    }
    if session.one(HAS_TABLES, &[]).await?.try_get(0)? {
        return Err(lost_key("missing, although there are tables"));
    }
    let new = ServerKey::random().map_err(|error| StoreError::Failed(error.to_string()))?;
    let (bytes, checksum) = (new.bytes().as_slice(), key_checksum(new.bytes()));
    session.execute(MAKE, &[&bytes, &checksum.as_slice()]).await?;
    kept_key(&session).await?.ok_or_else(|| lost_key("missing"))
}

async fn kept_key(session: &Session) -> Result<Option<ServerKey>, Trouble> {
    const KEPT: &str = "SELECT own.value, checksum.value FROM own
        LEFT JOIN own AS checksum ON checksum.name = 'key-checksum' WHERE own.name = 'key'";
    let Some(row) = session.find(KEPT, &[]).await? else { return Ok(None) };
    let (key, checksum): (Vec<u8>, Option<Vec<u8>>) = (row.try_get(0)?, row.try_get(1)?);
    match <[u8; 32]>::try_from(key) {
        Ok(key) if checksum.as_deref() == Some(&key_checksum(&key)) => {
            Ok(Some(ServerKey::new(key)))
        }
        _ => Err(lost_key("damaged")),
    }
}

fn lost_key(how: &str) -> Trouble {
    let sentence = format!("the server's key is {how}: restore the data from a copy");
    Trouble::Store(StoreError::Unusable(sentence))
}
