//! What nodes say to each other. The bus carries it and keeps nothing: what it loses is noticed by
//! whoever waits for it.

pub mod lines;
pub mod nats;
pub mod packet;
pub mod questions;

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::{mpsc, watch};

use crate::store::nodes::NodeId;

/// Carries packets between nodes. Those from one node to another arrive in order, or not at all.
pub trait Bus: Send + Sync {
    /// Sends a packet on its way; whether it could not even be put in line.
    fn send(&self, to: To, packet: Bytes) -> Result<(), Congested>;

    /// Whether others can be reached. It is told anew whenever something may have been lost.
    fn connected(&self) -> watch::Receiver<bool>;
}

/// Whom a packet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    Node(NodeId),
    /// All nodes, the sender among them.
    All,
}

/// More is to be sent than the bus takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bus does not keep up")]
pub struct Congested;

/// A node's place on the bus.
pub struct Joined {
    pub bus: Arc<dyn Bus>,
    /// What others have sent to it.
    pub heard: mpsc::Receiver<Bytes>,
}
