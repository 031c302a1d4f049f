//! Talk at the table, and keys to seats: what is not kept in the log.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::text::Name;
use protocol::{Code, Command, Refusal, ServerMessage};
use rules::Seat;

use super::clients::Voice;
use super::{Client, ConnectionId, Keeper};
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

/// Somebody who says something.
struct By {
    session: SessionId,
    address: AddressKey,
    seat: Option<Seat>,
    name: Option<Name>,
}

/// Whom a client mutes, or hears again.
#[derive(Debug)]
pub struct Muted {
    pub seat: Option<Seat>,
    pub name: Option<Name>,
    pub muted: bool,
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
        connection: ConnectionId,
        command: &Command,
    ) -> Result<Reply, Refusal> {
        let client = self.clients.find(connection).ok_or(Code::NotWatching)?;
        let (session, seq) = (client.session, self.table.seq);
        match command {
            Command::HandOver { seat } => {
                let held = self.table.held(*seat).filter(|held| held.holder == session);
                let key = self.context.key.seat_key(held.ok_or(Code::NotYourSeat)?);
                return Ok(Reply::Key(seq, key));
            }
            Command::Say { text } => {
                if text.as_str().is_empty() {
                    return Err(Code::Unreadable.into());
                }
                let by = self.speaker(client);
                self.check_may_speak(&by)?;
                let (seat, name, text) = (by.seat, by.name.clone(), text.clone());
                self.tell(&by, &ServerMessage::Said { seq, seat, name, text });
            }
            Command::React { reaction } => {
                let by = self.speaker(client);
                self.check_may_speak(&by)?;
                let (seat, name, reaction) = (by.seat, by.name.clone(), *reaction);
                self.tell(&by, &ServerMessage::Reacted { seq, seat, name, reaction });
            }
            Command::Signal { seat } => self.signal(session, *seat)?,
            _ => return Err(Code::Unreadable.into()),
        }
        Ok(Reply::Done(seq))
    }

    /// Who is about to say something, and under which name. Somebody with the same one may have
    /// sat down since a watcher chose theirs: then it is nobody's.
    fn speaker(&self, client: &Client) -> By {
        let Client { session, address, .. } = *client;
        let seat = self.table.seats_of(session).iter().next();
        let chosen = client.name.as_ref();
        let own = chosen.filter(|name| self.table.check_name(session, name).is_ok());
        let name = seat.map_or(own, |seat| self.table.name(seat)).cloned();
        By { session, address, seat, name }
    }

    /// T8: partners do not confer, and whatever one of them says to all, the
    /// other hears.
    fn check_may_speak(&mut self, by: &By) -> Result<(), Refusal> {
        if by.seat.is_some() && self.table.partners_are_silent() {
            return Err(Code::NoConferring.into());
        }
        self.talk.may_speak(by.seat.map_or(Speaker::Watcher(by.address), Speaker::Seat))
    }

    /// Tells all who want to hear it. While partners play, those who only watch
    /// are heard by each other alone.
    fn tell(&mut self, by: &By, message: &ServerMessage) {
        let mut voices = vec![Voice::Person(by.session)];
        if by.seat.is_none() {
            voices.push(Voice::Watchers);
            voices.extend(by.name.as_ref().map(|name| Voice::Watcher(name.as_str().into())));
        }
        let table = &self.table;
        let among_watchers = table.partners_are_silent();
        self.clients.send_each(|_, client| {
            // Partners look at a screen, too.
            let plays = client.screen || !table.seats_of(client.session).is_empty();
            let muted = voices.iter().any(|voice| client.muted.contains(voice));
            let silent = muted || (among_watchers && plays);
            (!silent).then(|| (message.clone(), None))
        });
    }

    /// A client does not want to hear somebody any more, or wants to again: whoever holds a seat,
    /// one who watches under a name, or all who watch.
    pub(super) fn mute(&mut self, connection: ConnectionId, whom: Muted) {
        let Muted { seat, name, muted } = whom;
        let voices = match (seat, name) {
            (Some(seat), _) => self.table.holder(seat).map(Voice::Person).into_iter().collect(),
            (None, None) => vec![Voice::Watchers],
            (None, Some(name)) => {
                // Another name later does not help whoever is here under this one.
                let called = |client: &&Client| client.name.as_ref() == Some(&name);
                let watches = |client: &&Client| self.table.seats_of(client.session).is_empty();
                let here = self.clients.iter().filter(called).filter(watches);
                let mut voices: Vec<_> = here.map(|client| Voice::Person(client.session)).collect();
                voices.push(Voice::Watcher(name.as_str().into()));
                voices
            }
        };
        self.clients.mute(connection, voices, muted);
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
