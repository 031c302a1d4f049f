//! Which steps to look at first.

use arrayvec::ArrayVec;
use rules::tiles::Colour;

use super::super::board::{Board, EACH, Steps};
use super::super::pattern::PATTERNS;
use super::super::spot::{SPOTS, Spot};
use super::super::step::Step;
use super::super::survey::{Prospect, Survey, gains, urgency};

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

    /// Sorts steps, the most promising first. `first` comes before all others.
    pub fn sort(&self, board: &Board, ply: u32, first: Option<Step>, steps: &mut Steps) {
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
            keyed.push((value + special(step, first, killers), step));
        }
        keyed.sort_by_key(|&(value, _)| -value);
        steps.clear();
        steps.extend(keyed.into_iter().map(|(_, step)| step));
    }

    /// The most promising moves of the moving phase, sorted, at most `breadth`, and
    /// few of them to the same spot: where a tile goes matters more than which one
    /// it is.
    pub fn moves(
        &self,
        board: &Board,
        ply: u32,
        first: Option<Step>,
        breadth: usize,
        out: &mut Steps,
    ) {
        const TO_THE_SAME: usize = 3;
        let tiles = spare_tiles(board);
        let history = &self.history[board.to_move() as usize];
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let mut keyed: Vec<(i32, Step)> = Vec::with_capacity(TO_THE_SAME * 68);
        for prospect in &Survey::of(board).prospects {
            let to = prospect.spot;
            let worth = urgency(prospect) + (history[to.index()] / 8).min(300);
            let reaching = tiles.iter().filter(|(_, from)| board.stays_reached(to, *from));
            keyed.extend(reaching.enumerate().filter_map(|(number, &(loss, from))| {
                let step = Step::Move { from, to };
                let special = special(step, first, killers);
                (number < TO_THE_SAME || special > 0).then_some((loss - worth - special, step))
            }));
        }
        if breadth < keyed.len() {
            keyed.select_nth_unstable_by_key(breadth, |&(value, _)| value);
            keyed.truncate(breadth);
        }
        keyed.sort_by_key(|&(value, _)| value);
        out.clear();
        out.extend(keyed.into_iter().map(|(_, step)| step));
        if out.is_empty() {
            out.push(Step::Pass);
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

/// How much a step is preferred because it was best here or good beside.
fn special(step: Step, first: Option<Step>, killers: [Option<Step>; 2]) -> i32 {
    if Some(step) == first {
        1 << 28
    } else if killers.contains(&Some(step)) {
        800
    } else {
        0
    }
}

/// The tiles that can be taken off, those first that are missed least, each
/// with how much.
pub fn spare_tiles(board: &Board) -> ArrayVec<(i32, Spot), EACH> {
    let mut tiles: ArrayVec<(i32, Spot), EACH> =
        board.liftable().map(|from| (lift_loss(board, from), from)).collect();
    tiles.sort_unstable_by_key(|&(loss, from)| (loss, from));
    tiles
}

/// How much is given up by taking a tile off.
fn lift_loss(board: &Board, from: Spot) -> i32 {
    let (own, other) = gains(board, &PATTERNS, from);
    urgency(&Prospect { spot: from, own, other })
}
