//! Which nodes live and which of them keeps which table, where several servers share a store.
//!
//! Everything is judged by the store's clock. The log stays safe whatever is wrong here: a row's
//! place in it is unique.

use std::fmt;
use std::time::Duration;

use protocol::TableId;
use protocol::id::Code128;
use serde::{Deserialize, Serialize};

use super::Answer;
use crate::session::random_code;

/// How long a node counts as living after it has said so.
pub const LEASE: Duration = Duration::from_secs(3);

/// One start of one server: a server that comes back is another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NodeId(pub Code128);

impl NodeId {
    pub fn random() -> Result<NodeId, getrandom::Error> {
        random_code().map(NodeId)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// Says which claim a table is kept by. No two claims have the same one, and later ones have
/// larger ones, whatever the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub u64);

/// A node that has a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Living {
    pub node: NodeId,
    /// What people call it.
    pub name: String,
    /// How long its lease lasts, if it is not renewed.
    pub left: Duration,
    /// Whether it said that it can be reached by others.
    pub on_bus: bool,
}

/// Who keeps a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    pub by: NodeId,
    pub epoch: Epoch,
}

/// A place where nodes say that they live and what they keep.
pub trait Nodes: Send + Sync {
    /// Begins a node's first lease. If another node had this name, its lease is over: whoever
    /// starts a server anew need not wait for the one before.
    fn join(&self, node: NodeId, name: String) -> Answer<()>;

    /// Renews a node's lease, also one that was over, and tells which nodes have one. It is a
    /// [`Conflict`](super::StoreError::Conflict) if somebody else has its name by now.
    fn beat(&self, node: NodeId, on_bus: bool) -> Answer<Vec<Living>>;

    /// Ends a node's lease, and with it everything it keeps.
    fn leave(&self, node: NodeId) -> Answer<()>;

    /// Makes a node the keeper of a table, under a new epoch, unless another node keeps it whose
    /// lease is not over. Tells who keeps it now. A node without a lease claims nothing: that
    /// [`Failed`](super::StoreError::Failed).
    fn claim(&self, table: TableId, node: NodeId) -> Answer<Kept>;

    /// Lets go of a table, if it is still kept under this epoch.
    fn release(&self, table: TableId, epoch: Epoch) -> Answer<()>;

    /// What a node keeps.
    fn kept_by(&self, node: NodeId) -> Answer<Vec<(TableId, Epoch)>>;
}
