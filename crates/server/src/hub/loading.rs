//! Tables from the store: from a snapshot and what is new since then, or from the whole log. What an
//! opening does not look at any more is looked at a little later.

use std::sync::Arc;

use protocol::{Code, Refusal, TableId};

use super::Hub;
use crate::address::AddressKey;
use crate::background::Slot;
use crate::keeper::Message;
use crate::store::{StoreError, WHOLE_LOG};
use crate::table::{RowDigest, Snapshot, Table};
use crate::wire::{unread, unreadable_log};

/// A table that was opened.
#[derive(Debug)]
pub struct Opened {
    pub table: Table,
    /// The row up to which a snapshot is kept.
    pub snapshot: u64,
}

impl Opened {
    /// A table that was just made.
    pub fn new(table: Table) -> Opened {
        Opened { table, snapshot: 0 }
    }
}

impl Hub {
    /// Reads a table and plays what is new again, which may take a while: not on a thread of the
    /// network, and few at a time.
    pub(super) async fn load(
        self: &Arc<Self>,
        id: TableId,
        by: AddressKey,
    ) -> Result<Opened, Refusal> {
        let place = self.context.background.loading.line_up(by)?;
        let slot = place.slot().await.ok_or(Code::Stopping)?;
        let slot = match self.resume(id, slot).await? {
            Resumed::Yes(opened) => {
                tokio::spawn(Arc::clone(self).check(id, by));
                return Ok(*opened);
            }
            Resumed::No(slot) => slot,
        };
        let rows = self.context.store.load(id, WHOLE_LOG).await.map_err(|error| unread(&error))?;
        let store = Arc::clone(&self.context.store);
        let loaded = slot.run(move || {
            let table = Table::load(id, &rows)?;
            Ok(table.map(|table| {
                let mut opened = Opened::new(table);
                if let Some(row) = rows.last()
                    && opened.table.needs_snapshot(0)
                    && let Ok(snapshot) = opened.table.snapshot(RowDigest::of(row)).write()
                {
                    store.keep_snapshot(id, snapshot);
                    opened.snapshot = opened.table.seq;
                }
                opened
            }))
        });
        match loaded.await.ok_or(Code::Stopping)? {
            Ok(Some(opened)) => Ok(opened),
            Ok(None) => Err(Code::NoTable.into()),
            Err(error) => {
                let error: crate::table::Corrupt = error;
                tracing::error!(%error, table = %id, "a log cannot be read");
                Err(unreadable_log())
            }
        }
    }

    /// The table from its snapshot, if there is one that is any good.
    async fn resume(&self, id: TableId, slot: Slot) -> Result<Resumed, Refusal> {
        let store = &self.context.store;
        let kept = store.snapshot(id).await.map_err(|error| unread(&error))?;
        let Some(kept) = kept else { return Ok(Resumed::No(slot)) };
        let snapshot = match Snapshot::read(id, &kept) {
            Ok(snapshot) => snapshot,
            Err(problem) => {
                self.throw_away(id, &problem).await;
                return Ok(Resumed::No(slot));
            }
        };
        let seq = snapshot.seq();
        let (of_game, new) = (snapshot.game_rows(), seq..=u64::MAX);
        let read = async {
            let game = match of_game {
                Some(rows) => store.load(id, rows).await?,
                None => Vec::new(),
            };
            Ok((game, store.load(id, new).await?))
        };
        let (game, rows) = read.await.map_err(|error: StoreError| unread(&error))?;
        let resumed = slot.begin(move || snapshot.resume(&game, &rows)).await;
        let (slot, resumed) = resumed.ok_or(Code::Stopping)?;
        Ok(match resumed {
            Ok(table) => Resumed::Yes(Box::new(Opened { table, snapshot: seq })),
            Err(problem) => {
                self.throw_away(id, &problem).await;
                Resumed::No(slot)
            }
        })
    }

    /// Compares the snapshot from which a table was opened with all that is in its log, which is also
    /// how old rows are found that are damaged. If something is wrong, the snapshot is thrown away and
    /// the table opened again, from its log.
    async fn check(self: Arc<Self>, id: TableId, by: AddressKey) {
        // Who opens very many tables has some of them checked, and the next one who opens another.
        let Ok(place) = self.context.background.checking.line_up(by) else { return };
        let Some(slot) = place.slot().await else { return };
        let store = &self.context.store;
        let (Ok(Some(kept)), log) = (store.snapshot(id).await, store.load(id, WHOLE_LOG).await)
        else {
            return;
        };
        let compared = match log {
            Ok(rows) => slot.begin(move || disagrees(id, &kept, &rows)).await,
            Err(StoreError::Damaged { problem, .. }) => Some((slot, Some(problem))),
            Err(_) => return,
        };
        let Some((slot, problem)) = compared else { return };
        if let Some(problem) = problem {
            self.throw_away(id, &problem).await;
            let keeper = self.places().find(id);
            if let Some(keeper) = keeper {
                let _ = keeper.send(Message::OpenAgain).await;
            }
        }
        // No more than a tenth of one core is ever spent on this.
        slot.rest(9).await;
    }

    async fn throw_away(&self, table: TableId, problem: &str) {
        tracing::warn!(%table, problem, "a snapshot is thrown away");
        metrics::counter!("bango_snapshots_thrown_away_total").increment(1);
        // If it stays, it is found out again at the next opening.
        let _ = self.context.store.drop_snapshot(table).await;
    }
}

enum Resumed {
    Yes(Box<Opened>),
    No(Slot),
}

/// What is wrong with a snapshot, if something is.
fn disagrees(id: TableId, kept: &str, rows: &[Box<str>]) -> Option<String> {
    let again = || {
        let seq = Snapshot::read(id, kept)?.seq();
        let rows = usize::try_from(seq).ok().and_then(|seq| rows.get(..seq));
        let (rows, last) = rows.and_then(|rows| Some((rows, rows.last()?))).ok_or("it is newer")?;
        let table = Table::load(id, rows).map_err(|error| error.to_string())?;
        table.ok_or("there is no table")?.snapshot(RowDigest::of(last)).write()
    };
    match again() {
        Ok(written) if written == kept => None,
        Ok(_) => Some("its log adds up to something else".to_owned()),
        Err(problem) => Some(problem),
    }
}
