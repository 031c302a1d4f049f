//! Numbers from a generator's words: the same words give the same numbers.

use std::time::Duration;

use rand_core::Rng;

/// A number from 0 up to, not including, 1: one 32-bit word divided by 2³².
pub(super) fn share(rng: &mut dyn Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}

/// Whether something happens that has this chance, from one word.
pub(super) fn happens(chance: f64, rng: &mut dyn Rng) -> bool {
    share(rng) < chance
}

/// A number from the bell curve of mean 0 and deviation 1: the sum of twelve
/// shares less 6, so from twelve words. Its tails end at 6 deviations, where
/// nobody will miss them.
fn bell(rng: &mut dyn Rng) -> f64 {
    (0..12).map(|_| share(rng)).sum::<f64>() - 6.0
}

/// A log-normal time, which has a long right tail, in whole milliseconds: with this median in
/// seconds, and a logarithm that deviates by `spread`. Its mean is the median times e^(spread²/2).
pub(super) fn time(median: f64, spread: f64, rng: &mut dyn Rng) -> Duration {
    let seconds = median * (spread * bell(rng)).exp();
    let milliseconds = (seconds * 1000.0).round();
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or(Duration::MAX)
}
