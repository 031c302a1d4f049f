//! Logs in a Postgres database, or in anything that speaks its protocol and keeps its promises. Several
//! servers may share it.
//!
//! Rows go in by a few lanes, each with a connection of its own; what is noted beside the log
//! has another, and so have reading and leases. When the database is away nothing is
//! acknowledged, and the connections come back by themselves.

mod beside;
mod bulk;
pub mod examining;
mod format;
mod health;
mod lane;
mod leases;
mod link;
mod people;
mod reader;
mod trouble;

use std::future::Future;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::TableId;
use protocol::http::TableList;
use protocol::you::{Profile, You};
use rules::GameKind;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

use self::beside::{Beside, Order};
pub use self::bulk::Bulk;
use self::health::Health;
use self::lane::{Append, Lane};
use self::link::{Link, Session};
use self::trouble::Trouble;
use super::nodes::{Epoch, Kept, Living, NodeId, Nodes};
use super::{Answer, Index, Page, Row, Store, StoreError, Summary};
use crate::session::{ServerKey, SessionId};
use crate::you::{Ended, Standing};

/// By how many connections rows go into the log.
const LANES: usize = 2;

/// How long a server that starts waits until the database has the format that it knows: others may
/// be at it, and have much to change.
const PREPARING: Duration = Duration::from_secs(600);

/// What connections of servers are called in the database.
const SERVER: &str = "bango";

