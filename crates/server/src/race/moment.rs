//! A point in the server's time, as a number: so that a test can choose it.

use std::ops::Add;
use std::time::Duration;

/// A point in the server's time, counted from an epoch that the server chose
/// when it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Duration);

impl Moment {
    /// The moment this long after the epoch.
    pub const fn after_epoch(time: Duration) -> Moment {
        Moment(time)
    }

    /// How long after the epoch this is.
    pub const fn since_epoch(self) -> Duration {
        self.0
    }

    /// How long after an earlier moment this is; `None` if that one is later.
    pub const fn since(self, earlier: Moment) -> Option<Duration> {
        self.0.checked_sub(earlier.0)
    }
}

/// What comes from outside can be any number, so time ends instead of overflowing.
impl Add<Duration> for Moment {
    type Output = Moment;

    fn add(self, time: Duration) -> Moment {
        Moment(self.0.saturating_add(time))
    }
}
