//! Where logs are kept. One process with SQLite is the default and is complete;
//! another database is another implementation of [`Store`].

mod checksum;
mod index;
pub mod moving;
pub mod nodes;
mod parts;
mod people;
pub mod postgres;
pub mod sqlite;

use std::future::Future;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll};

use protocol::TableId;
use protocol::http::{TableList, TableSummary};
use thiserror::Error;
use tokio::sync::oneshot;

pub use self::index::Index;
use self::nodes::{Epoch, Nodes};
use crate::session::ServerKey;

/// A place that keeps the logs of tables.
///
/// Rows are only ever added. `(table, seq)` is unique, so that a table which two
/// servers believe to be theirs is noticed at the first write.
pub trait Store: Index {
    /// Adds a row. It is answered once the row is safe on the disk. A table's keeper waits for the
    /// answer before it adds the next one. A row whose epoch is not
    /// the table's any more is a [`StoreError::Conflict`], as one whose place is taken.
    fn append(&self, row: Row) -> Answer<()>;

    /// Notes what others may read of a table without opening it. The log is the
    /// truth: what is lost here is noted again when the table is opened.
    fn note(&self, summary: Summary);

    /// Whether the last write succeeded.
    fn is_well(&self) -> bool {
        true
    }

    /// These rows of a table, as far as its log goes, in order; none if there is no such table. Rows
    /// that are given are what was written, and none of them is left out: otherwise the log is damaged.
    fn load(&self, table: TableId, rows: RangeInclusive<u64>) -> Answer<Vec<Box<str>>>;

    /// Keeps what a table adds up to (`table::Snapshot`) in place of what was kept of it before.
    ///
    /// Snapshots are a cache beside the log: nobody waits for them, each may be lost, and a store need
    /// not keep any. But one that is kept comes after the rows that it stands for, so it is written in
    /// the order in which they were appended, or later.
    fn keep_snapshot(&self, _table: TableId, _snapshot: String) {}

    /// Throws the snapshot of a table away. Once it is answered, nobody gets it any more.
    fn drop_snapshot(&self, _table: TableId) -> Answer<()> {
        Answer::ready(Ok(()))
    }

    /// The snapshot of a table, if there is one. Whether it is any good is found out by whoever asks.
    fn snapshot(&self, _table: TableId) -> Answer<Option<String>> {
        Answer::ready(Ok(None))
    }

    /// The list of public tables, the newest first.
    fn public_tables(&self, page: Page) -> Answer<TableList>;

    /// Takes all tables off the list: nobody looks at them yet.
    fn clear_list(&self);

    /// How many tables there are in all.
    fn count(&self) -> Answer<u64>;

    /// The server's key; made when it is asked for the first time.
    fn key(&self) -> Answer<ServerKey>;

    /// Writes a copy of everything to a new file, while others read and write.
    fn backup(&self, to: PathBuf) -> Answer<()>;

    /// Where nodes say what they keep, if several servers may share this store.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Finishes what was asked for and lets go of everything; nothing is taken after that.
    fn close(&self) -> Answer<()> {
        Answer::ready(Ok(()))
    }
}

/// All rows of a log.
pub const WHOLE_LOG: RangeInclusive<u64> = 1..=u64::MAX;

/// A row to be added.
#[derive(Debug)]
pub struct Row {
    pub table: TableId,
    /// Its place in it, from 1.
    pub seq: u64,
    /// What happened, as JSON.
    pub entry: String,
    /// Under which claim the table is kept; none where a store has one server only.
    pub epoch: Option<Epoch>,
}

/// What others may read of a table without opening it.
#[derive(Debug)]
pub struct Summary {
    /// The table in few words.
    pub summary: TableSummary,
    /// Whether it is in the list that everybody can read.
    pub listed: bool,
}

/// A part of the list.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// How many tables come before it.
    pub from: u32,
    /// How many it has at most.
    pub count: u32,
}

/// Why nothing was read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is a row in this place already, or another server keeps this table by now.
    #[error("the log goes on elsewhere")]
    Conflict,
    /// The store was lost before it answered: the log alone knows whether the row is in it.
    #[error("it is not known whether the row was written")]
    Unknown,
    /// What was written for this table is not what is read.
    #[error("the log of table {table} is damaged: {problem}")]
    Damaged { table: TableId, problem: String },
    /// The store must not be used as it is; the sentence tells what to do.
    #[error("{0}")]
    Unusable(String),
    /// The disk is full, broken or gone.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// An answer that comes later.
#[derive(Debug)]
pub struct Answer<T>(oneshot::Receiver<Result<T, StoreError>>);

impl<T> Answer<T> {
    /// An answer that is there.
    pub fn ready(result: Result<T, StoreError>) -> Answer<T> {
        let (sender, answer) = Answer::pending();
        let _ = sender.send(result);
        answer
    }

    /// An answer, and where to put it.
    pub fn pending() -> (oneshot::Sender<Result<T, StoreError>>, Answer<T>) {
        let (sender, receiver) = oneshot::channel();
        (sender, Answer(receiver))
    }
}

impl<T> Future for Answer<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| {
            answer.unwrap_or_else(|_| Err(StoreError::Failed("it has stopped".to_owned())))
        })
    }
}
