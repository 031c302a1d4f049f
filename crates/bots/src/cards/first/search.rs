//! The bot that searches: tables that agree with the view are played on from each
//! candidate, with explicit chance nodes, and a tree remembers what became of
//! every way to go on drawing.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::cards::{Action, Card, Cards, Phase, View};
use rules::chance::below;
use rules::{Determinize, Observer};

use super::policy::candidates;
use super::rollout::Expectation;
use super::run::Run;
use super::tree::Tree;
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;
use crate::cards::table::Table;
use crate::cards::turns;

/// Searches; how far is said here, how long in the budget.
#[derive(Clone, Copy, Debug)]
pub struct Searching {
    /// Turns that are played on after the present one before the table is judged.
    pub turns: usize,
    /// With so few cards in the deck the game is played to its end.
    pub to_the_end: u8,
    /// How many simulations the judgement before the search counts for.
    pub prior: f64,
    /// It stops early when the best candidate leads by so many standard errors.
    pub sure: f64,
    /// At larger tables it judges without searching: few simulations did not help there.
    pub most_seats: u8,
}

impl Searching {
    /// The first expert. It stays as it is, so that others can be measured by it.
    pub const FIRST_EXPERT: Searching =
        Searching { turns: 0, to_the_end: 6, prior: 20.0, sure: 3.0, most_seats: 3 };

    /// The same without its search: it plays by its judgement alone.
    pub const FIRST_EXPERT_JUDGING: Searching =
        Searching { most_seats: 0, ..Searching::FIRST_EXPERT };
}

/// More simulations than this do not help, whatever the budget.
const MOST_NODES: u64 = 20_000;

/// One candidate and what became of it.
#[derive(Clone, Debug)]
struct Branch {
    action: Action,
    tree: Tree,
    sum: f64,
    squares: f64,
    visits: f64,
}

impl Branch {
    fn new(candidate: &Candidate<Cards>, prior: f64) -> Branch {
        // The judgement counts like simulations that scatter as they usually do.
        const SCATTER: f64 = 0.12;
        let value = candidate.value;
        Branch {
            action: candidate.action,
            tree: Tree::default(),
            sum: value * prior,
            squares: (value * value + SCATTER * SCATTER) * prior,
            visits: prior,
        }
    }

    fn mean(&self) -> f64 {
        self.sum / self.visits
    }

    /// The square of the mean's standard error.
    fn error(&self) -> f64 {
        (self.squares / self.visits - self.mean() * self.mean()).max(1e-6) / self.visits
    }
}

impl Bot<Cards> for Searching {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Cards>> {
        let Observer::Seat(seat) = view.observer else { return None };
        let mut found = candidates(view, seat)?;
        let mut nodes = 0;
        if found.len() > 1 && view.open.seats() <= self.most_seats {
            let mut branches: Vec<Branch> =
                found.iter().map(|one| Branch::new(one, self.prior)).collect();
            nodes = self.search(view, seat.index(), &mut branches, budget, rng);
            for (candidate, branch) in found.iter_mut().zip(&branches) {
                candidate.value = branch.mean();
            }
        }
        found.sort_by(|one, other| other.value.total_cmp(&one.value));
        let action = found.first()?.action;
        Some(Thought { action, candidates: found, nodes })
    }
}

impl Searching {
    fn search(
        &self,
        view: &View,
        seat: usize,
        branches: &mut [Branch],
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> u64 {
        let mut nodes = 0;
        let mut turns = self.turns;
        if view.open.deck <= self.to_the_end {
            turns = usize::from(view.open.deck);
        }
        // Judged at once, a step without chance has the value that it has already.
        let by_chance = |action: Action| matches!(action, Action::Draw | Action::Bango(_));
        if turns == 0 && !branches.iter().any(|branch| by_chance(branch.action)) {
            return 0;
        }
        while !budget.is_spent(nodes) {
            let Ok(state) = Cards::determinize(view, rng) else { break };
            let table = Table::of_state(&state);
            // Every candidate meets the same cards, and every card that may come
            // next comes once before any comes again.
            for first in shuffled(&table, rng) {
                let seed = rng.next_u64();
                let best = branches.iter().map(Branch::mean).fold(0.0, f64::max);
                let lead = branches.iter().find(|branch| branch.mean() >= best).map(Branch::error);
                let lead = lead.unwrap_or(0.0);
                let mut played = 0;
                for branch in branches.iter_mut() {
                    let error = (lead + branch.error()).sqrt();
                    if best - branch.mean() > self.sure * error
                        || (turns == 0 && !by_chance(branch.action))
                    {
                        continue;
                    }
                    let mut cards = ChaCha8Rng::seed_from_u64(seed);
                    let mut run = Run { seat, turns, first: Some(first), rng: &mut cards };
                    let value = f64::from(branch.play_on(&table, view, &mut run));
                    branch.sum += value;
                    branch.squares += value * value;
                    branch.visits += 1.0;
                    played += 1;
                    nodes += 1;
                    if nodes >= MOST_NODES || budget.is_spent(nodes) {
                        return nodes;
                    }
                }
                let rivals = branches.iter().filter(|branch| {
                    best - branch.mean() <= self.sure * (lead + branch.error()).sqrt()
                });
                if played == 0 || rivals.count() < 2 {
                    return nodes;
                }
            }
        }
        nodes
    }
}

impl Branch {
    /// This action, the rest of the turn, some turns more; then the share of the
    /// win as judged.
    fn play_on(&mut self, table: &Table, view: &View, run: &mut Run) -> f32 {
        let mut table = table.clone();
        let seat = run.seat;
        match (view.open.phase, self.action) {
            (Phase::Draw { .. }, Action::Draw) => return self.tree.draw(table, run),
            (Phase::Draw { .. } | Phase::Explosion, Action::Bango(with)) => {
                table.bango(with);
                return self.tree.go_on(table, run);
            }
            (Phase::Draw { .. } | Phase::Take, _) => {
                let places = table.best_take(1).map_or(1, |take| take.places);
                turns::stop(&mut table, places, &Expectation);
            }
            (Phase::Explosion, _) => turns::explode_and_end(&mut table, &Expectation),
            (Phase::Opponent(_), Action::Take(card)) => {
                table.sides[seat].row.put(card);
                table.share_rest(seat, card);
            }
            (Phase::Opponent(_), Action::Destroy { with, card }) => {
                table.sides[seat].row.remove(with);
                table.share_rest(seat, card);
            }
            (_, Action::Lay) => table.end_turn(true),
            _ => table.end_turn(false),
        }
        run.judge(table)
    }
}

impl Table {
    fn share_rest(&mut self, seat: usize, card: Card) {
        self.centre.retain(|other| *other != card);
        let next = (seat + 1) % self.seats();
        turns::share_out(self, next, &Expectation);
        self.end_turn(false);
    }
}

/// The unseen cards in a random order.
fn shuffled(table: &Table, rng: &mut dyn Rng) -> Vec<Card> {
    let mut cards: Vec<Card> = table
        .unseen()
        .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
        .collect();
    for place in (1..cards.len()).rev() {
        let other = below(rng, u32::try_from(place + 1).unwrap_or(u32::MAX)) as usize;
        cards.swap(place, other);
    }
    cards
}
