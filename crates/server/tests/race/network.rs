//! A model of players behind a network. What is random about it is stated here,
//! and everything follows from a seed.

use std::time::Duration;

use protocol::clock::ServerClock;
use rand_chacha::ChaCha8Rng;
use rand_core::Rng;
use server::race::{Link, Moment, Race, Trips};

/// One frame of a screen at 60 Hz, in milliseconds.
pub const FRAME: f64 = 1000.0 / 60.0;

/// A connection. All times in this model are in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    /// The round trip if nothing gets in its way.
    pub round: f64,
    /// What part of it is the way up: networks are not symmetric.
    pub up: f64,
    /// The median of the log-normal jitter that each way adds; its logarithm
    /// deviates by 0.8, so one packet in twenty gets 3.7 times as much or more.
    pub jitter: f64,
    /// The chance of a spike of 30 to 150 ms: a busy cell, a full buffer.
    pub spikes: f64,
    /// The chance that a packet is lost. It is sent again after 200 ms and a round trip.
    pub losses: f64,
}

/// The seats of the issue: at 20, 60, 120 and 220 ms.
pub const PATHS: [Path; 4] = [
    Path { round: 20.0, up: 0.50, jitter: 1.0, spikes: 0.002, losses: 0.001 },
    Path { round: 60.0, up: 0.60, jitter: 2.0, spikes: 0.005, losses: 0.002 },
    Path { round: 120.0, up: 0.40, jitter: 4.0, spikes: 0.010, losses: 0.003 },
    Path { round: 220.0, up: 0.65, jitter: 8.0, spikes: 0.010, losses: 0.005 },
];

impl Path {
    /// The same for a client whose socket is at another node than its table: a hop in each
    /// direction that takes a few milliseconds, and is late at times.
    pub const fn relayed(self) -> Path {
        let Path { round, up, jitter, spikes, losses } = self;
        Path { round: round + 6.0, up, jitter: jitter + 1.0, spikes: spikes + 0.002, losses }
    }

    fn way(&self, part: f64, rng: &mut ChaCha8Rng) -> f64 {
        // The same number of draws in any case, so that runs can be compared.
        let (jitter, luck, spike) = (bell(rng), share(rng), share(rng));
        let delay = self.jitter * (0.8 * jitter).exp();
        let trouble = match luck {
            luck if luck < self.losses => 200.0 + self.round,
            luck if luck < self.losses + self.spikes => 30.0 + 120.0 * spike,
            _ => 0.0,
        };
        self.round * part + delay + trouble
    }

    pub fn way_up(&self, rng: &mut ChaCha8Rng) -> f64 {
        self.way(self.up, rng)
    }

    pub fn way_down(&self, rng: &mut ChaCha8Rng) -> f64 {
        self.way(1.0 - self.up, rng)
    }
}

/// How someone plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Conduct {
    /// Claims what the client measured, to half a frame.
    Honest,
    /// Claims less than the truth by this much; never less than nothing.
    Less(f64),
    /// Claims to have reacted at once.
    Zero,
    /// The same, on a screen that shows the dice at once instead of at the next frame, so
    /// that none of the slack is used up honestly: the most that a claim can gain.
    Prompt,
    /// Answers every ping later by this much, and claims to have reacted at once.
    Delays(f64),
    /// A program shows the dice when they arrive and not when they are due.
    Peeks,
    /// All of it: peeks, delays every answer by this much, claims to have reacted at once.
    Everything(f64),
}

/// A player with a client.
pub struct Player {
    pub path: Path,
    pub conduct: Conduct,
    pub trips: Trips,
    /// The very clock that the terminal ships.
    clock: ServerClock,
    /// What the own clock shows at the server's epoch.
    apart: f64,
    /// By what part the own clock is too fast.
    drift: f64,
}

