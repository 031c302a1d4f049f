//! A database as a row sees it: rows that come while others are committed wait, and are committed
//! together then.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// What a commit takes.
#[derive(Clone, Copy, Debug)]
pub struct Database {
    /// Milliseconds for any commit: mostly the flush to the disk.
    pub commit_ms: f64,
    /// And for each row of it.
    pub row_ms: f64,
    /// How many rows are committed at once at most.
    pub most: usize,
    /// How long rows are gathered while many come.
    pub gathering_ms: f64,
}

/// How long rows waited.
#[derive(Clone, Copy, Debug)]
pub struct Waited {
    pub p50: f64,
    pub p99: f64,
    /// How many were committed together.
    pub batch: f64,
}

impl Database {
    /// Lets rows come by chance, so many a second, and commits them as the server does.
    pub fn simulate(&self, rows_per_second: f64, seconds: f64, seed: u64) -> Waited {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut comes = 0.0;
        let mut arrivals = Vec::new();
        while comes < seconds * 1000.0 {
            arrivals.push(comes);
            comes += -uniform(&mut rng).ln() * 1000.0 / rows_per_second;
        }
        let (mut waited, mut batches) = (Vec::with_capacity(arrivals.len()), 0_u32);
        let (mut next, mut free, mut crowded) = (0, 0.0_f64, false);
        while let Some(first) = arrivals.get(next) {
            let gathering = if crowded { self.gathering_ms } else { 0.0 };
            let starts = free.max(*first) + gathering;
            let rest = arrivals.get(next..).unwrap_or_default();
            let batch = rest.iter().take(self.most).take_while(|came| **came <= starts).count();
            free = starts + self.commit_ms + self.row_ms * batch as f64;
            waited.extend(rest.iter().take(batch).map(|came| free - came));
            crowded = batch > 1;
            next += batch;
            batches += 1;
        }
        waited.sort_by(f64::total_cmp);
        let at = |percent: usize| {
            let place = (waited.len() * percent / 100).min(waited.len().saturating_sub(1));
            waited.get(place).copied().unwrap_or_default()
        };
        let batch = waited.len() as f64 / f64::from(batches.max(1));
        Waited { p50: at(50), p99: at(99), batch }
    }

    /// How many rows a second it takes before the slow end waits for longer than this.
    pub fn most_rows(&self, p99_ms: f64) -> f64 {
        const SECONDS: f64 = 2.0;
        let (mut few, mut many) = (1.0, 1000.0 / self.row_ms);
        // Halving the interval until it is known to a hundredth.
        while many - few > many / 100.0 {
            let middle = f64::midpoint(few, many);
            if self.simulate(middle, SECONDS, 7).p99 <= p99_ms {
                few = middle;
            } else {
                many = middle;
            }
        }
        few
    }
}

/// More than 0 and at most 1.
fn uniform(rng: &mut ChaCha20Rng) -> f64 {
    (f64::from(rng.next_u32()) + 1.0) / (f64::from(u32::MAX) + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATABASE: Database =
        Database { commit_ms: 4.0, row_ms: 0.02, most: 1024, gathering_ms: 12.0 };

    #[test]
    fn a_row_that_comes_alone_waits_for_its_own_commit() {
        let waited = DATABASE.simulate(0.5, 1000.0, 1);
        assert!((waited.p50 - 4.02).abs() < 1e-6 && waited.batch < 1.05, "{waited:?}");
    }

    #[test]
    fn many_rows_share_a_commit() {
        let waited = DATABASE.simulate(10_000.0, 5.0, 1);
        // 12 ms of gathering, 4 of committing and 0.02 a row: about 200 come meanwhile.
        assert!((150.0..300.0).contains(&waited.batch), "{waited:?}");
        assert!(waited.p99 < 30.0, "{waited:?}");
    }

    #[test]
    fn nothing_commits_more_rows_than_its_cost_allows() {
        let most = DATABASE.most_rows(50.0);
        assert!((10_000.0..50_000.0).contains(&most), "{most}");
        assert!(DATABASE.simulate(60_000.0, 5.0, 1).p99 > 500.0);
        let slower = Database { row_ms: 0.04, ..DATABASE };
        assert!(slower.most_rows(50.0) < most);
    }

    #[test]
    fn the_same_seed_gives_the_same() {
        let (one, two) = (DATABASE.simulate(500.0, 5.0, 3), DATABASE.simulate(500.0, 5.0, 3));
        assert_eq!((one.p50, one.p99), (two.p50, two.p99));
    }
}
