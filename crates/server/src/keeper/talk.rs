//! Talk at the table, and keys to seats: what is not kept in the log.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::text::Line;
use protocol::{Code, Command, Refusal, ServerMessage};
use rules::Seat;

use super::Keeper;
use crate::address::AddressKey;
use crate::session::SessionId;
use crate::table::Reply;

/// How much was said lately.
pub struct Talk {
    speakers: Vec<(Speaker, DefaultDirectRateLimiter)>,
    /// By all who only watch.
    watchers: DefaultDirectRateLimiter,
}

/// Whose words are counted together. Cookies are free, but seats and addresses are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Speaker {
    Seat(Seat),
    Watcher(AddressKey),
}

/// A speaker may say so much at once, and one thing more after each pause.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(6).unwrap();
const PAUSE: Duration = Duration::from_millis(1500);
/// All watchers together may say a little more.
const WATCHERS_AT_ONCE: NonZeroU32 = NonZeroU32::new(12).unwrap();
const WATCHERS_PAUSE: Duration = Duration::from_millis(500);
/// Of how many speakers that is remembered.
const SPEAKERS: usize = 32;

impl Default for Talk {
    fn default() -> Talk {
        Talk { speakers: Vec::new(), watchers: limit(WATCHERS_AT_ONCE, WATCHERS_PAUSE) }
    }
}

impl Talk {
    fn may_speak(&mut self, speaker: Speaker) -> Result<(), Refusal> {
        let known = self.speakers.iter().position(|(known, _)| *known == speaker);
        let place = known.unwrap_or_else(|| {
            if self.speakers.len() >= SPEAKERS {
                self.speakers.remove(0);
            }
            self.speakers.push((speaker, limit(AT_ONCE, PAUSE)));
            self.speakers.len() - 1
        });
        let own = self.speakers.get(place).is_none_or(|(_, limit)| limit.check().is_ok());
        let free = own
            && match speaker {
                Speaker::Seat(_) => true,
                Speaker::Watcher(_) => self.watchers.check().is_ok(),
            };
        if free { Ok(()) } else { Err(Refusal::later(Code::TooFast, PAUSE)) }
    }
}

fn limit(at_once: NonZeroU32, pause: Duration) -> DefaultDirectRateLimiter {
    let quota = Quota::with_period(pause).unwrap_or_else(|| Quota::per_second(at_once));
    RateLimiter::direct(quota.allow_burst(at_once))
}

impl Keeper {
    /// Carries out what leaves no trace in the log.
    pub(super) fn carry_out_unlogged(
        &mut self,
        session: SessionId,
        address: AddressKey,
        command: &Command,
    ) -> Result<Reply, Refusal> {
        let seq = self.table.seq;
        match command {
            Command::HandOver { seat } => {
                let held = self.table.held(*seat).filter(|held| held.holder == session);
                let key = self.context.key.seat_key(held.ok_or(Code::NotYourSeat)?);
                return Ok(Reply::Key(seq, key));
            }
            Command::Say { text } => self.say(session, address, text)?,
            Command::React { reaction } => {
                let seat = self.table.seats_of(session).iter().next();
                self.check_may_speak(seat, address)?;
                let reaction = *reaction;
                self.tell(seat, &ServerMessage::Reacted { seq, seat, reaction });
            }
            Command::Signal { seat } => self.signal(session, *seat)?,
            _ => return Err(Code::Unreadable.into()),
        }
        Ok(Reply::Done(seq))
    }

    fn say(&mut self, session: SessionId, address: AddressKey, text: &Line) -> Result<(), Refusal> {
        if text.as_str().is_empty() {
            return Err(Code::Unreadable.into());
        }
        let seat = self.table.seats_of(session).iter().next();
        self.check_may_speak(seat, address)?;
        let name = seat.and_then(|seat| self.table.name(seat)).cloned();
        let (seq, text) = (self.table.seq, text.clone());
        self.tell(seat, &ServerMessage::Said { seq, seat, name, text });
        Ok(())
    }

    /// T8: partners do not confer, and whatever one of them says to all, the
    /// other hears.
    fn check_may_speak(&mut self, seat: Option<Seat>, address: AddressKey) -> Result<(), Refusal> {
        if seat.is_some() && self.table.partners_are_silent() {
            return Err(Code::NoConferring.into());
        }
        self.talk.may_speak(seat.map_or(Speaker::Watcher(address), Speaker::Seat))
    }

    /// Tells all who want to hear it. While partners play, those who only watch
    /// are heard by each other alone.
    fn tell(&mut self, from: Option<Seat>, message: &ServerMessage) {
        let table = &self.table;
        let among_watchers = table.partners_are_silent();
        self.clients.send_each(|_, client| {
            // Partners look at a screen, too.
            let plays = client.screen || !table.seats_of(client.session).is_empty();
            let silent = client.muted.contains(&from) || (among_watchers && plays);
            (!silent).then(|| (message.clone(), None))
        });
    }

    /// T8: a warning, from partner to partner and to nobody else.
    fn signal(&mut self, session: SessionId, seat: Seat) -> Result<(), Refusal> {
        if self.table.holder(seat) != Some(session) {
            return Err(Code::NotYourSeat.into());
        }
        let partner = self.table.game().partner(seat, self.table.seats());
        let allowed = self.table.settings().signal && self.table.playing().is_some();
        let partner = partner.filter(|_| allowed).ok_or(Code::NoConferring)?;
        self.talk.may_speak(Speaker::Seat(seat))?;
        let (seq, holder) = (self.table.seq, self.table.holder(partner));
        self.clients.send_each(|_, client| {
            let hears = holder == Some(client.session);
            hears.then_some((ServerMessage::Signalled { seq, seat }, None))
        });
        Ok(())
    }
}
