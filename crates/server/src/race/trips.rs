//! What is known of how long messages travel on one connection.

use std::collections::VecDeque;
use std::time::Duration;

/// The round trips measured lately on one connection: the server sends a ping,
/// the client answers, the server takes the time. A new connection starts anew.
///
/// What is credited to a player is the *lower quartile* of the last
/// [`WINDOW`](Trips::WINDOW) trips. So neither a spike nor a quarter of the
/// answers held back changes anything. Who wants to look farther away than they
/// are must delay more than three quarters of a window, and is back where they
/// belong after a quarter of one.
#[derive(Clone, Debug, Default)]
pub struct Trips {
    /// The newest at the back.
    rounds: VecDeque<Duration>,
}

impl Trips {
    /// How many round trips are remembered.
    pub const WINDOW: usize = 32;

    /// How many must have been measured before anything is credited.
    pub const ENOUGH: usize = 5;

    /// A ping was answered after this time.
    pub fn heard(&mut self, round: Duration) {
        if self.rounds.len() == Trips::WINDOW {
            self.rounds.pop_front();
        }
        self.rounds.push_back(round);
    }

    /// What the measured trips allow; `None` before there are enough of them.
    pub fn trip(&self) -> Option<Trip> {
        if self.rounds.len() < Trips::ENOUGH {
            return None;
        }
        let mut rounds: Vec<Duration> = self.rounds.iter().copied().collect();
        rounds.sort_unstable();
        let last = rounds.len() - 1;
        let (low, high) = (rounds[last / 4], rounds[last * 9 / 10]);
        Some(Trip { usual: low / 2, spread: high - low })
    }
}

/// One way of a connection, as far as round trips tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Half the lower quartile of the round trips.
    usual: Duration,
    /// How much longer nine trips in ten are at most: all of it may be one way's.
    spread: Duration,
}

impl Trip {
    /// No way at all: the player sits at the server's own machine.
    pub const NONE: Trip = Trip { usual: Duration::ZERO, spread: Duration::ZERO };

    /// How long a message travels if nothing gets in its way.
    pub const fn usual(self) -> Duration {
        self.usual
    }

    /// How much longer than usual it may well take.
    pub const fn spread(self) -> Duration {
        self.spread
    }
}
