//! The table as bits, made on the stack whenever legal cells are listed.

use std::ops::RangeInclusive;

use super::cell::Cell;

/// Where tiles lie: a window of 64 × 64 cells that wraps around.
///
/// A connected group of 32 tiles is at most 32 cells wide and high, 34 with the
/// cells around it, so no two cells that matter fall onto the same bit.
#[derive(Clone)]
pub(super) struct Board {
    window: [u64; 64],
    top: i16,
    bottom: i16,
    left: i16,
}

impl Board {
    pub(super) fn of<'a>(tiles: impl Iterator<Item = &'a Cell>) -> Board {
        let mut board = Board { window: [0; 64], top: i16::MAX, bottom: i16::MIN, left: i16::MAX };
        for cell in tiles {
            board.window[wrapped(cell.y)] |= 1 << wrapped(cell.x);
            board.top = board.top.min(cell.y);
            board.bottom = board.bottom.max(cell.y);
            board.left = board.left.min(cell.x);
        }
        board
    }

    /// The same table with the tile on this cell taken off.
    pub(super) fn without(&self, cell: Cell) -> Board {
        let mut board = self.clone();
        board.window[wrapped(cell.y)] &= !(1 << wrapped(cell.x));
        board
    }

    /// The empty cells that share an edge with a tile, in the order of reading.
    pub(super) fn border(&self) -> impl Iterator<Item = Cell> {
        (self.top - 1..=self.bottom + 1).flat_map(|y| {
            let here = self.row(y);
            let near = here << 1 | here >> 1 | self.row(y - 1) | self.row(y + 1);
            self.cells(y, near & !here)
        })
    }

    /// The tile that shares an edge with this empty cell, if only one does. The cell is one of the border.
    pub(super) fn only_neighbour(&self, cell: Cell) -> Option<Cell> {
        let around = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        let cells = around.map(|(right, down)| Cell::new(cell.x + right, cell.y + down));
        let lies = |cell: &Cell| self.window[wrapped(cell.y)] & 1 << wrapped(cell.x) != 0;
        let mut near = cells.into_iter().filter(lies);
        let first = near.next();
        first.filter(|_| near.next().is_none())
    }

    /// The rows that tiles lie in.
    pub(super) fn rows(&self) -> RangeInclusive<i16> {
        self.top..=self.bottom
    }

    /// The tiles of a row: bit 0 is the column left of all tiles.
    pub(super) fn row(&self, y: i16) -> u64 {
        self.window[wrapped(y)].rotate_right(((self.left - 1) & 63) as u32)
    }

    /// The cells that these bits of a row stand for, from the left.
    pub(super) fn cells(&self, y: i16, mut bits: u64) -> impl Iterator<Item = Cell> + use<> {
        let origin = self.left - 1;
        std::iter::from_fn(move || {
            let column = i16::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
            bits &= bits - 1;
            Some(Cell::new(origin + column, y))
        })
    }
}

/// Where a coordinate falls in the window.
fn wrapped(coordinate: i16) -> usize {
    (coordinate & 63) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_border_is_listed_in_the_order_of_reading() {
        // The window's own edge, between columns 63 and 64, plays no part.
        for shift in [0, 62, 63, 64, -1, -65] {
            let tiles = [(0, 0), (1, 0), (1, 1)].map(|(x, y)| Cell::new(x + shift, y + shift));
            let border: Vec<Cell> = Board::of(tiles.iter()).border().collect();
            let expected = [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (2, 1), (1, 2)];
            assert_eq!(border, expected.map(|(x, y)| Cell::new(x + shift, y + shift)));
        }
    }

    #[test]
    fn the_longest_rows_do_not_meet_around_the_window() {
        for across in [true, false] {
            let tiles: Vec<Cell> =
                (0..32).map(|n| if across { Cell::new(n, 0) } else { Cell::new(0, n) }).collect();
            assert_eq!(Board::of(tiles.iter()).border().count(), 66);
        }
    }
}
