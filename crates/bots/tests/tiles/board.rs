//! The fast board is the rules' board.

use std::collections::BTreeSet;

use bots::tiles::board::Board;
use bots::tiles::step::Step;
use rules::chance::pick;
use rules::tiles::{Action, Cell, Colour, Tiles};
use rules::{Game, Outcome, Turn};

use super::play::{actions, in_turn, random_position, seeded, start_with, step, view};

fn notation<'a>(actions: impl IntoIterator<Item = &'a Action>) -> BTreeSet<String> {
    actions.into_iter().map(ToString::to_string).collect()
}

/// Everything that the board tells is what the rules say.
fn assert_same(board: &mut Board, state: &Tiles) {
    let view = view(state);
    let middle = Board::middle(&view);
    let mut steps = Vec::new();
    board.steps(&mut steps);
    let listed: Vec<Action> = steps.iter().map(|step| step.action(middle)).collect();
    assert_eq!(notation(&listed), notation(&view.actions));
    assert_eq!(listed.len(), view.actions.len());
    assert_eq!(Some(board.to_move()), in_turn(state).map(Colour::of));
    assert_eq!(board.times_stood(), state.times_stood());
    assert_eq!(board.turns(), state.turns().len());

    let winning: Vec<Action> =
        view.actions.iter().copied().filter(|&action| wins(state, action)).collect();
    let found = board.winning_step().map(|step| step.action(middle));
    assert_eq!(found.is_some(), !winning.is_empty(), "{found:?} {winning:?}");
    assert!(found.is_none_or(|found| winning.contains(&found)));
}

fn wins(state: &Tiles, action: Action) -> bool {
    let mut next = state.clone();
    step(&mut next, action);
    matches!(next.turn(), Turn::Over(Outcome::Won(_)))
}

/// A random game, with the board alongside.
fn play_both(seats: u8, seed: u8, turns: usize) -> usize {
    let mut rng = seeded(seed.into());
    let mut state = start_with(seats, seed % seats);
    let mut board = Board::of(&view(&state)).unwrap();
    let mut played = 0;
    while in_turn(&state).is_some() && played < turns {
        assert_same(&mut board, &state);
        // Wins are put off, so that the moving phase is seen.
        let mut choice = actions(&state);
        choice.retain(|&action| !wins(&state, action));
        let action = pick(&mut rng, &choice).or_else(|| actions(&state).first().copied()).unwrap();
        let five = wins(&state, action);
        step(&mut state, action);
        assert_eq!(board.play(Step::of(action).unwrap()), five);
        assert_eq!(board.is_drawn(), matches!(state.turn(), Turn::Over(Outcome::Drawn)));
        if let Some(fresh) = in_turn(&state).and_then(|_| Board::of(&view(&state))) {
            assert_eq!(fresh.hash(), board.hash());
            assert_eq!(fresh.stood(), board.stood());
        }
        played += 1;
    }
    played
}

/// Windows of five that a colour has to itself with so many tiles in them, by looking at all.
fn windows(tiles: &[Cell], others: &[Cell], with: usize) -> usize {
    let mut windows = BTreeSet::new();
    for tile in tiles {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for back in 0..5 {
                let window = [0, 1, 2, 3, 4].map(|step: i16| {
                    Cell::new(tile.x + right * (step - back), tile.y + down * (step - back))
                });
                windows.insert(window);
            }
        }
    }
    let count =
        |window: &[Cell; 5], of: &[Cell]| window.iter().filter(|cell| of.contains(cell)).count();
    windows
        .iter()
        .filter(|window| count(window, tiles) == with && count(window, others) == 0)
        .count()
}

#[test]
fn windows_are_kept_up_to_date() {
    let mut rng = seeded(15);
    for number in 0..10 {
        let mut state = random_position(32, &mut rng);
        let Some(mut board) = in_turn(&state).and_then(|_| Board::of(&view(&state))) else {
            continue;
        };
        for _ in 0..3 * number {
            let mut choice = actions(&state);
            choice.retain(|&action| !wins(&state, action));
            let Some(action) = pick(&mut rng, &choice) else { break };
            step(&mut state, action);
            board.play(Step::of(action).unwrap());
        }
        let Some(_) = in_turn(&state) else { continue };
        let view = view(&state);
        for (colour, own, other) in
            [(Colour::Red, &view.red, &view.yellow), (Colour::Yellow, &view.yellow, &view.red)]
        {
            let kept = board.windows(colour);
            let counted = [2, 3, 4].map(|with| i32::try_from(windows(own, other, with)).unwrap());
            assert_eq!([kept.twos(), kept.threes(), kept.fours()], counted);
        }
    }
}

#[test]
fn random_games_are_the_same_on_the_board() {
    let turns: usize = (0..12).map(|seed| play_both(2, seed, 70)).sum();
    assert!(turns > 600);
    play_both(4, 100, 60);
    play_both(4, 101, 40);
}

#[test]
fn a_whole_moving_phase_drifts_without_harm() {
    assert_eq!(play_both(2, 5, 300), 232);
}

#[test]
fn what_is_taken_back_leaves_no_trace() {
    let mut rng = seeded(3);
    for turns in [0, 5, 20, 31, 32, 40] {
        let state = random_position(turns, &mut rng);
        let mut board = Board::of(&view(&state)).unwrap();
        let hash = board.hash();
        let mut steps = Vec::new();
        for _ in 0..200 {
            let mut depth = 0;
            while depth < 6 {
                board.steps(&mut steps);
                depth += 1;
                if board.play(pick(&mut rng, &steps).unwrap()) {
                    break;
                }
            }
            for _ in 0..depth {
                board.undo();
            }
            assert_eq!(board.hash(), hash);
        }
        assert_same(&mut board, &state);
    }
}

#[test]
fn no_move_that_stops_a_five_is_missed() {
    let mut rng = seeded(14);
    let (mut threatened, mut stopped) = (0, 0);
    for number in 0..120 {
        let state = random_position(32 + number % 60, &mut rng);
        let mut board = Board::of(&view(&state)).unwrap();
        if !board.is_moving() || !board.is_threatened() {
            continue;
        }
        threatened += 1;
        let mut defences = Vec::new();
        board.defences(&mut defences);
        let mut steps = Vec::new();
        board.steps(&mut steps);
        assert!(defences.iter().all(|step| steps.contains(step)));
        for step in steps {
            board.play(step);
            let stops = board.winning_step().is_none();
            board.undo();
            assert!(!stops || defences.contains(&step), "{step:?} in {number}");
            stopped += usize::from(stops);
        }
    }
    assert!(threatened > 20 && stopped > 200, "{threatened} {stopped}");
}

#[test]
fn spots_are_read_back_wherever_the_group_has_drifted() {
    let view = view(&random_position(90, &mut seeded(8)));
    let middle = Board::middle(&view);
    for &action in &view.actions {
        assert_eq!(Step::of(action).unwrap().action(middle), action);
    }
}
