//! A yardstick: flat Monte Carlo. Every choice is played on in the same number of tables
//! that agree with the view, for a few turns of the odds policy, and judged by points.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::cards::{Action, Cards, HAND_LIMIT, View};
use rules::{Determinize, Observer};

use super::baseline::{Baseline, Stops, worth};
use super::choice::{Begun, choices};
use super::laying;
use super::reasons::reason;
use super::side::Side;
use super::table::Table;
use super::takes;
use super::tracks::{Row, index};
use super::turns::{self, Policy};
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;

/// Plays every choice on so many times. Budgets in nodes do not change it, so that it stays
/// the same yardstick in every match; a clock and a stop do.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    /// Tables that every choice is played on in.
    pub tables: u32,
}

/// Turns that are played, the present one included.
const TURNS: usize = 3;
/// Ways to take cards that are compared.
const TAKES: usize = 4;
/// A lead of this many points times ln 3 stands for three quarters of the win.
const SPREAD: f32 = 6.0;

impl Bot<Cards> for Flat {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Cards>> {
        let Observer::Seat(seat) = view.observer else { return None };
        if view.actions.is_empty() {
            return None;
        }
        let mut odds = Baseline::ODDS;
        let table = Table::known_to(view, seat);
        let begun = choices(view, &table, TAKES, &odds);
        if begun.len() < 2 {
            return odds.think(view, budget, rng);
        }
        let mut sums = vec![0.0; begun.len()];
        let mut played = 0;
        while played < self.tables && !budget.is_spent(0) {
            let Ok(state) = Cards::determinize(view, rng) else { break };
            let (table, seed) = (Table::of_state(&state), rng.next_u64());
            for (sum, (_, choice)) in sums.iter_mut().zip(&begun) {
                let mut table = table.clone();
                let mut cards = ChaCha8Rng::seed_from_u64(seed);
                choice.play(&mut table, seat.index(), &odds, &mut cards);
                for _ in 1..TURNS {
                    if table.outlook.deck > 0 {
                        turns::finish_turn(&mut table, &odds, &mut cards);
                    }
                }
                *sum += f64::from(lead(&table, seat.index()));
            }
            played += 1;
        }
        let mean = |sum: &f64| sum / f64::from(played.max(1));
        let values: Vec<f64> = sums.iter().map(mean).collect();
        let nodes = u64::from(played) * begun.len() as u64;
        Some(ranked(view, &begun, &values, nodes))
    }
}

/// The choices as candidates, the best first; of those that begin with the same step the best.
fn ranked(view: &View, begun: &[Begun], values: &[f64], nodes: u64) -> Thought<Cards> {
    let mut all: Vec<(Action, f64)> =
        begun.iter().zip(values).map(|((action, _), value)| (*action, *value)).collect();
    all.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut candidates: Vec<Candidate<Cards>> = Vec::new();
    for (action, value) in all {
        if !candidates.iter().any(|known| known.action == action) {
            candidates.push(Candidate { action, value, reason: reason(view, action) });
        }
    }
    let action = candidates.first().map_or(Action::Done, |best| best.action);
    Thought { action, candidates, nodes }
}

/// How this seat stands against the best of the others, as a share of the win: by points, in
/// which cards that have no place yet cost less than on the discard.
fn lead(table: &Table, seat: usize) -> f32 {
    let worth_of = |side: &Side| worth(&side.tracks, &side.row);
    let others = table.sides.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, side)| worth_of(side)).fold(f32::MIN, f32::max);
    1.0 / (1.0 + ((best - worth_of(&table.sides[seat])) / SPREAD).exp())
}

impl Policy for Baseline {
    fn goes_on(&self, table: &Table) -> bool {
        match self.stops {
            Stops::After(cards) => table.centre.len() < cards,
            Stops::At(limit) => f64::from(table.risk()) < limit,
        }
    }

    fn takes(&self, table: &Table) -> u16 {
        let side = &table.sides[table.active];
        let take = takes::best(&table.centre, &side.row, 1, |row| worth(&side.tracks, row));
        take.map_or(1, |take| take.places)
    }

    fn lays(&self, table: &Table, row: &Row) -> bool {
        let tracks = &table.sides[table.active].tracks;
        u32::from(row.cards) > HAND_LIMIT
            || laying::plan(row, tracks).points - tracks.points() >= self.lays_for
    }

    fn worth(&self, _: &Table, _: usize, side: &Side) -> f32 {
        worth(&side.tracks, &side.row)
    }

    fn take_remains(&self, table: &mut Table) {
        for card in std::mem::take(&mut table.centre) {
            let side = table.sides[table.active];
            let value = |row: &Row| worth(&side.tracks, row);
            let mut taken = side.row;
            taken.put(card);
            let destroyed = table.answers(card).map(|with| {
                let mut row = side.row;
                row.remove(with);
                row
            });
            let best = destroyed.fold(
                taken,
                |best, row| {
                    if value(&row) > value(&best) { row } else { best }
                },
            );
            debug_assert!(side.row.of_number[index(card)] > 0 || best == taken);
            table.sides[table.active].row = best;
        }
    }
}
