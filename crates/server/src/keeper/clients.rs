//! Those who watch a table, and what is sent to them.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use futures_channel::mpsc;
use protocol::Refusal;
use protocol::server::{Farewell, ServerMessage};
use protocol::text::Name;
use rules::Seats;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::address::AddressKey;
use crate::log::Origin;
use crate::race::Trips;
use crate::session::SessionId;
use crate::table::Reply;
use crate::wire::encode;

/// Numbers a connection for as long as the server runs.
pub type ConnectionId = u64;

/// A connection that watches a table.
#[derive(Debug)]
pub struct Client {
    pub connection: ConnectionId,
    pub session: SessionId,
    /// Whether it is a screen that everybody looks at. Its session is then its own alone, and holds nothing.
    pub screen: bool,
    /// Whether it can apply changes of views.
    pub changes: bool,
    /// Where it comes from, for limits.
    pub address: AddressKey,
    /// How it wants to be called as long as it only watches.
    pub name: Option<Name>,
    /// Whether nothing has come from it for so long that nobody is there any more, although the
    /// line has not broken.
    pub silent: bool,
    /// What goes to it. If it is full, the reader is too slow and is dropped. It is empty most of
    /// the time, and this kind of queue then takes no memory.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// What is known of how it is connected.
    pub line: Arc<Line>,
    /// Whom it does not want to hear.
    pub muted: HashSet<Voice>,
}

/// Somebody who may be muted. Seats move, so those who sit are known by their session.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    Person(SessionId),
    /// One who watches under this name.
    Watcher(Box<str>),
    /// All who watch.
    Watchers,
}

/// Who asked for something: where the answer goes, and what it is remembered by.
#[derive(Clone, Debug)]
pub struct Requester {
    pub connection: ConnectionId,
    pub origin: Origin,
}

/// How a client is connected.
#[derive(Debug, Default)]
pub struct Line {
    /// Round trips of late.
    pub trips: Mutex<Trips>,
    /// Whether that is measured all the time, for races.
    pub races: AtomicBool,
    /// Why the table let the client go, if it did: its connection says so.
    pub farewell: Mutex<Option<Farewell>>,
}

impl Line {
    pub fn set_farewell(&self, reason: Farewell) {
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = Some(reason);
    }
}

/// Whose eyes a message is for: those who hold the same seats and understand the same, or one screen, or one
/// who is answered by it.
type Eyes = (Seats, bool, Option<ConnectionId>);

/// All who watch a table.
#[derive(Debug, Default)]
pub struct Clients {
    /// Who came first is first.
    all: Vec<Client>,
    /// What must not be sent yet, in no order.
    later: Vec<(Instant, ConnectionId, Utf8Bytes)>,
    /// Those who read too slowly and were dropped, until the table has seen it.
    dropped: Vec<Client>,
}

impl Clients {
    pub fn add(&mut self, client: Client) {
        // There are many tables, and most have as many clients for long.
        self.all.reserve_exact(1);
        self.all.push(client);
    }

    pub fn remove(&mut self, connection: ConnectionId) -> Option<Client> {
        self.later.retain(|(_, to, _)| *to != connection);
        let place = self.all.iter().position(|client| client.connection == connection)?;
        Some(self.all.remove(place))
    }

