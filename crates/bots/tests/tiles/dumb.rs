//! Searches that are too simple to be wrong.

use bots::tiles::board::Board;
use bots::tiles::judge;
use bots::tiles::search::{WIN, steps_of};
use rules::tiles::{Action, Tiles};
use rules::{Game, Outcome, Turn};

use super::play::{actions, step};

/// Whether the seat in turn can win within so many own moves, by trying
/// everything with the rules themselves.
pub fn wins_within(state: &Tiles, moves: u32) -> bool {
    let tries = actions(state);
    let next = |action: Action| {
        let mut next = state.clone();
        step(&mut next, action);
        next
    };
    if tries.iter().any(|&action| is_won(&next(action))) {
        return true;
    }
    moves > 1
        && tries.iter().any(|&action| {
            let after = next(action);
            let replies = actions(&after);
            !replies.is_empty()
                && replies.iter().all(|&reply| {
                    let mut then = after.clone();
                    step(&mut then, reply);
                    matches!(then.turn(), Turn::Seat(_)) && wins_within(&then, moves - 1)
                })
        })
}

/// Whether the last step won.
pub fn is_won(state: &Tiles) -> bool {
    matches!(state.turn(), Turn::Over(Outcome::Won(_)))
}

/// The same on the fast board, for longer wins.
pub fn wins_on_board(board: &mut Board, moves: u32) -> bool {
    let tries = steps_of(board);
    for &step in &tries {
        let five = board.play(step);
        board.undo();
        if five {
            return true;
        }
    }
    moves > 1
        && tries.into_iter().any(|step| {
            board.play(step);
            let won = !board.is_drawn()
                && steps_of(board).into_iter().all(|reply| {
                    let five = board.play(reply);
                    let won = !five && !board.is_drawn() && wins_on_board(board, moves - 1);
                    board.undo();
                    won
                });
            board.undo();
            won
        })
}

/// The value of a position by trying everything to a depth: no bounds, no memory.
pub fn negamax(board: &mut Board, depth: u32, ply: i32) -> i32 {
    if board.is_moving() && (board.turns() >= 200 || board.times_stood() >= 2) {
        return 0;
    }
    if depth == 0 {
        return leaf(board, ply);
    }
    let mut best = -WIN;
    for step in steps_of(board) {
        let five = board.play(step);
        let value = if five { WIN - ply - 1 } else { -negamax(board, depth - 1, ply + 1) };
        board.undo();
        best = best.max(value);
    }
    best
}

/// What a search sees without looking ahead: whoever is in turn makes five, and
/// two spots for five are one too many.
fn leaf(board: &mut Board, ply: i32) -> i32 {
    let other = board.to_move().other();
    if board.winning_step().is_some() {
        return WIN - ply - 1;
    }
    if board.left(other) > 0 && board.fives(other)[1].is_some() {
        return ply + 2 - WIN;
    }
    judge::value(board)
}
