//! What is written beside the log: tables in few words, and the index of people. Nobody waits for
//! most of it, so it is gathered for longer, and of each table only the newest counts.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use protocol::you::Profile;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::health::Health;
use super::link::{Link, Session};
use super::people;
use super::trouble::Trouble;
use crate::session::SessionId;
use crate::store::{StoreError, Summary};
use crate::you::{Ended, Standing};

/// The most that is written at once.
const MOST: usize = 1024;
/// How long more is waited for once there was much to write.
const GATHERING: Duration = Duration::from_millis(100);
/// How often the database is looked after while there is nothing to write.
const LOOK: Duration = Duration::from_secs(1);

/// What is to be written.
#[derive(Debug)]
pub enum Order {
    Summary(Summary),
    Standing(Standing),
    /// What a table adds up to.
    Snapshot(TableId, String),
    DropSnapshot(TableId, Done),
    Ended(Ended, Done),
    Remember {
        session: SessionId,
        profile: Profile,
        now: u64,
        done: Done,
    },
    Forget {
        session: SessionId,
        now: u64,
        done: Done,
    },
    Sweep {
        now: u64,
    },
    ClearList,
    /// Nothing more.
    Close(Done),
}

pub type Done = oneshot::Sender<Result<(), StoreError>>;

/// The way of all this into the database.
#[derive(Debug)]
pub struct Beside {
    pub link: Link,
    pub health: Arc<Health>,
}

impl Beside {
    /// Writes until nobody can ask any more, and looks after the database meanwhile.
    pub async fn run(self, mut orders: mpsc::UnboundedReceiver<Order>) {
        let mut batch = Vec::new();
        let mut crowded = false;
        loop {
            match timeout(LOOK, orders.recv_many(&mut batch, MOST)).await {
                Ok(0) => return,
                Ok(_) => {}
                Err(_) => {
                    self.look().await;
                    continue;
                }
            }
            if crowded && !batch.iter().any(Order::is_waited_for) {
                sleep(GATHERING).await;
            }
            while batch.len() < MOST
                && let Ok(order) = orders.try_recv()
            {
                batch.push(order);
            }
            crowded = batch.len() > 1;
            if let Some(done) = self.write(std::mem::take(&mut batch)).await {
                let _ = done.send(Ok(()));
                return;
            }
        }
    }

    /// Finds out whether the database can be written to, while nobody asks it to.
    async fn look(&self) {
        const PROBE: &str = "INSERT INTO own (name, value) VALUES ('probe', '')
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        const HERE: &str = "SELECT 1";
        let text = if self.health.is_well() { HERE } else { PROBE };
        let looked = self.link.ask(async |session| Ok(session.execute(text, &[]).await?)).await;
        self.health.note(looked.is_ok());
    }

    /// Writes everything in its order. Gives back whom to tell that it was the last.
    async fn write(&self, orders: Vec<Order>) -> Option<Done> {
        let mut gathered = Gathered::default();
        for order in orders {
            match order {
                Order::Summary(summary) => gathered.summary(summary),
                Order::Standing(standing) => gathered.standing(standing),
                Order::Snapshot(table, snapshot) => {
                    gathered.snapshots.insert(table, Some(snapshot));
                }
                Order::DropSnapshot(table, done) => {
                    self.flush(&mut gathered).await;
                    let none = HashMap::from([(table, None)]);
                    let dropped = self.link.ask(|session| keep_snapshots(session, &none)).await;
                    self.tell(dropped, Some(done));
                }
                Order::ClearList => {
                    self.flush(&mut gathered).await;
                    self.tell(self.link.ask(clear_list).await, None);
                }
                Order::Ended(ended, done) => {
                    self.flush(&mut gathered).await;
                    let noted = self.link.ask(|session| people::note_ended(session, &ended)).await;
                    self.tell(noted, Some(done));
                }
                Order::Remember { session: who, profile, now, done } => {
                    let remembered = self
                        .link
                        .ask(|session| people::remember(session, who, &profile, now))
                        .await;
                    self.tell(remembered, Some(done));
                }
                Order::Forget { session: who, now, done } => {
                    self.flush(&mut gathered).await;
                    let forgotten =
                        self.link.ask(|session| people::forget(session, who, now)).await;
                    self.tell(forgotten, Some(done));
                }
                Order::Sweep { now } => {
                    self.flush(&mut gathered).await;
                    let swept = self.link.ask(|session| people::sweep(session, now)).await;
                    self.tell(swept, None);
                }
                Order::Close(done) => {
                    self.flush(&mut gathered).await;
                    return Some(done);
                }
            }
        }
        self.flush(&mut gathered).await;
        None
    }

