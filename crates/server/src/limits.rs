//! How much there may be, and how much of it one address may have.

use std::num::NonZeroU32;
use std::time::Duration;

use crate::quota::PerAddress;

/// How many tables there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In memory at once.
    pub open: usize,
    /// In the log in all.
    pub kept: u64,
    /// Rows in the log of one table.
    pub rows: u64,
    /// That one address may make in a minute. What else it may do follows from this.
    pub per_minute: NonZeroU32,
}

impl Default for Limits {
    fn default() -> Limits {
        const PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();
        Limits { open: 20_000, kept: 10_000_000, rows: 50_000, per_minute: PER_MINUTE }
    }
}

/// What each address has done lately.
pub struct Quotas {
    /// Tables that were made.
    pub making: PerAddress,
    /// Tables that came from the log.
    pub opening: PerAddress,
    /// Tables that were looked at, which costs as much as they have to show.
    pub watching: PerAddress,
    /// Commands that are no steps of a game: sitting down, changing a name, starting ….
    pub commands: PerAddress,
    /// Hints that were asked for.
    pub hints: PerAddress,
    /// Records, and pages of them, that were asked for.
    pub reviews: PerAddress,
    /// What people told about themselves, and keys that make another device theirs.
    pub people: PerAddress,
}

impl Quotas {
    pub fn new(limits: &Limits) -> Quotas {
        const MINUTE: Duration = Duration::from_secs(60);
        /// Who makes one table may open so many: friends who share an address come back
        /// together after a restart.
        const OPENED: NonZeroU32 = NonZeroU32::new(6).unwrap();
        /// Who opens one may look away and back again a few times.
        const WATCHED: NonZeroU32 = NonZeroU32::new(30).unwrap();
        /// More than all tables of a club need that sit down together.
        const COMMANDS: NonZeroU32 = NonZeroU32::new(60).unwrap();
        const HINTS: NonZeroU32 = NonZeroU32::new(3).unwrap();
        /// A game has several pages.
        const REVIEWS: NonZeroU32 = NonZeroU32::new(12).unwrap();
        /// Each may write a row about somebody who has not sat at a table yet.
        const PEOPLE: NonZeroU32 = NonZeroU32::new(3).unwrap();
        let per_minute = |times| PerAddress::new(limits.per_minute.saturating_mul(times), MINUTE);
        Quotas {
            making: per_minute(NonZeroU32::MIN),
            opening: per_minute(OPENED),
            watching: per_minute(WATCHED),
            commands: per_minute(COMMANDS),
            hints: per_minute(HINTS),
            reviews: per_minute(REVIEWS),
            people: per_minute(PEOPLE),
        }
    }

    /// Forgets those who have not come lately.
    pub fn tidy(&self) {
        let Quotas { making, opening, watching, commands, hints, reviews, people } = self;
        let all = [making, opening, watching, commands, hints, reviews, people];
        all.into_iter().for_each(PerAddress::tidy);
    }
}
