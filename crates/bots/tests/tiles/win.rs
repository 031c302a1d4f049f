//! Forced wins are neither missed nor made up.

use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::clock::Clock;
use bots::tiles::forced_win;
use bots::tiles::search::{SURE, Search, Settings, steps_of};
use bots::tiles::win::{find, find_any, shortest};
use rules::chance::pick;
use rules::tiles::Tiles;

use super::dumb::{is_won, wins_on_board, wins_within};
use super::play::{actions, after, in_turn, random_position, seeded, step, view};

/// Plays the line and checks that it ends with five of the seat in turn.
pub fn assert_line_wins(state: &Tiles, line: &[rules::tiles::Action], moves: u32) {
    assert_eq!(line.len(), 2 * moves as usize - 1);
    let mut state = state.clone();
    for &action in line {
        assert!(in_turn(&state).is_some());
        step(&mut state, action);
    }
    assert!(is_won(&state));
}

#[test]
fn short_wins_are_those_of_a_search_that_tries_everything() {
    let mut rng = seeded(21);
    let mut found = [0; 4];
    for number in 0..40 {
        let turns = 8 + number % 24;
        let state = random_position(turns, &mut rng);
        let mut board = Board::of(&view(&state)).unwrap();
        let most = if turns < 14 { 3 } else { 2 };
        let dumb = (1..=most).find(|&moves| wins_on_board(&mut board, moves));
        let win = forced_win(&view(&state), &Budget::nodes(60_000));
        let clever = win.as_ref().map(|win| win.moves).filter(|&moves| moves <= most);
        assert_eq!(clever, dumb, "position {number} after {turns} turns");
        if let Some(win) = win {
            found[win.moves.min(3) as usize] += 1;
            assert_line_wins(&state, &win.line, win.moves);
        }
    }
    assert!(found[1] > 3 && found[2] > 3 && found[3] > 1, "{found:?}");
}

#[test]
fn short_wins_of_the_moving_phase_too() {
    let mut rng = seeded(22);
    for turns in [32, 33, 36, 40] {
        let state = random_position(turns, &mut rng);
        let win = forced_win(&view(&state), &Budget::nodes(100_000));
        let clever = win.as_ref().map(|win| win.moves).filter(|&moves| moves <= 1);
        assert_eq!(clever.is_some(), wins_within(&state, 1));
        if let Some(win) = win {
            assert_line_wins(&state, &win.line, win.moves);
        }
    }
}

const QUIET: &str = include_str!("../data/quiet.tactics");

/// Positions that only a proof by threats was quick to find: the lines that it reports are wins,
/// and after their first step every reply loses by a search that knows of no reply that it
/// need not try.
#[test]
fn quiet_wins_hold_against_every_reply() {
    let lines = QUIET.lines().filter_map(|line| line.strip_suffix(" : numbers search"));
    let (mut found, mut replies) = (0, 0);
    for steps in lines.take(12) {
        let state = after(steps);
        let budget = Budget::nodes(100_000);
        let mut board = Board::of(&view(&state)).unwrap();
        let Some(win) = find_any(&mut board, 0, &mut Clock::new(&budget)) else { continue };
        found += 1;
        let middle = Board::middle(&view(&state));
        assert_line_wins(&state, &win.actions(middle), win.moves);
        board.play(win.line[0]);
        for reply in steps_of(&board) {
            assert!(!board.play(reply), "{steps}");
            assert!(is_won_for(&mut board), "{steps}, {reply:?}");
            board.undo();
            replies += 1;
        }
    }
    assert!(found >= 10 && replies > 150, "{found} {replies}");
}

/// Whether the colour in turn wins, by plain attacks that try every reply, or by alpha-beta.
fn is_won_for(board: &mut Board) -> bool {
    let budget = Budget::nodes(400_000);
    let settings = Settings { depth: 40, selective: true, breadth: 60, values: false, memory: 16 };
    let searched = Search::new(board.clone(), settings, &mut Clock::new(&budget)).run();
    searched.steps[0].1 > SURE || shortest(board, 8, &mut Clock::new(&budget)).is_some()
}

/// All of them, by all means there are.
#[test]
fn nearly_all_quiet_wins_are_found() {
    let lines = || QUIET.lines().filter(|line| !line.starts_with('#')).step_by(4);
    let found = lines().filter(|line| {
        let state = after(line.split_once(" : ").unwrap().0);
        let mut board = Board::of(&view(&state)).unwrap();
        let win = find(&mut board, 0, &mut Clock::new(&Budget::nodes(400_000)));
        win.is_some()
    });
    let (found, all) = (found.count(), lines().count());
    assert!(all > 25 && found + 1 >= all, "{found} of {all}");
}

#[test]
fn a_win_holds_against_any_defence() {
    let mut rng = seeded(23);
    let mut played = 0;
    for number in 0..30 {
        let mut state = random_position(10 + number % 16, &mut rng);
        let Some(win) = forced_win(&view(&state), &Budget::nodes(60_000)) else { continue };
        let mut left = win.moves;
        // A defence at random must lose within the moves that were promised.
        loop {
            let win = forced_win(&view(&state), &Budget::nodes(60_000)).unwrap();
            assert!(win.moves <= left);
            step(&mut state, win.line[0]);
            if is_won(&state) {
                break;
            }
            left -= 1;
            let reply = pick(&mut rng, &actions(&state)).unwrap();
            step(&mut state, reply);
        }
        played += 1;
    }
    assert!(played > 8);
}
