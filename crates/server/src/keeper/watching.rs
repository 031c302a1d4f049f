//! Clients that open the table and close it.

use std::sync::atomic::Ordering;

use protocol::http::TableSummary;
use protocol::{Refusal, ServerMessage};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::racing::Racing;
use super::{Client, Closing, ConnectionId, Keeper};
use crate::address::AddressKey;
use crate::table::{Missed, Presence};
use crate::wire::{encode, no_room};

/// A table in few words, or why not.
type Summed = Result<TableSummary, Refusal>;

impl Keeper {
    /// A client wants to open the table.
    pub(super) fn let_in(&mut self, mut client: Client, seen: Option<u64>) -> Result<(), Closing> {
        if self.door.owners_only && !self.table.is_owned_by(client.session) {
            let refused = ServerMessage::Refused { id: None, refusal: no_room() };
            if let Some(text) = encode(&refused) {
                let _ = client.out.try_send(text);
            }
            return Err(Closing::Idle);
        }
        // Their friends may come in, too.
        self.door.owners_only = false;
        self.door.quiet.set(None);
        self.watch(client, seen);
        Ok(())
    }

    /// The HTTP API asks for the table in few words.
    pub(super) fn sum_up(&self, reply: oneshot::Sender<Summed>) -> Result<(), Closing> {
        let crowded = self.door.owners_only;
        // Whoever asked may have gone.
        let _ = reply.send(if crowded { Err(no_room()) } else { Ok(self.table.summary()) });
        if crowded { Err(Closing::Idle) } else { Ok(()) }
    }

    /// A client opens the table: it gets what it has missed.
    fn watch(&mut self, client: Client, seen: Option<u64>) {
        let session = client.session;
        let was_here = self.clients.has(session);
        client.line.races.store(self.table.game().races(), Ordering::Relaxed);
        let (connection, screen) = (client.connection, client.screen);
        self.clients.add(client);
        self.timers.cancel_idle();
        let missed = seen.map_or(Missed::Everything, |seen| self.table.missed_since(seen));
        // Nobody gets a roll earlier by opening the table again.
        let not_before = self.racing.as_deref().and_then(Racing::newcomers_roll_sent_at);
        let roll = self.racing.as_deref().and_then(Racing::covered_roll);
        let is_here = |session| self.clients.has(session);
        let presence = Presence {
            is_here: &is_here,
            screen: self.clients.has_screen(),
            clock: self.turn_clock(not_before.unwrap_or_else(Instant::now)),
            race: self.race_start(),
            pause: self.pacing.pause(&self.context.time),
        };
        let table = &self.table;
        let seats = table.seats_of(session);
        let (mut at_once, mut later) = (Vec::new(), Vec::new());
        match (missed, roll) {
            (Missed::Nothing, _) => {
                later.push(ServerMessage::Unchanged { seq: table.seq });
                // It is not in the log, so it may have changed all the same.
                later.extend(table.playing().map(|_| self.pause_message()));
            }
            (Missed::Everything, Some(roll)) => {
                let shown = table.show_before_roll(session, roll, &presence);
                at_once.extend(shown.map(|shown| ServerMessage::Table(Box::new(shown))));
                later.extend(table.steps_message(seats, roll, &presence));
            }
            (Missed::Everything, None) => {
                later.push(ServerMessage::Table(Box::new(table.show(session, &presence))));
            }
            (Missed::Steps(from), Some(roll)) if from <= roll => {
                let seen = seen.unwrap_or_default();
                at_once.push(table.seats_message(seen, session, &presence));
                at_once.extend(table.steps_before_roll(seats, from, roll, &presence));
                later.extend(table.steps_message(seats, roll, &presence));
            }
            (Missed::Steps(from), _) => {
                let seen = seen.unwrap_or_default();
                later.push(table.seats_message(seen, session, &presence));
                later.extend(table.steps_message(seats, from, &presence));
            }
        }
        for message in &at_once {
            self.clients.send_to(connection, message, None);
        }
        for message in &later {
            self.clients.send_to(connection, message, not_before);
        }
        if screen || (!was_here && !seats.is_empty()) {
            self.show_seats(self.table.seq);
        }
        self.prepare_bot();
        if self.table.settings().public && self.listed.is_none() {
            self.note();
        }
    }

    /// The address on whose account the table lives: that of somebody who sits here, or else of
    /// whoever has watched for longest. `None` if nobody looks.
    pub(super) fn account(&self) -> Option<AddressKey> {
        let sits = |client: &&Client| !self.table.seats_of(client.session).is_empty();
        let pays = self.clients.iter().find(sits).or_else(|| self.clients.iter().next());
        pays.map(|client| client.address)
    }

    /// A client closes the table, or its connection has ended.
    pub(super) fn unwatch(&mut self, connection: ConnectionId) {
        if let Some(client) = self.clients.remove(connection) {
            self.client_left(&client);
        }
    }

    /// Those who read too slowly were dropped on the way: they have left, too.
    pub(super) fn remove_dropped(&mut self) {
        while let Some(client) = self.clients.next_dropped() {
            self.client_left(&client);
        }
    }

    fn client_left(&mut self, client: &Client) {
        let seats = self.table.seats_of(client.session);
        let gone = !self.clients.has(client.session) && !seats.is_empty();
        if gone && let Some(racing) = &mut self.racing {
            seats.iter().for_each(|seat| racing.disconnected(seat));
        }
        if gone || client.screen {
            self.show_seats(self.table.seq);
        }
        if self.clients.is_empty() {
            let now = Instant::now();
            self.door.quiet.set(Some(now));
            self.timers.idle_from(now + self.context.timing.idle);
            self.prepare_bot();
            if self.table.settings().public {
                self.note();
            }
        }
    }
}
