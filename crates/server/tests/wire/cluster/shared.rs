//! A store in memory that several servers share, each by a way of its own that can be cut.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use protocol::TableId;
use protocol::http::TableList;
use server::session::ServerKey;
use server::store::nodes::{Epoch, Kept, LEASE, Living, NodeId, Nodes};
use server::store::{Answer, Index, Page, Row, Store, StoreError, Summary};
use tokio::time::Instant;

use crate::wire::memory::Memory;

pub struct Shared {
    log: Memory,
    state: Mutex<State>,
    /// Whether a row is refused whose epoch is not the table's.
    fenced: AtomicBool,
}

#[derive(Default)]
struct State {
    nodes: HashMap<NodeId, Member>,
    kept: HashMap<TableId, Kept>,
    epochs: u64,
}

struct Member {
    name: String,
    until: Instant,
    on_bus: bool,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared::on(Memory::new())
    }
}

impl Shared {
    pub fn on(log: Memory) -> Shared {
        Shared { log, state: Mutex::default(), fenced: AtomicBool::new(true) }
    }

    pub fn keeper_of(&self, table: TableId) -> Option<NodeId> {
        self.state.lock().unwrap().kept.get(&table).map(|kept| kept.by)
    }

    pub fn rows(&self, table: TableId) -> Vec<Box<str>> {
        self.log.rows(table)
    }

    pub fn log(&self) -> &Memory {
        &self.log
    }

    /// From now on the unique place in the log is the only fence.
    pub fn take_down_fence(&self) {
        self.fenced.store(false, Ordering::SeqCst);
    }

    /// Forgets who keeps a table, as if its keeper's lease were over.
    pub fn forget_keeper(&self, table: TableId) {
        self.state.lock().unwrap().kept.remove(&table);
    }
}

impl State {
    fn lives(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|member| member.until > Instant::now())
    }
}

/// One server's way to the store.
pub struct Way {
    shared: Arc<Shared>,
    cut: AtomicBool,
}

impl Way {
    pub fn to(shared: &Arc<Shared>) -> Way {
        Way { shared: Arc::clone(shared), cut: AtomicBool::new(false) }
    }

    /// From now on nothing reaches the store on this way, or everything does.
    pub fn cut(&self, cut: bool) {
        self.cut.store(cut, Ordering::SeqCst);
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> Result<T, StoreError>) -> Answer<T> {
        Answer::ready(match self.is_cut() {
            Some(error) => Err(error),
            None => work(&mut self.shared.state.lock().unwrap()),
        })
    }

    fn is_cut(&self) -> Option<StoreError> {
        let cut = self.cut.load(Ordering::SeqCst);
        cut.then(|| StoreError::Failed("the line is cut".to_owned()))
    }
}

impl Nodes for Way {
    fn join(&self, node: NodeId, name: String) -> Answer<()> {
        self.with(|state| {
            state.nodes.retain(|_, member| member.name != name);
            let until = Instant::now() + LEASE;
            state.nodes.insert(node, Member { name, until, on_bus: false });
            Ok(())
        })
    }

    fn beat(&self, node: NodeId, on_bus: bool) -> Answer<Vec<Living>> {
        self.with(|state| {
            let member = state.nodes.get_mut(&node).ok_or(StoreError::Conflict)?;
            (member.until, member.on_bus) = (Instant::now() + LEASE, on_bus);
            let living = state.nodes.iter().filter(|(node, _)| state.lives(**node));
            Ok(living
                .map(|(&node, member)| Living {
                    node,
                    name: member.name.clone(),
                    left: member.until.saturating_duration_since(Instant::now()),
                    on_bus: member.on_bus,
                })
                .collect())
        })
    }

    fn leave(&self, node: NodeId) -> Answer<()> {
        self.with(|state| {
            state.nodes.remove(&node);
            state.kept.retain(|_, kept| kept.by != node);
            Ok(())
        })
    }

    fn claim(&self, table: TableId, node: NodeId) -> Answer<Kept> {
        self.with(|state| {
            if !state.lives(node) {
                return Err(StoreError::Failed("the lease is over".to_owned()));
            }
            if let Some(&kept) = state.kept.get(&table)
                && kept.by != node
                && state.lives(kept.by)
            {
                return Ok(kept);
            }
            state.epochs += 1;
            let kept = Kept { by: node, epoch: Epoch(state.epochs) };
            state.kept.insert(table, kept);
            Ok(kept)
        })
    }

    fn release(&self, table: TableId, epoch: Epoch) -> Answer<()> {
        self.with(|state| {
            state.kept.retain(|of, kept| *of != table || kept.epoch != epoch);
            Ok(())
        })
    }

    fn kept_by(&self, node: NodeId) -> Answer<Vec<(TableId, Epoch)>> {
        self.with(|state| {
            let own = state.kept.iter().filter(|(_, kept)| kept.by == node);
            Ok(own.map(|(&table, kept)| (table, kept.epoch)).collect())
        })
    }
}

/// It remembers nobody.
impl Index for Way {}

impl Store for Way {
    fn append(&self, row: Row) -> Answer<()> {
        if let Some(error) = self.is_cut() {
            return Answer::ready(Err(error));
        }
        let current = self.shared.state.lock().unwrap().kept.get(&row.table).map(|kept| kept.epoch);
        if self.shared.fenced.load(Ordering::SeqCst) && current != row.epoch {
            return Answer::ready(Err(StoreError::Conflict));
        }
        self.shared.log.append(row)
    }

    fn note(&self, summary: Summary) {
        self.shared.log.note(summary);
    }

    fn is_well(&self) -> bool {
        self.is_cut().is_none()
    }

    fn load(&self, table: TableId, rows: RangeInclusive<u64>) -> Answer<Vec<Box<str>>> {
        match self.is_cut() {
            Some(error) => Answer::ready(Err(error)),
            None => self.shared.log.load(table, rows),
        }
    }

    fn public_tables(&self, page: Page) -> Answer<TableList> {
        self.shared.log.public_tables(page)
    }

    fn clear_list(&self) {
        self.shared.log.clear_list();
    }

    fn count(&self) -> Answer<u64> {
        self.shared.log.count()
    }

    fn key(&self) -> Answer<ServerKey> {
        self.shared.log.key()
    }

    fn backup(&self, to: PathBuf) -> Answer<()> {
        self.shared.log.backup(to)
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}
