//! Who is asking: a random number in a signed cookie. There are no accounts.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use protocol::id::{Code128, SeatKey, TableId};
use rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use fair::RecordKey;

/// A browser, or another program that keeps the cookie. It is never shown to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SessionId(Code128);

impl SessionId {
    /// Its bits, for the store.
    pub const fn code(self) -> Code128 {
        self.0
    }
}

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
    pub fn random() -> Result<ServerKey, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(ServerKey(bytes))
    }

    /// Its bytes, for the store.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
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
        let good = self.is_mark(mark, "session", &[&session.bits().to_be_bytes()]);
        good.then_some(SessionId(session))
    }

    /// The key that opens a seat to another device. It names the device that
    /// holds the seat now and when it came to hold it, so it is used up once the
    /// seat moves.
    pub fn seat_key(&self, held: HeldSeat) -> SeatKey {
        held.with_parts(|parts| self.mark("seat", parts))
    }

    /// Whether this is that key.
    pub fn opens_seat(&self, held: HeldSeat, key: SeatKey) -> bool {
        held.with_parts(|parts| self.is_mark(key, "seat", parts))
    }

    /// What signs the records of this server. It comes from this key, so it outlasts a restart.
    pub fn record_key(&self) -> RecordKey {
        RecordKey::new(&self.mac("record", &[]).finalize().into_bytes().into())
    }

    /// 128 bits that only this server can make of these parts. All parts of one
    /// purpose have fixed lengths, so that they cannot be mistaken for each other.
    fn mark(&self, purpose: &str, parts: &[&[u8]]) -> Code128 {
        let bytes = self.mac(purpose, parts).finalize().into_bytes();
        let half = bytes.first_chunk().copied().unwrap_or_default();
        Code128::new(u128::from_be_bytes(half))
    }

    /// Whether this is the mark of these parts, compared in constant time.
    fn is_mark(&self, mark: Code128, purpose: &str, parts: &[&[u8]]) -> bool {
        self.mac(purpose, parts).verify_truncated_left(&mark.bits().to_be_bytes()).is_ok()
    }

    fn mac(&self, purpose: &str, parts: &[&[u8]]) -> Hmac<Sha256> {
        // HMAC fills a short key up with zeros. Doing so here gives a key of the only length that
        // cannot be refused.
        let mut block = [0; 64];
        block[..self.0.len()].copy_from_slice(&self.0);
        let mut mac = Hmac::<Sha256>::new(&block.into());
        mac.update(purpose.as_bytes());
        parts.iter().for_each(|part| mac.update(part));
        mac
    }
}

/// A seat of a table, who holds it, and since which row of the log.
#[derive(Clone, Copy, Debug)]
pub struct HeldSeat {
    pub table: TableId,
    pub seat: Seat,
    pub holder: SessionId,
    pub since: u64,
}

impl HeldSeat {
    /// Its parts, each of a fixed length.
    fn with_parts<T>(self, then: impl FnOnce(&[&[u8]]) -> T) -> T {
        let (table, holder) = (self.table.bits().to_be_bytes(), self.holder.0.bits().to_be_bytes());
        then(&[&table, &[self.seat.number()], &holder, &self.since.to_be_bytes()])
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
        let held = HeldSeat {
            table: Code128::new(9),
            seat: Seat::new(0).unwrap(),
            holder: SessionId(Code128::new(1)),
            since: 3,
        };
        let others = [
            HeldSeat { seat: Seat::new(1).unwrap(), ..held },
            HeldSeat { holder: SessionId(Code128::new(2)), ..held },
            HeldSeat { since: 4, ..held },
            HeldSeat { table: Code128::new(8), ..held },
        ];
        assert!(key.opens_seat(held, key.seat_key(held)));
        assert!(!ServerKey::new([8; 32]).opens_seat(held, key.seat_key(held)));
        for other in others {
            assert!(!key.opens_seat(other, key.seat_key(held)), "{other:?}");
        }
    }

    /// Cookies and links outlast the program that made them.
    #[test]
    fn marks_never_change() {
        let key = ServerKey::new([7; 32]);
        let session = SessionId(Code128::new(1));
        assert_eq!(key.sign(session), "00000000000000000000000001.2jxfyb2n3k37z1mme8ed5c8a2r");
        let held = HeldSeat {
            table: Code128::new(9),
            seat: Seat::new(0).unwrap(),
            holder: session,
            since: 3,
        };
        assert_eq!(key.seat_key(held).to_string(), "19n2v64r0wr9vnxzmx021g981y");
    }
}
