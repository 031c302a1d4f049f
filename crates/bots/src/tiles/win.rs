//! Finds forced wins: in so many own moves, whatever the other colour does.

use std::ops::RangeInclusive;

use rules::tiles::{Action, Cell, View};

use super::board::Board;
use super::clock::Clock;
use super::proof_number::ProofNumber;
use super::prover::{Order, Prover};
use super::search::{SURE, Search, Settings, WIN, steps_of};
use super::step::Step;
use crate::budget::Budget;

/// A win that no defence can avoid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// Own moves that it takes against the longest defence, or a few more if there was no
    /// time to count them.
    pub moves: u32,
    /// How it goes, own moves and replies in turn, to the row of five; cut short
    /// if the budget ends before.
    pub line: Vec<Action>,
}

/// The longest win that is looked for with quiet moves in it.
const MOST: u32 = 8;
/// The longest win that is looked for by fours alone.
const MOST_BY_FOURS: u32 = 14;
/// Positions that are remembered: two to the power of one of these.
const MEMORY: RangeInclusive<u32> = 10..=19;

/// The shortest forced win of the seat in turn that the budget suffices to find.
///
/// What is reported is always a win. It is the shortest unless the budget ends
/// before all shorter ones are excluded.
pub fn forced_win(view: &View, budget: &Budget) -> Option<ForcedWin> {
    let mut board = Board::of(view).filter(|_| !view.actions.is_empty())?;
    let mut clock = Clock::new(budget);
    let found = find(&mut board, MOST, &mut clock)?;
    let middle = Board::middle(view);
    Some(ForcedWin { moves: found.moves, line: found.actions(middle) })
}

/// A forced win on the window.
#[derive(Clone, Debug)]
pub struct Found {
    /// Own moves.
    pub moves: u32,
    /// How it goes.
    pub line: Vec<Step>,
}

impl Found {
    /// How it goes, on a table where the group lies around `middle`.
    pub fn actions(&self, middle: Cell) -> Vec<Action> {
        self.line.iter().map(|step| step.action(middle)).collect()
    }
}

