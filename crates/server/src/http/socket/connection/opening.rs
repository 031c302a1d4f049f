//! A client opens a table, here or by way of another node, and leaves it.

use std::collections::HashSet;
use std::sync::Arc;

use futures_channel::mpsc as queue;
use futures_util::StreamExt;
use protocol::client::ClientMessage;
use protocol::server::ServerMessage;
use protocol::text::Name;
use protocol::{Code, TableId};
use tokio::time::{Instant, timeout};

use super::{ClientLine, Connection, End, PATIENCE, QUEUE, Watched, relay, reopen};
use crate::hub::{Found, NotOpened};
use crate::keeper::{Client, Message};
use crate::session::ServerKey;

/// Who opens a table.
pub(super) enum Who {
    /// Somebody, who may give the name under which they talk as long as they only watch.
    Person(Option<Name>),
    /// A screen that everybody looks at.
    Screen,
}

impl<L: ClientLine> Connection<L> {
    /// Opens a table in place of the one before.
    pub(super) async fn open_table(
        &mut self,
        table: TableId,
        seen: Option<u64>,
        who: Who,
    ) -> Result<(), End> {
        self.leave_table().await?;
        // Whoever is relayed was counted where the socket is.
        let counted = &self.app.hub.context.quotas.watching;
        if !L::RELAYED
            && let Err(wait) = counted.count(self.visitor.address)
        {
            let refusal = wait.refusal(Code::TooFast);
            return self.send(&ServerMessage::Refused { id: None, refusal }).await;
        }
        let keeper = match self.app.hub.open(table, self.visitor.address).await {
            Ok(Found::Here(keeper)) => keeper,
            Ok(Found::At(node)) if !L::RELAYED => {
                let message = match who {
                    Who::Person(name) => ClientMessage::Watch { table, seen, name },
                    Who::Screen => ClientMessage::Show { table, seen },
                };
                self.far = Some(relay::call(self, node, table, &message).ok_or_else(reopen)?);
                return Ok(());
            }
            // From where its socket is, the client finds the right node.
            Ok(Found::At(_)) | Err(NotOpened::NotNow) => return Err(reopen()),
            Err(NotOpened::Refused(refusal)) => {
                return self.send(&ServerMessage::Refused { id: None, refusal }).await;
            }
        };
        // A screen is nobody: what its cookie holds is not for everybody's eyes.
        let (session, name, screen) = match who {
            Who::Screen => (ServerKey::new_session().map_err(|_| End::Gone)?, None, true),
            Who::Person(name) => (self.visitor.session, name, false),
        };
        let (out, texts) = queue::channel(QUEUE);
        let client = Client {
            connection: self.id,
            session,
            screen,
            changes: self.changes,
            address: self.visitor.address,
            name,
            silent: false,
            out,
            line: Arc::clone(&self.line),
            muted: HashSet::new(),
        };
        if keeper.send(Message::Watch(Box::new(client), seen)).await.is_err() {
            return Err(self.keeper_is_gone());
        }
        self.table = Some(Watched { keeper, out: texts });
        self.pulse.table_opened(Instant::now());
        Ok(())
    }

    /// Closes the table, and brings the client what it still has to say: answers to what was asked
    /// before that.
    pub(super) async fn leave_table(&mut self) -> Result<(), End> {
        let Some(mut table) = self.table.take() else { return Ok(()) };
        // If the table is gone, it has nothing to say.
        let _ = table.keeper.send(Message::Unwatch(self.id)).await;
        while let Ok(Some(text)) = timeout(PATIENCE, table.out.next()).await {
            self.send_text(text).await?;
        }
        Ok(())
    }

    pub(super) async fn unwatch(&mut self) {
        if let Some(table) = self.table.take() {
            let _ = table.keeper.send(Message::Unwatch(self.id)).await;
        }
    }
}
