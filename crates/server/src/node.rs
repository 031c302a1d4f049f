//! This server as one of several that share a store: its lease, the tables that it claims, and its
//! lines to the others.

mod lease;
mod turns;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::TableId;
use tokio::sync::OwnedMutexGuard;
use tokio::time::{Instant, sleep_until, timeout};

use self::lease::Lease;
use self::turns::Turns;
use crate::bus::lines::{BusLine, Lines};
use crate::bus::packet::{LineId, Other, Packet};
use crate::bus::questions::{Answer, Question, Questions};
use crate::bus::{Bus, To};
use crate::session::random_code;
use crate::store::nodes::{Epoch, Kept, Living, NodeId, Nodes};
use crate::store::{Store, StoreError};

/// How often a node says that it lives.
pub const BEAT: Duration = Duration::from_secs(1);
/// How long the store may take for what somebody waits for.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long the bus may be away before a node believes that it is alone.
const WITHOUT_BUS: Duration = Duration::from_secs(1);

/// This server among others.
pub struct Node {
    pub id: NodeId,
    /// What people call it.
    pub name: String,
    store: Arc<dyn Store>,
    bus: Option<Arc<dyn Bus>>,
    lease: Lease,
    /// Others reach each other, and not this node.
    cut_off: AtomicBool,
    /// Since when the bus is away.
    without_bus: Mutex<Option<Instant>>,
    turns: Turns,
    lines: Arc<Lines>,
    questions: Questions,
}

/// How it went to renew a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewed {
    /// It was never over.
    Held,
    /// It had been over: others may keep what this node kept.
    Regained,
    /// The store did not answer.
    Not,
    /// Another server has this node's name: this one has to go.
    Replaced,
}

impl Node {
    /// A node on a store that several servers can share; none on another one.
    pub async fn join(
        id: NodeId,
        name: String,
        store: Arc<dyn Store>,
        bus: Option<Arc<dyn Bus>>,
    ) -> Result<Option<Node>, StoreError> {
        let begun = Instant::now();
        let Some(nodes) = store.nodes() else { return Ok(None) };
        nodes.join(id, name.clone()).await?;
        let lease = Lease::new();
        lease.renew(begun);
        Ok(Some(Node {
            id,
            name,
            store,
            bus,
            lease,
            cut_off: AtomicBool::new(false),
            without_bus: Mutex::new(None),
            turns: Turns::default(),
            lines: Arc::default(),
            questions: Questions::default(),
        }))
    }

    /// Whether this node may acknowledge anything: it has a lease, by its own clock and with time to
    /// spare, so that nobody else believes otherwise.
    pub fn has_lease(&self) -> bool {
        self.lease.holds(Instant::now())
    }

    /// Waits until this node has been without a lease for so long that it gives its tables up.
    pub async fn gives_up(&self) {
        while let Some(when) = self.lease.gives_up().filter(|when| *when > Instant::now()) {
            sleep_until(when).await;
        }
    }

    /// Whether others reach each other, and not this node: then it keeps no tables.
    pub fn is_cut_off(&self) -> bool {
        self.cut_off.load(Ordering::Relaxed)
    }

    /// Whether the bus can be used; nothing if there is none.
    pub fn on_bus(&self) -> Option<bool> {
        self.bus.as_ref().map(|bus| *bus.connected().borrow())
    }

    /// Says that this node lives, and ends lines to those that do not. Also tells when to say it
    /// again at the latest.
    pub async fn renew(&self) -> (Renewed, Instant) {
        let begun = Instant::now();
        let mut next = begun + BEAT;
        let on_bus = self.on_bus().unwrap_or(false);
        let Some(nodes) = self.store.nodes() else { return (Renewed::Not, next) };
        let renewed = match timeout(PATIENCE, nodes.beat(self.id, on_bus)).await {
            Ok(Ok(living)) => {
                self.look_around(on_bus, &living);
                // Who does not renew a lease is missed the moment it is over.
                let others = living.iter().filter(|other| other.node != self.id);
                let over = others.map(|other| Instant::now() + other.left).min();
                next = over.map_or(next, |over| next.min(over.max(begun + BEAT / 10)));
                if self.lease.renew(begun) { Renewed::Held } else { Renewed::Regained }
            }
            Ok(Err(StoreError::Conflict)) => {
                self.lease.end();
                Renewed::Replaced
            }
            Ok(Err(_)) | Err(_) => {
                // The lease lasts for a few tries.
                next = Instant::now() + BEAT / 4;
                Renewed::Not
            }
        };
        metrics::gauge!("bango_node_lease").set(f64::from(u8::from(self.has_lease())));
        metrics::gauge!("bango_bus_connected").set(f64::from(u8::from(on_bus)));
        (renewed, next)
    }

