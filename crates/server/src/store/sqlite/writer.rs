//! The one thread that writes.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use protocol::TableId;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::people::Note;
use super::place::Place;
use super::snapshots;
use crate::log::VERSION;
use crate::store::checksum::Stored;
use crate::store::{Row, StoreError, Summary};

/// What is to be written.
#[derive(Debug)]
pub enum Order {
    /// A row of a log, and who waits for it.
    Append(Row, Done),
    /// A table in few words.
    Note(Summary),
    /// Something about people.
    People(Note),
    /// What a table adds up to.
    KeepSnapshot(TableId, String),
    DropSnapshot(TableId, Done),
    /// Nobody looks at a table any more.
    ClearList,
    /// Something, to see whether it can be.
    Probe,
    /// Nothing more: the file is closed.
    Close(Done),
}

pub type Done = oneshot::Sender<Result<(), StoreError>>;

/// The most that one transaction writes.
const MOST: usize = 1024;

/// While many tables write, how long the thread waits for more of them.
/// Waiting for the disk is most of what a move costs, so many should share it;
/// nobody notices so short a time, and where few play nobody ever waits.
const GATHERING: Duration = Duration::from_millis(12);
/// How many are enough to go: what a commit costs is then well shared, and waiting on would only hold up those
/// who cannot play before. Where so many may come, it looks so often in that time.
const ENOUGH: usize = 64;
const LOOKS: u32 = 3;
/// Many: so many rows in a second that several come in that time. Those of strangers who write as much
/// as they may are fewer.
const MANY: u32 = 300;

/// How often the store looks after its file by itself, and tries again after a failure.
const LOOK: Duration = Duration::from_secs(1);

/// The file while it is written to.
pub struct Writing {
    pub connection: Connection,
    pub place: Place,
    /// Whether the last write went well.
    pub well: Arc<AtomicBool>,
    /// The file is locked for as long as it is open.
    pub _lock: File,
}

impl Writing {
    /// Writes until nobody can ask any more, and notes whether it goes well.
    pub fn run(mut self, orders: &Receiver<Order>) {
        let mut batch = Vec::new();
        let mut crowd = Crowd::new(Instant::now());
        loop {
            match orders.recv_timeout(LOOK) {
                Ok(first) => batch.push(first),
                Err(RecvTimeoutError::Timeout) if self.well.load(Ordering::Relaxed) => {
                    self.look();
                    continue;
                }
                // After a failure, a write of the store's own finds out whether the disk is back.
                Err(RecvTimeoutError::Timeout) => batch.push(Order::Probe),
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if crowd.is_there {
                gather(&mut batch, orders, if crowd.is_dense { LOOKS } else { 1 });
            }
            batch.extend(orders.try_iter().take(MOST - batch.len()));
            let rows = batch.iter().filter(|order| matches!(order, Order::Append(..))).count();
            crowd.count(rows, Instant::now());
            let last = batch.iter().position(|order| matches!(order, Order::Close(_)));
            let closing = last.and_then(|last| batch.drain(last..).next());
            self.write(&mut batch);
            if let Some(Order::Close(done)) = closing {
                let closed = self.close();
                let _ = done.send(closed);
                return;
            }
        }
    }

    /// Sees whether the file is where it was, while there is nothing to write.
    fn look(&mut self) {
        if let Err(error) = self.place.check() {
            self.well.store(false, Ordering::Relaxed);
            tracing::error!(%error, "the log cannot be written");
        }
    }

    /// Writes what is asked for, and answers.
    fn write(&mut self, batch: &mut Vec<Order>) {
        let started = Instant::now();
        let written = self.commit(batch);
        metrics::histogram!("bango_commit_seconds").record(started.elapsed());
        self.well.store(!matches!(written, Err(StoreError::Failed(_))), Ordering::Relaxed);
        match written {
            Ok(()) => batch.drain(..).for_each(|order| answer(order, Ok(()))),
            Err(error @ StoreError::Failed(_)) => {
                metrics::counter!("bango_commit_failures_total").increment(1);
                tracing::error!(%error, "the log cannot be written");
                self.overwrite_refused();
                batch.drain(..).for_each(|order| answer(order, Err(error.clone())));
            }
            // One bad row must not fail the others, so each one is tried alone.
            Err(_) => {
                for order in batch.drain(..) {
                    let written = self.commit(std::slice::from_ref(&order));
                    answer(order, written);
                }
            }
        }
    }

    /// Writes all of it or nothing, into the file that was opened and no other.
    fn commit(&mut self, orders: &[Order]) -> Result<(), StoreError> {
        self.place.check()?;
        commit(&mut self.connection, orders)?;
        self.place.check()
    }

    /// A disk that could not keep a transaction may have got all of it. It lies behind the end
    /// of the write-ahead log then, and after a crash it would be taken for a good one, although
    /// it was refused. So another one is put into its place before anybody is told, whether
    /// the disk can keep that one or not.
    fn overwrite_refused(&mut self) {
        // Whether the disk is well again is found out later.
        let _ = commit(&mut self.connection, &[Order::Probe]);
    }

    /// Copies the write-ahead log into the file and removes it: the file alone is the whole then.
    /// Whoever is told may open it again.
    fn close(self) -> Result<(), StoreError> {
        if self.place.is_lost() {
            // What bears its name now is somebody else's.
            self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        }
        self.connection.close().map_err(|(_, error)| error.into())
    }
}

/// Waits for others, and looks now and then whether enough have come.
fn gather(batch: &mut Vec<Order>, orders: &Receiver<Order>, looks: u32) {
    for _ in 0..looks {
        thread::sleep(GATHERING / looks);
        batch.extend(orders.try_iter().take(MOST - batch.len()));
        if batch.len() >= ENOUGH {
            return;
        }
    }
}

/// Whether many tables write at the moment.
struct Crowd {
    since: Instant,
    rows: usize,
    is_there: bool,
    /// Whether enough come while the thread gathers.
    is_dense: bool,
}

impl Crowd {
    fn new(since: Instant) -> Crowd {
        Crowd { since, rows: 0, is_there: false, is_dense: false }
    }

