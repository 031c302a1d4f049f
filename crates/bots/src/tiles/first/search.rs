//! Alpha-beta search: how good each step is, looking so many turns ahead.

use super::super::board::{Board, LONGEST, Steps};
use super::super::clock::Clock;
use super::super::prover::{Order, Prover};
use super::super::step::Step;
use super::super::survey::Survey;
use super::super::table::{Bound, Memory, Table};
use super::order::Ordering;

/// The value of a win now. A win some turns away is worth as many less.
pub const WIN: i32 = 1_000_000;
/// Values beyond this are wins, or losses if negative.
pub const SURE: i32 = WIN - 1000;

/// Tiles to try for a four of the moving phase, where the search ends.
const LIFTS: usize = 2;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The most turns to look ahead.
    pub depth: u32,
    /// Look deeper where a reply is forced or a row of fours may win, and less
    /// deep at steps that promise little. Without it, the search is exact.
    pub selective: bool,
    /// The most moves to look at in a position of the moving phase.
    pub breadth: usize,
    /// Whether each step of the root gets its own exact value.
    pub values: bool,
    /// The transposition table holds two to the power of this many positions.
    pub memory: u32,
}

impl Settings {
    /// Every step to this depth, and nothing else.
    pub const fn plain(depth: u32) -> Settings {
        Settings { depth, selective: false, breadth: usize::MAX, values: false, memory: 16 }
    }
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Every step with its value, the best first. Where not all values were
    /// asked for, only the first is exact and the others are at most theirs.
    pub steps: Vec<(Step, i32)>,
    /// How deep the search went to its end.
    pub depth: u32,
}

/// A search from one position.
pub struct Search<'a, 'b> {
    board: Board,
    settings: Settings,
    clock: &'a mut Clock<'b>,
    table: Table,
    ordering: Ordering,
    prover: Prover,
    /// Whether a turn was passed on the way to this position.
    passed: bool,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search from this position.
    pub fn new(board: Board, settings: Settings, clock: &'a mut Clock<'b>) -> Self {
        let prover =
            Prover::new(&board, if settings.selective { settings.memory } else { 0 }, LIFTS);
        let table = Table::new(settings.memory);
        Search { board, settings, clock, table, ordering: Ordering::new(), prover, passed: false }
    }

    /// Looks deeper and deeper until the clock runs out or all is clear.
    pub fn run(&mut self) -> Found {
        let steps = steps_of(&self.board);
        self.run_among(steps)
    }

    /// The same for some of the steps only.
    pub fn run_among(&mut self, mut steps: Steps) -> Found {
        self.ordering.sort(&self.board, 0, None, &mut steps);
        let mut found =
            Found { steps: steps.into_iter().map(|step| (step, 0)).collect(), depth: 0 };
        for depth in 1..=self.settings.depth {
            let finished = self.look(&mut found.steps, depth);
            if !finished {
                break;
            }
            found.depth = depth;
            let decided = found.steps.first().is_some_and(|&(_, value)| value.abs() > SURE);
            if self.settings.selective && (found.steps.len() < 2 || decided) {
                break;
            }
        }
        found
    }

    /// One search of the root. If it could not be finished, what it found is
    /// kept: the steps that were looked at come first.
    fn look(&mut self, steps: &mut [(Step, i32)], depth: u32) -> bool {
        let mut alpha = -WIN;
        for number in 0..steps.len() {
            let (step, _) = steps[number];
            let value = if self.board.play(step) {
                WIN - 1
            } else if number == 0 || self.settings.values {
                -self.value(depth - 1, -WIN, WIN, 1)
            } else {
                let less = self.reduced(depth, number);
                let mut value = -self.value(less, -alpha - 1, -alpha, 1);
                if less < depth - 1 && value > alpha {
                    value = -self.value(depth - 1, -alpha - 1, -alpha, 1);
                }
                if value > alpha { -self.value(depth - 1, -WIN, -alpha, 1) } else { value }
            };
            self.board.undo();
            if self.clock.is_spent() {
                return false;
            }
            // What is only known not to be better keeps its place.
            steps[number].1 = value;
            if value > alpha {
                alpha = value;
                steps[..=number].rotate_right(1);
            }
        }
        if self.settings.values {
            steps.sort_by_key(|&(_, value)| -value);
        }
        true
    }

