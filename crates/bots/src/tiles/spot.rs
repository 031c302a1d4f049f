//! Cells of the table as numbers of a window of 64 × 64 that wraps around.
//!
//! A connected group of 32 tiles is at most 32 cells wide and high. With five
//! cells on each side, which is as far as a row looks, that is 42, so no two
//! cells that matter ever fall onto the same spot, wherever the group drifts.

use rules::tiles::Cell;

/// How many spots there are.
pub const SPOTS: usize = 64 * 64;

/// Across, down, and both diagonals.
pub const DIRECTIONS: usize = 4;

/// A cell of the window: its row times 64 plus its column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// The spot that a cell falls onto.
    pub const fn of(cell: Cell) -> Spot {
        Spot::at(cell.x, cell.y)
    }

    const fn at(x: i16, y: i16) -> Spot {
        Spot(((y & 63) as u16) << 6 | (x & 63) as u16)
    }

    /// The cell on this spot that is nearest to `middle`.
    pub fn cell(self, middle: Cell) -> Cell {
        let nearest = |here: u16, middle: i16| {
            let ahead = (i32::from(here) - i32::from(middle) + 32) & 63;
            middle.saturating_add(i16::try_from(ahead - 32).unwrap_or_default())
        };
        Cell::new(nearest(self.0 & 63, middle.x), nearest(self.0 >> 6, middle.y))
    }

    /// The spot with this number, taken modulo [`SPOTS`].
    #[expect(clippy::cast_possible_truncation, reason = "there are 4096 spots")]
    pub const fn numbered(number: usize) -> Spot {
        Spot((number % SPOTS) as u16)
    }

    /// The spot's number, below [`SPOTS`].
    pub const fn index(self) -> usize {
        (self.0 & 4095) as usize
    }

    /// The column, below 64.
    pub const fn column(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The row, below 64.
    pub const fn row(self) -> usize {
        (self.0 >> 6 & 63) as usize
    }

    /// The line through this spot in a direction, and the place in that line.
    pub const fn on(self, direction: usize) -> (usize, usize) {
        let (x, y) = (self.column(), self.row());
        match direction & 3 {
            0 => (y, x),
            1 => (x, y),
            2 => ((x + 64 - y) & 63, x),
            _ => ((x + y) & 63, x),
        }
    }

    /// The spot so many steps ahead in a direction.
    #[must_use]
    pub const fn along(self, direction: usize, steps: i16) -> Spot {
        let (right, down) = match direction & 3 {
            0 => (steps, 0),
            1 => (0, steps),
            2 => (steps, steps),
            _ => (steps, -steps),
        };
        Spot::at((self.0 & 63) as i16 + right, (self.0 >> 6) as i16 + down)
    }

    /// The four spots that share an edge with this one.
    pub const fn neighbours(self) -> [Spot; 4] {
        let row = self.0 & 0xfc0;
        [
            Spot(self.0.wrapping_sub(64) & 4095),
            Spot(row | (self.0.wrapping_sub(1) & 63)),
            Spot(row | (self.0.wrapping_add(1) & 63)),
            Spot(self.0.wrapping_add(64) & 4095),
        ]
    }

    /// The bit that stands for this spot among the nine around another in a
    /// direction, if it is one of them.
    pub const fn seen_from(self, other: Spot, direction: usize) -> Option<usize> {
        let ((line, place), (there, middle)) = (self.on(direction), other.on(direction));
        let bit = (place + 68 - middle) & 63;
        if line == there && bit < 9 { Some(1 << bit) } else { None }
    }

    /// Whether the two share an edge.
    pub fn touches(self, other: Spot) -> bool {
        self.neighbours().contains(&other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_read_back_near_the_middle() {
        for middle in [Cell::new(0, 0), Cell::new(63, -64), Cell::new(-1000, 999)] {
            for (right, down) in [(0, 0), (31, -32), (-32, 31), (5, 17)] {
                let cell = Cell::new(middle.x + right, middle.y + down);
                assert_eq!(Spot::of(cell).cell(middle), cell);
            }
        }
    }

    #[test]
    fn steps_along_a_line_keep_the_line() {
        for start in [Cell::new(0, 0), Cell::new(62, 1), Cell::new(30, 63)].map(Spot::of) {
            for direction in 0..DIRECTIONS {
                let (line, place) = start.on(direction);
                for steps in -5..=5i16 {
                    let there = start.along(direction, steps).on(direction);
                    let ahead = place.checked_add_signed(isize::from(steps) + 64).unwrap() & 63;
                    assert_eq!(there, (line, ahead));
                }
            }
            assert!(start.neighbours().iter().all(|near| near.touches(start)));
        }
    }
}
