//! How long a bot may think: nodes, time, or until it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A limit on thinking. Whichever of its limits is reached first ends it.
#[derive(Clone, Debug)]
pub struct Budget {
    nodes: u64,
    deadline: Option<Instant>,
    stop: Stop,
}

/// Ends thinking at any moment, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Tells the bot to answer with its best so far.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// So many nodes, however long they take: the same answer everywhere.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, deadline: None, stop: Stop::default() }
    }

    /// So much time from now on.
    pub fn time(time: Duration) -> Budget {
        Budget {
            nodes: u64::MAX,
            deadline: Instant::now().checked_add(time),
            stop: Stop::default(),
        }
    }

    /// The same, and it ends when `stop` says so.
    #[must_use]
    pub fn until(mut self, stop: Stop) -> Budget {
        self.stop = stop;
        self
    }

    /// The most nodes that may be looked at.
    pub fn most_nodes(&self) -> u64 {
        self.nodes
    }

    /// How much time is left, if time is limited.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Whether it is spent after so many nodes. Looks at the clock only now and
    /// then, so it should be asked after every node.
    pub fn is_spent(&self, nodes: u64) -> bool {
        const LOOK_AT_THE_CLOCK_EVERY: u64 = 64;
        if nodes >= self.nodes {
            return true;
        }
        nodes.is_multiple_of(LOOK_AT_THE_CLOCK_EVERY)
            && (self.stop.is_told()
                || self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }
}
