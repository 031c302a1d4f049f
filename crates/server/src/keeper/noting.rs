//! What is noted of the table in the index of people, and what the index tells of those who sit
//! here.

use std::time::Duration;

use protocol::table::Phase;
use tokio::time::Instant;

use super::{Keeper, Message};
use crate::log::{Entry, Event};
use crate::session::SessionId;
use crate::store::Answer;
use crate::you::Standing;

/// While all who sit here are here, steps wait for so many times as long: everybody whom they concern
/// sees them at the table, and what is noted of every step costs as much as the step itself.
const WHILE_ALL_ARE_HERE: u32 = 10;

/// What is yet to be noted.
#[derive(Debug, Default)]
pub struct Noting {
    /// When something happened last, in milliseconds since 1970; `None` since it came into memory.
    changed: Option<u64>,
    /// Whose doing it was since it was noted last.
    by: Vec<SessionId>,
    /// When it is noted at the latest.
    due: Option<Instant>,
}

impl Noting {
    /// When something is to be noted.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl Keeper {
    /// Notes a table that has just come into memory: what a crash has lost is back then.
    pub(super) fn note_opening(&mut self) {
        self.note_standing();
        if self.table.ended().is_some() {
            self.note_ended();
        } else {
            self.ask_strengths(None);
        }
    }

    /// Notes what has happened: at once if it is about seats or games. Steps come fast, and those who
    /// take them are here, so they are noted together.
    pub(super) fn note_entry(&mut self, entry: &Entry, ended_before: Option<u32>) {
        self.noting.changed = Some(entry.at);
        for origin in &entry.by {
            if !self.noting.by.contains(&origin.session) {
                self.noting.by.push(origin.session);
            }
        }
        let step = |event: &Event| matches!(event, Event::Stepped { .. } | Event::Undone { .. });
        let waits = entry.events.iter().all(step) && self.table.phase() == Phase::Playing;
        if waits && !self.context.timing.noting.is_zero() {
            self.noting.due = self.noting.due.or_else(|| Some(Instant::now() + self.noting_wait()));
        } else {
            self.note_standing();
        }
        let sat = |event: &Event| matches!(event, Event::Sat { .. } | Event::Moved { .. });
        if self.last_ended() != ended_before {
            self.note_ended();
        } else if entry.events.iter().any(sat) {
            self.ask_strengths(None);
        }
    }

    /// How long steps may wait until they are noted.
    fn noting_wait(&self) -> Duration {
        let soon = self.context.timing.noting;
        let all_here = self.table.holders().iter().all(|(session, _)| self.clients.has(*session));
        if all_here { soon * WHILE_ALL_ARE_HERE } else { soon }
    }

    /// Somebody who sits here has gone, and may want to know elsewhere whose turn it is.
    pub(super) fn note_soon(&mut self) {
        let soon = Instant::now() + self.context.timing.noting;
        self.noting.due = self.noting.due.map(|due| due.min(soon));
    }

    /// Notes steps that have waited for long enough.
    pub(super) fn note_due(&mut self, now: Instant) {
        if self.noting.due.is_some_and(|due| due <= now) {
            self.note_standing();
        }
    }

    /// Notes what has not been noted yet, before the table leaves memory.
    pub(super) fn note_rest(&mut self) {
        if self.noting.due.is_some() {
            self.note_standing();
        }
    }

    /// The number of the game that ended last.
    pub(super) fn last_ended(&self) -> Option<u32> {
        self.table.ended().map(|ended| ended.number)
    }

    fn note_standing(&mut self) {
        self.noting.due = None;
        let changed = self.noting.changed.unwrap_or_else(|| self.context.time.calendar());
        self.context.store.note_standing(Standing {
            table: self.table.listed(changed),
            is_news: self.noting.changed.is_some(),
            by: std::mem::take(&mut self.noting.by),
            holders: self.table.holders(),
        });
    }

    fn note_ended(&mut self) {
        let Some(ended) = self.table.ended().cloned() else { return };
        let noted = self.context.store.note_ended(ended);
        self.ask_strengths(Some(noted));
    }

    /// Asks how strong those are who sit here and let others see it, once something is noted.
    pub(super) fn ask_strengths(&mut self, after: Option<Answer<()>>) {
        let of: Vec<SessionId> =
            self.table.holders().into_iter().map(|(session, _)| session).collect();
        if of.is_empty() {
            return;
        }
        let (store, keeper) = (self.context.store.clone(), self.address.clone());
        let (game, none_shown) = (self.table.game(), self.strengths.is_empty());
        tokio::spawn(async move {
            if let Some(after) = after {
                // If it was not noted, the strengths of before are shown.
                let _ = after.await;
            }
            let Ok(found) = store.strengths(game, of).await else { return };
            if let Some(keeper) = keeper.upgrade().filter(|_| !(found.is_empty() && none_shown)) {
                // A table that closes has nobody to show them to.
                let _ = keeper.send(Message::Strengths(found)).await;
            }
        });
    }

    /// Shows how strong those are who let others see it.
    pub(super) fn show_strengths(&mut self, found: Vec<(SessionId, u32)>) {
        let found = found.into_iter().collect();
        if self.strengths != found {
            self.strengths = found;
            self.show_seats(self.table.seq);
        }
    }
}
