//! Logs in one SQLite file. One thread writes: it takes whatever has queued up
//! and commits it in one transaction, so that many tables share one wait for the
//! disk. A second thread reads.

mod bulk;
mod format;
mod lock;
mod people;
mod place;
mod reader;
mod secrecy;
mod snapshots;
mod writer;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use protocol::TableId;
use protocol::http::TableList;
use protocol::you::{Profile, You};
use rules::GameKind;
use rusqlite::{Connection, OpenFlags};

pub use self::bulk::Bulk;
use self::people::Note;
use self::place::Place;
use super::{Answer, Index, Page, Row, Store, StoreError, Summary};
use crate::session::{ServerKey, SessionId};
use crate::you::{Ended, Standing};

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Sender<writer::Order>,
    reader: Sender<reader::Question>,
    well: Arc<AtomicBool>,
}

/// Pages of the file that stay in memory, in KiB. The page that each of a thousand tables writes to should be
/// among them: without that it is read again from the write-ahead log for every row.
const WRITERS_PAGES: i64 = 2560;
/// Tables are read one after the other, each of them seldom.
const READERS_PAGES: i64 = 512;

/// Earlier versions can corrupt a write-ahead log.
const OLDEST_SQLITE: i32 = 3_051_003;

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if rusqlite::version_number() < OLDEST_SQLITE {
            let version = rusqlite::version();
            return Err(StoreError::Failed(format!(
                "SQLite {version} is too old: 3.51.3 is needed"
            )));
        }
        secrecy::keep(path)?;
        let lock = lock::take(path)?;
        let mut connection = connect(path)?;
        format::prepare(&mut connection, path)?;
        bulk::refuse_unfinished(&connection)?;
        connection.pragma_update(None, "cache_size", -WRITERS_PAGES)?;
        connection.set_prepared_statement_cache_capacity(64);
        let (writer, orders) = channel();
        let (reader, questions) = channel();
        let second = connect(path)?;
        second.pragma_update(None, "cache_size", -READERS_PAGES)?;
        let well = Arc::new(AtomicBool::new(true));
        let writing = writer::Writing {
            connection,
            place: Place::of(path),
            well: Arc::clone(&well),
            _lock: lock,
        };
        spawn("log-writer", move || writing.run(&orders))?;
        spawn("log-reader", move || reader::run(second, &questions))?;
        Ok(Sqlite { writer, reader, well })
    }

    /// Something about people that somebody waits for.
    fn tell(&self, note: impl FnOnce(writer::Done) -> Note) -> Answer<()> {
        let (done, answer) = Answer::pending();
        let _ = self.writer.send(writer::Order::People(note(done)));
        answer
    }

    fn ask<T>(&self, question: impl FnOnce(reader::Reply<T>) -> reader::Question) -> Answer<T> {
        let (sender, answer) = Answer::pending();
        // If the thread is gone, the answer says so.
        let _ = self.reader.send(question(sender));
        answer
    }
}

impl Store for Sqlite {
    fn append(&self, row: Row) -> Answer<()> {
        let (done, answer) = Answer::pending();
        let _ = self.writer.send(writer::Order::Append(row, done));
        answer
    }

    fn note(&self, summary: Summary) {
        let _ = self.writer.send(writer::Order::Note(summary));
    }

    fn is_well(&self) -> bool {
        self.well.load(Ordering::Relaxed)
    }

    fn load(&self, table: TableId, rows: RangeInclusive<u64>) -> Answer<Vec<Box<str>>> {
        self.ask(|reply| reader::Question::Load(table, rows, reply))
    }

    fn keep_snapshot(&self, table: TableId, snapshot: String) {
        let _ = self.writer.send(writer::Order::KeepSnapshot(table, snapshot));
    }

    fn drop_snapshot(&self, table: TableId) -> Answer<()> {
        let (done, answer) = Answer::pending();
        let _ = self.writer.send(writer::Order::DropSnapshot(table, done));
        answer
    }

    fn snapshot(&self, table: TableId) -> Answer<Option<String>> {
        self.ask(|reply| reader::Question::Snapshot(table, reply))
    }

    fn public_tables(&self, page: Page) -> Answer<TableList> {
        self.ask(|reply| reader::Question::PublicTables(page, reply))
    }

    fn clear_list(&self) {
        let _ = self.writer.send(writer::Order::ClearList);
    }

    fn count(&self) -> Answer<u64> {
        self.ask(reader::Question::Count)
    }

    fn key(&self) -> Answer<ServerKey> {
        self.ask(reader::Question::Key)
    }

    fn backup(&self, to: PathBuf) -> Answer<()> {
        self.ask(|reply| reader::Question::Backup(to, reply))
    }

    fn close(&self) -> Answer<()> {
        let writer = self.writer.clone();
        self.ask(|reply| reader::Question::Close(writer, reply))
    }
}

impl Index for Sqlite {
    fn note_standing(&self, standing: Standing) {
        let _ = self.writer.send(writer::Order::People(Note::Standing(standing)));
    }

    fn note_ended(&self, ended: Ended) -> Answer<()> {
        self.tell(|done| Note::Ended(ended, done))
    }

    fn you(&self, session: SessionId, now: u64) -> Answer<You> {
        self.ask(|reply| reader::Question::You(session, now, reply))
    }

    fn remember(&self, session: SessionId, profile: Profile, now: u64) -> Answer<()> {
        self.tell(|done| Note::Remember { session, profile, now, done })
    }

    fn forget(&self, session: SessionId, now: u64) -> Answer<()> {
        self.tell(|done| Note::Forget { session, now, done })
    }

    fn strengths(&self, game: GameKind, of: Vec<SessionId>) -> Answer<Vec<(SessionId, u32)>> {
        self.ask(|reply| reader::Question::Strengths(game, of, reply))
    }

    fn sweep(&self, now: u64) {
        let _ = self.writer.send(writer::Order::People(Note::Sweep { now }));
    }
}

/// Copies the file of a server, which may be running, to a new file.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let connection = Connection::open_with_flags(from, flags)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    reader::backup(&connection, to)
}

/// Whether this version can go on with a file, which it does not change.
pub fn examine(path: &Path) -> Result<(), StoreError> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    format::check(&connection, path)
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    format::check(&connection, path)?;
    // A row changes one page, and pages are written whole: small ones cost less. (It has
    // no effect on a file that is there already.)
    connection.pragma_update(None, "page_size", 2048)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // An acknowledged move survives a power cut, not only a crash.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Where flushing leaves it to the disk when it writes (macOS), the disk is told to do it now.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // Tables write to the same few pages again and again, so the longer these gather in
    // the write-ahead log (32 MiB here), the fewer have to be copied from there.
    connection.pragma_update(None, "wal_autocheckpoint", 16384)?;
    Ok(connection)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map(drop).map_err(|error| StoreError::Failed(error.to_string()))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_disk_is_told_to_keep_what_it_got() {
        let folder = tempfile::tempdir().unwrap();
        let connection = connect(&folder.path().join("a.db")).unwrap();
        let number = |name: &str| {
            connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap()
        };
        assert_eq!(number("synchronous"), 2, "FULL");
        assert_eq!((number("fullfsync"), number("checkpoint_fullfsync")), (1, 1));
    }
}
