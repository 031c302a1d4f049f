//! How long things took, and what of it is told.

use std::time::Duration;

use serde::Serialize;

/// How long the moves of some clients took.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    acknowledged: Vec<Duration>,
    arrived: Vec<Duration>,
}

impl Tally {
    /// A move was acknowledged after so long.
    pub fn acknowledged(&mut self, after: Duration) {
        self.acknowledged.push(after);
    }

    /// The opponent had a move after so long.
    pub fn arrived(&mut self, after: Duration) {
        self.arrived.push(after);
    }

    /// Adds what others have counted.
    pub fn add(&mut self, mut others: Tally) {
        self.acknowledged.append(&mut others.acknowledged);
        self.arrived.append(&mut others.arrived);
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.acknowledged.len()
    }

    /// From sending a move to its acknowledgement.
    pub fn acknowledgement(&mut self) -> Spread {
        Spread::of(&mut self.acknowledged)
    }

    /// From sending a move to the opponent having it.
    pub fn arrival(&mut self) -> Spread {
        Spread::of(&mut self.arrived)
    }
}

/// The middle and the slow end of many times, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spread {
    /// Half of them took no longer.
    pub p50: f64,
    /// All but one in a hundred took no longer.
    pub p99: f64,
}

impl Spread {
    /// Of these times.
    pub fn of(times: &mut [Duration]) -> Spread {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
        };
        Spread { p50: at(50), p99: at(99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_the_sorted_times() {
        let mut times: Vec<_> = (0..200).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(&mut times);
        assert_eq!((spread.p50, spread.p99), (100.0, 198.0));
        let none = Spread::of(&mut []);
        assert_eq!((none.p50, none.p99), (0.0, 0.0));
    }
}
