//! Messages on their way out: how they are written, and what is said when a table cannot be opened.

use std::cell::RefCell;
use std::time::Duration;

use axum::body::Bytes;
use protocol::server::ServerMessage;
use protocol::{Code, Refusal};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::store::StoreError;

thread_local! {
    /// Where messages are put together before their size is known: what is sent and
    /// waits in a queue then takes no more than it needs.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as text. What cannot be written is a mistake in this program.
pub fn encode(message: &ServerMessage) -> Option<Utf8Bytes> {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        serde_json::to_writer(&mut *draft, message)
            .inspect_err(|error| tracing::error!(%error, "a message cannot be written"))
            .ok()?;
        Utf8Bytes::try_from(Bytes::copy_from_slice(draft)).ok()
    })
}

/// What is said when a table's rows cannot be had.
pub fn unread(error: &StoreError) -> Refusal {
    match error {
        StoreError::Damaged { .. } => Code::Damaged.into(),
        _ => unreadable_log(),
    }
}

/// What is said when a log cannot be read: the disk's fault, and nobody's at the table.
pub fn unreadable_log() -> Refusal {
    Refusal::saying(Code::Storage, "the table cannot be read from the disk now: try again")
}

/// What is said when there is no room for a table in memory.
pub fn no_room() -> Refusal {
    /// How soon there may be some.
    const LATER: Duration = Duration::from_secs(10);
    Refusal::later(Code::TooManyTables, LATER)
}
