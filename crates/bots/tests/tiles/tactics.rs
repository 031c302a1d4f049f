//! Positions with one right answer, from `tests/data/*.tactics`.
//!
//! Each line is the steps of a game that seat 0 starts, a colon, and what the
//! seat in turn can or must do: `win 3` is a forced win in three own moves and
//! in no fewer; `defend 2,1 3,0 within 2` are the only steps after which the
//! other side has no forced win in two moves.

use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::forced_win;
use rules::tiles::{Action, Tiles};

use super::dumb::wins_on_board;
use super::play::{actions, after, step, view};
use super::win::assert_line_wins;

const FILES: [(&str, &str); 4] = [
    ("wins", include_str!("../data/wins.tactics")),
    ("neighbours", include_str!("../data/neighbours.tactics")),
    ("moving", include_str!("../data/moving.tactics")),
    ("defend", include_str!("../data/defend.tactics")),
];

/// All positions: the file, the steps, and the task.
fn positions() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    FILES.into_iter().flat_map(|(file, text)| {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(move |line| {
            let (steps, task) = line.split_once(" : ").unwrap();
            (file, steps, task)
        })
    })
}

#[test]
fn forced_wins_are_found() {
    let mut by_length = [0; 7];
    for (file, steps, task) in positions() {
        let Some(moves) = task.strip_prefix("win ") else { continue };
        let moves: u32 = moves.parse().unwrap();
        let state = after(steps);
        let win = forced_win(&view(&state), &Budget::nodes(3_000_000));
        let win = win.unwrap_or_else(|| panic!("{file}: {steps}"));
        assert_eq!(win.moves, moves, "{file}: {steps}");
        assert_line_wins(&state, &win.line, moves);
        by_length[moves as usize] += 1;
    }
    assert!(by_length.iter().sum::<u32>() >= 30);
    assert!(by_length[1..].iter().all(|&count| count >= 3), "{by_length:?}");
}

#[test]
fn the_shortest_wins_are_checked_by_trying_everything() {
    for (file, steps, task) in positions() {
        let Some(moves) = task.strip_prefix("win ") else { continue };
        let moves: u32 = moves.parse().unwrap();
        let mut board = Board::of(&view(&after(steps))).unwrap();
        // Longer ones were checked in the same way when the files were made.
        let most = if board.is_moving() { 1 } else { 2 };
        let found = (1..=most.min(moves)).find(|&moves| wins_on_board(&mut board, moves));
        assert_eq!(found, (moves <= most).then_some(moves), "{file}: {steps}");
    }
}

#[test]
fn only_these_steps_defend() {
    for (file, steps, task) in positions() {
        let Some(task) = task.strip_prefix("defend ") else { continue };
        let (cells, within) = task.split_once(" within ").unwrap();
        let within: u32 = within.parse().unwrap();
        let mut expected: Vec<Action> =
            cells.split_whitespace().map(|cell| cell.parse().unwrap()).collect();
        let state: Tiles = after(steps);
        let mut held: Vec<Action> = actions(&state);
        held.retain(|&action| {
            let mut next = state.clone();
            step(&mut next, action);
            let win = forced_win(&view(&next), &Budget::nodes(30_000));
            win.is_none_or(|win| win.moves > within)
        });
        expected.sort_by_key(ToString::to_string);
        held.sort_by_key(ToString::to_string);
        assert_eq!(held, expected, "{file}: {steps}");
    }
}
