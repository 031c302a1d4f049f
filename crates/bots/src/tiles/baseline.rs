//! A simple player to compare with: `alpha-beta-N`.

use rand_core::Rng;
use rules::chance::pick;
use rules::tiles::{Tiles, View};

use super::board::Board;
use super::clock::Clock;
use super::first::search::{Search, Settings};
use super::hint;
use crate::bot::{Bot, Thought};
use crate::budget::Budget;
use crate::reason::Reason;

/// Plain alpha-beta: every step to a fixed depth, and nothing else. Among steps of the same
/// value it takes any.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta {
    /// How many turns it looks ahead.
    pub depth: u32,
}

impl Bot<Tiles> for AlphaBeta {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Tiles>> {
        let first = *view.actions.first()?;
        if view.actions.len() == 1 {
            return Some(Thought::at_once(first, Reason::plain("hint-tiles-only")));
        }
        let board = Board::of(view)?;
        let middle = Board::middle(view);
        let mut clock = Clock::new(budget);
        let settings = Settings { values: self.depth <= 2, ..Settings::plain(self.depth) };
        let mut found = Search::new(board.clone(), settings, &mut clock).run();
        if settings.values {
            let best = found.steps.first()?.1;
            let equal = found.steps.iter().take_while(|(_, value)| *value == best).count();
            let numbers: Vec<usize> = (0..equal).collect();
            found.steps.swap(0, pick(rng, &numbers)?);
        }
        let candidates: Vec<_> = found
            .steps
            .iter()
            .take(1)
            .map(|&(step, value)| hint::candidate(&board, middle, step, value))
            .collect();
        let action = candidates.first()?.action;
        Some(Thought { action, candidates, nodes: clock.nodes() })
    }
}