    /// Somebody who was dropped since this was asked last.
    pub fn next_dropped(&mut self) -> Option<Client> {
        self.dropped.pop()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Client> {
        self.all.iter()
    }

    /// Whether a session is connected, and not silent.
    pub fn has(&self, session: SessionId) -> bool {
        self.all.iter().any(|client| client.session == session && !client.silent)
    }

    /// Notes whether a client is silent, and tells whose it is.
    pub fn set_silent(&mut self, connection: ConnectionId, silent: bool) -> Option<SessionId> {
        let client = self.all.iter_mut().find(|client| client.connection == connection)?;
        client.silent = silent;
        Some(client.session)
    }

    /// Whether a screen that everybody looks at shows the table.
    pub fn has_screen(&self) -> bool {
        self.all.iter().any(|client| client.screen && !client.silent)
    }

    pub fn find(&self, connection: ConnectionId) -> Option<&Client> {
        self.all.iter().find(|client| client.connection == connection)
    }

    pub fn session(&self, connection: ConnectionId) -> Option<SessionId> {
        self.find(connection).map(|client| client.session)
    }

    pub fn mute(&mut self, connection: ConnectionId, voices: Vec<Voice>, muted: bool) {
        /// More than anybody can want: a client that reads nothing must not fill memory.
        const MOST: usize = 256;
        let client = self.all.iter_mut().find(|client| client.connection == connection);
        let Some(client) = client else { return };
        for voice in voices {
            if !muted {
                client.muted.remove(&voice);
            } else if client.muted.len() < MOST {
                client.muted.insert(voice);
            }
        }
    }

    /// Answers a command.
    pub fn reply(&mut self, to: &Requester, reply: &Reply) {
        let id = to.origin.id.clone();
        let message = match reply {
            Reply::Done(seq) => ServerMessage::Done { id, seq: *seq, key: None },
            Reply::Key(seq, key) => ServerMessage::Done { id, seq: *seq, key: Some(*key) },
            Reply::Refused(refusal) => {
                let refusal: Refusal = (**refusal).clone();
                ServerMessage::Refused { id: Some(id), refusal }
            }
        };
        // An answer tells nothing about the table, so it need not wait behind a roll that does.
        if let Some(text) = encode(&message) {
            self.send(to.connection, text);
        }
    }

    /// Sends to one client.
    pub fn send_to(
        &mut self,
        connection: ConnectionId,
        message: &ServerMessage,
        not_before: Option<Instant>,
    ) {
        if let Some(text) = encode(message) {
            self.deliver(connection, text, not_before);
        }
    }

    /// Sends to everyone what is made for them, not before a given time.
    pub fn send_each(
        &mut self,
        message: impl Fn(&Clients, &Client) -> Option<(ServerMessage, Option<Instant>)>,
    ) {
        let texts: Vec<_> = self
            .all
            .iter()
            .filter_map(|client| {
                let (message, not_before) = message(self, client)?;
                Some((client.connection, encode(&message)?, not_before))
            })
            .collect();
        for (connection, text, not_before) in texts {
            self.deliver(connection, text, not_before);
        }
    }

    /// The same, where all who hold the same seats see the same: it is made once
    /// for all who watch. Screens get a roll ahead of those, each at its own time, and some are
    /// answered by it.
    pub fn send_alike(
        &mut self,
        answered: &[Requester],
        seats_of: impl Fn(&Client) -> Seats,
        message: impl Fn(&Clients, &Client, Seats) -> Option<(ServerMessage, Option<Instant>)>,
    ) {
        let mut made: Vec<(Eyes, Utf8Bytes, Option<Instant>)> = Vec::new();
        let mut texts = Vec::with_capacity(self.all.len());
        for client in &self.all {
            let seats = seats_of(client);
            let own = client.screen || answered.iter().any(|by| by.connection == client.connection);
            let eyes = (seats, client.changes, own.then_some(client.connection));
            let known = made.iter().find(|(known, ..)| *known == eyes);
            let (text, not_before) = match known {
                Some((_, text, not_before)) => (text.clone(), *not_before),
                None => {
                    let Some((message, not_before)) = message(self, client, seats) else {
                        continue;
                    };
                    let Some(text) = encode(&message) else { continue };
                    made.push((eyes, text.clone(), not_before));
                    (text, not_before)
                }
            };
            texts.push((client.connection, text, not_before));
        }
        for (connection, text, not_before) in texts {
            self.deliver(connection, text, not_before);
        }
    }

    /// When something that had to wait may be sent.
    pub fn next_delivery(&self) -> Option<Instant> {
        self.later.iter().map(|(when, ..)| *when).min()
    }

    /// Sends what had to wait until now.
    pub fn deliver_due(&mut self, now: Instant) {
        let later = std::mem::take(&mut self.later);
        let (due, later): (Vec<_>, Vec<_>) = later.into_iter().partition(|(when, ..)| *when <= now);
        self.later = later;
        for (_, connection, text) in due {
            self.send(connection, text);
        }
    }

    /// Everything to one client keeps its order: what comes after something that
    /// has to wait, waits too.
    fn deliver(&mut self, connection: ConnectionId, text: Utf8Bytes, not_before: Option<Instant>) {
        let waiting = self.later.iter().filter(|(_, to, _)| *to == connection);
        let when = waiting.map(|(when, ..)| *when).chain(not_before).max();
        match when {
            Some(when) => self.later.push((when, connection, text)),
            None => self.send(connection, text),
        }
    }

    fn send(&mut self, connection: ConnectionId, text: Utf8Bytes) {
        let client = self.all.iter_mut().find(|client| client.connection == connection);
        let Some(client) = client else { return };
        if client.out.try_send(text).is_err() {
            // Its connection sees that the queue has ended, and closes.
            metrics::counter!("bango_slow_readers_total").increment(1);
            client.line.set_farewell(Farewell::TooSlow);
            let dropped = self.remove(connection);
            self.dropped.extend(dropped);
        }
    }

    /// Tells everyone that the table closes.
    pub fn close(&mut self, reason: Farewell) {
        for client in self.all.drain(..) {
            client.line.set_farewell(reason);
        }
    }
}
