//! What those who watch are shown of what has happened.

use protocol::ServerMessage;
use protocol::table::Phase;
use tokio::time::Instant;

use super::clients::Requester;
use super::{Client, Keeper};
use crate::address::AddressKey;
use crate::log::Event;
use crate::store::Summary;
use crate::table::{Presence, Reply};

impl Keeper {
    /// Tells those who asked for it that it is done, and shows what has happened to all who watch.
    pub(super) fn acknowledge_and_show(
        &mut self,
        mut by: Vec<Requester>,
        events: &[Event],
        steps_before: usize,
    ) {
        let anew = events.iter().any(|event| {
            matches!(
                event,
                Event::Started { .. }
                    | Event::Moved { .. }
                    | Event::Arranged { .. }
                    | Event::GameChosen { .. }
                    | Event::GaveUp { .. }
                    | Event::Undone { .. }
                    | Event::PaceSet { .. }
                    | Event::ClockSet { .. }
            )
        });
        // Those who are missing are told to all, which only a whole table does.
        let opened = events.iter().any(|event| matches!(event, Event::Opened));
        let missing = self.table.play().is_some_and(|play| !play.missing().is_empty());
        let anew = anew || (opened && missing);
        let stepped = events.iter().any(|event| {
            matches!(event, Event::Stepped { .. } | Event::Resigned { .. } | Event::Opened)
        });
        let over = self.table.play().is_some_and(|play| play.ending().is_some());
        let seats = over || events.iter().any(|event| !matches!(event, Event::Stepped { .. }));
        // Who can is answered by being shown what was done.
        let together = stepped && !seats && !anew && self.tells_changes(steps_before);
        by.retain(|requester| {
            let client = self.clients.find(requester.connection);
            let waits = together && client.is_some_and(|client| client.changes);
            if !waits {
                self.clients.reply(requester, &Reply::Done(self.table.seq));
            }
            waits
        });
        if anew {
            self.show_tables();
        } else {
            if seats {
                self.show_seats(self.table.seq - u64::from(stepped));
            }
            if stepped {
                self.show_steps(steps_before, &by);
            }
        }
        if seats {
            self.note();
        }
    }

    fn show_tables(&mut self) {
        let (race, pause) = (self.race_start(), self.pacing.pause(&self.context.time));
        let (table, leads, timers) = (&self.table, self.racing.as_ref(), &self.timers);
        let strengths = &self.strengths;
        let now = Instant::now();
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let not_before = leads.and_then(|racing| racing.roll_sent_at(client));
            let clock = timers.turn_clock(not_before.unwrap_or(now));
            let screen = clients.has_screen();
            let presence = Presence { is_here: &is_here, strengths, screen, clock, race, pause };
            let shown = table.show(client.session, &presence);
            Some((ServerMessage::Table(Box::new(shown)), not_before))
        });
    }

    pub(super) fn show_seats(&mut self, seq: u64) {
        let (table, strengths) = (&self.table, &self.strengths);
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let presence = Presence {
                is_here: &is_here,
                strengths,
                screen: clients.has_screen(),
                clock: None,
                race: None,
                pause: None,
            };
            Some((table.seats_message(seq, client.session, &presence), None))
        });
    }

    /// Shows the steps from this one on. A roll comes as late as each connection allows; where
    /// people count down to it, what came before it is shown at once. Who can apply it is told what has
    /// changed, and by that these requests are answered.
    pub(super) fn show_steps(&mut self, from: usize, answered: &[Requester]) {
        let tells_changes = self.tells_changes(from);
        let (race, pause) = (self.race_start(), self.pacing.pause(&self.context.time));
        let (table, leads, timers) = (&self.table, self.racing.as_ref(), &self.timers);
        let strengths = &self.strengths;
        let now = Instant::now();
        if let Some(roll) = leads.and_then(|racing| racing.covered_roll()) {
            self.clients.send_alike(
                &[],
                |client| table.seats_of(client.session),
                |clients, _, seats| {
                    let is_here = |session| clients.has(session);
                    let presence = Presence {
                        is_here: &is_here,
                        strengths,
                        screen: clients.has_screen(),
                        clock: None,
                        race,
                        pause: None,
                    };
                    Some((table.steps_before_roll(seats, from, roll, &presence)?, None))
                },
            );
        }
        self.clients.send_alike(
            answered,
            |client| table.seats_of(client.session),
            |clients, client, seats| {
                let is_here = |session| clients.has(session);
                let not_before = leads.and_then(|racing| racing.roll_sent_at(client));
                let clock = timers.turn_clock(not_before.unwrap_or(now));
                let screen = clients.has_screen();
                let presence =
                    Presence { is_here: &is_here, strengths, screen, clock, race, pause };
                let message = if tells_changes && client.changes {
                    let done = answered.iter().find(|by| by.connection == client.connection);
                    let done = done.map(|by| by.origin.id.clone());
                    table.changed_message(seats, from, done, &presence)?
                } else {
                    table.steps_message(seats, from, &presence)?
                };
                Some((message, not_before))
            },
        );
    }

    /// Whether the steps from this one on are told by what they changed. Where something has to wait, an
    /// answer must not wait with it; and what comes with a race is told in whole.
    fn tells_changes(&self, from: usize) -> bool {
        self.racing.is_none()
            && self.clients.next_delivery().is_none()
            && self.table.tells_changes(from)
    }

    /// Notes what others may read of the table without opening it.
    pub(super) fn note(&mut self) {
        let summary = self.table.summary();
        self.listed = match self.lister() {
            Some(address) => self.listed.take().or_else(|| self.context.lobby.list(address)),
            None => None,
        };
        self.context.store.note(Summary { summary, listed: self.listed.is_some() });
    }

    /// Notes a public table again whose place on the list has changed with those who are there.
    pub(super) fn note_if_listing_changed(&mut self) {
        if self.lister().is_some() != self.listed.is_some() {
            self.note();
        }
    }

    /// The address on whose account the table is on the list of public tables: that of somebody
    /// who sits here and is there. Elsewhere one would wait for nobody.
    fn lister(&self) -> Option<AddressKey> {
        let open = self.table.settings().public && self.table.phase() != Phase::Over;
        let sits =
            |client: &&Client| !client.silent && !self.table.seats_of(client.session).is_empty();
        self.clients.iter().find(sits).filter(|_| open).map(|client| client.address)
    }
}
