//! Who is asked for hints: it gives every step that it shows a value of its own, and
//! positions that are mirror images get values that are.
//!
//! Each step is judged by a search of the position after it, in the one form that all its
//! mirror images have, with a full window and to the same depth as the others.

use std::collections::BTreeMap;

use rand_core::Rng;
use rules::tiles::{Action, Tiles, View};

use super::board::Board;
use super::clock::Clock;
use super::hint;
use super::search::{SURE, Search, Settings, WIN, steps_of};
use super::step::Step;
use super::symmetry::{Form, Turned};
use super::win::{self, Found};
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;
use crate::reason::Reason;

/// The bot for hints.
#[derive(Clone, Copy, Debug)]
pub struct Adviser;

/// How many steps are shown, and more only if some of them are mirror images.
const SHOWN: usize = 6;
/// The longest forced win that is looked for.
const WINS: u32 = 6;

/// Steps that lead to the same position but for symmetry.
struct Way {
    steps: Vec<Step>,
    form: Form,
    value: i32,
    /// Whether the value is the last word: five, or a forced win.
    settled: bool,
}

impl Bot<Tiles> for Adviser {
    fn think(&mut self, view: &View, budget: &Budget, _: &mut dyn Rng) -> Option<Thought<Tiles>> {
        let first = *view.actions.first()?;
        if view.actions.len() == 1 {
            return Some(Thought::at_once(first, Reason::plain("hint-tiles-only")));
        }
        let board = Board::of(view)?;
        let turned = Turned::of(view, None)?;
        let mut clock = Clock::new(budget);
        let mut ways = ways(view, &board)?;
        let win = forced(view, &turned, &mut clock);
        if let Some((_, step)) = &win {
            for way in ways.iter_mut().filter(|way| way.steps.contains(step)) {
                (way.value, way.settled) = (WIN - 1, true);
            }
        }
        deepen(&mut ways, &mut clock);
        let candidates = shown(view, &board, &ways, win.map(|(candidate, _)| candidate));
        let action = candidates.first().map_or(first, |best| best.action);
        Some(Thought { action, candidates, nodes: clock.nodes() })
    }
}

/// All steps, those together that are the same but for symmetry.
fn ways(view: &View, board: &Board) -> Option<Vec<Way>> {
    let middle = Board::middle(view);
    let mut ways: BTreeMap<Form, Way> = BTreeMap::new();
    let mut tried = board.clone();
    for step in steps_of(board) {
        let form = Turned::of(view, Some(step.action(middle)))?.form;
        let five = tried.play(step);
        tried.undo();
        let value = if five { WIN - 1 } else { 0 };
        let way = Way { steps: Vec::new(), form: form.clone(), value, settled: five };
        ways.entry(form).or_insert(way).steps.push(step);
    }
    Some(ways.into_values().collect())
}

/// A forced win of the colour in turn, and its first step on the table's window.
fn forced(view: &View, turned: &Turned, clock: &mut Clock<'_>) -> Option<(Candidate<Tiles>, Step)> {
    clock.allow_part(8, u64::MAX / 8);
    let found = win::find(&mut turned.form.board(), WINS, clock);
    clock.allow(None);
    let middle = turned.there(Board::middle(view));
    let Found { moves, line } = found?;
    let line: Vec<Action> = line.into_iter().map(|step| turned.back(step, middle)).collect();
    let step = Step::of(*line.first()?)?;
    Some((hint::winning(moves, &line)?, step))
}

/// Looks deeper and deeper after each way that may be shown, at all to the same depth.
fn deepen(ways: &mut Vec<Way>, clock: &mut Clock<'_>) {
    const DEEPEST: u32 = 40;
    for depth in 1..=DEEPEST {
        let Some(values) = values(ways, depth, clock) else { break };
        for (way, value) in ways.iter_mut().zip(values) {
            way.value = value;
        }
        // Equal values come in the order of forms, whichever way the table is turned.
        ways.sort_by(|one, other| (-one.value, &one.form).cmp(&(-other.value, &other.form)));
        if depth == 2 {
            let mut steps = 0;
            ways.retain(|way| {
                let shown = steps < SHOWN;
                steps += way.steps.len();
                shown
            });
        }
        let decided = |way: &Way| way.settled || way.value.abs() > SURE;
        if depth >= 2 && ways.iter().all(decided) {
            break;
        }
    }
}

/// The value of each way at this depth; `None` if the clock runs out before all have one.
fn values(ways: &[Way], depth: u32, clock: &mut Clock<'_>) -> Option<Vec<i32>> {
    let mut values = Vec::with_capacity(ways.len());
    for way in ways {
        let known = way.settled || depth > 2 && way.value.abs() > SURE;
        values.push(if known { way.value } else { value_after(&way.form, depth, clock)? });
    }
    Some(values)
}

/// What the position is worth to the colour that has just moved.
fn value_after(form: &Form, depth: u32, clock: &mut Clock<'_>) -> Option<i32> {
    let board = form.board();
    if board.is_drawn() {
        return Some(0);
    }
    let settings = Settings {
        depth,
        selective: true,
        breadth: 60,
        values: false,
        memory: if depth > 4 { 17 } else { 12 },
    };
    let found = Search::new(board, settings, clock).run();
    let value = found.steps.first()?.1;
    (!clock.is_spent()).then_some(-value)
}

/// The best ways with their reasons; every step of a way has its value.
fn shown(
    view: &View,
    board: &Board,
    ways: &[Way],
    win: Option<Candidate<Tiles>>,
) -> Vec<Candidate<Tiles>> {
    let middle = Board::middle(view);
    let mut candidates = Vec::new();
    for way in ways {
        if candidates.len() >= SHOWN {
            break;
        }
        let each = way.steps.iter().map(|&step| hint::candidate(board, middle, step, way.value));
        candidates.extend(each);
    }
    // Of all that win, what is known to the end comes first.
    if let Some(win) = win {
        candidates.retain(|one| one.action != win.action);
        candidates.insert(0, win);
    }
    candidates
}