    fn look_around(&self, on_bus: bool, living: &[Living]) {
        let reached = living.iter().filter(|other| other.on_bus).map(|other| other.node);
        self.lines.keep_only(&reached.collect::<HashSet<_>>());
        let mut since = self.without_bus.lock().unwrap_or_else(PoisonError::into_inner);
        let away = (self.bus.is_some() && !on_bus)
            .then(|| since.get_or_insert_with(Instant::now).elapsed());
        if away.is_none() {
            *since = None;
        }
        // If nobody has the bus, tables stay where their people are.
        let others = living.iter().any(|other| other.node != self.id && other.on_bus);
        let cut_off = others && away.is_some_and(|away| away >= WITHOUT_BUS);
        if self.cut_off.swap(cut_off, Ordering::Relaxed) != cut_off {
            tracing::warn!(node = self.name, cut_off, "whether others reach this node");
        }
    }

    /// Waits until nobody else of this node opens or closes a table.
    pub async fn turn(&self, table: TableId) -> OwnedMutexGuard<()> {
        self.turns.take(table).await
    }

    /// Asks for a table: who keeps it now.
    pub async fn claim(&self, table: TableId) -> Result<Kept, StoreError> {
        let nodes = self.nodes()?;
        if self.is_cut_off() {
            return Err(StoreError::Failed("others do not reach this node".to_owned()));
        }
        let claimed = timeout(PATIENCE, nodes.claim(table, self.id)).await;
        claimed.unwrap_or_else(|_| Err(slow()))
    }

    /// Lets go of a table. If that does not reach the store, others get it when the lease is over; and
    /// if it is over already, nobody waits for the store once more.
    pub async fn release(&self, table: TableId, epoch: Epoch) {
        let Ok(nodes) = self.nodes() else { return };
        if !self.has_lease() {
            return;
        }
        let released = timeout(PATIENCE, nodes.release(table, epoch)).await;
        if let Err(error) = released.unwrap_or_else(|_| Err(slow())) {
            tracing::warn!(%error, %table, node = self.name, "a table could not be released");
        }
    }

    /// What this node keeps, as the store knows it.
    pub async fn kept(&self) -> Result<HashSet<(TableId, Epoch)>, StoreError> {
        let kept = timeout(PATIENCE, self.nodes()?.kept_by(self.id)).await;
        Ok(kept.unwrap_or_else(|_| Err(slow()))?.into_iter().collect())
    }

    /// Ends the lease: others get whatever this node still keeps.
    pub async fn leave(&self) {
        self.lease.end();
        if let Ok(nodes) = self.nodes()
            && !matches!(timeout(PATIENCE, nodes.leave(self.id)).await, Ok(Ok(())))
        {
            tracing::warn!(node = self.name, "the store was not told that this node leaves");
        }
    }

    /// A new line to another node, on which a client is about to be told of.
    pub fn call(&self, peer: NodeId) -> Option<(LineId, BusLine)> {
        let Some(bus) = &self.bus else {
            tracing::warn!(node = self.name, %peer, "another server keeps a table, and there is no bus");
            return None;
        };
        let id = LineId(random_code().ok()?);
        Some((id, self.lines.open(id, peer, bus)))
    }

    /// This end of a line that another node has begun.
    pub fn pick_up(&self, line: LineId, peer: NodeId) -> Option<BusLine> {
        self.bus.as_ref().map(|bus| self.lines.open(line, peer, bus))
    }

    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    pub fn questions(&self) -> &Questions {
        &self.questions
    }

    /// Asks something of one node or all of them, and waits for the first answer. A node does not
    /// answer itself.
    pub async fn ask(&self, whom: To, question: Question) -> Option<Answer> {
        let from = self.id;
        let send = |id| self.say(whom, Other::Ask { id, from, question });
        self.questions.ask(send).await
    }

    /// Says something, which may be lost.
    pub fn say(&self, to: To, what: Other) {
        if let (Some(bus), Some(packet)) = (&self.bus, Packet::from(what).encode())
            && bus.send(to, packet).is_err()
        {
            metrics::counter!("bango_bus_congested_total").increment(1);
        }
    }

    fn nodes(&self) -> Result<&dyn Nodes, StoreError> {
        self.store.nodes().ok_or_else(|| StoreError::Failed("it has one server only".to_owned()))
    }
}

fn slow() -> StoreError {
    StoreError::Failed("it takes too long".to_owned())
}
