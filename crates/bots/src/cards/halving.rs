//! Sequential halving: all choices are played on in the same tables, the worse half is given up, and
//! the others share what is left of the budget.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::Determinize;
use rules::cards::{Card, Cards, View};
use rules::chance::below;

use super::choice::Choice;
use super::player::Player;
use super::table::Table;
use super::turns;
use super::winning::Standing;
use crate::budget::Budget;

/// How far simulations go, and how much they count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halving {
    /// Turns that are played on after the present one before the table is judged.
    pub turns: usize,
    /// With so few cards in the deck the game is played to its end.
    pub to_the_end: u8,
    /// How many simulations the judgement before the search counts for.
    pub prior: f32,
}

/// A choice, and what became of it in the simulations.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub choice: Choice,
    /// The chance of winning by judgement alone.
    pub judged: f32,
    /// The chance in each simulation; those of the same place were played with the same cards.
    played: Vec<f32>,
}

impl Arm {
    pub fn new(choice: Choice, judged: f32) -> Arm {
        Arm { choice, judged, played: Vec::new() }
    }

    /// The chance of winning by judgement and by so many simulations.
    fn mean(&self, prior: f32, count: usize) -> f32 {
        let sum: f32 = self.played[..count].iter().sum();
        (self.judged * prior + sum) / (prior + count as f32)
    }

    /// Whether it is above the other one in the simulations that both had by more than
    /// `SURE` standard errors.
    fn is_surely_above(&self, other: &Arm) -> bool {
        let pairs = self.played.iter().zip(&other.played);
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for (own, others) in pairs {
            let lead = own - others;
            sum += lead;
            squares += lead * lead;
            count += 1.0;
        }
        let mean = sum / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        mean > SURE * error
    }
}

impl Halving {
    /// Plays the choices of this seat on and gives the chance of winning with each, in their order, and
    /// the number of simulations. Whoever was given up is compared with the best
    /// by the simulations that both had, so that nobody is above the best.
    pub fn search(
        &self,
        view: &View,
        player: &Player,
        arms: &mut [Arm],
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> (Vec<f32>, u64) {
        let mut alive: Vec<usize> = (0..arms.len()).collect();
        let all = budget.most_nodes().min(MOST_NODES / u64::from(view.open.seats()));
        let mut simulation =
            Simulation { halving: *self, player, view, nodes: 0, first: Vec::new() };
        let mut rounds = usize::BITS - (arms.len() - 1).leading_zeros();
        while alive.len() > 1 {
            let left = all.saturating_sub(simulation.nodes);
            let each = left / u64::from(rounds.max(1)) / alive.len() as u64;
            let spent = !simulation.round(arms, &mut alive, each, budget, rng);
            let keep = if spent { 1 } else { alive.len().div_ceil(2) };
            self.sort(arms, &mut alive);
            alive.truncate(keep);
            rounds = rounds.saturating_sub(1);
        }
        let best = alive.first().copied().unwrap_or(0);
        (values(arms, best, self.prior), simulation.nodes)
    }

    /// The best first.
    fn sort(&self, arms: &[Arm], alive: &mut [usize]) {
        let mean = |arm: usize| arms[arm].mean(self.prior, arms[arm].played.len());
        alive.sort_by(|&one, &other| mean(other).total_cmp(&mean(one)).then(one.cmp(&other)));
    }

    /// Gives up those that are behind the best by more than chance explains.
    fn give_up(&self, arms: &[Arm], alive: &mut Vec<usize>) {
        self.sort(arms, alive);
        let Some(&best) = alive.first() else { return };
        alive.retain(|&arm| arm == best || !arms[best].is_surely_above(&arms[arm]));
    }
}

/// More simulations than this, divided by the seats, are not played, whatever the budget: they take
/// about a sixth of a second at any table.
const MOST_NODES: u64 = 4_000;
/// Whoever is this many standard errors behind is given up at once…
const SURE: f32 = 3.0;
/// …which is looked at every so many simulations.
const LOOK_EVERY: u64 = 24;

/// The chance of winning with each choice.
fn values(arms: &[Arm], best: usize, prior: f32) -> Vec<f32> {
    let top = arms[best].mean(prior, arms[best].played.len());
    let value = |arm: &Arm| {
        let count = arm.played.len().min(arms[best].played.len());
        let behind = arms[best].mean(prior, count) - arm.mean(prior, count);
        (top - behind.max(0.0)).clamp(0.0, 1.0)
    };
    arms.iter().map(value).collect()
}

struct Simulation<'a> {
    halving: Halving,
    player: &'a Player<'a>,
    view: &'a View,
    nodes: u64,
    /// Cards that come next in simulations to come: each that may comes once before any comes again.
    first: Vec<Card>,
}

impl Simulation<'_> {
    /// So many simulations of each; `false` if the budget was spent before.
    fn round(
        &mut self,
        arms: &mut [Arm],
        alive: &mut Vec<usize>,
        each: u64,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> bool {
        for played in 1..=each {
            let Ok(state) = Cards::determinize(self.view, rng) else { return false };
            let table = Table::of_state(&state);
            let first = self.first_card(&table, rng);
            let seed = rng.next_u64();
            for &arm in alive.iter() {
                if budget.is_spent(self.nodes) {
                    // All have had the same number.
                    let least = alive.iter().map(|&arm| arms[arm].played.len()).min().unwrap_or(0);
                    alive.iter().for_each(|&arm| arms[arm].played.truncate(least));
                    return false;
                }
                let mut cards = ChaCha8Rng::seed_from_u64(seed);
                let share = self.play_on(arms[arm].choice, table.clone(), first, &mut cards);
                arms[arm].played.push(share);
                self.nodes += 1;
            }
            if played % LOOK_EVERY == 0 {
                self.halving.give_up(arms, alive);
                if alive.len() < 2 {
                    break;
                }
            }
        }
        each > 0
    }

    fn first_card(&mut self, table: &Table, rng: &mut dyn Rng) -> Option<Card> {
        let may_come = |card: &Card| table.unseen().any(|(other, _)| other == *card);
        while let Some(card) = self.first.pop() {
            if may_come(&card) {
                return Some(card);
            }
        }
        self.first = shuffled(table, rng);
        self.first.pop()
    }

    /// This choice, the rest of the turn, some turns more; then the chance of winning.
    fn play_on(
        &self,
        choice: Choice,
        mut table: Table,
        first: Option<Card>,
        rng: &mut dyn Rng,
    ) -> f32 {
        let Some(seat) = self.seat() else { return 0.0 };
        match first {
            Some(card) if choice == Choice::Draw => {
                if !turns::comes(&mut table, card, self.player) {
                    turns::finish_turn(&mut table, self.player, rng);
                }
            }
            _ => choice.play(&mut table, seat, self.player, rng),
        }
        let ends = self.view.open.deck <= self.halving.to_the_end;
        let mut turns = 0;
        while table.outlook.deck > 0 && (ends || turns < self.halving.turns) {
            turns::finish_turn(&mut table, self.player, rng);
            turns += 1;
        }
        Standing::of(&table, table.active).shares(self.player.network)[seat]
    }

    fn seat(&self) -> Option<usize> {
        match self.view.observer {
            rules::Observer::Seat(seat) => Some(seat.index()),
            rules::Observer::Public => None,
        }
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
