//! The thread that reads, so that long reads and copies do not hold up writing.

use std::fs;
use std::io::ErrorKind;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};

use protocol::TableId;
use protocol::http::{TableList, TableSummary};
use protocol::you::You;
use rules::GameKind;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use tokio::sync::oneshot;

use super::writer::Order;
use super::{people, snapshots};
use crate::session::{ServerKey, SessionId};
use crate::store::checksum::{Stored, key_checksum};
use crate::store::{Page, StoreError};

/// Who waits for an answer.
pub type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A question to the database.
#[derive(Debug)]
pub enum Question {
    Load(TableId, RangeInclusive<u64>, Reply<Vec<Box<str>>>),
    Snapshot(TableId, Reply<Option<String>>),
    PublicTables(Page, Reply<TableList>),
    Count(Reply<u64>),
    You(SessionId, u64, Reply<You>),
    Strengths(GameKind, Vec<SessionId>, Reply<Vec<(SessionId, u32)>>),
    Key(Reply<ServerKey>),
    Backup(PathBuf, Reply<()>),
    /// The last one: the file is closed, and then the writer closes it, too.
    Close(Sender<Order>, Reply<()>),
}

/// Answers until nobody can ask any more. Whoever asked may have gone.
pub fn run(connection: Connection, questions: &Receiver<Question>) {
    while let Ok(question) = questions.recv() {
        match question {
            Question::Load(table, rows, reply) => {
                drop(reply.send(load(&connection, table, rows)));
            }
            Question::Snapshot(table, reply) => {
                drop(reply.send(snapshots::find(&connection, table)));
            }
            Question::PublicTables(page, reply) => drop(reply.send(tables(&connection, page))),
            Question::You(session, now, reply) => {
                drop(reply.send(people::you(&connection, session, now)));
            }
            Question::Strengths(game, of, reply) => {
                drop(reply.send(people::strengths(&connection, game, &of)));
            }
            Question::Count(reply) => drop(reply.send(count(&connection))),
            Question::Key(reply) => drop(reply.send(key(&connection))),
            Question::Backup(to, reply) => drop(reply.send(backup(&connection, &to))),
            Question::Close(writer, reply) => {
                drop(connection);
                // If the writer is gone, whoever waits is told so.
                let _ = writer.send(Order::Close(reply));
                return;
            }
        }
    }
}

/// These rows of a table, if they are what was written.
fn load(
    connection: &Connection,
    table: TableId,
    rows: RangeInclusive<u64>,
) -> Result<Vec<Box<str>>, StoreError> {
    // The file as it stands at one moment: a row that is written while others are read is not damage.
    let moment = connection.unchecked_transaction()?;
    let rows = checked_rows(&moment, table, rows);
    if let Err(error @ (StoreError::Damaged { .. } | StoreError::Unusable(_))) = &rows {
        metrics::counter!("bango_damaged_tables_total").increment(1);
        tracing::error!(%error, "a table cannot be opened");
    }
    rows
}

fn checked_rows(
    connection: &Connection,
    table: TableId,
    wanted: RangeInclusive<u64>,
) -> Result<Vec<Box<str>>, StoreError> {
    let name = table.to_string();
    let [first, last] = [*wanted.start(), *wanted.end()].map(signed);
    let damaged = |problem: String| StoreError::Damaged { table, problem };
    let unread = |error: rusqlite::Error| match &error {
        rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::InvalidColumnType(..)
        | rusqlite::Error::IntegralValueOutOfRange(..) => damaged(error.to_string()),
        _ => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt) => damaged(error.to_string()),
            _ => error.into(),
        },
    };
    let mut query = connection.prepare_cached(
        "SELECT seq, entry, version, checksum FROM log
         WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq",
    )?;
    let mut rows = query.query(params![name, first, last])?;
    let mut entries: Vec<Box<str>> = Vec::new();
    let mut next = first;
    while let Some(row) = rows.next().map_err(unread)? {
        let seq = row.get(0).map_err(unread)?;
        let entry: Box<str> = row.get(1).map_err(unread)?;
        let version = row.get(2).map_err(unread)?;
        let stored = Stored { table: &name, seq, version, entry: &entry };
        stored.check(table, row.get(3).map_err(unread)?, next)?;
        entries.push(entry);
        next = seq.saturating_add(1);
    }
    if next > last {
        return Ok(entries);
    }
    let is_known = "SELECT EXISTS (SELECT 1 FROM summary WHERE table_id = $1)";
    if next == 1 && connection.query_row(is_known, [&name], |row| row.get(0))? {
        return Err(damaged("its rows are missing".to_owned()));
    }
    if is_cut(connection, &name, next.saturating_sub(1)).map_err(unread)? {
        return Err(damaged(format!("row {next} is missing")));
    }
    Ok(entries)
}

