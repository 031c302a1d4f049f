//! How far away a client is, and whether anybody is still there.

use std::sync::atomic::Ordering;

use futures_util::SinkExt;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;

use super::{ClientLine, Connection, End, PATIENCE};
use crate::http::pulse::Use;
use crate::keeper::Message;

impl<L: ClientLine> Connection<L> {
    /// What the line is used for.
    pub(super) fn used(&self) -> Use {
        match self.table {
            None => Use::Nothing,
            Some(_) if self.line.races.load(Ordering::Relaxed) => {
                let trips = self.line.trips.lock();
                Use::Races { measured: trips.is_ok_and(|trips| trips.trip().is_some()) }
            }
            Some(_) => Use::Table,
        }
    }

    /// Looks whether somebody is still there.
    pub(super) async fn look(&mut self) -> Result<(), End> {
        let (now, used) = (Instant::now(), self.used());
        if self.pulse.turns_away(now, used) {
            self.tell_away(true).await;
        }
        if self.pulse.needs_ping(now, used) { self.ping(now).await } else { Ok(()) }
    }

    /// Tells the table whether anything comes from this client.
    pub(super) async fn tell_away(&mut self, away: bool) {
        if let Some(table) = &self.table {
            // If the table is gone, the connection is about to see it.
            let _ = table.keeper.send(Message::Silent(self.id, away)).await;
        }
    }

    /// Sends a ping, whose answer tells how long messages travel. Browsers
    /// answer it themselves, and nobody can answer before having seen it.
    async fn ping(&mut self, now: Instant) -> Result<(), End> {
        if self.pulse.is_gone(now) {
            return Err(End::Gone);
        }
        let mut word = [0; 8];
        if getrandom::fill(&mut word).is_err() {
            return Err(End::Gone);
        }
        self.pulse.pinged(now, word);
        let ping = Frame::Ping(word.to_vec().into());
        match timeout(PATIENCE, self.socket.send(ping)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    pub(super) fn answered(&mut self, echo: &[u8], arrived: Instant) {
        if let Some(trip) = self.pulse.answered(echo, arrived)
            && let Ok(mut trips) = self.line.trips.lock()
        {
            trips.heard(trip);
        }
    }
}
