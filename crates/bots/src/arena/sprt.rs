//! When to stop: a sequential test of whether one bot is stronger than another.

use serde::Serialize;

/// A sequential probability ratio test between two Elo differences, with an error
/// of 5 % either way, on the shares of whole deals.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    /// No stronger than this.
    pub elo0: f64,
    /// At least as strong as this.
    pub elo1: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first is stronger, by `elo1` or more.
    Stronger,
    /// The first is not stronger than `elo0`.
    NotStronger,
    /// More games are needed.
    Open,
}

const ERROR: f64 = 0.05;

impl Sprt {
    /// The logarithm of the likelihood ratio of these deals: the generalised test
    /// with the normal approximation, which needs a few dozen deals to mean much.
    pub fn log_likelihood_ratio(self, deals: &[f64]) -> f64 {
        let count = deals.len() as f64;
        if deals.len() < 2 {
            return 0.0;
        }
        let mean = deals.iter().sum::<f64>() / count;
        let variance = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / (count - 1.0);
        // A variance of 0 after few deals would be too sure of itself.
        let variance = variance.max(1.0 / (4.0 * count));
        let (share0, share1) = (share(self.elo0), share(self.elo1));
        count / (2.0 * variance) * (share1 - share0) * (2.0 * mean - share0 - share1)
    }

    /// What these deals say.
    pub fn verdict(self, deals: &[f64]) -> Verdict {
        let ratio = self.log_likelihood_ratio(deals);
        let bound = ((1.0 - ERROR) / ERROR).ln();
        if ratio >= bound {
            Verdict::Stronger
        } else if ratio <= -bound {
            Verdict::NotStronger
        } else {
            Verdict::Open
        }
    }
}

/// The share of the wins that an Elo difference stands for.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_match_is_decided_and_an_even_one_stays_open() {
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        let deals = |wins: usize, of: usize| -> Vec<f64> {
            (0..of).map(|deal| if deal % of < wins { 1.0 } else { 0.0 }).collect()
        };
        assert_eq!(test.verdict(&deals(400, 500)), Verdict::Stronger);
        assert_eq!(test.verdict(&deals(100, 500)), Verdict::NotStronger);
        assert_eq!(test.verdict(&deals(52, 100)), Verdict::Open);
        assert_eq!(test.verdict(&[]), Verdict::Open);
    }
}
