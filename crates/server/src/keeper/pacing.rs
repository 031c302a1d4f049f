//! How long what has happened stays on the screens: bots go on when people have seen it, and after
//! a result people have time to look at it. Nothing of this is kept in the log.

use std::time::Duration;

use protocol::table::{Pace, Pause};
use protocol::{Code, Command, CommandId, Refusal, ServerMessage};
use rules::{Seat, Seats};
use tokio::time::Instant;

use super::{Closing, ConnectionId, Keeper};
use crate::context::Time;
use crate::session::SessionId;
use crate::table::Reply;

/// The longest that bots wait for one row of the log: who lays down a whole hand at once has
/// arranged it before, and all see it at one glance.
const LONGEST_SHOWING: Duration = Duration::from_secs(3);
/// At a fast table a result stays for so long, unless a person goes on before.
const FAST_RESULT: Duration = Duration::from_millis(1500);
/// At a slow table everything stays for so many times as long.
const SLOW: u32 = 2;
/// The most plays that wait for the end of a pause.
const MOST_HELD: usize = 16;

/// What is on the screens now.
#[derive(Debug)]
pub struct Pacing {
    /// When people have seen what was done last.
    seen_at: Instant,
    looking: Option<Looking>,
}

/// People look at a result.
#[derive(Debug)]
struct Looking {
    /// The result is that of the game after so many steps.
    steps: usize,
    until: Instant,
    ready: Seats,
    /// Plays of those who are ready, for when the others are.
    held: Vec<Held>,
}

/// A command that waits.
#[derive(Debug)]
pub(super) struct Held {
    pub connection: ConnectionId,
    pub id: CommandId,
    pub command: Command,
    pub arrived: Instant,
}

impl Pacing {
    pub fn new(now: Instant) -> Pacing {
        Pacing { seen_at: now, looking: None }
    }

    /// Whether people look at a result.
    pub fn is_paused(&self) -> bool {
        self.looking.is_some()
    }

    /// What clients are told of it.
    pub fn pause(&self, time: &Time) -> Option<Pause> {
        self.looking.as_ref().map(|looking| Pause {
            until: Time::microseconds(time.moment(looking.until)),
            ready: looking.ready,
        })
    }
}

impl Keeper {
    /// Whether somebody looks at the table, so that things take time to be seen.
    pub(super) fn is_watched(&self) -> bool {
        self.context.timing.waits_for_screens && !self.clients.is_empty()
    }

    /// Steps were taken: they are on the screens from now on.
    pub(super) fn pace_steps(&mut self) {
        let Some(play) = self.table.playing().filter(|_| self.is_watched()) else { return };
        let (now, result) = (Instant::now(), play.state().result_time());
        let times = self.times();
        match self.table.settings().pace {
            Pace::Relaxed | Pace::Slow => {
                self.pacing.seen_at = now + play.showing().min(LONGEST_SHOWING) * times;
                if let Some(time) = result {
                    let (steps, until) = (play.steps().len(), now + time * times);
                    let looking = Looking { steps, until, ready: Seats::NONE, held: Vec::new() };
                    self.pacing.looking.get_or_insert(looking);
                }
            }
            Pace::Fast => {
                let time = result.map_or(Duration::ZERO, |time| time.min(FAST_RESULT));
                self.pacing.seen_at = now + time;
            }
        }
    }

    /// How many times as long as usual things take at this table.
    fn times(&self) -> u32 {
        if self.table.settings().pace == Pace::Slow { SLOW } else { 1 }
    }

    /// When a bot that was asked at some time may play. It depends on nothing but what all can
    /// see, so it tells nothing of what the bot holds.
    pub(super) fn bot_may_play_at(&self, asked: Instant) -> Option<Instant> {
        if self.pacing.is_paused() {
            return None;
        }
        let pause = self.context.timing.bot_pause * self.times();
        Some(match self.is_watched() {
            true => (asked + pause).max(self.pacing.seen_at),
            false => asked + pause,
        })
    }

    /// The people who are asked whether they have seen a result: those who play and are here.
    fn lookers(&self) -> Seats {
        let here = |seat: &Seat| {
            let holder = self.table.holder(*seat).filter(|_| self.table.bot(*seat).is_none());
            holder.is_some_and(|session| self.clients.has(session))
        };
        Seat::all(self.table.seats()).filter(here).collect()
    }

    /// When the pause that is on is over: at its time, or now if nobody needs it any more.
    pub(super) fn pause_ends_at(&self, now: Instant) -> Option<Instant> {
        let looking = self.pacing.looking.as_ref()?;
        let lookers = self.lookers();
        let all_ready =
            !lookers.is_empty() && lookers.iter().all(|seat| looking.ready.contains(seat));
        let gone = self.table.playing().is_none() || self.steps_taken() != looking.steps;
        let unwanted = self.table.settings().pace == Pace::Fast || self.clients.is_empty();
        Some(if all_ready || gone || unwanted { now } else { looking.until })
    }

    /// Ends the pause when it is over: the clock of the one in turn starts, and what was held
    /// is played.
    pub(super) async fn end_pause(&mut self, now: Instant) -> Result<(), Closing> {
        if self.pause_ends_at(now).is_none_or(|end| end > now) {
            return Ok(());
        }
        let Some(looking) = self.pacing.looking.take() else { return Ok(()) };
        self.prepare_timers();
        self.show_pause();
        if self.turn_clock(now).is_some() {
            self.show_steps(self.steps_taken(), &[]);
        }
        for Held { connection, id, command, arrived } in looking.held {
            self.carry_out(connection, id, command, arrived).await?;
        }
        Ok(())
    }

    /// Somebody has seen the result. All seats of one device look at one screen.
    pub(super) fn say_next(&mut self, session: SessionId, seat: Seat) -> Result<Reply, Refusal> {
        if self.table.holder(seat) != Some(session) {
            return Err(Code::NotYourSeat.into());
        }
        // Who says it too late has lost nothing.
        self.note_ready(session);
        Ok(Reply::Done(self.table.seq))
    }

    /// Keeps a play for the end of the pause: who plays has seen the result.
    pub(super) fn hold(&mut self, session: SessionId, held: Held) -> Result<(), Refusal> {
        self.decide(session, &held.command)?;
        let Some(looking) = &mut self.pacing.looking else { return Ok(()) };
        // Who presses twice means it once; a repeat under the same name gets the same answer.
        let again = |other: &Held| other.command == held.command && other.id != held.id;
        if looking.held.iter().any(again) || looking.held.len() >= MOST_HELD {
            let sentence = "you have done that: it counts when everybody has seen the result";
            return Err(Refusal::saying(Code::TooFast, sentence));
        }
        looking.held.push(held);
        self.note_ready(session);
        Ok(())
    }

    fn note_ready(&mut self, session: SessionId) {
        let own = self.table.seats_of(session);
        let Some(looking) = &mut self.pacing.looking else { return };
        let ready = looking.ready.iter().chain(own.iter()).collect();
        if looking.ready != ready {
            looking.ready = ready;
            self.show_pause();
        }
    }

    fn show_pause(&mut self) {
        let message = self.pause_message();
        self.clients.send_each(|_, _| Some((message.clone(), None)));
    }

    pub(super) fn pause_message(&self) -> ServerMessage {
        ServerMessage::Pause { seq: self.table.seq, pause: self.pacing.pause(&self.context.time) }
    }
}
