//! The players of the four levels.

use rand_core::Rng;
use rules::chance::{below, pick};
use rules::tiles::{Cell, Tiles, View};

use super::board::Board;
use super::clock::Clock;
use super::hint;
use super::search::{SURE, Search, Settings, steps_of};
use super::step::Step;
use super::win;
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;
use crate::level::Level;
use crate::reason::Reason;

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// Turns to look ahead.
    depth: u32,
    /// Whether to look deeper along forced lines.
    selective: bool,
    /// The most nodes of the search; the budget may allow less.
    nodes: u64,
    /// The longest forced win that is looked for, for both sides.
    wins: u32,
    /// How much values are blurred, up or down.
    blur: u32,
    /// Times in a hundred that the other side's plans are not looked at.
    oversight: u32,
}

/// A player of a level.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    style: Style,
}

/// How many candidates are explained.
const EXPLAINED: usize = 6;
/// How many of the likeliest steps are checked for a forced win of the other side.
const CHECKED: usize = 12;

impl Player {
    /// The player of a level.
    pub const fn new(level: Level) -> Player {
        let style = match level {
            Level::Beginner => Style {
                depth: 1,
                selective: false,
                nodes: 2_000,
                wins: 0,
                blur: 150,
                oversight: 40,
            },
            Level::Casual => {
                Style { depth: 2, selective: false, nodes: 10_000, wins: 0, blur: 40, oversight: 8 }
            }
            Level::Strong => {
                Style { depth: 3, selective: true, nodes: 3_000, wins: 2, blur: 0, oversight: 0 }
            }
            Level::Expert => Style {
                depth: 40,
                selective: true,
                nodes: u64::MAX,
                wins: 6,
                blur: 0,
                oversight: 0,
            },
        };
        Player { style }
    }

    /// Steps with their values, the best first, looking so many turns ahead.
    fn values(
        &self,
        board: &Board,
        depth: u32,
        steps: Vec<Step>,
        clock: &mut Clock<'_>,
    ) -> Vec<(Step, i32)> {
        let style = self.style;
        let settings = Settings {
            depth,
            selective: style.selective,
            breadth: if style.selective { 60 } else { 120 },
            values: style.blur > 0,
            memory: if depth > 6 { 19 } else { 14 },
        };
        Search::new(board.clone(), settings, clock).run_among(steps).steps
    }

    /// Whether the other colour has a forced win after a step, by a look that takes
    /// a 64th of the budget.
    fn loses(&self, board: &mut Board, step: Step, clock: &mut Clock<'_>) -> bool {
        clock.allow_part(1, self.style.nodes / 64);
        let five = board.play(step);
        let lost = !five && !board.is_drawn() && win::exists(board, self.style.wins, clock);
        board.undo();
        clock.allow(None);
        lost
    }

    /// First a quick look; then whether there is a forced win; then which of the
    /// likely steps lose by force; then a long look at the others.
    fn think_hard(
        &self,
        board: &mut Board,
        middle: Cell,
        clock: &mut Clock<'_>,
    ) -> Vec<Candidate<Tiles>> {
        let quick = self.values(board, 2, steps_of(board), clock);
        clock.allow_part(8, self.style.nodes / 8);
        let win = win::find_any(board, self.style.wins, clock);
        clock.allow(None);
        if let Some(best) = win.and_then(|win| hint::winning(win.moves, &win.actions(middle))) {
            return vec![best];
        }
        let mut sound = Vec::new();
        let mut lost = Vec::new();
        for (number, &(step, value)) in quick.iter().enumerate() {
            let checked = number < CHECKED && !clock.is_spent();
            if checked && (value <= -SURE || self.loses(board, step, clock)) {
                lost.push((step, value.min(-SURE)));
            } else {
                sound.push(step);
            }
        }
        if sound.is_empty() {
            // Nothing is known to hold, so what holds out longest.
            sound = lost.drain(..).map(|(step, _)| step).collect();
        }
        clock.allow_part(56, self.style.nodes);
        let mut steps = self.values(board, self.style.depth, sound, clock);
        clock.allow(None);
        if let Some(place) = steps.iter().take(CHECKED).position(|&(step, value)| {
            let likely = quick.iter().take(CHECKED).any(|&(checked, _)| checked == step);
            value > -SURE && (likely || !self.loses(board, step, clock))
        }) {
            steps[..=place].rotate_right(1);
        }
        steps.append(&mut lost);
        // Of the other steps only bounds are known; who wants their values asks the adviser.
        steps.truncate(1);
        explain(board, middle, &steps)
    }

    fn looked_at(&self, board: &Board, clock: &mut Clock<'_>) -> Vec<(Step, i32)> {
        clock.allow(Some(self.style.nodes));
        self.values(board, self.style.depth, steps_of(board), clock)
    }

    /// What comes to mind: the best of blurred values.
    fn think_loosely(
        &self,
        board: &Board,
        middle: Cell,
        clock: &mut Clock<'_>,
        rng: &mut dyn Rng,
    ) -> Vec<Candidate<Tiles>> {
        let overlooks = below(rng, 100) < self.style.oversight;
        let mut steps = if overlooks { own_plans(board) } else { self.looked_at(board, clock) };
        for (_, value) in &mut steps {
            let blur =
                below(rng, 2 * self.style.blur + 1).cast_signed() - self.style.blur.cast_signed();
            *value += blur;
        }
        steps.sort_by_key(|&(_, value)| -value);
        explain(board, middle, &steps)
    }
}

impl Bot<Tiles> for Player {
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
        let candidates = if self.style.blur > 0 {
            self.think_loosely(&board, middle, &mut clock, rng)
        } else {
            self.think_hard(&mut board, middle, &mut clock)
        };
        let action = candidates.first().map_or(first, |best| best.action);
        Some(Thought { action, candidates, nodes: clock.nodes() })
    }
}

/// Steps by what they give to the colour in turn, whatever the other may do.
fn own_plans(board: &Board) -> Vec<(Step, i32)> {
    let worth = |step: Step| {
        let (own, _) = board.gains_of(step);
        let five = if own.is_five() { 10_000 } else { 0 };
        let rows = 100 * own.fours() + 80 * own.open_threes();
        five + i32::try_from(rows).unwrap_or_default() + own.score()
    };
    steps_of(board).into_iter().map(|step| (step, worth(step))).collect()
}

fn explain(board: &Board, middle: Cell, steps: &[(Step, i32)]) -> Vec<Candidate<Tiles>> {
    steps
        .iter()
        .take(EXPLAINED)
        .map(|&(step, value)| hint::candidate(board, middle, step, value))
        .collect()
}