    async fn flush(&self, gathered: &mut Gathered) {
        let Gathered { summaries, standings, snapshots } = std::mem::take(gathered);
        if !snapshots.is_empty() {
            let kept = self.link.ask(|session| keep_snapshots(session, &snapshots)).await;
            self.tell(kept, None);
        }
        if !summaries.is_empty() {
            let summaries: Vec<Summary> = summaries.into_values().collect();
            let noted = self.link.ask(|session| note_summaries(session, &summaries)).await;
            self.tell(noted, None);
        }
        if !standings.is_empty() {
            let mut standings: Vec<Standing> = standings.into_values().collect();
            standings.sort_by_key(|standing| standing.table.table.bits());
            let noted = self.link.ask(|session| people::note_standings(session, &standings)).await;
            self.tell(noted, None);
        }
    }

    /// Says how it went, to whoever waits or else to the log: it is noted again when the table is
    /// opened.
    fn tell(&self, written: Result<(), Trouble>, done: Option<Done>) {
        self.health.note(!written.as_ref().is_err_and(Trouble::is_lost));
        let written = written.map_err(StoreError::from);
        if let Err(error) = &written {
            tracing::error!(%error, "something could not be noted");
        }
        if let Some(done) = done {
            let _ = done.send(written);
        }
    }
}

impl Order {
    fn is_waited_for(&self) -> bool {
        !matches!(self, Order::Summary(_) | Order::Standing(_) | Order::Snapshot(..))
    }
}

/// What can be written together: the newest of each table.
#[derive(Default)]
struct Gathered {
    summaries: HashMap<TableId, Summary>,
    standings: HashMap<TableId, Standing>,
    snapshots: HashMap<TableId, Option<String>>,
}

impl Gathered {
    fn summary(&mut self, new: Summary) {
        self.summaries.insert(new.summary.table, new);
    }

    fn standing(&mut self, mut new: Standing) {
        if let Some(old) = self.standings.remove(&new.table.table) {
            new.by.extend(old.by);
            if old.is_news && !new.is_news {
                new.is_news = true;
                new.table.changed = old.table.changed;
            }
        }
        self.standings.insert(new.table.table, new);
    }
}

/// Takes tables off the list that no living server keeps.
async fn clear_list(session: Arc<Session>) -> Result<(), Trouble> {
    const CLEAR: &str = "
        UPDATE summary SET listed = 0 WHERE listed = 1 AND NOT EXISTS (
            SELECT 1 FROM keeper JOIN node USING (node)
            WHERE keeper.table_id = summary.table_id AND until > clock_timestamp())";
    session.execute(CLEAR, &[]).await?;
    Ok(())
}

async fn keep_snapshots(
    session: Arc<Session>,
    new: &HashMap<TableId, Option<String>>,
) -> Result<(), Trouble> {
    const KEEP: &str = "
        INSERT INTO snapshot (table_id, snapshot) SELECT * FROM unnest($1::text[], $2::text[])
        ON CONFLICT (table_id) DO UPDATE SET snapshot = excluded.snapshot";
    const DROP: &str = "DELETE FROM snapshot WHERE table_id = ANY ($1)";
    let mut dropped = Vec::new();
    let (mut tables, mut snapshots) = (Vec::new(), Vec::new());
    for (table, snapshot) in new {
        match snapshot {
            Some(snapshot) => {
                tables.push(table.to_string());
                snapshots.push(snapshot);
            }
            None => dropped.push(table.to_string()),
        }
    }
    if !tables.is_empty() {
        session.execute(KEEP, &[&tables, &snapshots]).await?;
    }
    if !dropped.is_empty() {
        session.execute(DROP, &[&dropped]).await?;
    }
    Ok(())
}

async fn note_summaries(session: Arc<Session>, new: &[Summary]) -> Result<(), Trouble> {
    const NOTE: &str = "
        INSERT INTO summary (table_id, made, listed, summary)
        SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[])
        ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed, summary = excluded.summary";
    let tables: Vec<String> = new.iter().map(|new| new.summary.table.to_string()).collect();
    let made: Vec<i64> = new.iter().map(|new| new.summary.made.cast_signed()).collect();
    let listed: Vec<i64> = new.iter().map(|new| new.listed.into()).collect();
    let json = new.iter().map(|new| serde_json::to_string(&new.summary));
    let json: Vec<String> = json.collect::<Result<_, _>>()?;
    session.execute(NOTE, &[&tables, &made, &listed, &json]).await?;
    Ok(())
}
