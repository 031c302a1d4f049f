//! What all tables share: the store, the threads of the bots, the server's key
//! and its clock.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

use crate::background::Background;
use crate::limits::{Limits, Quotas};
use crate::lobby::Lobby;
use crate::node::Node;
use crate::race::Moment;
use crate::session::ServerKey;
use crate::store::Store;
use crate::thinkers::{Thinkers, Thinks};

/// What all tables share.
pub struct Context {
    pub store: Arc<dyn Store>,
    /// This server among others, if several share the store.
    pub node: Option<Arc<Node>>,
    pub thinkers: Thinkers,
    /// Where advice is found and old games are read.
    pub background: Background,
    /// Which public tables are on the list.
    pub lobby: Lobby,
    /// Signs what only this server may make.
    pub key: ServerKey,
    pub timing: Timing,
    pub limits: Limits,
    /// What each address has done of it.
    pub quotas: Quotas,
    pub time: Time,
}

/// How tables behave in time. Tests choose other numbers than people need.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long a bot takes for a decision at least: it plays at a human pace.
    pub bot_pause: Duration,
    /// How long it thinks at most; it must be less than its pause, so that
    /// the time a bot takes tells nothing of what it holds.
    pub bot_thinks: Thinks,
    /// How long the adviser thinks about a hint.
    pub hint_thinks: Thinks,
    /// Whether tables wait for what is on people's screens. Tests that are about something else
    /// do not.
    pub waits_for_screens: bool,
    /// How long steps may wait until the index of people tells whose turn it is; ten times as long while
    /// all who sit at the table are there.
    pub noting: Duration,
    /// How long players have to add their chance.
    pub gathering: Duration,
    /// How long before the end of their time players are warned.
    pub hurry: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Timing {
            bot_pause: Duration::from_millis(900),
            bot_thinks: Thinks::Time(Duration::from_millis(700)),
            hint_thinks: Thinks::Time(Duration::from_millis(700)),
            waits_for_screens: true,
            noting: Duration::from_secs(1),
            gathering: Duration::from_secs(3),
            hurry: Duration::from_secs(10),
            idle: Duration::from_secs(120),
        }
    }
}

/// The server's clock: one that never jumps, set once by the calendar.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    epoch: Instant,
    calendar: Duration,
}

impl Time {
    /// A clock that starts now.
    pub fn start() -> Time {
        let calendar = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Time { epoch: Instant::now(), calendar: calendar.unwrap_or_default() }
    }

    /// Milliseconds since 1970.
    pub fn calendar(&self) -> u64 {
        let now = self.calendar + self.epoch.elapsed();
        u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
    }

    /// An instant as the server's clock counts.
    pub fn moment(&self, instant: Instant) -> Moment {
        Moment::after_epoch(instant.saturating_duration_since(self.epoch))
    }

    /// The instant of a moment.
    pub fn instant(&self, moment: Moment) -> Instant {
        self.epoch + moment.since_epoch()
    }

    /// What clients are told of a moment: microseconds.
    pub fn microseconds(moment: Moment) -> u64 {
        u64::try_from(moment.since_epoch().as_micros()).unwrap_or(u64::MAX)
    }

    /// What clients are told that it is now.
    pub fn now(&self) -> u64 {
        Time::microseconds(self.moment(Instant::now()))
    }
}