/// A store in a Postgres database.
#[derive(Debug)]
pub struct Postgres {
    /// None once the store is closed.
    lanes: Mutex<Vec<mpsc::UnboundedSender<Append>>>,
    beside: mpsc::UnboundedSender<Order>,
    reading: Arc<Link>,
    /// Leases do not wait behind long logs.
    leasing: Arc<Link>,
    health: Arc<Health>,
    /// They end when the store is closed.
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Postgres {
    /// Whether this names a database, rather than a folder.
    pub fn is_url(store: &str) -> bool {
        store.starts_with("postgres://") || store.starts_with("postgresql://")
    }

    /// What people call the database of a URL, without its password.
    pub fn name(url: &str) -> Result<String, StoreError> {
        let config = config(url, SERVER)?;
        let host = config.get_hosts().first().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            Host::Unix(path) => path.display().to_string(),
        });
        let database = config.get_dbname().or(config.get_user()).unwrap_or("postgres");
        Ok(format!("{database} (Postgres) @ {}", host.as_deref().unwrap_or("localhost")))
    }

    /// Opens the database of a URL, and makes its tables if there are none.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let config = Arc::new(config(url, SERVER)?);
        let reading = Link::new(&config);
        let prepared = reading.with_in(PREPARING, async |session: Arc<Session>| {
            format::prepare(&session).await?;
            bulk::refuse_unfinished(&session).await?;
            warn_of_no_flushing(&session).await
        });
        prepared.await?;
        let health = Arc::new(Health::good());
        let mut tasks = Vec::new();
        let mut lanes = Vec::new();
        for _ in 0..LANES {
            let (lane, orders) = mpsc::unbounded_channel();
            let way = Lane { link: Link::new(&config), health: Arc::clone(&health) };
            tasks.push(tokio::spawn(way.run(orders)));
            lanes.push(lane);
        }
        let (beside, orders) = mpsc::unbounded_channel();
        let way = Beside { link: Link::new(&config), health: Arc::clone(&health) };
        tasks.push(tokio::spawn(way.run(orders)));
        Ok(Postgres {
            lanes: lanes.into(),
            beside,
            reading: Arc::new(reading),
            leasing: Arc::new(Link::new(&config)),
            health,
            tasks: tasks.into(),
        })
    }

    /// Asks something over one of the connections.
    fn ask<T, F>(
        link: &Arc<Link>,
        question: impl Fn(Arc<Session>) -> F + Send + Sync + 'static,
    ) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Trouble>> + Send + 'static,
    {
        let (reply, answer) = Answer::pending();
        let link = Arc::clone(link);
        tokio::spawn(async move {
            let answered = link.ask(question).await;
            // Whoever asked may have gone.
            let _ = reply.send(answered.map_err(StoreError::from));
        });
        answer
    }

    fn read<T, F>(&self, question: impl Fn(Arc<Session>) -> F + Send + Sync + 'static) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Trouble>> + Send + 'static,
    {
        Postgres::ask(&self.reading, question)
    }

    fn lease<T, F>(&self, question: impl Fn(Arc<Session>) -> F + Send + Sync + 'static) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Trouble>> + Send + 'static,
    {
        Postgres::ask(&self.leasing, question)
    }

    /// Something beside the log that somebody waits for.
    fn tell(&self, order: impl FnOnce(beside::Done) -> Order) -> Answer<()> {
        let (done, answer) = Answer::pending();
        let _ = self.beside.send(order(done));
        answer
    }
}

impl Store for Postgres {
    fn append(&self, row: Row) -> Answer<()> {
        let (done, answer) = Answer::pending();
        // Tables' numbers are random, so any part of them spreads evenly.
        let lane = usize::try_from(row.table.bits() % LANES as u128).unwrap_or_default();
        // If the lanes are closed, the answer says so.
        if let Some(lane) = lock(&self.lanes).get(lane) {
            let _ = lane.send(Append { row, done });
        }
        answer
    }

    fn note(&self, summary: Summary) {
        let _ = self.beside.send(Order::Summary(summary));
    }

    fn is_well(&self) -> bool {
        self.health.is_well()
    }

    fn load(&self, table: TableId, rows: RangeInclusive<u64>) -> Answer<Vec<Box<str>>> {
        self.read(move |session| reader::load(session, table, rows.clone()))
    }

    fn keep_snapshot(&self, table: TableId, snapshot: String) {
        let _ = self.beside.send(Order::Snapshot(table, snapshot));
    }

    fn drop_snapshot(&self, table: TableId) -> Answer<()> {
        self.tell(|done| Order::DropSnapshot(table, done))
    }

    fn snapshot(&self, table: TableId) -> Answer<Option<String>> {
        self.read(move |session| reader::snapshot(session, table))
    }

    fn public_tables(&self, page: Page) -> Answer<TableList> {
        self.read(move |session| reader::public_tables(session, page))
    }

    fn clear_list(&self) {
        let _ = self.beside.send(Order::ClearList);
    }

    fn count(&self) -> Answer<u64> {
        self.read(reader::count)
    }

    fn key(&self) -> Answer<ServerKey> {
        self.read(reader::key)
    }

    fn backup(&self, _: PathBuf) -> Answer<()> {
        Answer::ready(Err(StoreError::Unusable(BACKUP.to_owned())))
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn close(&self) -> Answer<()> {
        let (reply, answer) = Answer::pending();
        let tasks = std::mem::take(&mut *lock(&self.tasks));
        // A lane ends when nobody can send anything into it any more.
        lock(&self.lanes).clear();
        let beside = self.tell(Order::Close);
        let links = [Arc::clone(&self.reading), Arc::clone(&self.leasing)];
        tokio::spawn(async move {
            let closed = beside.await;
            for task in tasks {
                let _ = task.await;
            }
            for link in links {
                link.forget().await;
            }
            let _ = reply.send(closed);
        });
        answer
    }
}

/// Why `sslmode=require` is refused: whoever asks for it must not believe to have it.
const NOT_ENCRYPTED: &str = "lines to the database are not encrypted by this program, so sslmode=require cannot be kept: \
reach it over a socket, a network of its own or a tunnel";

/// What to do instead of `bango backup`.
pub const BACKUP: &str = "a Postgres store is copied with Postgres' own tools: pg_dump while servers run, or \
pg_basebackup and its write-ahead log for every moment in between";

impl Index for Postgres {
    fn note_standing(&self, standing: Standing) {
        let _ = self.beside.send(Order::Standing(standing));
    }

    fn note_ended(&self, ended: Ended) -> Answer<()> {
        self.tell(|done| Order::Ended(ended, done))
    }

    fn you(&self, session: SessionId, now: u64) -> Answer<You> {
        self.read(move |line| people::you(line, session, now))
    }

    fn remember(&self, session: SessionId, profile: Profile, now: u64) -> Answer<()> {
        self.tell(|done| Order::Remember { session, profile, now, done })
    }

    fn forget(&self, session: SessionId, now: u64) -> Answer<()> {
        self.tell(|done| Order::Forget { session, now, done })
    }

    fn strengths(&self, game: GameKind, of: Vec<SessionId>) -> Answer<Vec<(SessionId, u32)>> {
        let of: Arc<[SessionId]> = of.into();
        self.read(move |line| people::strengths(line, game, Arc::clone(&of)))
    }

    fn sweep(&self, now: u64) {
        let _ = self.beside.send(Order::Sweep { now });
    }
}

impl Nodes for Postgres {
    fn join(&self, node: NodeId, name: String) -> Answer<()> {
        self.lease(move |session| leases::join(session, node, name.clone()))
    }

    fn beat(&self, node: NodeId, on_bus: bool) -> Answer<Vec<Living>> {
        self.lease(move |session| leases::beat(session, node, on_bus))
    }

    fn leave(&self, node: NodeId) -> Answer<()> {
        self.lease(move |session| leases::leave(session, node))
    }

    fn claim(&self, table: TableId, node: NodeId) -> Answer<Kept> {
        self.lease(move |session| leases::claim(session, table, node))
    }

    fn release(&self, table: TableId, epoch: Epoch) -> Answer<()> {
        self.lease(move |session| leases::release(session, table, epoch))
    }

    fn kept_by(&self, node: NodeId) -> Answer<Vec<(TableId, Epoch)>> {
        self.lease(move |session| leases::kept_by(session, node))
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How a database is reached. Of several hosts the one counts that takes writes.
fn config(url: &str, name: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse().map_err(|error| {
        StoreError::Unusable(format!("this is not the URL of a Postgres database: {error}"))
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(StoreError::Unusable(NOT_ENCRYPTED.to_owned()));
    }
    config.application_name(name).target_session_attrs(TargetSessionAttrs::ReadWrite);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(link::CONNECTING);
    }
    Ok(config)
}

/// A database that does not flush forgets acknowledged moves in a power cut.
async fn warn_of_no_flushing(session: &Session) -> Result<(), Trouble> {
    let flushes: String = session.one("SELECT current_setting('fsync')", &[]).await?.try_get(0)?;
    if flushes == "off" {
        tracing::warn!("the database has fsync off: a power cut may lose acknowledged moves");
    }
    Ok(())
}
