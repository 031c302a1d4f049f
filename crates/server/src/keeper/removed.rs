//! Those whom the host has removed lately: for a while they do not sit down here again.

use std::time::Duration;

use protocol::{Code, Refusal};
use rules::Seat;
use tokio::time::Instant;

use super::{Client, Keeper};
use crate::address::AddressKey;
use crate::session::SessionId;

/// For how long.
const AWAY: Duration = Duration::from_secs(5 * 60);
/// How many are remembered: more than a host removes in that time.
const MOST: usize = 32;

/// Those who were removed lately.
#[derive(Debug, Default)]
pub struct Removed(Vec<Away>);

#[derive(Debug)]
struct Away {
    session: SessionId,
    /// Where they were, unless others at the table are there, too: cookies are free.
    addresses: Vec<AddressKey>,
    until: Instant,
}

impl Keeper {
    /// Whoever holds a seat, and where they are, to be kept away once they are removed from it.
    pub(super) fn about_to_be_removed(&self, seat: Seat) -> Option<(SessionId, Vec<AddressKey>)> {
        let session = self.table.holder(seat)?;
        let stays =
            |client: &&Client| client.session != session && self.table.is_owned_by(client.session);
        let shared: Vec<_> =
            self.clients.iter().filter(stays).map(|client| client.address).collect();
        let theirs = self.clients.iter().filter(|client| client.session == session);
        let addresses = theirs.map(|client| client.address);
        Some((session, addresses.filter(|address| !shared.contains(address)).collect()))
    }

    /// Somebody was removed by another.
    pub(super) fn keep_away(&mut self, session: SessionId, addresses: Vec<AddressKey>) {
        let Removed(all) = &mut self.removed;
        if all.len() >= MOST {
            all.remove(0);
        }
        all.push(Away { session, addresses, until: Instant::now() + AWAY });
    }

    /// Whether somebody may sit down.
    pub(super) fn check_not_removed(
        &mut self,
        session: SessionId,
        address: AddressKey,
    ) -> Result<(), Refusal> {
        let now = Instant::now();
        let Removed(all) = &mut self.removed;
        all.retain(|away| away.until > now);
        let theirs = |away: &&Away| away.session == session || away.addresses.contains(&address);
        match all.iter().filter(theirs).map(|away| away.until).max() {
            // Who sits here already may change their name.
            Some(until) if !self.table.is_owned_by(session) => {
                Err(Refusal::later(Code::Removed, until - now))
            }
            _ => Ok(()),
        }
    }
}
