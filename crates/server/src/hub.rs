//! All tables that are in memory. A table is opened when somebody asks for it
//! and leaves again when nobody looks; the log keeps it.

mod loading;
mod places;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::http::NewTable;
use protocol::server::ServerMessage;
use protocol::{Code, Refusal, TableId};
use tokio::sync::{mpsc, oneshot, watch};

use self::loading::Opened;
use self::places::{Places, Room};
use crate::address::AddressKey;
use crate::codes::Codes;
use crate::context::Context;
use crate::keeper::{Door, Keeper, Message};
pub use crate::limits::Limits;
use crate::log::{Entry, Event};
use crate::session::{SessionId, random_code};
use crate::store::{Row, StoreError};
use crate::table::{Table, first_entry};
use crate::wire::{encode, no_room};

/// How many messages may wait for a table.
const INBOX: usize = 32;
/// How long a stopping server waits for one table.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// All tables in memory.
pub struct Hub {
    pub context: Arc<Context>,
    /// Short codes of screens and tables.
    pub codes: Codes,
    places: Mutex<Places>,
    /// How many tables the log has.
    kept: AtomicU64,
    /// Whether the server is about to stop: then no table is opened any more.
    stopping: watch::Sender<bool>,
}

impl Hub {
    pub async fn new(context: Arc<Context>) -> Result<Arc<Hub>, StoreError> {
        let kept = context.store.count().await?.into();
        // What was on the list when the server stopped comes back when somebody looks.
        context.store.clear_list();
        context.store.sweep(context.time.calendar());
        let places = Mutex::new(Places::new(context.limits.open));
        let codes = Codes::new(&context.limits);
        Ok(Arc::new(Hub { context, codes, places, kept, stopping: watch::Sender::new(false) }))
    }

    /// The keeper of a table, for somebody at this address. Whether there is such a table is
    /// known only when it answers.
    ///
    /// Whoever has opened too many lately, or comes when people look at as many as there may be,
    /// gets into a table of their own only.
    pub fn open(
        self: &Arc<Self>,
        table: TableId,
        by: AddressKey,
    ) -> Result<mpsc::Sender<Message>, Refusal> {
        let mut places = self.places();
        if let Some(keeper) = places.find(table) {
            return Ok(keeper);
        }
        if *self.stopping.borrow() {
            return Err(Code::Stopping.into());
        }
        let greedy = self.context.quotas.opening.count(by).is_err();
        let owners_only = match places.make_room() {
            Room::Free => greedy,
            Room::Reserved => true,
            Room::None => return Err(no_room()),
        };
        Ok(self.bring(&mut places, table, Source::Log { asked_by: by }, owners_only))
    }

    /// Puts a table into its place in memory.
    fn bring(
        self: &Arc<Self>,
        places: &mut Places,
        id: TableId,
        source: Source,
        owners_only: bool,
    ) -> mpsc::Sender<Message> {
        let (keeper, inbox) = mpsc::channel(INBOX);
        let door = Door::new(owners_only);
        places.add(id, keeper.clone(), &door);
        let own = Own { address: keeper.downgrade(), inbox };
        tokio::spawn(Arc::clone(self).keep(id, source, door, own));
        keeper
    }

    /// Makes a table, if its maker and the server have room for one more.
    pub async fn make(
        self: &Arc<Self>,
        host: SessionId,
        by: AddressKey,
        new: NewTable,
    ) -> Result<TableId, Refusal> {
        if *self.stopping.borrow() {
            return Err(Code::Stopping.into());
        }
        let made = self.context.quotas.making.count(by);
        made.map_err(|wait| wait.refusal(Code::TooManyTables))?;
        if self.kept.load(Ordering::Relaxed) >= self.context.limits.kept {
            return Err(Code::TooManyTables.into());
        }
        if self.places().make_room() != Room::Free {
            return Err(no_room());
        }
        let exists = || Refusal::saying(Code::BadOptions, "this table exists already");
        let id = match new.table {
            Some(id) if self.places().find(id).is_some() => return Err(exists()),
            Some(id) => id,
            None => random_code().map_err(|error| Refusal::saying(Code::Storage, error))?,
        };
        let (entry, table) = first_entry(id, host, new, self.context.time.calendar())?;
        let json = serde_json::to_string(&entry).map_err(|_| Code::Storage)?;
        let row = Row { table: id, seq: 1, entry: json };
        self.context.store.append(row).await.map_err(|error| match error {
            StoreError::Conflict => exists(),
            _ => Code::Storage.into(),
        })?;
        self.kept.fetch_add(1, Ordering::Relaxed);
        self.bring(&mut self.places(), id, Source::New(Box::new(table)), false);
        metrics::counter!("bango_tables_made_total", "game" => entry_game(&entry)).increment(1);
        Ok(id)
    }

    /// Lets those of these tables that are in memory know that somebody who sits there has changed
    /// whether others see how strong they are.
    pub fn strengths_changed(&self, tables: impl IntoIterator<Item = TableId>) {
        let keepers: Vec<_> =
            tables.into_iter().filter_map(|table| self.places().find(table)).collect();
        for keeper in keepers {
            // A table that closes shows it to nobody.
            tokio::spawn(async move { drop(keeper.send(Message::StrengthsChanged).await) });
        }
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.places().len()
    }

    /// Forgets limits of those who have done nothing lately.
    pub fn tidy(&self) {
        self.context.quotas.tidy();
        self.codes.tidy();
    }

    /// Waits until the server is about to stop.
    pub async fn stopping(&self) {
        // If nobody can say it any more, it is time, too.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Lets every table finish what it is doing, say good-bye and close.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let keepers: Vec<_> = self.places().keepers().cloned().collect();
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
        source: Source,
        door: Door,
        Own { address, mut inbox }: Own,
    ) {
        metrics::gauge!("bango_tables_open").increment(1.0);
        let loaded = match source {
            Source::New(table) => Ok(Opened::new(*table)),
            Source::Log { asked_by } => Box::pin(self.load(id, asked_by)).await,
        };
        match loaded {
            Ok(Opened { table, snapshot }) => {
                let context = Arc::clone(&self.context);
                // On the heap: in the task there would be room for each of its forms.
                let keeper = Keeper::new(table, context, door, address);
                let mut keeper = Box::new(keeper.with_snapshot(snapshot));
                keeper.run(&mut inbox).await;
                drop(keeper);
                self.places().remove(id);
                inbox.close();
                // Who came while it was leaving opens it again.
                while let Some(message) = inbox.recv().await {
                    if let Some(again) = self.open_again(id, message.sender()) {
                        let _ = again.send(message).await;
                    }
                }
            }
            Err(refusal) => {
                self.places().remove(id);
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    refuse(message, &refusal);
                }
            }
        }
        metrics::gauge!("bango_tables_open").decrement(1.0);
    }

    /// The keeper of a table that has just left.
    fn open_again(
        self: &Arc<Self>,
        table: TableId,
        by: Option<AddressKey>,
    ) -> Option<mpsc::Sender<Message>> {
        let mut places = self.places();
        if let Some(keeper) = places.find(table) {
            return Some(keeper);
        }
        let source = Source::Log { asked_by: by.unwrap_or_default() };
        (!*self.stopping.borrow()).then(|| self.bring(&mut places, table, source, false))
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a table comes from.
enum Source {
    New(Box<Table>),
    Log { asked_by: AddressKey },
}

/// A keeper's own address, and what comes there.
struct Own {
    address: mpsc::WeakSender<Message>,
    inbox: mpsc::Receiver<Message>,
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
