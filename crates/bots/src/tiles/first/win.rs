//! Finds forced wins: in so many own moves, whatever the other colour does.

use std::ops::RangeInclusive;

use super::super::board::Board;
use super::super::clock::Clock;
use super::super::prover::{Order, Prover};
use super::super::step::Step;
use super::super::win::Found;
use super::search::steps_of;

/// The longest win that is looked for by fours alone.
const MOST_BY_FOURS: u32 = 14;
/// Positions that are remembered: two to the power of one of these.
const MEMORY: RangeInclusive<u32> = 10..=19;

/// The shortest forced win of at most `most` moves, or a longer one by fours,
/// with a line as long as the clock allows.
pub fn find(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> Option<Found> {
    let before = clock.nodes();
    let mut proof = prove(board, most, clock)?;
    // Most of it is remembered.
    clock.allow(Some(4 * (clock.nodes() - before) + 10_000));
    let line = proof.line(board, clock);
    clock.allow(None);
    Some(Found { moves: proof.moves, line })
}

/// Whether there is a forced win that [`find`] would find.
pub fn exists(board: &mut Board, most: u32, clock: &mut Clock<'_>) -> bool {
    prove(board, most, clock).is_some()
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
