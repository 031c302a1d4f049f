//! What a table in memory shares with the list of all tables: since when nobody looks, and who may.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

use crate::store::nodes::Epoch;

/// Since when nobody looks at a table; nothing while somebody does.
#[derive(Debug)]
pub struct Quiet(Mutex<Option<Instant>>);

impl Quiet {
    pub fn since(&self) -> Option<Instant> {
        *self.lock()
    }

    pub fn set(&self, since: Option<Instant>) {
        *self.lock() = since;
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How a table came to be in memory.
#[derive(Clone, Debug)]
pub struct Door {
    pub quiet: Arc<Quiet>,
    /// Whether there was only room for those whose table it is: its host, and who sits there.
    pub owners_only: bool,
    /// Under which claim it is kept, where other nodes could have it.
    pub epoch: Option<Epoch>,
}

impl Door {
    /// Nobody has come in yet.
    pub fn new(owners_only: bool, epoch: Option<Epoch>) -> Door {
        Door { quiet: Arc::new(Quiet(Mutex::new(Some(Instant::now())))), owners_only, epoch }
    }
}
