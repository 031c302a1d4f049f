//! Which steps to look at first.

use rules::tiles::Colour;

use super::board::{Board, Steps};
use super::pattern::PATTERNS;
use super::spot::{SPOTS, Spot};
use super::step::Step;
use super::survey::{Prospect, Survey, gains, urgency};

/// Deepest turn for which good steps are remembered.
const DEEPEST: usize = 64;

/// What has been good elsewhere in the search.
#[derive(Debug)]
pub struct Ordering {
    history: [Box<[i32; SPOTS]>; 2],
    killers: [[Option<Step>; 2]; DEEPEST],
}

impl Ordering {
    /// Nothing known yet.
    pub fn new() -> Ordering {
        let history = || Box::new([0; SPOTS]);
        Ordering { history: [history(), history()], killers: [[None; 2]; DEEPEST] }
    }

    /// Sorts steps, the most promising first, and keeps at most `breadth`.
    /// `first` comes before all others.
    pub fn sort(
        &self,
        board: &Board,
        ply: u32,
        first: Option<Step>,
        breadth: usize,
        steps: &mut Steps,
    ) {
        let survey = Survey::of(board);
        let history = &self.history[board.to_move() as usize];
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let mut worth = [0; 68];
        for (worth, prospect) in worth.iter_mut().zip(&survey.prospects) {
            *worth = urgency(prospect) + (history[prospect.spot.index()] / 8).min(300);
        }
        let worth_of = |spot: Spot| {
            let place = survey.prospects.iter().position(|prospect| prospect.spot == spot);
            place.and_then(|place| worth.get(place)).copied().unwrap_or(0)
        };
        // All moves of one tile follow one another, so its worth is seldom reckoned.
        let mut lifted = (None, 0);
        let mut keyed: Vec<(i32, Step)> = Vec::with_capacity(steps.len());
        for (number, &step) in steps.iter().enumerate() {
            let value = match step {
                // Placing steps come in the order of the frontier.
                Step::Place(to) => match survey.prospects.get(number) {
                    Some(prospect) if prospect.spot == to => worth[number],
                    _ => worth_of(to),
                },
                Step::Move { from, to } => {
                    if lifted.0 != Some(from) {
                        lifted = (Some(from), lift_loss(board, from));
                    }
                    worth_of(to) - lifted.1
                }
                Step::Pass => 0,
            };
            let special = if Some(step) == first {
                1 << 28
            } else if killers.contains(&Some(step)) {
                800
            } else {
                0
            };
            keyed.push((value + special, step));
        }
        keyed.sort_by_key(|&(value, _)| -value);
        steps.clear();
        let sorted = keyed.into_iter().map(|(_, step)| step);
        if breadth >= sorted.len() {
            steps.extend(sorted);
        } else {
            keep_varied(sorted, breadth, steps);
        }
    }

    /// Remembers that a step, taken back already, was too good for the other colour.
    pub fn praise(&mut self, board: &Board, step: Step, ply: u32, depth: u32) {
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != Some(step)
        {
            killers[1] = killers[0];
            killers[0] = Some(step);
        }
        if let Some(to) = step.target() {
            let colour: Colour = board.to_move();
            let history = &mut self.history[colour as usize][to.index()];
            *history = history.saturating_add(i32::try_from(depth * depth).unwrap_or(0));
        }
    }
}

/// Keeps `breadth` moves, few of them to the same spot: where a tile goes
/// matters more than which one it is.
fn keep_varied(sorted: impl Iterator<Item = Step>, breadth: usize, out: &mut Steps) {
    const TO_THE_SAME: u8 = 3;
    let mut counts = [0u8; SPOTS];
    out.extend(
        sorted
            .filter(|step| {
                let Some(to) = step.target() else { return true };
                counts[to.index()] = counts[to.index()].saturating_add(1);
                counts[to.index()] <= TO_THE_SAME
            })
            .take(breadth),
    );
}

/// How much is given up by taking a tile off.
fn lift_loss(board: &Board, from: Spot) -> i32 {
    let (own, other) = gains(board, &PATTERNS, from);
    urgency(&Prospect { spot: from, own, other })
}