impl Player {
    pub fn new(path: Path, conduct: Conduct, rng: &mut ChaCha8Rng) -> Player {
        let (trips, clock) = (Trips::default(), ServerClock::default());
        let apart = 1e9 * share(rng);
        let drift = 5e-5 * (share(rng) - 0.5);
        Player { path, conduct, trips, clock, apart, drift }
    }

    /// The server pings the client, and the client asks the server for the time.
    pub fn exchange(&mut self, now: f64, rng: &mut ChaCha8Rng) {
        let round = self.path.way_down(rng) + self.path.way_up(rng);
        self.trips.heard(time(round + self.late()));
        let (up, down) = (self.path.way_up(rng), self.path.way_down(rng));
        self.clock.answered(self.own(now), self.own(now + up + down), microseconds(now + up));
    }

    /// When the own clock says that a moment of the server's has come.
    pub fn due(&self, moment: f64) -> f64 {
        let due = self.clock.local(microseconds(moment)).unwrap().as_secs_f64() * 1e3;
        (due - self.apart) / (1.0 + self.drift)
    }

    /// A call in answer to a roll that was sent at `rolled`.
    pub fn call(&self, rolled: f64, shown_at: f64, reaction: f64, rng: &mut ChaCha8Rng) -> Sent {
        let got = rolled + self.path.way_down(rng);
        let due = self.due(shown_at);
        let shown = got.max(due) + FRAME * share(rng);
        let measured = (reaction + 16.0 * (share(rng) - 0.5)).max(0.0);
        let seen = match self.conduct {
            Conduct::Peeks | Conduct::Everything(_) => got,
            Conduct::Prompt => got.max(due),
            _ => shown,
        };
        let claim = match self.conduct {
            Conduct::Honest => measured,
            Conduct::Less(lie) => (measured - lie).max(0.0),
            Conduct::Zero | Conduct::Prompt | Conduct::Delays(_) | Conduct::Everything(_) => 0.0,
            Conduct::Peeks => (measured - (shown - seen)).max(0.0),
        };
        let arrived = seen + reaction + self.path.way_up(rng);
        Sent { claim: time(claim), arrived, late: got > due, peeked: shown - got }
    }

    fn late(&self) -> f64 {
        match self.conduct {
            Conduct::Delays(late) | Conduct::Everything(late) => late,
            _ => 0.0,
        }
    }

    fn own(&self, now: f64) -> Duration {
        time(self.apart + now * (1.0 + self.drift))
    }
}

/// A call on its way.
pub struct Sent {
    pub claim: Duration,
    pub arrived: f64,
    /// Whether the roll came after it should have been shown.
    pub late: bool,
    /// How long before a person could see the dice a program had them.
    pub peeked: f64,
}

/// What a lone call is judged to be, in milliseconds after calls opened.
pub fn judged(opens_at: f64, cap: Duration, link: Link, sent: &Sent, lots: &mut ChaCha8Rng) -> f64 {
    let seat = super::seat(0);
    let mut race = Race::new(moment(opens_at), cap, [(seat, link)]);
    let arrived = moment(sent.arrived);
    match race.call(seat, (), Some(sent.claim), arrived) {
        Ok(()) => race.verdict(arrived, lots).unwrap().calls[0].judged.as_secs_f64() * 1e3,
        Err(_) => 0.0,
    }
}

pub fn time(milliseconds: f64) -> Duration {
    Duration::from_secs_f64(milliseconds / 1e3)
}

pub fn moment(milliseconds: f64) -> Moment {
    Moment::after_epoch(time(milliseconds))
}

/// What the server's clock says at a time, as it is on the wire.
fn microseconds(milliseconds: f64) -> u64 {
    u64::try_from(time(milliseconds).as_micros()).unwrap()
}

/// A number from 0 up to 1.
pub fn share(rng: &mut ChaCha8Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}

/// The bell curve of mean 0 and deviation 1 (Box and Muller).
pub fn bell(rng: &mut ChaCha8Rng) -> f64 {
    let (one, other) = (1.0 - share(rng), share(rng));
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * other).cos()
}
