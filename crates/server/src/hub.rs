//! All tables that are in memory. A table is opened when somebody asks for it
//! and leaves again when nobody looks; the log keeps it.

mod living;
mod loading;
mod places;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::http::NewTable;
use protocol::server::{Farewell, ServerMessage};
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
use crate::node::Node;
use crate::session::{SessionId, random_code};
use crate::store::nodes::{Epoch, NodeId};
use crate::store::{Row, StoreError};
use crate::table::{Table, first_entry};
use crate::wire::{encode, no_room, unreadable_log};

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

    /// The keeper of a table, for somebody at this address, or the node that has it. Whether there
    /// is such a table is known only when it answers.
    ///
    /// Whoever has opened too many lately, or comes when people look at as many as there may be,
    /// gets into a table of their own only.
    pub async fn open(
        self: &Arc<Self>,
        table: TableId,
        by: AddressKey,
    ) -> Result<Found, NotOpened> {
        if let Some(keeper) = self.places().find(table) {
            return Ok(Found::Here(keeper));
        }
        if self.is_stopping() {
            return Err(NotOpened::Refused(Code::Stopping.into()));
        }
        let Some(node) = &self.context.node else { return self.load_here(table, by, None) };
        let _turn = node.turn(table).await;
        if let Some(keeper) = self.places().find(table) {
            return Ok(Found::Here(keeper));
        }
        let kept = node.claim(table).await.map_err(|error| {
            tracing::warn!(%error, %table, node = node.name, "a table cannot be claimed");
            NotOpened::NotNow
        })?;
        if kept.by != node.id {
            return Ok(Found::At(kept.by));
        }
        let opened = self.load_here(table, by, Some(kept.epoch));
        if opened.is_err() {
            node.release(table, kept.epoch).await;
        }
        opened
    }

    /// Brings a table from the log into memory, if there is room.
    fn load_here(
        self: &Arc<Self>,
        table: TableId,
        by: AddressKey,
        epoch: Option<Epoch>,
    ) -> Result<Found, NotOpened> {
        let mut places = self.places();
        if let Some(keeper) = places.find(table) {
            return Ok(Found::Here(keeper));
        }
        let greedy = self.context.quotas.opening.count(by).is_err();
        let owners_only = match places.make_room() {
            Room::Free => greedy,
            Room::Reserved => true,
            Room::None => return Err(NotOpened::Refused(no_room())),
        };
        let door = Door::new(owners_only, epoch);
        Ok(Found::Here(self.bring(&mut places, table, Source::Log { asked_by: by }, door)))
    }

    /// Puts a table into its place in memory.
    fn bring(
        self: &Arc<Self>,
        places: &mut Places,
        id: TableId,
        source: Source,
        door: Door,
    ) -> mpsc::Sender<Message> {
        let (keeper, inbox) = mpsc::channel(INBOX);
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
        if self.is_stopping() {
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
        let epoch = match &self.context.node {
            Some(node) => Some(self.claim_new(node, id).await?.ok_or_else(exists)?),
            None => None,
        };
        let row = Row { table: id, seq: 1, entry: json, epoch };
        if let Err(error) = self.context.store.append(row).await {
            self.release(id, epoch).await;
            return Err(if error == StoreError::Conflict {
                exists()
            } else {
                Code::Storage.into()
            });
        }
        self.kept.fetch_add(1, Ordering::Relaxed);
        let door = Door::new(false, epoch);
        self.bring(&mut self.places(), id, Source::New(Box::new(table)), door);
        metrics::counter!("bango_tables_made_total", "game" => entry_game(&entry)).increment(1);
        Ok(id)
    }

    /// Claims a table that is about to be made; nothing if another node keeps one of this name.
    async fn claim_new(&self, node: &Node, id: TableId) -> Result<Option<Epoch>, Refusal> {
        let kept = node.claim(id).await.map_err(|_| Code::Storage)?;
        Ok((kept.by == node.id).then_some(kept.epoch))
    }

    /// Lets go of a table, so that another node may have it.
    async fn release(&self, id: TableId, epoch: Option<Epoch>) {
        if let (Some(node), Some(epoch)) = (&self.context.node, epoch) {
            node.release(id, epoch).await;
        }
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

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
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
        let epoch = door.epoch;
        match loaded {
            Ok(Opened { table, snapshot }) => {
                let context = Arc::clone(&self.context);
                // On the heap: in the task there would be room for each of its forms.
                let keeper = Keeper::new(table, context, door, address);
                let mut keeper = Box::new(keeper.with_snapshot(snapshot));
                let closing = keeper.run(&mut inbox).await;
                self.give_up(id, epoch).await;
                // Whoever hears of it finds the table free.
                keeper.say_good_bye(closing);
                drop(keeper);
                inbox.close();
                // Who came while it was leaving opens it again.
                while let Some(message) = inbox.recv().await {
                    self.pass_on(id, message).await;
                }
            }
            Err(refusal) => {
                self.give_up(id, epoch).await;
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    refuse(message, &refusal);
                }
            }
        }
        metrics::gauge!("bango_tables_open").decrement(1.0);
    }

    /// Takes a table out of memory, and lets other nodes have it.
    async fn give_up(&self, id: TableId, epoch: Option<Epoch>) {
        let _turn = match &self.context.node {
            Some(node) => Some(node.turn(id).await),
            None => None,
        };
        self.places().remove(id);
        self.release(id, epoch).await;
    }

    /// Hands something to the keeper of a table that has just left memory. If it is elsewhere by
    /// now, whoever sent it hears nothing, and opens the table again.
    async fn pass_on(self: &Arc<Self>, id: TableId, message: Message) {
        let keeper = {
            let mut places = self.places();
            let alone = self.context.node.is_none() && !self.is_stopping();
            places.find(id).or_else(|| {
                let source = Source::Log { asked_by: message.sender().unwrap_or_default() };
                alone.then(|| self.bring(&mut places, id, source, Door::new(false, None)))
            })
        };
        match keeper {
            Some(keeper) => drop(keeper.send(message).await),
            None => self.let_go(&message),
        }
    }

    /// Lets somebody know that they have to open the table again, here or after the stop.
    fn let_go(&self, message: &Message) {
        if let Message::Watch(client, _) = message {
            let stopping = self.is_stopping();
            client.line.set_farewell(if stopping { Farewell::Stopping } else { Farewell::Reopen });
        }
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a table is kept.
pub enum Found {
    /// Here, by this keeper.
    Here(mpsc::Sender<Message>),
    /// At another node.
    At(NodeId),
}

/// Why a table was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotOpened {
    Refused(Refusal),
    /// Nobody can say now who keeps it; in a moment they can.
    NotNow,
}

impl From<NotOpened> for Refusal {
    fn from(why: NotOpened) -> Refusal {
        match why {
            NotOpened::Refused(refusal) => refusal,
            NotOpened::NotNow => unreadable_log(),
        }
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
