//! Clients that open the table and close it.

use std::sync::atomic::Ordering;

use protocol::http::TableSummary;
use protocol::{Refusal, ServerMessage};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::racing::Racing;
use super::{Client, Closing, ConnectionId, Keeper};
use crate::address::AddressKey;
use crate::session::SessionId;
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
        let owner = self.table.is_owned_by(session);
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
            strengths: &self.strengths,
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
        if !was_here && owner {
            self.came_back();
        } else if screen {
            self.show_seats(self.table.seq);
        }
        self.prepare_bot();
        self.note_if_listing_changed();
    }

    /// Nothing has come from a client for a while, or something does again.
    pub(super) fn set_silent(&mut self, connection: ConnectionId, silent: bool) {
        let client = self.clients.find(connection).map(|client| (client.session, client.screen));
        let Some((session, is_screen)) = client else { return };
        let was_here = self.clients.has(session);
        self.clients.set_silent(connection, silent);
        match (was_here, self.clients.has(session)) {
            (true, false) if !is_screen => self.went_away(session),
            (false, true) if self.table.is_owned_by(session) => self.came_back(),
            _ if is_screen => self.show_seats(self.table.seq),
            _ => {}
        }
        self.note_if_listing_changed();
    }

    /// Somebody who sits here, or the host, is there again.
    fn came_back(&mut self) {
        self.cancel_rematch_if_awaited();
        self.show_seats(self.table.seq);
    }

    /// Somebody is not there any more, by any device.
    fn went_away(&mut self, session: SessionId) {
        if !self.table.is_owned_by(session) {
            return;
        }
        if let Some(racing) = &mut self.racing {
            self.table.seats_of(session).iter().for_each(|seat| racing.disconnected(seat));
        }
        self.prepare_rematch_without_one();
        self.note_soon();
        self.show_seats(self.table.seq);
    }

    /// Lines are measured for races, if the game has some.
    pub(super) fn measure_lines(&self) {
        let races = self.table.game().races();
        self.clients.iter().for_each(|client| client.line.races.store(races, Ordering::Relaxed));
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
        // Who was silent before had gone already.
        if !client.silent && !self.clients.has(client.session) {
            self.went_away(client.session);
        }
        if client.screen {
            self.show_seats(self.table.seq);
        }
        if self.clients.is_empty() {
            let now = Instant::now();
            self.door.quiet.set(Some(now));
            self.timers.idle_from(now + self.context.timing.idle);
            self.prepare_bot();
        }
        self.note_if_listing_changed();
    }
}