/// A forced win: one by threats of any length, or one of at most `most` moves, with a
/// line as long as the clock allows. The shortest, if there is time to look for it.
pub fn find(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> Option<Found> {
    // Near the moving phase the search has much to look at and the plain way is better.
    const FAR_FROM_MOVES: usize = 6;
    let far = board.left(board.to_move()) >= FAR_FROM_MOVES;
    let known = by_threats(board, 1, clock)
        .or_else(|| if far { by_search(board, clock) } else { None })
        .or_else(|| by_threats(board, 2, clock));
    let Some(known) = known else { return shortest(board, most, clock) };
    let shorter = shortest(board, most.min(known.moves - 1), clock);
    Some(shorter.filter(|found| found.moves < known.moves).unwrap_or(known))
}

/// The same, be it the shortest or not.
pub fn find_any(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> Option<Found> {
    by_threats(board, 1, clock)
        .or_else(|| by_threats(board, 2, clock))
        .or_else(|| shortest(board, most, clock))
}

/// Whether there is a forced win, as far as a short look tells.
pub fn exists(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> bool {
    by_threats(board, 1, clock).is_some()
        || ends_with_moves(board) && prove(board, most, clock).is_some()
}

/// Whether an attack from here may need the moving phase, which threats are not followed into.
fn ends_with_moves(board: &Board) -> bool {
    board.left(board.to_move()) <= 3
}

/// A win by fours and threats of fours, or, at the second order, also by threats of those.
fn by_threats(board: &mut Board, order: u32, clock: &mut Clock<'_>) -> Option<Found> {
    // More would take too much memory; and something is left for the other ways.
    const MOST_NODES: u64 = 600_000;
    if board.is_moving() {
        return None;
    }
    let nodes = MOST_NODES.min(clock.allowed() / 3);
    let bits = (u64::BITS - nodes.leading_zeros()).clamp(*MEMORY.start(), *MEMORY.end());
    let mut search = ProofNumber::new(order, bits);
    if search.wins(board, nodes, clock) != Some(true) {
        return None;
    }
    let line: Vec<Step> = search.line(board).into_iter().map(Step::Place).collect();
    let moves = u32::try_from(line.len() / 2 + 1).ok()?;
    (!line.is_empty()).then_some(Found { moves, line })
}

/// A win that the search proves, which knows no plan but sees what a plain threat does not.
fn by_search(board: &mut Board, clock: &mut Clock<'_>) -> Option<Found> {
    const MOST_NODES: u64 = 1_500_000;
    if board.is_moving() {
        return None;
    }
    let nodes = MOST_NODES.min(clock.allowed() / 2);
    let (first, value) = best(board, nodes, clock).filter(|&(_, value)| value > SURE)?;
    let mut line = vec![first];
    let mut won = board.play(first);
    while !won {
        let Some((reply, _)) = best(board, nodes / 4, clock) else { break };
        board.play(reply);
        let by_threats = by_threats(board, 1, clock).map(|found| found.line);
        let rest = by_threats.or_else(|| {
            let (step, value) = best(board, nodes / 4, clock)?;
            (value > SURE).then(|| vec![step])
        });
        let Some(rest) = rest else {
            board.undo();
            break;
        };
        line.push(reply);
        for step in rest {
            won = board.play(step);
            line.push(step);
        }
    }
    for _ in &line {
        board.undo();
    }
    // The replies of the line need not be those that hold out longest, but this is never exceeded.
    let moves = u32::try_from((WIN - value + 1) / 2).ok()?;
    Some(Found { moves, line })
}

/// The best step by a search of so many nodes that leaves no reply out, and its value.
fn best(board: &Board, nodes: u64, clock: &mut Clock<'_>) -> Option<(Step, i32)> {
    let settings = Settings { depth: 40, selective: true, breadth: 60, values: false, memory: 18 };
    let until = clock.look(nodes);
    let found = Search::new(board.clone(), settings, clock).run();
    clock.go_on(until);
    found.steps.first().copied()
}

/// The shortest forced win of at most `most` moves, or a longer one by fours, by looking for
/// longer and longer ones.
pub fn shortest(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> Option<Found> {
    let before = clock.nodes();
    let mut proof = prove(board, most, clock)?;
    // Most of it is remembered.
    clock.allow(Some(4 * (clock.nodes() - before) + 10_000));
    let line = proof.line(board, clock);
    clock.allow(None);
    Some(Found { moves: proof.moves, line })
}

/// What is known once a win is proven.
struct Proof {
    moves: u32,
    order: Order,
    first: Step,
    prover: Prover,
}

fn prove(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> Option<Proof> {
    let bits = (u64::BITS - clock.allowed().leading_zeros()).clamp(*MEMORY.start(), *MEMORY.end());
    let mut prover = Prover::new(board, bits, usize::MAX);
    let mut wins = |board: &mut Board, moves: u32, (order, after_placing): Attack| {
        prover.look_after_placing(after_placing);
        let won = prover.attack(board, moves, order, clock);
        prover.found().filter(|_| won)
    };
    let longest = if board.is_moving() { 4 } else { MOST_BY_FOURS };
    let by_fours =
        (1..=longest).find_map(|moves| Some((moves, BY_FOURS, wins(board, moves, BY_FOURS)?)));
    let left = board.left(board.to_move());
    let shorter = 2..=by_fours.map_or(most, |(moves, ..)| most.min(moves - 1));
    let by_threats = shorter.into_iter().find_map(|moves| {
        let mut attacks = attacks(moves, left).into_iter();
        attacks.find_map(|attack| Some((moves, attack, wins(board, moves, attack)?)))
    });
    let (moves, (order, after_placing), first) = by_threats.or(by_fours)?;
    prover.look_after_placing(after_placing);
    Some(Proof { moves, order, first, prover })
}

/// A kind of attack: of which order, and how many of its moves may come after
/// all tiles are placed, where there is much more to choose from.
type Attack = (Order, u32);

/// Fours only: the first thing to try.
const BY_FOURS: Attack = (Order::Threats(0), 1);

/// The kinds of attack that can win within so many moves, the quickest to search
/// first, if so many tiles are left to place.
fn attacks(moves: u32, left: usize) -> Vec<Attack> {
    let threats = Order::Threats;
    let mut attacks = match moves {
        2 => vec![(threats(1), 2), (Order::Full, 2)],
        3 => vec![(threats(1), 2), (threats(2), 2), (Order::Full, 2)],
        4 => vec![(threats(1), 1), (threats(2), 1), (threats(3), 0)],
        _ => vec![(threats(1), 1), (threats(2), 1), (threats(3), 0), (threats(moves - 1), 0)],
    };
    if moves > 3 && (1..=3).contains(&left) {
        attacks.extend([(threats(1), 3), (threats(2), 3)]);
    }
    attacks
}

impl Proof {
    /// The attack's moves and the defence that holds out longest.
    fn line(&mut self, board: &mut Board, clock: &mut Clock<'_>) -> Vec<Step> {
        let mut line = vec![self.first];
        let mut won = board.play(self.first);
        let mut left = self.moves;
        while !won {
            let Some((reply, needed)) = self.longest_defence(board, left, clock) else { break };
            board.play(reply);
            let Some(step) = self.next(board, needed, clock) else {
                board.undo();
                break;
            };
            won = board.play(step);
            line.extend([reply, step]);
            left = needed;
        }
        for _ in &line {
            board.undo();
        }
        line
    }

    /// A step that keeps winning within so many moves; `None` if the clock runs out.
    fn next(&mut self, board: &mut Board, moves: u32, clock: &mut Clock<'_>) -> Option<Step> {
        if let Some(step) = board.winning_step() {
            return Some(step);
        }
        steps_of(board).into_iter().find(|&step| {
            board.play(step);
            let won = self.prover.holds_against_all(board, moves, self.order, clock);
            board.undo();
            won
        })
    }

    /// The reply after which the win takes longest, and how long.
    fn longest_defence(
        &mut self,
        board: &mut Board,
        left: u32,
        clock: &mut Clock<'_>,
    ) -> Option<(Step, u32)> {
        let mut longest = None;
        for reply in steps_of(board) {
            board.play(reply);
            let needed =
                (1..left).find(|&moves| self.prover.attack(board, moves, self.order, clock));
            board.undo();
            let most = longest.map_or(0, |(_, most)| most);
            if let Some(needed) = needed.filter(|&needed| needed > most) {
                longest = Some((reply, needed));
            }
        }
        longest.filter(|_| !clock.is_spent())
    }
}
