//! Screens that everybody in a room looks at. A screen is nobody: it sees what is open to all, and nobody is
//! there because of it.

use std::time::Duration;

use super::{Client, ConnectionId, Keeper};
use crate::race::{self, Link};
use crate::session::SessionId;

impl Keeper {
    /// How long before the dice are shown each screen gets a roll, so that it can show it in time.
    pub(super) fn screen_leads(
        &self,
        seats: &[(Option<SessionId>, Link)],
        cap: Duration,
    ) -> Vec<(ConnectionId, Duration)> {
        let lead = |screen: &Client| {
            let sits_beside = |session: SessionId| {
                let mut theirs = self.clients.iter().filter(|client| client.session == session);
                theirs.any(|client| client.address == screen.address)
            };
            let beside = seats.iter().filter(|(session, _)| session.is_some_and(sits_beside));
            let own = self.link(Some(screen.session));
            race::screen_ahead(own, beside.map(|&(_, link)| link), cap)
        };
        let screens = self.clients.iter().filter(|client| client.screen);
        screens.map(|screen| (screen.connection, lead(screen))).collect()
    }
}
