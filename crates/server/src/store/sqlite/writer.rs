//! The one thread that writes.

use std::fs::File;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, TransactionBehavior, params};
use tokio::sync::oneshot;

use crate::store::{Row, StoreError, Summary};

/// What is to be written.
#[derive(Debug)]
pub enum Order {
    /// A row of a log, and who waits for it.
    Append(Row, Done),
    /// A table in few words.
    Note(Summary),
    /// Something, to see whether it can be.
    Probe,
    /// Nothing more: the file is closed.
    Close(Done),
}

type Done = oneshot::Sender<Result<(), StoreError>>;

/// The most that one transaction writes.
const MOST: usize = 1024;

/// While several tables write at once, how long the thread waits for more of them.
/// Waiting for the disk is most of what a move costs, so many should share it;
/// nobody notices so short a time, and a table that plays alone never waits.
const GATHERING: Duration = Duration::from_millis(12);

/// How long after a failure the store tries by itself.
const AFTER_A_FAILURE: Duration = Duration::from_secs(1);

/// Writes until nobody can ask any more, and notes whether it goes well. The file is locked for as
/// long as it is open.
pub fn run(mut connection: Connection, lock: File, orders: &Receiver<Order>, well: &AtomicBool) {
    let mut batch = Vec::new();
    let mut crowded = false;
    loop {
        match next(orders, well) {
            Ok(first) => batch.push(first),
            Err(RecvTimeoutError::Timeout) => batch.push(Order::Probe),
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if crowded {
            thread::sleep(GATHERING);
        }
        batch.extend(orders.try_iter().take(MOST - 1));
        let last = batch.iter().position(|order| matches!(order, Order::Close(_)));
        let closing = last.and_then(|last| batch.drain(last..).next());
        crowded = batch.len() > 1;
        let started = Instant::now();
        let written = commit(&mut connection, &batch);
        metrics::histogram!("bango_commit_seconds").record(started.elapsed());
        well.store(!matches!(written, Err(StoreError::Failed(_))), Ordering::Relaxed);
        match written {
            Ok(()) => batch.drain(..).for_each(|order| answer(order, Ok(()))),
            // One bad row must not fail the others, so each one is tried alone.
            Err(StoreError::Conflict) => {
                for order in batch.drain(..) {
                    let written = commit(&mut connection, std::slice::from_ref(&order));
                    answer(order, written);
                }
            }
            Err(error) => {
                metrics::counter!("bango_commit_failures_total").increment(1);
                tracing::error!(%error, "the log cannot be written");
                overwrite_refused(&mut connection);
                batch.drain(..).for_each(|order| answer(order, Err(error.clone())));
            }
        }
        if let Some(Order::Close(done)) = closing {
            let closed = close(connection);
            // Whoever waits may want to open the file again.
            drop(lock);
            let _ = done.send(closed);
            return;
        }
    }
}

/// Copies the write-ahead log into the file and removes it: the file alone is the whole then.
fn close(connection: Connection) -> Result<(), StoreError> {
    connection.close().map_err(|(_, error)| error.into())
}

/// A disk that could not keep a transaction may have got all of it. It lies behind the end
/// of the write-ahead log then, and after a crash it would be taken for a good one, although
/// it was refused. So another one is put into its place before anybody is told, whether
/// the disk can keep that one or not.
fn overwrite_refused(connection: &mut Connection) {
    // Whether the disk is well again is found out later.
    let _ = commit(connection, &[Order::Probe]);
}

/// The next order. After a failure it is not waited for long: a write of the store's own
/// finds out whether the disk is back.
fn next(orders: &Receiver<Order>, well: &AtomicBool) -> Result<Order, RecvTimeoutError> {
    if well.load(Ordering::Relaxed) {
        return orders.recv().map_err(|_| RecvTimeoutError::Disconnected);
    }
    orders.recv_timeout(AFTER_A_FAILURE)
}

/// Nobody may be waiting any more: a table that is gone has given up its row.
fn answer(order: Order, written: Result<(), StoreError>) {
    if let Order::Append(_, done) = order {
        let _ = done.send(written);
    }
}

fn commit(connection: &mut Connection, orders: &[Order]) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut log = transaction
            .prepare_cached("INSERT INTO log (table_id, seq, entry) VALUES ($1, $2, $3)")?;
        for order in orders {
            match order {
                Order::Append(row, _) => {
                    let (table, seq) = (row.table.to_string(), row.seq.cast_signed());
                    log.execute(params![table, seq, row.entry]).map_err(conflict)?;
                }
                Order::Note(new) => note(&transaction, new)?,
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

fn conflict(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => error.into(),
    }
}
