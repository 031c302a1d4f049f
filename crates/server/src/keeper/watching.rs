//! Clients that open the table and close it.

use std::sync::atomic::Ordering;

use protocol::ServerMessage;
use tokio::time::Instant;

use super::racing::Racing;
use super::{Client, ConnectionId, Keeper};
use crate::table::{Missed, Presence};

impl Keeper {
    /// A client opens the table: it gets what it has missed.
    pub(super) fn watch(&mut self, client: Client, seen: Option<u64>) {
        let session = client.session;
        let was_here = self.clients.has(session);
        client.line.races.store(self.table.game().races(), Ordering::Relaxed);
        let connection = client.connection;
        self.clients.add(client);
        self.timers.cancel_idle();
        let missed = seen.map_or(Missed::Everything, |seen| self.table.missed_since(seen));
        let seen = seen.unwrap_or_default();
        let clock = self.turn_clock();
        let is_here = |session| self.clients.has(session);
        let presence = Presence { is_here: &is_here, clock, race: self.race_start() };
        let seats = self.table.seats_of(session);
        let messages = match missed {
            Missed::Nothing => vec![ServerMessage::Unchanged { seq: self.table.seq }],
            Missed::Everything => {
                vec![ServerMessage::Table(Box::new(self.table.show(session, &presence)))]
            }
            Missed::Steps(from) => {
                let mut messages = vec![self.table.seats_message(seen, session, &presence)];
                messages.extend(self.table.steps_message(seats, from, &presence));
                messages
            }
        };
        // Nobody gets a roll earlier by opening the table again.
        let not_before = self.racing.as_deref().and_then(Racing::newcomers_roll_sent_at);
        for message in &messages {
            self.clients.send_to(connection, message, not_before);
        }
        if !was_here && !seats.is_empty() {
            self.show_seats(self.table.seq);
        }
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
        if !self.clients.has(client.session) && !seats.is_empty() {
            if let Some(racing) = &mut self.racing {
                seats.iter().for_each(|seat| racing.disconnected(seat));
            }
            self.show_seats(self.table.seq);
        }
        if self.clients.is_empty() {
            self.timers.idle_from(Instant::now() + self.context.timing.idle);
        }
    }
}
