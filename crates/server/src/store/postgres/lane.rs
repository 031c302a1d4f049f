//! Rows on their way into the log. Each lane has a connection and a part of the tables of its own, so
//! that rows of one table keep their order while several batches are on their way at once.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use super::health::Health;
use super::link::{Link, Session};
use super::trouble::Trouble;
use crate::log::VERSION;
use crate::store::checksum::Stored;
use crate::store::{Row, StoreError};

/// The most rows in one statement.
const MOST: usize = 1024;

/// While several tables write at once, how long a lane waits for more of them: many share one
/// commit then. A table that plays alone never waits.
const GATHERING: Duration = Duration::from_millis(12);

/// How long rows wait for a database that was there just now: while it restarts, or another one
/// takes its place, tables pause instead of failing.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a lane waits before it tries again.
const RETRY: Duration = Duration::from_millis(50);

/// Takes rows whose place is free, and those only whose keeper keeps its table.
const INSERT: &str = "
INSERT INTO log (table_id, seq, entry, version, checksum)
SELECT new.table_id, new.seq, new.entry, $4, new.checksum
FROM unnest($1::text[], $2::int8[], $3::text[], $5::int8[], $6::int8[])
    AS new (table_id, seq, entry, checksum, epoch)
WHERE new.epoch IS NULL
    OR EXISTS (SELECT 1 FROM keeper WHERE keeper.table_id = new.table_id AND keeper.epoch = new.epoch)
ON CONFLICT DO NOTHING
RETURNING table_id";

/// What stands in the places of these rows.
const STANDING: &str = "
SELECT log.table_id, log.checksum
FROM log JOIN unnest($1::text[], $2::int8[]) AS new (table_id, seq) USING (table_id, seq)";

/// A row, and who waits for it.
#[derive(Debug)]
pub struct Append {
    pub row: Row,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// One way into the log.
#[derive(Debug)]
pub struct Lane {
    pub link: Link,
    pub health: Arc<Health>,
}

impl Lane {
    /// Writes until nobody can ask any more.
    pub async fn run(self, mut orders: mpsc::UnboundedReceiver<Append>) {
        let mut waiting = Vec::new();
        let mut crowded = false;
        loop {
            if waiting.is_empty() && orders.recv_many(&mut waiting, MOST).await == 0 {
                return;
            }
            if crowded {
                sleep(GATHERING).await;
            }
            while waiting.len() < MOST
                && let Ok(order) = orders.try_recv()
            {
                waiting.push(order);
            }
            crowded = waiting.len() > 1;
            let (batch, later) = Batch::of(waiting);
            waiting = self.write(batch, later).await;
        }
    }

    /// Writes a batch and answers. Gives back which of those after it are still to be written.
    async fn write(&self, batch: Batch, later: Vec<Append>) -> Vec<Append> {
        let started = Instant::now();
        let written = self.insert_for_sure(&batch).await;
        metrics::histogram!("bango_commit_seconds").record(started.elapsed());
        if let Err(error) = &written {
            metrics::counter!("bango_commit_failures_total").increment(1);
            tracing::error!(%error, "the log cannot be written");
        }
        let result = |table: &str| match &written {
            Ok(taken) if taken.contains(table) => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(error) => Err(error.clone()),
        };
        // What comes after a row that was refused has lost its place, too.
        let mut left = Vec::new();
        for order in later {
            match result(&order.row.table.to_string()) {
                Ok(()) => left.push(order),
                Err(error) => answer(order.done, Err(error)),
            }
        }
        for (table, done) in batch.tables.iter().zip(batch.done) {
            answer(done, result(table));
        }
        left
    }

    /// Writes a batch, again if the connection was lost meanwhile. Gives the tables whose row is in.
    async fn insert_for_sure(&self, batch: &Batch) -> Result<HashSet<String>, StoreError> {
        // A database that has been away for longer is tried once.
        let patience = if self.health.is_well() { PATIENCE } else { Duration::ZERO };
        let until = Instant::now() + patience;
        let mut may_be_there = false;
        loop {
            // Only what was sent over a connection may be there.
            let tried = match self.link.session().await {
                Ok(_) => {
                    let retry = may_be_there;
                    let inserted = self.link.with(|session| batch.insert(session, retry)).await;
                    may_be_there |= inserted.as_ref().is_err_and(Trouble::is_lost);
                    inserted
                }
                Err(trouble) => Err(trouble),
            };
            match tried {
                Ok(taken) => {
                    self.health.note(true);
                    return Ok(taken);
                }
                Err(trouble) if trouble.is_lost() && Instant::now() < until => sleep(RETRY).await,
                Err(trouble) => {
                    self.health.note(false);
                    tracing::error!(error = %StoreError::from(trouble), "the database failed");
                    return Err(if may_be_there {
                        StoreError::Unknown
                    } else {
                        StoreError::Failed("the database is away".to_owned())
                    });
                }
            }
        }
    }
}

/// Nobody may be waiting any more: a table that is gone has given up its row.
fn answer(done: oneshot::Sender<Result<(), StoreError>>, written: Result<(), StoreError>) {
    let _ = done.send(written);
}

/// Rows as the statement takes them, one of each table.
#[derive(Debug, Default)]
struct Batch {
    tables: Vec<String>,
    seqs: Vec<i64>,
    entries: Vec<String>,
    checksums: Vec<i64>,
    epochs: Vec<Option<i64>>,
    done: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Batch {
    /// The first row of each table, and those that come after it.
    fn of(orders: Vec<Append>) -> (Batch, Vec<Append>) {
        let mut batch = Batch::default();
        let (mut taken, mut later) = (HashSet::<TableId>::new(), Vec::new());
        for order in orders {
            if taken.insert(order.row.table) {
                batch.add(order);
            } else {
                later.push(order);
            }
        }
        (batch, later)
    }

    fn add(&mut self, Append { row, done }: Append) {
        let table = row.table.to_string();
        let seq = row.seq.cast_signed();
        let stored = Stored { table: &table, seq, version: VERSION.into(), entry: &row.entry };
        self.checksums.push(stored.checksum());
        self.tables.push(table);
        self.seqs.push(seq);
        self.entries.push(row.entry);
        self.epochs.push(row.epoch.map(|epoch| epoch.0.cast_signed()));
        self.done.push(done);
    }

    /// Puts the rows into the log, and says which are there. After a lost answer that includes those
    /// that the time before has put there.
    async fn insert(&self, session: Arc<Session>, retry: bool) -> Result<HashSet<String>, Trouble> {
        let Batch { tables, seqs, entries, checksums, epochs, .. } = self;
        let version = i64::from(VERSION);
        let rows =
            session.query(INSERT, &[tables, seqs, entries, &version, checksums, epochs]).await?;
        let mut taken = HashSet::with_capacity(rows.len());
        for row in rows {
            taken.insert(row.try_get(0)?);
        }
        if retry && taken.len() < tables.len() {
            let own: HashMap<_, _> = tables.iter().zip(checksums).collect();
            for row in session.query(STANDING, &[tables, seqs]).await? {
                let (table, checksum): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
                if own.get(&table) == Some(&&checksum) {
                    taken.insert(table);
                }
            }
        }
        Ok(taken)
    }
}
