//! Ratings of contestants: Weng–Lin, which knows tables of any size.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::results::Results;

/// A contestant's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating; everyone starts at 25.
    pub rating: f64,
    /// How unsure it is.
    pub uncertainty: f64,
}

/// Everyone's rating after all games, in the order in which they were played.
pub fn ratings(results: &Results) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); results.names().len()];
    for (seating, shares) in results.each_game() {
        // One who sits in several seats would play against itself.
        let mut players: Vec<(usize, f64)> = Vec::new();
        for (&who, &share) in seating.iter().zip(shares) {
            match players.iter_mut().find(|(known, _)| *known == who) {
                Some((_, best)) => *best = best.max(share),
                None => players.push((who, share)),
            }
        }
        let teams: Vec<[WengLinRating; 1]> =
            players.iter().map(|&(who, _)| [ratings[who]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&players)
            .map(|(team, (_, share))| {
                let better = players.iter().filter(|(_, other)| other > share).count();
                (team.as_slice(), MultiTeamOutcome::new(better + 1))
            })
            .collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (&(who, _), team) in players.iter().zip(after) {
            if let Some(rating) = team.first() {
                ratings[who] = *rating;
            }
        }
    }
    ratings
        .iter()
        .map(|rating| Rating { rating: rating.rating, uncertainty: rating.uncertainty })
        .collect()
}

/// The Elo difference that a share of the wins at tables of two stands for.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / share - 1.0).log10()
}
