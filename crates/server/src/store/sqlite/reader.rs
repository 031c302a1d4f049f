//! The thread that reads, so that long reads and copies do not hold up writing.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use protocol::TableId;
use protocol::http::{TableList, TableSummary};
use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use crate::session::ServerKey;
use crate::store::{Page, StoreError};

/// Who waits for an answer.
pub type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A question to the database.
#[derive(Debug)]
pub enum Question {
    Load(TableId, Reply<Vec<Box<str>>>),
    PublicTables(Page, Reply<TableList>),
    Count(Reply<u64>),
    Key(Reply<ServerKey>),
    Backup(PathBuf, Reply<()>),
}

/// Answers until nobody can ask any more. Whoever asked may have gone.
pub fn run(connection: &Connection, questions: &Receiver<Question>) {
    while let Ok(question) = questions.recv() {
        match question {
            Question::Load(table, reply) => drop(reply.send(load(connection, table))),
            Question::PublicTables(page, reply) => drop(reply.send(tables(connection, page))),
            Question::Count(reply) => drop(reply.send(count(connection))),
            Question::Key(reply) => drop(reply.send(key(connection))),
            Question::Backup(to, reply) => drop(reply.send(backup(connection, &to))),
        }
    }
}

fn load(connection: &Connection, table: TableId) -> Result<Vec<Box<str>>, StoreError> {
    let mut query =
        connection.prepare_cached("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq")?;
    let rows = query.query_map(params![table.to_string()], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
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

fn key(connection: &Connection) -> Result<ServerKey, StoreError> {
    let new = ServerKey::random().map_err(|error| StoreError::Failed(error.to_string()))?;
    connection.execute(
        "INSERT INTO own (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING",
        params![new.bytes()],
    )?;
    let query = "SELECT value FROM own WHERE name = 'key'";
    Ok(ServerKey::new(connection.query_row(query, [], |row| row.get(0))?))
}

/// Copies everything to a new file.
pub fn backup(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    connection.execute("VACUUM INTO $1", params![to.to_string_lossy()])?;
    Ok(())
}
