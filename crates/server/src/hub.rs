//! All tables that are in memory. A table is opened when somebody asks for it
//! and leaves again when nobody looks; the log keeps it.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::http::NewTable;
use protocol::server::ServerMessage;
use protocol::{Code, Refusal, TableId};
use tokio::sync::{mpsc, oneshot, watch};

use crate::context::Context;
use crate::keeper::{Keeper, Message};
use crate::log::{Entry, Event};
use crate::session::{SessionId, random_code};
use crate::store::{Row, StoreError};
use crate::table::{Table, first_entry};
use crate::wire::{encode, unreadable_log};

/// How many messages may wait for a table.
const INBOX: usize = 32;
/// How long a stopping server waits for one table.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// How many tables there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In memory at once.
    pub open: usize,
    /// In the log in all.
    pub kept: u64,
    /// That one person may make in a minute.
    pub per_minute: NonZeroU32,
}

/// All tables in memory.
pub struct Hub {
    pub context: Arc<Context>,
    limits: Limits,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
    makers: DefaultKeyedRateLimiter<SessionId>,
    /// How many tables the log has.
    kept: AtomicU64,
    /// Whether the server is about to stop: then no table is opened any more.
    stopping: watch::Sender<bool>,
}

impl Hub {
    pub async fn new(context: Arc<Context>, limits: Limits) -> Result<Arc<Hub>, StoreError> {
        let makers = RateLimiter::keyed(Quota::per_minute(limits.per_minute));
        let kept = context.store.count().await?.into();
        let (tables, stopping) = (Mutex::default(), watch::Sender::new(false));
        Ok(Arc::new(Hub { context, limits, tables, makers, kept, stopping }))
    }

    /// The address of a table's keeper. Whether there is such a table is known
    /// only when it answers.
    pub fn open(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Message>, Refusal> {
        let mut tables = self.tables();
        if let Some(keeper) = tables.get(&table).filter(|keeper| !keeper.is_closed()) {
            return Ok(keeper.clone());
        }
        if *self.stopping.borrow() {
            return Err(Code::Stopping.into());
        }
        if tables.len() >= self.limits.open {
            return Err(Code::TooManyTables.into());
        }
        let (address, inbox) = mpsc::channel(INBOX);
        tables.insert(table, address.clone());
        tokio::spawn(Arc::clone(self).keep(table, None, address.downgrade(), inbox));
        Ok(address)
    }

    /// Makes a table, if its maker and the server have room for one more.
    pub async fn make(
        self: &Arc<Self>,
        host: SessionId,
        new: NewTable,
    ) -> Result<TableId, Refusal> {
        if *self.stopping.borrow() {
            return Err(Code::Stopping.into());
        }
        if self.makers.check_key(&host).is_err() {
            return Err(Code::TooManyTables.into());
        }
        let full = self.kept.load(Ordering::Relaxed) >= self.limits.kept;
        if full || self.tables().len() >= self.limits.open {
            return Err(Code::TooManyTables.into());
        }
        let exists = || Refusal::saying(Code::BadOptions, "this table exists already");
        let id = match new.table {
            Some(id) if self.tables().contains_key(&id) => return Err(exists()),
            Some(id) => id,
            None => random_code().map_err(|error| Refusal::saying(Code::Storage, error))?,
        };
        let (entry, table) = first_entry(id, host, new, self.context.time.calendar())?;
        let json = serde_json::to_string(&entry).map_err(|_| Code::Storage)?;
        let row = Row { table: id, seq: 1, entry: json };
        self.context.store.append(row).await.map_err(|error| match error {
            StoreError::Conflict => exists(),
            StoreError::Failed(_) => Code::Storage.into(),
        })?;
        self.kept.fetch_add(1, Ordering::Relaxed);
        let (address, inbox) = mpsc::channel(INBOX);
        let weak = address.downgrade();
        self.tables().insert(id, address);
        tokio::spawn(Arc::clone(self).keep(id, Some(Box::new(table)), weak, inbox));
        metrics::counter!("bango_tables_made_total", "game" => entry_game(&entry)).increment(1);
        Ok(id)
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.tables().len()
    }

    /// Forgets limits of people who have not made a table lately.
    pub fn tidy(&self) {
        self.makers.retain_recent();
    }

    /// Waits until the server is about to stop.
    pub async fn stopping(&self) {
        // If nobody can say it any more, it is time, too.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Lets every table finish what it is doing, say good-bye and close.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let keepers: Vec<_> = self.tables().values().cloned().collect();
        let mut waiting = Vec::new();
        for keeper in keepers {
            let (done, stopped) = oneshot::channel();
            waiting.push(async move {
                if keeper.send(Message::Stop(done)).await.is_ok() {
                    let _ = stopped.await;
                }
            });
        }
        let all = futures_util::future::join_all(waiting);
        if tokio::time::timeout(LAST_WORDS, all).await.is_err() {
            tracing::warn!("some tables did not stop in time");
        }
    }

    /// Loads a table and keeps it until nobody needs it in memory.
    async fn keep(
        self: Arc<Self>,
        id: TableId,
        table: Option<Box<Table>>,
        address: mpsc::WeakSender<Message>,
        mut inbox: mpsc::Receiver<Message>,
    ) {
        metrics::gauge!("bango_tables_open").increment(1.0);
        let loaded = match table {
            Some(table) => Ok(table),
            None => self.load(id).await,
        };
        match loaded {
            Ok(table) => {
                let context = Arc::clone(&self.context);
                // On the heap: in the task there would be room for each of its forms.
                let mut keeper = Box::new(Keeper::new(*table, context, address));
                keeper.run(&mut inbox).await;
                drop(keeper);
                self.forget(id);
                inbox.close();
                // Who came while it was leaving opens it again.
                while let Some(message) = inbox.recv().await {
                    if let Ok(again) = self.open(id) {
                        let _ = again.send(message).await;
                    }
                }
            }
            Err(refusal) => {
                self.forget(id);
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    refuse(message, &refusal);
                }
            }
        }
        metrics::gauge!("bango_tables_open").decrement(1.0);
    }

    async fn load(&self, id: TableId) -> Result<Box<Table>, Refusal> {
        let rows = self.context.store.load(id).await.map_err(|_| unreadable_log())?;
        match Table::load(id, &rows) {
            Ok(Some(table)) => Ok(Box::new(table)),
            Ok(None) => Err(Code::NoTable.into()),
            Err(error) => {
                tracing::error!(%error, "a log cannot be read");
                Err(unreadable_log())
            }
        }
    }

    fn forget(&self, table: TableId) {
        self.tables().remove(&table);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Message>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells whoever asked for a table why there is none.
fn refuse(message: Message, refusal: &Refusal) {
    match message {
        Message::Watch(mut client, _) => {
            let refused = ServerMessage::Refused { id: None, refusal: refusal.clone() };
            if let Some(text) = encode(&refused) {
                let _ = client.out.try_send(text);
            }
        }
        // Whoever asked may have gone.
        Message::Summary(reply) => drop(reply.send(Err(refusal.clone()))),
        Message::Stop(done) => drop(done.send(())),
        _ => {}
    }
}

fn entry_game(entry: &Entry) -> &'static str {
    match entry.events.first() {
        Some(Event::Made { game, .. }) => game.id(),
        _ => "",
    }
}
