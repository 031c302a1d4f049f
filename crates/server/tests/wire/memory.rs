//! A store in memory that fails when it is told to.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use protocol::TableId;
use protocol::http::TableList;
use server::session::ServerKey;
use server::store::{Answer, Index, Page, Row, Store, StoreError, Summary, WHOLE_LOG};
use tokio::sync::watch;

/// Logs in memory.
pub struct Memory {
    rows: Mutex<HashMap<TableId, Vec<Box<str>>>>,
    snapshots: Mutex<HashMap<TableId, String>>,
    /// Which rows were read, in order.
    loads: watch::Sender<Vec<RangeInclusive<u64>>>,
    /// The table with this row is damaged, for those who read it.
    damaged: Mutex<Option<u64>>,
    key: ServerKey,
    broken: AtomicBool,
    /// Whether logs cannot be read.
    unreadable: AtomicBool,
    /// How many writes have failed.
    failures: watch::Sender<u32>,
    /// Whoever writes waits until it is let go.
    held: watch::Sender<Hold>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    No,
    Yes,
    /// Somebody waits.
    Waited,
}

impl Memory {
    pub fn new() -> Memory {
        Memory {
            rows: Mutex::default(),
            snapshots: Mutex::default(),
            loads: watch::Sender::default(),
            damaged: Mutex::default(),
            key: ServerKey::new([7; 32]),
            broken: AtomicBool::new(false),
            unreadable: AtomicBool::new(false),
            failures: watch::Sender::new(0),
            held: watch::Sender::new(Hold::No),
        }
    }

    /// A store that has this log already.
    pub fn with(table: TableId, rows: Vec<Box<str>>) -> Memory {
        let memory = Memory::new();
        memory.rows.lock().unwrap().insert(table, rows);
        memory
    }

    /// From now on the disk is full, or it is not.
    pub fn breaks(&self, broken: bool) {
        self.broken.store(broken, Ordering::SeqCst);
    }

    /// From now on logs cannot be read, or they can.
    pub fn hides(&self, unreadable: bool) {
        self.unreadable.store(unreadable, Ordering::SeqCst);
    }

    /// Waits until so many writes have failed.
    pub async fn until_failures(&self, many: u32) {
        let _ = self.failures.subscribe().wait_for(|failures| *failures >= many).await;
    }

    /// From now on a write takes until it is let go.
    pub fn hold(&self) {
        self.held.send_replace(Hold::Yes);
    }

    /// Waits until a write waits.
    pub async fn until_held(&self) {
        let _ = self.held.subscribe().wait_for(|hold| *hold == Hold::Waited).await;
    }

    pub fn let_go(&self) {
        self.held.send_replace(Hold::No);
    }

    pub fn rows(&self, table: TableId) -> Vec<Box<str>> {
        self.rows.lock().unwrap().get(&table).cloned().unwrap_or_default()
    }

    /// Which rows were read since this was asked last.
    pub fn loads(&self) -> Vec<RangeInclusive<u64>> {
        self.loads.send_replace(Vec::new())
    }

    /// Waits until a whole log has been read.
    pub async fn until_whole_load(&self) {
        let whole = |loads: &Vec<_>| loads.contains(&WHOLE_LOG);
        let _ = self.loads.subscribe().wait_for(whole).await;
    }

    /// From now on this row is not what was written.
    pub fn damage(&self, row: u64) {
        *self.damaged.lock().unwrap() = Some(row);
    }

    pub fn kept_snapshot(&self, table: TableId) -> Option<String> {
        self.snapshots.lock().unwrap().get(&table).cloned()
    }

    /// Another server writes a row.
    pub fn intrude(&self, table: TableId, entry: &str) {
        self.rows.lock().unwrap().entry(table).or_default().push(entry.into());
    }

    fn write(&self, row: Row) -> Result<(), StoreError> {
        if self.broken.load(Ordering::SeqCst) {
            self.failures.send_modify(|failures| *failures += 1);
            return Err(StoreError::Failed("the disk is full".to_owned()));
        }
        let mut all = self.rows.lock().unwrap();
        let rows = all.entry(row.table).or_default();
        if row.seq != rows.len() as u64 + 1 {
            return Err(StoreError::Conflict);
        }
        rows.push(row.entry.into());
        Ok(())
    }
}

fn answer<T>(result: Result<T, StoreError>) -> Answer<T> {
    let (sender, answer) = Answer::pending();
    let _ = sender.send(result);
    answer
}

/// It remembers nobody.
impl Index for Memory {}

impl Store for Memory {
    fn append(&self, row: Row) -> Answer<()> {
        let written = self.write(row);
        if *self.held.borrow() == Hold::No {
            return answer(written);
        }
        let (sender, answer) = Answer::pending();
        let mut held = self.held.subscribe();
        self.held.send_replace(Hold::Waited);
        tokio::spawn(async move {
            let _ = held.wait_for(|hold| *hold == Hold::No).await;
            let _ = sender.send(written);
        });
        answer
    }

    fn note(&self, _: Summary) {}

    fn load(&self, table: TableId, wanted: RangeInclusive<u64>) -> Answer<Vec<Box<str>>> {
        if self.unreadable.load(Ordering::SeqCst) {
            return answer(Err(StoreError::Failed("the disk is gone".to_owned())));
        }
        if self.damaged.lock().unwrap().is_some_and(|row| wanted.contains(&row)) {
            let problem = "a row is not what was written".to_owned();
            return answer(Err(StoreError::Damaged { table, problem }));
        }
        let rows = (1..).zip(self.rows(table)).filter(|(seq, _)| wanted.contains(seq));
        let rows = rows.map(|(_, row)| row).collect();
        self.loads.send_modify(|loads| loads.push(wanted.clone()));
        answer(Ok(rows))
    }

    fn keep_snapshot(&self, table: TableId, snapshot: String) {
        self.snapshots.lock().unwrap().insert(table, snapshot);
    }

    fn drop_snapshot(&self, table: TableId) -> Answer<()> {
        self.snapshots.lock().unwrap().remove(&table);
        answer(Ok(()))
    }

    fn snapshot(&self, table: TableId) -> Answer<Option<String>> {
        answer(Ok(self.kept_snapshot(table)))
    }

    fn public_tables(&self, _: Page) -> Answer<TableList> {
        answer(Ok(TableList { tables: Vec::new(), next: None }))
    }

    fn clear_list(&self) {}

    fn count(&self) -> Answer<u64> {
        answer(Ok(self.rows.lock().unwrap().len() as u64))
    }

    fn key(&self) -> Answer<ServerKey> {
        answer(Ok(self.key.clone()))
    }

    fn backup(&self, _: PathBuf) -> Answer<()> {
        answer(Err(StoreError::Failed("there is no file".to_owned())))
    }
}
