//! One at a time for each table: who claims it waits until whoever releases it is done.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use protocol::TableId;
use tokio::sync::{Mutex as Turn, OwnedMutexGuard};

/// The tables that are being opened or closed.
#[derive(Debug, Default)]
pub struct Turns(Mutex<HashMap<TableId, Weak<Turn<()>>>>);

impl Turns {
    /// Waits for one's turn with a table, which lasts until the answer is dropped.
    pub async fn take(&self, table: TableId) -> OwnedMutexGuard<()> {
        let turn = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // As many as are under way at the same moment.
            all.retain(|_, turn| turn.strong_count() > 0);
            let known = all.get(&table).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let turn = Arc::default();
                all.insert(table, Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }
}
