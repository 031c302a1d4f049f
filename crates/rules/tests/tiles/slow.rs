//! The rules once more, as slow and as plain as can be, and that the fast ones
//! agree with them.

use std::collections::HashSet;

use rules::tiles::{Action, Cell, Colour, Tiles};
use rules::{Game, Outcome, Turn};

use super::drawn::{BRIDGE, Drawn, HOLE, RIBBON, SHUT_IN, legal, rng, start, step, wander};

fn touches(one: Cell, other: Cell) -> bool {
    (one.x == other.x && (one.y - other.y).abs() == 1)
        || (one.y == other.y && (one.x - other.x).abs() == 1)
}

fn is_connected(tiles: &[Cell]) -> bool {
    let mut reached = vec![tiles[0]];
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        for &tile in tiles {
            if touches(tile, from) && !reached.contains(&tile) {
                reached.push(tile);
            }
        }
    }
    reached.len() == tiles.len()
}

fn may_lift(tiles: &[Cell], cell: Cell) -> bool {
    let others: Vec<Cell> = tiles.iter().copied().filter(|&tile| tile != cell).collect();
    tiles.contains(&cell)
        && tiles.iter().filter(|&&tile| touches(tile, cell)).count() < 4
        && is_connected(&others)
}

pub(crate) fn has_five(tiles: &[Cell]) -> bool {
    let has = |tile: &Cell, right: i16, down: i16| {
        (0..5).all(|n| tiles.contains(&Cell::new(tile.x + n * right, tile.y + n * down)))
    };
    tiles
        .iter()
        .any(|tile| has(tile, 1, 0) || has(tile, 0, 1) || has(tile, 1, 1) || has(tile, 1, -1))
}

/// All cells up to two beyond the outermost tiles, in the order of reading.
fn cells(state: &Tiles) -> Vec<Cell> {
    let all = || state.all_tiles();
    let xs =
        all().map(|tile| tile.x).min().unwrap() - 2..=all().map(|tile| tile.x).max().unwrap() + 2;
    let ys =
        all().map(|tile| tile.y).min().unwrap() - 2..=all().map(|tile| tile.y).max().unwrap() + 2;
    ys.flat_map(|y| xs.clone().map(move |x| Cell::new(x, y))).collect()
}

fn slow_legal(state: &Tiles, cells: &[Cell]) -> Vec<Action> {
    let tiles: Vec<Cell> = state.all_tiles().copied().collect();
    let goes = |tiles: &[Cell], to: Cell| {
        !tiles.contains(&to) && tiles.iter().any(|&tile| touches(tile, to))
    };
    if tiles.len() < 32 {
        return cells.iter().filter(|&&to| goes(&tiles, to)).map(|&to| Action::Place(to)).collect();
    }
    let own = state.tiles(Colour::of(state.in_turn().unwrap()));
    let mut moves = Vec::new();
    for &from in cells.iter().filter(|from| own.contains(from)) {
        if !may_lift(&tiles, from) {
            continue;
        }
        let left: Vec<Cell> = tiles.iter().copied().filter(|&tile| tile != from).collect();
        for &to in cells.iter().filter(|&&to| to != from && goes(&left, to)) {
            moves.push(Action::Move { from, to });
        }
    }
    if moves.is_empty() {
        moves.push(Action::Pass);
    }
    moves
}

/// Every step between cells near the tiles is legal exactly if the slow rules say so.
fn agrees_with_the_slow_rules(state: &Tiles) {
    let cells = cells(state);
    let expected = slow_legal(state, &cells);
    assert_eq!(legal(state), expected);
    let expected: HashSet<Action> = expected.into_iter().collect();
    let mut same = state.clone();
    let moves = cells.iter().flat_map(|&from| {
        let from_here = move |&to: &Cell| Action::Move { from, to };
        cells.iter().map(from_here)
    });
    for action in cells.iter().map(|&cell| Action::Place(cell)).chain(moves) {
        if !expected.contains(&action) {
            assert!(step(&mut same, action).is_err(), "{action}");
        }
    }
    assert_eq!(&same, state);
    for action in expected.iter().copied() {
        let mut after = state.clone();
        assert_eq!(step(&mut after, action), Ok(()), "{action}");
        let colour = Colour::of(state.in_turn().unwrap());
        let won = matches!(after.turn(), Turn::Over(Outcome::Won(_)));
        assert_eq!(won, has_five(after.tiles(colour)));
    }
    if state.is_moving() {
        for &cell in &cells {
            let lifts =
                |action: &Action| matches!(action, Action::Move { from, .. } if *from == cell);
            assert_eq!(state.why_not_lift(cell).is_none(), expected.iter().any(lifts), "{cell}");
        }
    }
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_while_placing() {
    let mut rng = rng(3);
    for game in 0..30 {
        let mut state = start([2, 4][game % 2], 0);
        step(&mut state, Action::Place(Cell::CENTRE)).unwrap();
        while !state.is_moving() {
            agrees_with_the_slow_rules(&state);
            wander(&mut state, 1, &mut rng);
        }
    }
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_while_moving() {
    let mut rng = rng(5);
    for game in 0..30 {
        let mut state = start([2, 4][game % 2], 0);
        wander(&mut state, 32 + 5 * game, &mut rng);
        agrees_with_the_slow_rules(&state);
    }
    for picture in [SHUT_IN, HOLE, BRIDGE, RIBBON] {
        agrees_with_the_slow_rules(&Drawn::new(picture, Colour::Red).state);
        agrees_with_the_slow_rules(&Drawn::new(picture, Colour::Yellow).state);
    }
}
