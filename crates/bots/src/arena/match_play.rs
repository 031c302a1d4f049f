//! A whole match: many deals, on all cores, until all are played or the test is decided.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use rules::Outcome;

use super::contestant::{Contestant, Trouble};
use super::game::{Misplay, Table, play_game};
use super::results::Results;
use super::schedule::{Game, LineUp, deal_games};
use super::sprt::{Sprt, Verdict};
use crate::registry::Played;

/// Who plays, at which table, and how much.
pub struct Match<'a, G: Played> {
    pub table: &'a Table<G>,
    /// The contestants by name, as [`Contestant::named`] reads them.
    pub names: &'a [String],
    /// Who meets whom.
    pub line_ups: &'a [LineUp],
    /// Where chance starts.
    pub seed: u64,
    /// How many deals; each is played in every seating.
    pub deals: u64,
    /// Stop earlier, when this test of the first two is decided.
    pub sprt: Option<Sprt>,
}

/// Is told after every game, from any thread.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Deals are played in batches of this many, so that a test can end the match early
/// and the result does not depend on the number of cores.
const BATCH: u64 = 32;

impl<G: Played> Match<'_, G> {
    /// Plays the match.
    pub fn play(&self, progress: Progress<'_>) -> Result<Results, Trouble> {
        let mut results = Results::new(self.names.to_vec(), self.line_ups.to_vec());
        let mut next = 0;
        while next < self.deals {
            let end = (next + BATCH).min(self.deals);
            let games = (next..end)
                .flat_map(|deal| deal_games(self.line_ups, self.seed.wrapping_add(deal)))
                .collect();
            let played = self.play_all(games, progress)?;
            for deal in next..end {
                let deal = self.seed.wrapping_add(deal);
                let games: Vec<_> =
                    played.iter().filter(|(game, _)| game.deal == deal).cloned().collect();
                results.add(&games);
            }
            next = end;
            if let Some(sprt) = self.sprt
                && sprt.verdict(&results.deal_shares(0, 0)) != Verdict::Open
            {
                break;
            }
        }
        Ok(results)
    }

    /// Plays these games on all cores. After a failure no further one is begun.
    fn play_all(
        &self,
        games: Vec<Game>,
        progress: Progress<'_>,
    ) -> Result<Vec<(Game, Outcome)>, Trouble> {
        let failed = AtomicBool::new(false);
        let played: Vec<Option<Result<(Game, Outcome), Trouble>>> = games
            .into_par_iter()
            .map_init(
                || self.contestants(),
                |contestants, game| {
                    if failed.load(Ordering::Relaxed) {
                        return None;
                    }
                    let outcome = self.play_one(contestants, &game);
                    failed.fetch_or(outcome.is_err(), Ordering::Relaxed);
                    progress(1);
                    Some(outcome.map(|outcome| (game, outcome)))
                },
            )
            .collect();
        played.into_iter().flatten().collect()
    }

    fn contestants(&self) -> Result<Vec<Contestant<G>>, Trouble> {
        let named = |name: &String| {
            Contestant::named(name).map_err(|unknown| Trouble {
                who: name.clone(),
                problem: format!("cannot play: {unknown}"),
            })
        };
        self.names.iter().map(named).collect()
    }

    fn play_one(
        &self,
        contestants: &mut Result<Vec<Contestant<G>>, Trouble>,
        game: &Game,
    ) -> Result<Outcome, Trouble> {
        let contestants = contestants.as_mut().map_err(|trouble| trouble.clone())?;
        play_game(self.table, contestants, &game.seating, game.deal)
            .map_err(|Misplay { who, problem }| Trouble { who: self.names[who].clone(), problem })
    }
}
