//! What games came to: shares of wins, with how sure we can be of them.

use rules::Outcome;
use serde::Serialize;

use super::schedule::{Game, LineUp};

/// The results of a match so far.
#[derive(Clone, Debug)]
pub struct Results {
    names: Vec<String>,
    line_ups: Vec<LineUp>,
    /// Per line-up and deal: each contestant's share of the wins in that deal.
    deals: Vec<Vec<Vec<f64>>>,
    /// In order: who won how much of which game, for the ratings.
    games: Vec<(LineUp, Vec<f64>)>,
    drawn: u64,
}

/// A share of the wins and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Games that it is made of.
    pub games: u64,
    /// The share, from 0 to 1; a shared win counts in parts.
    pub share: f64,
    /// The lower end of the interval.
    pub least: f64,
    /// The upper end of the interval.
    pub most: f64,
}

/// One contestant's results.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    pub name: String,
    /// What share of its games it won. A share is per seat that it held.
    pub score: Score,
    /// The share that chance would give it.
    pub even: f64,
    /// Against each other contestant, in their order; `None` where they did not meet at tables of two.
    pub against: Vec<Option<Score>>,
}

impl Results {
    /// Nothing played yet.
    pub fn new(names: Vec<String>, line_ups: Vec<LineUp>) -> Results {
        let deals = vec![Vec::new(); line_ups.len()];
        Results { names, line_ups, deals, games: Vec::new(), drawn: 0 }
    }

    /// Adds all games of one deal.
    pub fn add(&mut self, games: &[(Game, Outcome)]) {
        for (number, line_up) in self.line_ups.iter().enumerate() {
            let mut shares = vec![0.0; self.names.len()];
            let mut played = 0;
            for (game, outcome) in games.iter().filter(|(game, _)| game.line_up == number) {
                let won = shares_of(*outcome, game.seating.len());
                for (&who, share) in game.seating.iter().zip(&won) {
                    shares[who] += share;
                }
                self.drawn += u64::from(*outcome == Outcome::Drawn);
                self.games.push((game.seating.clone(), won));
                played += 1;
            }
            if played > 0 {
                for (who, share) in shares.iter_mut().enumerate() {
                    let held = line_up.iter().filter(|&&one| one == who).count().max(1);
                    *share /= f64::from(played) * held as f64;
                }
                self.deals[number].push(shares);
            }
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// How many of them were drawn.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The contestants' names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Every game in order: who sat where, and what share each seat won.
    pub fn each_game(&self) -> &[(LineUp, Vec<f64>)] {
        &self.games
    }

    /// One contestant's share in each deal of a line-up.
    pub fn deal_shares(&self, line_up: usize, who: usize) -> Vec<f64> {
        let deals = self.deals.get(line_up).map(Vec::as_slice).unwrap_or_default();
        deals.iter().filter_map(|shares| shares.get(who).copied()).collect()
    }

    /// All contestants' results, in the order in which they were named.
    pub fn standings(&self) -> Vec<Standing> {
        (0..self.names.len()).map(|who| self.standing(who)).collect()
    }

    fn standing(&self, who: usize) -> Standing {
        let sat = |line_up: &&LineUp| line_up.contains(&who);
        let seats = self.line_ups.first().map_or(2, Vec::len);
        let mut all = Vec::new();
        let mut against = vec![None; self.names.len()];
        for (number, line_up) in
            self.line_ups.iter().enumerate().filter(|(_, line_up)| sat(line_up))
        {
            let shares = self.deal_shares(number, who);
            if let &[one, other] = line_up.as_slice() {
                let rival = if one == who { other } else { one };
                against[rival] = Some(Score::of(&shares, 2));
            }
            all.extend(shares);
        }
        Standing {
            name: self.names[who].clone(),
            score: Score::of(&all, seats),
            even: 1.0 / seats as f64,
            against,
        }
    }
}

impl Score {
    /// The mean of these deals' shares. Games of one deal depend on each other, so
    /// the interval is made of deals, not of games.
    fn of(deals: &[f64], seats: usize) -> Score {
        let count = deals.len() as f64;
        let games = (deals.len() * seats) as u64;
        if deals.is_empty() {
            return Score { games, share: 0.0, least: 0.0, most: 1.0 };
        }
        let share = deals.iter().sum::<f64>() / count;
        let variance =
            deals.iter().map(|deal| (deal - share).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let off = 1.96 * (variance / count).sqrt();
        Score { games, share, least: (share - off).max(0.0), most: (share + off).min(1.0) }
    }
}

/// What share of the win each seat has.
fn shares_of(outcome: Outcome, seats: usize) -> Vec<f64> {
    match outcome {
        Outcome::Drawn => vec![1.0 / seats as f64; seats],
        Outcome::Won(winners) => {
            let share = 1.0 / f64::from(winners.len().max(1));
            let won = |seat: rules::Seat| if winners.contains(seat) { share } else { 0.0 };
            rules::Seat::all(u8::try_from(seats).unwrap_or(u8::MAX)).map(won).collect()
        }
    }
}
