//! Those whom the host has removed: for a while they do not sit down here again. At a public table
//! it is for good: the log knows their sessions, and their addresses are known for as long as the
//! table is in memory.

use std::time::Duration;

use protocol::{Code, Refusal};
use rules::Seat;
use tokio::time::Instant;

use super::{Client, Keeper};
use crate::address::AddressKey;
use crate::session::SessionId;

/// For how long.
const AWAY: Duration = Duration::from_secs(5 * 60);
/// How many are remembered: more than a host removes.
const MOST: usize = 32;

/// Those who were removed lately.
#[derive(Debug, Default)]
pub struct Removed(Vec<Away>);

#[derive(Debug)]
struct Away {
    session: SessionId,
    /// Where they were, unless others at the table are there, too: cookies are free.
    addresses: Vec<AddressKey>,
    /// `None` for as long as the table is in memory.
    until: Option<Instant>,
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
        let until = (!self.table.settings().public).then(|| Instant::now() + AWAY);
        all.push(Away { session, addresses, until });
    }

    /// Whether somebody may sit down.
    pub(super) fn check_not_removed(
        &mut self,
        session: SessionId,
        address: AddressKey,
    ) -> Result<(), Refusal> {
        let now = Instant::now();
        let Removed(all) = &mut self.removed;
        all.retain(|away| away.until.is_none_or(|until| until > now));
        let theirs = |away: &&Away| away.session == session || away.addresses.contains(&address);
        // Who sits here already may change their name.
        if self.table.is_owned_by(session) {
            return Ok(());
        }
        match all.iter().filter(theirs).map(|away| away.until).max() {
            None => Ok(()),
            Some(None) => Err(Code::SentAway.into()),
            Some(Some(until)) => Err(Refusal::later(Code::Removed, until - now)),
        }
    }
}
