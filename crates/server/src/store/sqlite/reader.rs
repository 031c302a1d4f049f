//! The thread that reads, so that long reads and copies do not hold up writing.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};

use protocol::TableId;
use protocol::http::TableSummary;
use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use super::writer::Order;
use crate::session::ServerKey;
use crate::store::StoreError;

/// Who waits for an answer.
pub type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A question to the database.
#[derive(Debug)]
pub enum Question {
    Load(TableId, Reply<Vec<Box<str>>>),
    PublicTables(u32, Reply<Vec<TableSummary>>),
    Count(Reply<u64>),
    Key(Reply<ServerKey>),
    Backup(PathBuf, Reply<()>),
    /// The last one: the file is closed, and then the writer closes it, too.
    Close(Sender<Order>, Reply<()>),
}

/// Answers until nobody can ask any more. Whoever asked may have gone.
pub fn run(connection: Connection, questions: &Receiver<Question>) {
    while let Ok(question) = questions.recv() {
        match question {
            Question::Load(table, reply) => drop(reply.send(load(&connection, table))),
            Question::PublicTables(most, reply) => drop(reply.send(tables(&connection, most))),
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

fn load(connection: &Connection, table: TableId) -> Result<Vec<Box<str>>, StoreError> {
    let mut query =
        connection.prepare_cached("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq")?;
    let rows = query.query_map(params![table.to_string()], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn tables(connection: &Connection, most: u32) -> Result<Vec<TableSummary>, StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT summary FROM summary WHERE listed = 1 ORDER BY made DESC LIMIT $1",
    )?;
    let rows = query.query_map(params![most], |row| row.get::<_, String>(0))?;
    rows.map(|json| read(&json?)).collect()
}

fn read(json: &str) -> Result<TableSummary, StoreError> {
    serde_json::from_str(json).map_err(|error| StoreError::Failed(error.to_string()))
}

fn count(connection: &Connection) -> Result<u64, StoreError> {
    let count: i64 = connection.query_row("SELECT count(*) FROM summary", [], |row| row.get(0))?;
    Ok(count.cast_unsigned())
}

/// The server's key. It is made for a new file only: another key in its place would make
/// strangers of everybody who holds a seat.
fn key(connection: &Connection) -> Result<ServerKey, StoreError> {
    let query = "SELECT value FROM own WHERE name = 'key'";
    if let Some(key) = connection.query_row(query, [], |row| row.get(0)).optional()? {
        return Ok(ServerKey::new(key));
    }
    if connection.query_row("SELECT EXISTS (SELECT 1 FROM log)", [], |row| row.get(0))? {
        return Err(StoreError::Unusable(
            "there are tables, but the server's key is missing: restore the data from a copy"
                .into(),
        ));
    }
    let new = ServerKey::random().map_err(|error| StoreError::Failed(error.to_string()))?;
    connection.execute("INSERT INTO own (name, value) VALUES ('key', $1)", params![new.bytes()])?;
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
