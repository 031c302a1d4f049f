//! What those who watch are shown of what has happened.

use protocol::ServerMessage;
use protocol::table::Phase;

use super::Keeper;
use crate::log::Event;
use crate::store::Summary;
use crate::table::Presence;

impl Keeper {
    /// Shows what has happened to all who watch.
    pub(super) fn show(&mut self, events: &[Event], steps_before: usize) {
        let anew =
            events.iter().any(|event| matches!(event, Event::Started { .. } | Event::Moved { .. }));
        let stepped = events.iter().any(|event| {
            matches!(event, Event::Stepped { .. } | Event::Resigned { .. } | Event::Opened)
        });
        let over = self.table.play().is_some_and(|play| play.ending().is_some());
        let seats = over || events.iter().any(|event| !matches!(event, Event::Stepped { .. }));
        if anew {
            self.show_tables();
        } else {
            if seats {
                self.show_seats(self.table.seq - u64::from(stepped));
            }
            if stepped {
                self.show_steps(steps_before);
            }
        }
        if seats {
            self.note();
        }
    }

    fn show_tables(&mut self) {
        let presence = (self.turn_clock(), self.race_start());
        let (table, leads) = (&self.table, self.racing.as_ref());
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let (clock, race) = presence;
            let presence = Presence { is_here: &is_here, clock, race };
            let shown = table.show(client.session, &presence);
            let not_before = leads.and_then(|racing| racing.roll_sent_at(client));
            Some((ServerMessage::Table(Box::new(shown)), not_before))
        });
    }

    pub(super) fn show_seats(&mut self, seq: u64) {
        let table = &self.table;
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let presence = Presence { is_here: &is_here, clock: None, race: None };
            Some((table.seats_message(seq, client.session, &presence), None))
        });
    }

    fn show_steps(&mut self, from: usize) {
        let (clock, race) = (self.turn_clock(), self.race_start());
        let (table, leads) = (&self.table, self.racing.as_ref());
        self.clients.send_alike(
            |client| table.seats_of(client.session),
            |clients, client, seats| {
                let is_here = |session| clients.has(session);
                let presence = Presence { is_here: &is_here, clock, race };
                let not_before = leads.and_then(|racing| racing.roll_sent_at(client));
                Some((table.steps_message(seats, from, &presence)?, not_before))
            },
        );
    }

    /// Notes what others may read of the table without opening it.
    pub(super) fn note(&self) {
        let summary = self.table.summary();
        let over = summary.phase == Phase::Over;
        let listed = self.table.settings().public && !over;
        self.context.store.note(Summary { summary, listed });
    }
}
