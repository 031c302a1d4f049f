//! The first expert itself.

use rand_core::Rng;
use rules::chance::pick;
use rules::tiles::{Cell, Tiles, View};

use super::super::board::Board;
use super::super::clock::Clock;
use super::super::hint;
use super::super::step::Step;
use super::search::{SURE, Search, Settings, steps_of};
use super::win;
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;
use crate::reason::Reason;

/// The first expert.
#[derive(Clone, Copy, Debug)]
pub struct FirstExpert;

/// Turns to look ahead.
const DEPTH: u32 = 40;
/// The longest forced win that is looked for, for both sides.
const WINS: u32 = 6;
/// How many candidates are explained.
const EXPLAINED: usize = 6;
/// How many of the likeliest steps are checked for a forced win of the other side.
const CHECKED: usize = 12;

/// Steps with their values, the best first, looking so many turns ahead.
fn values(board: &Board, depth: u32, steps: Vec<Step>, clock: &mut Clock<'_>) -> Vec<(Step, i32)> {
    let settings = Settings {
        depth,
        selective: true,
        breadth: 60,
        values: false,
        memory: if depth > 6 { 19 } else { 14 },
    };
    Search::new(board.clone(), settings, clock).run_among(steps).steps
}

/// Whether the other colour has a forced win after a step, by a look that takes
/// a 64th of the budget.
fn loses(board: &mut Board, step: Step, clock: &mut Clock<'_>) -> bool {
    clock.allow_part(1, u64::MAX / 64);
    let five = board.play(step);
    let lost = !five && !board.is_drawn() && win::exists(board, WINS, clock);
    board.undo();
    clock.allow(None);
    lost
}

/// First a quick look; then whether there is a forced win; then which of the
/// likely steps lose by force; then a long look at the others.
fn think_hard(board: &mut Board, middle: Cell, clock: &mut Clock<'_>) -> Vec<Candidate<Tiles>> {
    let quick = values(board, 2, steps_of(board), clock);
    clock.allow_part(8, u64::MAX / 8);
    let win = win::find(board, WINS, clock);
    clock.allow(None);
    if let Some(best) = win.and_then(|win| hint::winning(win.moves, &win.actions(middle))) {
        return vec![best];
    }
    let mut sound = Vec::new();
    let mut lost = Vec::new();
    for (number, &(step, value)) in quick.iter().enumerate() {
        let checked = number < CHECKED && !clock.is_spent();
        if checked && (value <= -SURE || loses(board, step, clock)) {
            lost.push((step, value.min(-SURE)));
        } else {
            sound.push(step);
        }
    }
    if sound.is_empty() {
        // Nothing is known to hold, so what holds out longest.
        sound = lost.drain(..).map(|(step, _)| step).collect();
    }
    clock.allow_part(56, u64::MAX);
    let mut steps = values(board, DEPTH, sound, clock);
    clock.allow(None);
    if let Some(place) = steps.iter().take(CHECKED).position(|&(step, value)| {
        let likely = quick.iter().take(CHECKED).any(|&(checked, _)| checked == step);
        value > -SURE && (likely || !loses(board, step, clock))
    }) {
        steps[..=place].rotate_right(1);
    }
    steps.append(&mut lost);
    explain(board, middle, &steps)
}

impl Bot<Tiles> for FirstExpert {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Tiles>> {
        let first = *view.actions.first()?;
        if view.actions.len() == 1 {
            return Some(Thought::at_once(first, Reason::plain("hint-tiles-only")));
        }
        let mut board = Board::of(view)?;
        let middle = Board::middle(view);
        if board.tiles(board.to_move()).is_empty() {
            // The four neighbours of the first tile are the same.
            let action = pick(rng, &view.actions)?;
            return Some(Thought::at_once(action, Reason::plain("hint-tiles-start")));
        }
        let mut clock = Clock::new(budget);
        let candidates = think_hard(&mut board, middle, &mut clock);
        let action = candidates.first().map_or(first, |best| best.action);
        Some(Thought { action, candidates, nodes: clock.nodes() })
    }
}

fn explain(board: &Board, middle: Cell, steps: &[(Step, i32)]) -> Vec<Candidate<Tiles>> {
    steps
        .iter()
        .take(EXPLAINED)
        .map(|&(step, value)| hint::candidate(board, middle, step, value))
        .collect()
}