    /// Counts rows, and judges them by the time in which they came.
    fn count(&mut self, rows: usize, now: Instant) {
        /// Long enough to tell a crowd from a coincidence.
        const WHILE: Duration = Duration::from_millis(100);
        self.rows += rows;
        let passed = now.saturating_duration_since(self.since);
        if passed >= WHILE {
            let rate = self.rows as f64 / passed.as_secs_f64();
            let is_dense = rate * GATHERING.as_secs_f64() >= ENOUGH as f64 / 2.0;
            *self = Crowd { is_there: rate >= f64::from(MANY), is_dense, ..Crowd::new(now) };
        }
    }
}

/// Nobody may be waiting any more: a table that is gone has given up its row.
fn answer(order: Order, written: Result<(), StoreError>) {
    match order {
        Order::Append(_, done) | Order::DropSnapshot(_, done) => drop(done.send(written)),
        Order::People(note) => note.answer(written),
        Order::Note(_)
        | Order::KeepSnapshot(..)
        | Order::ClearList
        | Order::Probe
        | Order::Close(_) => {}
    }
}

fn commit(connection: &mut Connection, orders: &[Order]) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut log = transaction.prepare_cached(
            "INSERT INTO log (table_id, seq, entry, version, checksum) VALUES ($1, $2, $3, $4, $5)",
        )?;
        for order in orders {
            match order {
                Order::Append(row, _) => {
                    let table = row.table.to_string();
                    let stored = Stored {
                        table: &table,
                        seq: row.seq.cast_signed(),
                        version: VERSION.into(),
                        entry: &row.entry,
                    };
                    log.execute(params![
                        stored.table,
                        stored.seq,
                        stored.entry,
                        stored.version,
                        stored.checksum()
                    ])
                    .map_err(|error| refused(row.table, error))?;
                }
                Order::Note(new) => note(&transaction, new)?,
                Order::People(note) => note.write(&transaction)?,
                Order::KeepSnapshot(table, snapshot) => {
                    snapshots::keep(&transaction, *table, snapshot)?;
                }
                Order::DropSnapshot(table, _) => snapshots::remove(&transaction, *table)?,
                Order::ClearList => {
                    transaction.execute("UPDATE summary SET listed = 0 WHERE listed = 1", [])?;
                }
                Order::Probe => probe(&transaction)?,
                Order::Close(_) => {}
            }
        }
    }
    transaction.commit().map_err(StoreError::from)
}

fn note(connection: &Connection, new: &Summary) -> Result<(), StoreError> {
    let mut summary = connection.prepare_cached(
        "INSERT INTO summary (table_id, made, listed, summary) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE SET listed = $3, summary = $4",
    )?;
    let json = serde_json::to_string(&new.summary);
    let json = json.map_err(|error| StoreError::Failed(error.to_string()))?;
    let (table, made) = (new.summary.table.to_string(), new.summary.made.cast_signed());
    summary.execute(params![table, made, new.listed, json])?;
    Ok(())
}

/// Writes as much as a move does, to see whether one can be written.
fn probe(connection: &Connection) -> Result<(), StoreError> {
    let mut probe = connection.prepare_cached(
        "INSERT INTO own (name, value) VALUES ('probe', randomblob(4096))
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )?;
    probe.execute([])?;
    Ok(())
}

/// Why a row was not taken.
fn refused(table: TableId, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        Some(ErrorCode::DatabaseCorrupt) => {
            StoreError::Damaged { table, problem: error.to_string() }
        }
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the thread waits after a second in which rows came so often, and whether it looks meanwhile.
    fn waits(rows_a_second: u32) -> (bool, bool) {
        let mut now = Instant::now();
        let mut crowd = Crowd::new(now);
        for _ in 0..rows_a_second {
            now += Duration::from_secs(1) / rows_a_second;
            crowd.count(1, now);
        }
        (crowd.is_there, crowd.is_dense)
    }

    #[test]
    fn only_a_crowd_waits_for_others() {
        for few in [1, 20, 150] {
            assert_eq!(waits(few), (false, false));
        }
        assert_eq!((waits(500), waits(1000)), ((true, false), (true, false)));
        assert_eq!(waits(5000), (true, true));
    }
}
