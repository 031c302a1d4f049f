//! The next game of a series: who is waited for before it begins, and who is not.

use protocol::Code;
use protocol::table::Phase;

use super::command::{Asker, Decision};
use super::{Person, Table};
use crate::log::Event;
use crate::session::SessionId;

impl Table {
    /// Whether the next game waits for the word of somebody who sits here. Who is away, was stood
    /// in for or gave up would keep the others waiting for ever.
    pub(super) fn is_awaited(&self, person: &Person, is_here: &dyn Fn(SessionId) -> bool) -> bool {
        let settled = person.again || person.stand_in || person.gave_up;
        self.phase() == Phase::Over && !settled && is_here(person.session)
    }

    /// Whether the next game may begin: somebody who is here has asked for it, nobody is awaited,
    /// and no seat is free.
    pub fn rematch_is_agreed(&self, is_here: &dyn Fn(SessionId) -> bool) -> bool {
        self.phase() == Phase::Over
            && !self.has_free_seats()
            && self.people().any(|person| person.again && is_here(person.session))
            && !self.people().any(|person| self.is_awaited(person, is_here))
    }

    pub(super) fn decide_rematch(&self, asker: &Asker<'_>) -> Decision {
        let asking = self.seats_of(asker.session);
        if self.phase() != Phase::Over {
            // Who asks when the others have begun already has what they wanted.
            let is_next = self.play().is_some_and(|play| play.number() > 1);
            let has_it = is_next && !asking.is_empty();
            return if has_it { Ok(Vec::new()) } else { Err(Code::Started.into()) };
        }
        if asking.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        let mut events: Vec<_> = asking.iter().map(|seat| Event::Again { seat }).collect();
        let awaited = |person: &Person| {
            person.session != asker.session && self.is_awaited(person, asker.is_here)
        };
        // A free seat is filled first; the wish stays.
        if !self.has_free_seats() && !self.people().any(awaited) {
            events.extend(self.plan_start()?);
        }
        Ok(events)
    }
}
