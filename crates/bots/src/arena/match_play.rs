//! A whole match: many deals, on all cores, until all are played or the test is decided.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use rules::Outcome;
use serde::{Deserialize, Serialize};

use super::contestant::{Contestant, Trouble};
use super::game::{Misplay, Table, play_game};
use super::results::Results;
use super::schedule::{LineUp, deal_games};
use super::sprt::{Sprt, Verdict};
use crate::registry::Played;

/// Who plays, at which table, and how much.
pub struct Match<'a, G: Played> {
    pub table: &'a Table<G>,
    pub entrants: &'a [Entrant],
    /// Who meets whom.
    pub line_ups: &'a [LineUp],
    /// Where chance starts.
    pub seed: u64,
    /// How many deals; each is played in every seating.
    pub deals: u64,
    /// Stop earlier, when this test of the first two is decided.
    pub sprt: Option<Sprt>,
}

/// One who takes part in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Which bot, as [`Contestant::named`] reads it.
    pub bot: String,
    /// What it is called in the results: the same bot may take part with several budgets.
    pub label: String,
}

/// A deal that was played in every seating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedDeal {
    /// The chance in it.
    pub deal: u64,
    /// How its games ended, in the order of [`deal_games`].
    pub outcomes: Vec<Outcome>,
}

/// Is told after every deal, from any thread.
pub type Progress<'a> = &'a (dyn Fn(&PlayedDeal) + Sync);

/// Deals are played in batches of this many, so that a test can end the match early
/// and the result does not depend on the number of cores.
const BATCH: u64 = 32;

impl<G: Played> Match<'_, G> {
    /// Plays the match, but for the deals that are known already. What is known counts, be it
    /// of this match's deals or of others.
    pub fn play(&self, known: Vec<PlayedDeal>, progress: Progress<'_>) -> Result<Results, Trouble> {
        let mut played: BTreeMap<u64, PlayedDeal> =
            known.into_iter().map(|deal| (deal.deal, deal)).collect();
        let mut next = 0;
        while next < self.deals && self.verdict(&played) == Verdict::Open {
            let end = (next + BATCH).min(self.deals);
            let missing: Vec<u64> = (next..end)
                .map(|number| self.seed.wrapping_add(number))
                .filter(|deal| !played.contains_key(deal))
                .collect();
            let fresh = self.play_all(missing, progress)?;
            played.extend(fresh.into_iter().map(|deal| (deal.deal, deal)));
            next = end;
        }
        Ok(self.results(&played))
    }

    /// What these deals came to.
    fn results(&self, played: &BTreeMap<u64, PlayedDeal>) -> Results {
        let labels = self.entrants.iter().map(|entrant| entrant.label.clone()).collect();
        let mut results = Results::new(labels, self.line_ups.to_vec());
        for PlayedDeal { deal, outcomes } in played.values() {
            let games = deal_games(self.line_ups, *deal).into_iter();
            results.add(&games.zip(outcomes.iter().copied()).collect::<Vec<_>>());
        }
        results
    }

    /// What the test says of these deals; a match without one stays open.
    fn verdict(&self, played: &BTreeMap<u64, PlayedDeal>) -> Verdict {
        let verdict = |sprt: Sprt| sprt.verdict(&self.results(played).deal_shares(0, 0));
        self.sprt.map_or(Verdict::Open, verdict)
    }

    /// Plays these deals on all cores. After a failure no further game is begun.
    fn play_all(
        &self,
        deals: Vec<u64>,
        progress: Progress<'_>,
    ) -> Result<Vec<PlayedDeal>, Trouble> {
        let failed = AtomicBool::new(false);
        let played: Vec<Option<Result<PlayedDeal, Trouble>>> = deals
            .into_par_iter()
            .map_init(
                || self.contestants(),
                |contestants, deal| {
                    if failed.load(Ordering::Relaxed) {
                        return None;
                    }
                    let played = self.play_deal(contestants, deal);
                    match &played {
                        Ok(played) => progress(played),
                        Err(_) => failed.store(true, Ordering::Relaxed),
                    }
                    Some(played)
                },
            )
            .collect();
        played.into_iter().flatten().collect()
    }

    fn contestants(&self) -> Result<Vec<Contestant<G>>, Trouble> {
        let named = |entrant: &Entrant| {
            Contestant::named(&entrant.bot).map_err(|unknown| Trouble {
                who: entrant.label.clone(),
                problem: format!("cannot play: {unknown}"),
            })
        };
        self.entrants.iter().map(named).collect()
    }

    fn play_deal(
        &self,
        contestants: &mut Result<Vec<Contestant<G>>, Trouble>,
        deal: u64,
    ) -> Result<PlayedDeal, Trouble> {
        let contestants = contestants.as_mut().map_err(|trouble| trouble.clone())?;
        let outcomes = deal_games(self.line_ups, deal).into_iter().map(|game| {
            play_game(self.table, contestants, &game.seating, deal).map_err(
                |Misplay { who, problem }| Trouble {
                    who: self.entrants[who].label.clone(),
                    problem,
                },
            )
        });
        Ok(PlayedDeal { deal, outcomes: outcomes.collect::<Result<_, _>>()? })
    }
}
