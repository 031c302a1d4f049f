//! Who is asking: a random number in a signed cookie. There are no accounts.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use protocol::id::{Code128, SeatKey, TableId};
use rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// A browser, or another program that keeps the cookie. It is never shown to others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SessionId(Code128);

impl fmt::Debug for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionId(…)")
    }
}

/// 128 bits from the operating system.
pub fn random_code() -> Result<Code128, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Code128::new(u128::from_be_bytes(bytes)))
}

/// The server's own key: it signs cookies and makes seats' keys. It lives in the store,
/// so that cookies and links outlast a restart.
#[derive(Clone)]
pub struct ServerKey([u8; 32]);

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(…)")
    }
}

impl ServerKey {
    /// The key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> ServerKey {
        ServerKey(bytes)
    }

    /// A new key.
    pub fn random() -> Result<ServerKey, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(ServerKey(bytes))
    }

    /// Its bytes, for the store.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A new session.
    pub fn new_session() -> Result<SessionId, getrandom::Error> {
        random_code().map(SessionId)
    }

    /// The cookie's value for a session.
    pub fn sign(&self, session: SessionId) -> String {
        format!("{}.{}", session.0, self.mark("session", &[&session.0.bits().to_be_bytes()]))
    }

    /// The session of a cookie's value, if this server signed it.
    pub fn read(&self, value: &str) -> Option<SessionId> {
        let (session, mark) = value.split_once('.')?;
        let (session, mark): (Code128, Code128) = (session.parse().ok()?, mark.parse().ok()?);
        let good = self.mark("session", &[&session.bits().to_be_bytes()]) == mark;
        good.then_some(SessionId(session))
    }

    /// The key that opens a seat to another device. It names the device that
    /// holds the seat now and when it came to hold it, so it is used up once the
    /// seat moves.
    pub fn seat_key(&self, table: TableId, seat: Seat, holder: SessionId, since: u64) -> SeatKey {
        let (table, holder) = (table.bits().to_be_bytes(), holder.0.bits().to_be_bytes());
        self.mark("seat", &[&table, &[seat.number()], &holder, &since.to_be_bytes()])
    }

    /// 128 bits that only this server can make of these parts. All parts of one
    /// purpose have fixed lengths, so that they cannot be mistaken for each other.
    fn mark(&self, purpose: &str, parts: &[&[u8]]) -> Code128 {
        // Any length of key is a key of this code, so the other branch is never taken.
        let Ok(mut code) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            return Code128::new(0);
        };
        code.update(purpose.as_bytes());
        parts.iter().for_each(|part| code.update(part));
        let bytes = code.finalize().into_bytes();
        let half = bytes.first_chunk().copied().unwrap_or_default();
        Code128::new(u128::from_be_bytes(half))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_signed_cookies_are_sessions() {
        let (key, other) = (ServerKey::random().unwrap(), ServerKey::random().unwrap());
        let session = ServerKey::new_session().unwrap();
        let cookie = key.sign(session);
        assert_eq!(key.read(&cookie), Some(session));
        assert_eq!(other.read(&cookie), None);
        for place in 0..cookie.len() {
            let mut forged = cookie.clone().into_bytes();
            forged[place] = if forged[place] == b'0' { b'1' } else { b'0' };
            assert_eq!(key.read(std::str::from_utf8(&forged).unwrap()), None);
        }
    }

    #[test]
    fn a_seat_key_is_for_one_seat_of_one_holder_once() {
        let key = ServerKey::new([7; 32]);
        let (one, two) = (SessionId(Code128::new(1)), SessionId(Code128::new(2)));
        let (a, b) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let table = Code128::new(9);
        let keys = [
            key.seat_key(table, a, one, 3),
            key.seat_key(table, b, one, 3),
            key.seat_key(table, a, two, 3),
            key.seat_key(table, a, one, 4),
            key.seat_key(Code128::new(8), a, one, 3),
        ];
        let different: std::collections::HashSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
    }
}
