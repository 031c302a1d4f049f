//! Questions that nodes ask each other, and the answers that they wait for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::http::TableSummary;
use protocol::id::Code128;
use protocol::{Refusal, ShortCode, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::session::SessionId;

/// How long an answer may take. Where all nodes are asked, only those answer who know.
const PATIENCE: Duration = Duration::from_millis(500);

/// What one node asks another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// A table that it keeps, in few words, for somebody at this address.
    Summary(TableId, IpAddr),
    /// Where a short code leads.
    Find(ShortCode),
    /// Shows a table on the screen with this code, for this session.
    Show { code: ShortCode, table: TableId, by: SessionId },
    /// Whose key for another device this is.
    Whose(Code128),
    /// Uses that key up.
    Take(Code128),
}

/// What another node answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    Summary(Result<TableSummary, Refusal>),
    Found(Option<TableId>),
    Shown(Result<(), Refusal>),
    Session(SessionId),
}

/// The questions that wait for an answer.
#[derive(Debug, Default)]
pub struct Questions {
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Answer>>>,
}

impl Questions {
    /// Asks something by `send`, which gets the question's number, and waits for the first answer.
    pub async fn ask(&self, send: impl FnOnce(u64)) -> Option<Answer> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        self.waiting().insert(id, answer);
        send(id);
        let answered = timeout(PATIENCE, answered).await;
        self.waiting().remove(&id);
        answered.ok()?.ok()
    }

    /// An answer has come. Only the first one counts.
    pub fn answered(&self, id: u64, answer: Answer) {
        let waiting = self.waiting().remove(&id);
        // Who asked may have gone.
        drop(waiting.map(|waiting| waiting.send(answer)));
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<u64, oneshot::Sender<Answer>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
