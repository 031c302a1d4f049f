//! A screen that is offered to whoever types its code.

use protocol::server::ServerMessage;
use protocol::{ShortCode, TableId};

use super::{ClientLine, Connection, End};
use crate::codes::{Before, Offered};

impl<L: ClientLine> Connection<L> {
    /// Gives this screen a code, and tells it what to show.
    pub(super) async fn offer(
        &mut self,
        code: Option<ShortCode>,
        table: Option<TableId>,
    ) -> Result<(), End> {
        match self.app.hub.codes.offer(self.visitor, Before { code, table }) {
            Ok(offered) => {
                self.offered = Some(offered);
                self.tell_offered().await
            }
            Err(refusal) => self.send(&ServerMessage::Refused { id: None, refusal }).await,
        }
    }

    /// What the screen is to show, now and whenever somebody chooses another table.
    pub(super) async fn tell_offered(&mut self) -> Result<(), End> {
        let Some(Offered { code, table, .. }) = &mut self.offered else { return Ok(()) };
        let (code, table) = (*code, *table.borrow_and_update());
        self.send(&ServerMessage::Offered { code, table }).await
    }
}

/// Waits until somebody has chosen what the screen shows; for ever if it is not offered.
pub(super) async fn chosen(offered: &mut Option<Offered>) {
    if let Some(offered) = offered
        && offered.table.changed().await.is_ok()
    {
        return;
    }
    std::future::pending::<()>().await;
}
