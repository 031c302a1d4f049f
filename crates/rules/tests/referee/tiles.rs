//! `tiles` as `RULES.md` T1–T6 tells it: a map of cells, looked through from end
//! to end for every question.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Actor, GameKind, Outcome, Turn};

use super::{Corners, Referee, next, seat, seats};

/// Column and row.
pub(super) type Cell = (i32, i32);

/// `R` or `Y` on each cell with a tile.
pub(super) type Board = BTreeMap<Cell, char>;

/// The four ways a row can run (T4).
const WAYS: [(Cell, &str); 4] = [
    ((1, 0), "T4 a horizontal row"),
    ((0, 1), "T4 a vertical row"),
    ((1, 1), "T4 a falling diagonal"),
    ((1, -1), "T4 a rising diagonal"),
];

/// A game of `tiles`.
#[derive(Clone, Debug)]
pub(super) struct Tiles {
    seats: u8,
    /// The seat in turn, once the first is known.
    turn: Option<u8>,
    pub(super) board: Board,
    /// How many turns the moving phase has had (T6).
    pub(super) moving_turns: u32,
    /// Every position since the 32nd tile, moved to the corner, and the side to move (T6).
    stood: Vec<(Board, char)>,
    pub(super) outcome: Option<Outcome>,
    corners: Corners,
}

impl Tiles {
    pub(super) fn start(seats: u8, first: Option<u8>) -> Tiles {
        Tiles {
            seats,
            turn: first,
            board: Board::new(),
            moving_turns: 0,
            stood: Vec::new(),
            outcome: None,
            corners: Corners::default(),
        }
    }

    /// T2: seats 0 and 2 are red, 1 and 3 yellow.
    fn colour(who: u8) -> char {
        ['R', 'Y', 'R', 'Y'][usize::from(who)]
    }

    pub(super) fn moving(&self) -> bool {
        self.board.len() == 32
    }

    /// T3: where a further tile may lie.
    fn places(&self) -> BTreeSet<Cell> {
        if self.board.is_empty() { [(0, 0)].into() } else { free_neighbours(&self.board) }
    }

    /// T5: everything that this colour can move.
    fn moves(&self, colour: char) -> impl Iterator<Item = (Cell, Cell)> {
        let own = self.board.iter().filter(move |(_, other)| **other == colour);
        own.map(|(cell, _)| *cell).flat_map(|from| {
            let mut rest = self.board.clone();
            rest.remove(&from);
            // T5.1: a free edge. T5.2: all other tiles stay connected.
            let free_edge = neighbours(from).iter().any(|cell| !self.board.contains_key(cell));
            let mut targets = BTreeSet::new();
            if free_edge && connected(&rest) {
                // T5.3: another cell, at an edge of a tile that is left.
                targets = free_neighbours(&rest);
                targets.remove(&from);
            }
            targets.into_iter().map(move |to| (from, to))
        })
    }

    fn end_turn(&mut self, by: u8) {
        let mover = Tiles::colour(by);
        if rows(&self.board, 5).contains(&mover) {
            self.note_win(mover);
            let team = (0..self.seats).filter(|&who| Tiles::colour(who) == mover);
            self.outcome = Some(Outcome::Won(seats(team)));
            return;
        }
        let coming = next(by, self.seats);
        self.turn = Some(coming);
        if self.moving() && self.drawn(Tiles::colour(coming)) {
            self.outcome = Some(Outcome::Drawn);
        }
    }

    /// T6 and T5.5, after a turn that leaves this side to move.
    fn drawn(&mut self, side: char) -> bool {
        let position = (to_the_corner(&self.board), side);
        self.stood.push(position.clone());
        let thrice = self.stood.iter().filter(|earlier| **earlier == position).count() >= 3;
        let too_long = self.moving_turns >= 200;
        self.corners.note_if(thrice, "T6 the same position for the third time");
        self.corners.note_if(too_long, "T6 200 turns");
        let nobody_can_move = self.moves('R').next().is_none() && self.moves('Y').next().is_none();
        assert!(!nobody_can_move, "T5.5: not believed to be possible with 32 tiles");
        thrice || too_long
    }

    fn note_win(&mut self, colour: char) {
        for (way, corner) in WAYS {
            let here = |cell: &Cell| row_from(&self.board, *cell, way) >= 5;
            let reached = self.board.iter().any(|(cell, other)| *other == colour && here(cell));
            self.corners.note_if(reached, corner);
        }
        let six = rows(&self.board, 6).contains(&colour);
        self.corners.note_if(six, "T4 six in a row");
        self.corners.note(match (self.moving(), self.moving_turns) {
            (false, _) => "T4 won while placing",
            (true, 0) => "T4 won with the 32nd tile",
            (true, 200) => "T6 won on the 200th turn",
            (true, _) => "T4 won while moving",
        });
    }