    /// The value of the position for the colour in turn, exact between `alpha`
    /// and `beta` and a bound outside. `ply` turns have been played since the root.
    fn value(&mut self, depth: u32, mut alpha: i32, beta: i32, ply: u32) -> i32 {
        if self.clock.tick() {
            return 0;
        }
        let moving = self.board.is_moving();
        if moving && (self.board.turns() >= LONGEST || self.board.times_stood() >= 2) {
            return 0;
        }
        if self.board.winning_step().is_some() {
            return WIN - away(ply) - 1;
        }
        let other = self.board.to_move().other();
        let [threat, second] =
            if self.board.left(other) > 0 { self.board.fives(other) } else { [None; 2] };
        if second.is_some() {
            return away(ply) + 2 - WIN;
        }
        let selective = self.settings.selective;
        // Who moves tiles next is stopped in other ways too than by taking the spot.
        let pressed = selective && self.board.left(other) == 0 && self.board.is_threatened();
        let extended = u32::from(selective && (threat.is_some() || pressed));
        if depth + extended == 0 {
            return self.leaf(ply);
        }
        let depth = depth + extended;
        let key = self.board.hash();
        let memory = self.table.get(key);
        if let Some(value) = memory.and_then(|memory| self.usable(memory, depth, alpha, beta, ply))
        {
            return value;
        }
        let quiet = selective && !pressed && threat.is_none();
        if quiet && let Some(value) = self.without_looking(depth, alpha, beta, ply) {
            return value;
        }
        let mut steps = Vec::new();
        if let Some(block) = threat {
            steps.push(Step::Place(block));
        } else {
            self.find_steps(depth, memory.and_then(|memory| memory.step), pressed, ply, &mut steps);
        }
        let lowest = alpha;
        // Without a step that might stop it, the other colour makes five next.
        let mut best = if steps.is_empty() { away(ply) + 2 - WIN } else { -WIN };
        let mut best_step = None;
        for (number, &step) in steps.iter().enumerate() {
            let value = self.value_of(step, number, depth, alpha.max(best), beta, ply);
            if self.clock.is_spent() {
                return 0;
            }
            if value > best {
                best = value;
                best_step = Some(step);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                self.ordering.praise(&self.board, step, ply, depth);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > lowest {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let value = away_from(best, ply);
        self.table.set(key, Memory { value, bound, depth, step: best_step });
        best
    }

    /// A bound that settles a position where no five threatens, without a look at
    /// its steps: it is still too good if the turn is passed, or it is so bad that a quiet step
    /// or two will not mend it.
    fn without_looking(&mut self, depth: u32, alpha: i32, beta: i32, ply: u32) -> Option<i32> {
        const MENDED_BY_A_STEP: i32 = 250;
        if depth >= 3 {
            let looks_good =
                !self.passed && beta.abs() < SURE && Survey::of(&self.board).value() >= beta;
            return (looks_good && self.passing_suffices(depth, beta, ply)).then_some(beta);
        }
        if beta - alpha > 1 || alpha.abs() >= SURE {
            return None;
        }
        let survey = Survey::of(&self.board);
        let hope = survey.value() + MENDED_BY_A_STEP * away(depth);
        let makes_four = survey.prospects.iter().any(|prospect| prospect.own.fours() > 0);
        (hope <= alpha && !makes_four).then_some(alpha)
    }

    /// Whether the position is worth `beta` even if its colour passed, which is
    /// tried once in a line only.
    fn passing_suffices(&mut self, depth: u32, beta: i32, ply: u32) -> bool {
        let moving = self.board.is_moving();
        self.passed = true;
        self.board.skip();
        let value = -self.value(depth - 3, -beta, 1 - beta, ply + 1);
        self.board.unskip(moving);
        self.passed = false;
        value >= beta && !self.clock.is_spent()
    }

    /// The steps to look at, the most promising first.
    fn find_steps(
        &mut self,
        depth: u32,
        first: Option<Step>,
        pressed: bool,
        ply: u32,
        steps: &mut Steps,
    ) {
        if self.board.is_moving() && self.settings.breadth < usize::MAX && !pressed {
            self.ordering.moves(&self.board, ply, first, self.breadth(depth), steps);
            return;
        }
        if self.board.is_moving() && pressed {
            self.board.defences(steps);
        } else {
            self.board.steps(steps);
        }
        self.ordering.sort(&self.board, ply, first, steps);
    }

    /// How many moves of the moving phase are looked at: the fewer the less
    /// deep they are.
    fn breadth(&self, depth: u32) -> usize {
        let most = self.settings.breadth;
        match depth {
            0 | 1 if self.settings.selective => most / 3,
            2 if self.settings.selective => most / 3 * 2,
            _ => most,
        }
    }

    /// How deep to look at first after the `number`th step: less at those that
    /// promise little.
    fn reduced(&self, depth: u32, number: usize) -> u32 {
        let late = self.settings.selective && number >= 5 && depth >= 3;
        let very_late = late && number >= 16 && depth >= 4;
        depth - 1 - u32::from(late) - u32::from(very_late)
    }

    /// The value of a step, which is the `number`th tried.
    fn value_of(
        &mut self,
        step: Step,
        number: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: u32,
    ) -> i32 {
        self.board.play(step);
        let less = depth - 1;
        let value = if number == 0 {
            -self.value(less, -beta, -alpha, ply + 1)
        } else {
            let reduced = self.reduced(depth, number);
            let mut value = -self.value(reduced, -alpha - 1, -alpha, ply + 1);
            if reduced < less && value > alpha {
                value = -self.value(less, -alpha - 1, -alpha, ply + 1);
            }
            if value > alpha && value < beta {
                value = -self.value(less, -beta, -alpha, ply + 1);
            }
            value
        };
        self.board.undo();
        value
    }

    /// A judgement without looking further, save along fours.
    fn leaf(&mut self, ply: u32) -> i32 {
        let survey = Survey::of(&self.board);
        // Of moves there are too many for that: deeper looks at fewer are worth more.
        if self.settings.selective
            && !self.board.is_moving()
            && survey.prospects.iter().any(|prospect| prospect.own.fours() > 0)
        {
            const FOURS: u32 = 5;
            let fours = Order::Threats(0);
            if self.prover.attack(&mut self.board, FOURS, fours, self.clock) {
                return WIN - away(ply + 2 * FOURS);
            }
        }
        survey.value().clamp(1 - SURE, SURE - 1)
    }

    /// The remembered value, if it settles the position.
    fn usable(&self, memory: Memory, depth: u32, alpha: i32, beta: i32, ply: u32) -> Option<i32> {
        let deep_enough =
            if self.settings.selective { memory.depth >= depth } else { memory.depth == depth };
        let value = match memory.value {
            value if value > SURE => value - away(ply),
            value if value < -SURE => value + away(ply),
            value => value,
        };
        let settles = match memory.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        (deep_enough && settles).then_some(value)
    }
}

/// A value as seen from a position `ply` turns on.
fn away_from(value: i32, ply: u32) -> i32 {
    match value {
        value if value > SURE => value + away(ply),
        value if value < -SURE => value - away(ply),
        value => value,
    }
}

fn away(ply: u32) -> i32 {
    i32::try_from(ply).unwrap_or(i32::MAX)
}

/// Steps of a position, for those who look at one only.
pub fn steps_of(board: &Board) -> Steps {
    let mut steps = Vec::new();
    board.steps(&mut steps);
    steps
}