fn signed(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// Whether the row after the last one is there under another name. If what names a row is damaged,
/// the row is not found any more, but it still lies where it was: beside the others.
fn is_cut(connection: &Connection, table: &str, last: i64) -> rusqlite::Result<bool> {
    const BESIDE: [&str; 2] = [
        "SELECT entry, version, checksum FROM log WHERE (table_id, seq) > ($1, $2)
         ORDER BY table_id, seq LIMIT 1",
        "SELECT entry, version, checksum FROM log WHERE (table_id, seq) < ($1, $2)
         ORDER BY table_id DESC, seq DESC LIMIT 1",
    ];
    for beside in BESIDE {
        let mut query = connection.prepare_cached(beside)?;
        let mut found = query.query(params![table, last])?;
        let Some(row) = found.next()? else { continue };
        // A neighbour that cannot be read is that table's trouble.
        if let (Ok(entry), Ok(version), Ok(checksum)) =
            (row.get::<_, String>(0), row.get(1), row.get::<_, i64>(2))
        {
            let next = Stored { table, seq: last + 1, version, entry: &entry };
            if next.checksum() == checksum {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn tables(connection: &Connection, Page { from, count }: Page) -> Result<TableList, StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT summary FROM summary WHERE listed = 1 ORDER BY made DESC, table_id LIMIT $1 OFFSET $2",
    )?;
    // One more than is wanted tells whether there is more.
    let rows = query.query_map(params![count.saturating_add(1), from], |row| row.get(0))?;
    let mut rows: Vec<String> = rows.collect::<Result<_, _>>()?;
    let wanted = usize::try_from(count).unwrap_or(usize::MAX);
    let next = (rows.len() > wanted).then(|| from.saturating_add(count));
    rows.truncate(wanted);
    Ok(TableList { tables: rows.iter().filter_map(|json| read(json)).collect(), next })
}

/// One table in few words. What cannot be read is left out, and noted again when its table
/// is opened.
fn read(json: &str) -> Option<TableSummary> {
    let read = serde_json::from_str(json);
    read.inspect_err(|error| tracing::warn!(%error, "a table on the list cannot be read")).ok()
}

fn count(connection: &Connection) -> Result<u64, StoreError> {
    let count: i64 = connection.query_row("SELECT count(*) FROM summary", [], |row| row.get(0))?;
    Ok(count.cast_unsigned())
}

/// The server's key. It is made for a new file only: another key in its place would make
/// strangers of everybody who holds a seat.
fn key(connection: &Connection) -> Result<ServerKey, StoreError> {
    let own = |name: &str| {
        let query = "SELECT value FROM own WHERE name = $1";
        connection.query_row(query, [name], |row| row.get::<_, Vec<u8>>(0)).optional()
    };
    let damaged = |how: &str| {
        let sentence = format!("the server's key is {how}: restore the data from a copy");
        Err(StoreError::Unusable(sentence))
    };
    if let Some(key) = own("key")? {
        let checksum = own("key-checksum")?;
        return match <[u8; 32]>::try_from(key) {
            Ok(key) if checksum.as_deref() == Some(&key_checksum(&key)) => Ok(ServerKey::new(key)),
            _ => damaged("damaged"),
        };
    }
    if connection.query_row("SELECT EXISTS (SELECT 1 FROM log)", [], |row| row.get(0))? {
        return damaged("missing, although there are tables");
    }
    let new = ServerKey::random().map_err(|error| StoreError::Failed(error.to_string()))?;
    connection.execute(
        "INSERT OR REPLACE INTO own (name, value) VALUES ('key', $1), ('key-checksum', $2)",
        params![new.bytes(), key_checksum(new.bytes())],
    )?;
    Ok(new)
}

/// Copies everything to a new file, which only its owner can read from the start.
pub fn backup(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    private::make_file(to).map_err(|error| {
        StoreError::Failed(match error.kind() {
            ErrorKind::AlreadyExists => format!("{} exists already", to.display()),
            _ => format!("{}: {error}", to.display()),
        })
    })?;
    let copied = connection.execute("VACUUM INTO $1", params![to.to_string_lossy()]);
    if copied.is_err() {
        // Half a copy is none.
        let _ = fs::remove_file(to);
    }
    Ok(copied.map(drop)?)
}