    fn note_move(&mut self, from: Cell, to: Cell) {
        let without = |cell: Cell| {
            let mut rest = self.board.clone();
            rest.remove(&cell);
            rest
        };
        let around = |cell| neighbours(cell).iter().all(|it| self.board.contains_key(it));
        let enclosed = around(to) && !neighbours(to).contains(&from);
        // Connectivity alone would let this one go.
        let stays = |cell: &Cell| around(*cell) && connected(&without(*cell));
        let stays = self.board.keys().any(stays);
        let near_the_others = free_neighbours(&without(from));
        let lost = free_neighbours(&self.board).difference(&near_the_others).count() > 0;
        self.corners.note_if(enclosed, "T5.1 an enclosed hole is filled");
        self.corners.note_if(stays, "T5.1 an enclosed tile stays");
        self.corners.note_if(lost, "T5.3 a cell that only the moved tile touched");
    }
}

impl Referee for Tiles {
    const KIND: GameKind = GameKind::Tiles;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.outcome, self.turn) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, None) => Turn::Chance,
            (None, Some(who)) => Turn::Seat(seat(who)),
        }
    }

    fn legal(&self, who: u8) -> BTreeSet<String> {
        if self.outcome.is_some() || self.turn != Some(who) {
            return BTreeSet::new();
        }
        if !self.moving() {
            return self.places().into_iter().map(write).collect();
        }
        let moves = self.moves(Tiles::colour(who));
        let mut steps: BTreeSet<String> =
            moves.map(|(from, to)| format!("{}>{}", write(from), write(to))).collect();
        if steps.is_empty() {
            // T5.5: a player without a legal move passes.
            steps.insert("pass".to_string());
        }
        steps
    }

    fn chance_outcomes(&self) -> BTreeMap<String, u32> {
        match self.turn {
            None => (0..self.seats).map(|who| (format!("first {who}"), 1)).collect(),
            Some(_) => BTreeMap::new(),
        }
    }

    fn play(&mut self, _: Actor, step: &str) {
        if let Some(first) = step.strip_prefix("first ") {
            self.turn = Some(first.parse().unwrap());
            return;
        }
        let who = self.turn.unwrap();
        let colour = Tiles::colour(who);
        if step == "pass" {
            self.corners.note("T5.5 a pass");
            self.moving_turns += 1;
        } else if let Some((from, to)) = step.split_once('>') {
            let (from, to) = (read(from), read(to));
            self.note_move(from, to);
            self.board.remove(&from);
            self.board.insert(to, colour);
            self.moving_turns += 1;
        } else {
            self.board.insert(read(step), colour);
        }
        self.end_turn(who);
    }

    fn corners(&self) -> &Corners {
        &self.corners
    }
}

fn neighbours((x, y): Cell) -> [Cell; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

fn free_neighbours(board: &Board) -> BTreeSet<Cell> {
    let around = board.keys().flat_map(|cell| neighbours(*cell));
    around.filter(|cell| !board.contains_key(cell)).collect()
}

/// Whether all tiles hang together by edges: spread from one, and see if all are reached.
fn connected(board: &Board) -> bool {
    let mut reached = BTreeSet::new();
    let mut spreading: Vec<Cell> = board.keys().take(1).copied().collect();
    while let Some(cell) = spreading.pop() {
        if board.contains_key(&cell) && reached.insert(cell) {
            spreading.extend(neighbours(cell));
        }
    }
    reached.len() == board.len()
}

/// The colours that have a row of at least this many anywhere (T4).
fn rows(board: &Board, length: usize) -> BTreeSet<char> {
    let has = |cell| WAYS.iter().any(|(way, _)| row_from(board, cell, *way) >= length);
    board.iter().filter(|(cell, _)| has(**cell)).map(|(_, colour)| *colour).collect()
}

/// How many tiles of this cell's colour follow one another from here.
fn row_from(board: &Board, (x, y): Cell, way: Cell) -> usize {
    let colour = board[&(x, y)];
    (0..32)
        .take_while(|far| board.get(&(x + far * way.0, y + far * way.1)) == Some(&colour))
        .count()
}

/// The same position with its smallest column and row at 0 (T6).
fn to_the_corner(board: &Board) -> Board {
    let left = board.keys().map(|cell| cell.0).min().unwrap();
    let top = board.keys().map(|cell| cell.1).min().unwrap();
    board.iter().map(|(&(x, y), &colour)| ((x - left, y - top), colour)).collect()
}

pub(super) fn read(text: &str) -> Cell {
    let (x, y) = text.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

pub(super) fn write((x, y): Cell) -> String {
    format!("{x},{y}")
}
