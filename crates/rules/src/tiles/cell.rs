//! Cells of a table that has no edges (T1).

use std::fmt;
use std::str::FromStr;

use crate::notation::{self, NotationError, serde_as_notation};

/// A place for one tile, written `2,-1`: its column, then its row.
///
/// Cells are in the order of reading: by row from the top, then by column from
/// the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    // The row stands first because the derived order goes by it first.
    /// The row; rows count downward.
    pub y: i16,
    /// The column; columns count to the right.
    pub x: i16,
}

impl Cell {
    /// Where the first tile goes (T3.1).
    pub const CENTRE: Cell = Cell::new(0, 0);

    /// The cell in this column and this row.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { y, x }
    }

    /// How many columns to the right and how many rows down this cell is from
    /// another. No two cells are too far apart for that.
    pub fn offset(self, from: Cell) -> (i32, i32) {
        (i32::from(self.x) - i32::from(from.x), i32::from(self.y) - i32::from(from.y))
    }

    /// Whether the two cells share an edge.
    pub fn touches(self, other: Cell) -> bool {
        let (right, down) = self.offset(other);
        right.abs() + down.abs() == 1
    }
}

impl Cell {
    /// Writes the notation. Views list hundreds of cells, and this is several times
    /// faster than what `write!` does with numbers.
    pub(super) fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        let (mut column, mut row) = (itoa::Buffer::new(), itoa::Buffer::new());
        out.write_str(column.format(self.x))?;
        out.write_char(',')?;
        out.write_str(row.format(self.y))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.split_once(',')
            .and_then(|(x, y)| Some(Cell::new(notation::number(x)?, notation::number(y)?)))
            .ok_or_else(|| NotationError::new(text, "a cell, such as 2,-1"))
    }
}

serde_as_notation!(Cell, |cell: &Cell, text| cell.write(text));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_farthest_cells_are_compared_without_overflow() {
        let (low, high) = (Cell::new(i16::MIN, i16::MIN), Cell::new(i16::MAX, i16::MAX));
        assert_eq!(high.offset(low), (65_535, 65_535));
        assert!(!high.touches(low));
        assert!(high.touches(Cell::new(i16::MAX, i16::MAX - 1)));
    }

    #[test]
    fn cells_are_in_the_order_of_reading() {
        let mut cells = ["1,0", "-1,2", "0,0", "5,-1"].map(|text| text.parse::<Cell>().unwrap());
        cells.sort_unstable();
        assert_eq!(cells.map(|cell| cell.to_string()), ["5,-1", "0,0", "1,0", "-1,2"]);
    }
}
