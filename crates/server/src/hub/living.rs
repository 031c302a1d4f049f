//! A hub whose server is one of several: it keeps its lease, and gives up tables that are not its
//! own any more.

use std::sync::Arc;

use futures_util::FutureExt;
use protocol::TableId;
use tokio::sync::mpsc;

use super::Hub;
use crate::keeper::Message;
use crate::node::{Node, Renewed};

impl Hub {
    /// Renews the lease for ever, or until another server has this node's name.
    pub async fn live(&self, node: Arc<Node>) {
        let mut was_cut_off = false;
        loop {
            let (renewed, next) = node.renew().await;
            if node.gives_up().now_or_never().is_some() {
                self.hand_over_all();
            }
            match renewed {
                Renewed::Held | Renewed::Not => {}
                Renewed::Regained => self.give_up_lost(&node).await,
                Renewed::Replaced => {
                    tracing::error!(node = node.name, "another server has this node's name");
                    self.hand_over_all();
                    return;
                }
            }
            // Others reach each other, so the tables go there.
            if node.is_cut_off() && !was_cut_off {
                self.hand_over_all();
            }
            was_cut_off = node.is_cut_off();
            tokio::time::sleep_until(next).await;
        }
    }

    /// Closes a table, so that another node may have it.
    pub fn hand_over(&self, table: TableId) {
        if let Some(keeper) = self.places().find(table) {
            // One that closes needs no telling.
            tokio::spawn(async move { drop(keeper.send(Message::HandOver).await) });
        }
    }

    /// After a time without a lease: closes what others have taken over.
    async fn give_up_lost(&self, node: &Node) {
        let Ok(kept) = node.kept().await else {
            return self.hand_over_all();
        };
        let lost: Vec<_> = {
            let places = self.places();
            let claims = places.claims();
            let lost = claims.filter_map(|(table, epoch, keeper)| {
                epoch.filter(|&epoch| !kept.contains(&(table, epoch))).map(|_| keeper.clone())
            });
            lost.collect()
        };
        tracing::warn!(node = node.name, lost = lost.len(), "the lease had been over");
        hand_over(lost);
    }

    /// Closes all tables, so that others may have them.
    fn hand_over_all(&self) {
        hand_over(self.places().keepers().cloned().collect());
    }
}

/// Tells keepers to let go. One whose inbox is full is told again, or finds out when it writes:
/// nobody who keeps a lease waits for a table.
fn hand_over(keepers: Vec<mpsc::Sender<Message>>) {
    for keeper in keepers {
        let _ = keeper.try_send(Message::HandOver);
    }
}
