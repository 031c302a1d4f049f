//! What has happened since the 32nd tile, to tell repetition (T6).

use arrayvec::ArrayVec;

use super::action::Action;
use super::cell::Cell;
use super::colour::EACH;
use super::position::Position;

/// The tiles of one colour.
type Tiles = ArrayVec<Cell, EACH>;

/// Room is made for so many turns at a time: lists that double are half empty most of the time.
const MORE_TURNS: usize = 32;

/// The turns of the moving phase, and a short print of every position that stood in it.
///
/// Servers keep many games, and whole positions were most of a long one. Prints only say which
/// earlier positions to look at: those are made again by taking the turns back, and compared exactly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct History {
    turns: Vec<Action>,
    /// Of the position after the 32nd tile, then of that after each turn.
    prints: Vec<u32>,
}

impl History {
    /// Turns of the moving phase after which the game is drawn (T6).
    pub(super) const LONGEST: usize = 200;

    /// A moving phase that starts with these tiles.
    pub(super) fn begin(red: &Tiles, yellow: &Tiles) -> History {
        History { turns: Vec::new(), prints: vec![Position::of(red, yellow).print()] }
    }

    /// A turn was taken, and now the tiles lie like this.
    pub(super) fn push(&mut self, turn: Action, red: &Tiles, yellow: &Tiles) {
        if self.turns.len() == self.turns.capacity() {
            self.turns.reserve_exact(MORE_TURNS);
            self.prints.reserve_exact(MORE_TURNS);
        }
        self.turns.push(turn);
        self.prints.push(Position::of(red, yellow).print());
    }

    pub(super) fn turns(&self) -> &[Action] {
        &self.turns
    }

    /// How often the present position, with these tiles, has stood, now included; 0 until all
    /// tiles are on the table.
    pub(super) fn times_stood(&self, red: &Tiles, yellow: &Tiles) -> usize {
        let Some((now, before)) = self.prints.split_last() else { return 0 };
        // Every turn changes who is to move, so a position can only stand again after two of them.
        let alike = |&place: &usize| {
            (before.len() - place).is_multiple_of(2) && before.get(place) == Some(now)
        };
        let mut again = (0..before.len()).rev().filter(alike).peekable();
        if again.peek().is_none() {
            return 1;
        }
        let position = Position::of(red, yellow);
        let (mut red, mut yellow) = (red.clone(), yellow.clone());
        let mut at = before.len();
        let stood = again.filter(|&place| {
            for &turn in self.turns.iter().take(at).skip(place).rev() {
                take_back(turn, &mut red, &mut yellow);
            }
            at = place;
            Position::of(&red, &yellow) == position
        });
        1 + stood.count()
    }

    /// Whether the game is drawn now, with these tiles, unless somebody has won (T6).
    pub(super) fn is_drawn(&self, red: &Tiles, yellow: &Tiles) -> bool {
        self.turns.len() >= History::LONGEST || self.times_stood(red, yellow) >= 3
    }
}

fn take_back(turn: Action, red: &mut Tiles, yellow: &mut Tiles) {
    if let Action::Move { from, to } = turn {
        // Nothing else can lie where it went to.
        for tile in red.iter_mut().chain(yellow).filter(|tile| **tile == to) {
            *tile = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fifteen red tiles in a row above fifteen yellow ones, and the last tile of each colour.
    fn rows(red_end: Cell, yellow_end: Cell) -> (Tiles, Tiles) {
        let row = |y: i16, end: Cell| (0..15).map(move |x| Cell::new(x, y)).chain([end]).collect();
        (row(0, red_end), row(1, yellow_end))
    }

    /// So many turns in which red and yellow move their last tiles to and fro, and how often each position had stood.
    fn to_and_fro(turns: usize) -> (History, Vec<usize>) {
        let red_ends = [Cell::new(15, 0), Cell::new(0, -1)];
        let yellow_ends = [Cell::new(15, 1), Cell::new(0, 2)];
        let (mut red, mut yellow) = (0, 0);
        let tiles = |red: usize, yellow: usize| rows(red_ends[red], yellow_ends[yellow]);
        let (first_red, first_yellow) = tiles(0, 0);
        let mut history = History::begin(&first_red, &first_yellow);
        let mut stood = Vec::new();
        for turn in 0..turns {
            let (ends, place) =
                if turn % 2 == 0 { (red_ends, &mut red) } else { (yellow_ends, &mut yellow) };
            let from = ends[*place];
            *place = 1 - *place;
            let moved = Action::Move { from, to: ends[*place] };
            let (red, yellow) = tiles(red, yellow);
            history.push(moved, &red, &yellow);
            stood.push(history.times_stood(&red, &yellow));
        }
        (history, stood)
    }

    #[test]
    fn positions_are_counted_with_who_is_to_move() {
        let (_, stood) = to_and_fro(12);
        assert_eq!(stood, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
    }

    #[test]
    fn a_print_that_two_positions_share_changes_nothing() {
        let (history, _) = to_and_fro(9);
        let (red, yellow) = rows(Cell::new(0, -1), Cell::new(15, 1));
        assert_eq!(history.times_stood(&red, &yellow), 3);
        let shared = History { prints: vec![7; history.prints.len()], ..history };
        assert_eq!(shared.times_stood(&red, &yellow), 3);
    }
}
