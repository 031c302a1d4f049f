//! Positions that can be compared, for repetition (T6).

use super::cell::Cell;
use super::colour::EACH;

/// Where all tiles lie, up to translation.
///
/// It is exact: a connected group of 32 tiles is at most 32 cells wide and high,
/// so a cell takes five bits each way from the corner of the group, and 32 of
/// them fill five words. Each colour's cells are in order, the red ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    cells: [u64; 5],
}

impl Position {
    /// The position of 16 red and 16 yellow tiles that are connected.
    pub(super) fn of(red: &[Cell], yellow: &[Cell]) -> Position {
        let all = || red.iter().chain(yellow);
        let left = all().map(|cell| cell.x).min().unwrap_or_default();
        let top = all().map(|cell| cell.y).min().unwrap_or_default();
        let mut cells = [0u64; 5];
        let mut start = 0;
        for tiles in [red, yellow] {
            let mut codes = [0u64; EACH];
            for (code, cell) in codes.iter_mut().zip(tiles) {
                let (right, down) = cell.offset(Cell::new(left, top));
                *code = u64::from(down.unsigned_abs() << 5 | right.unsigned_abs());
            }
            codes.sort_unstable();
            for code in codes {
                let (word, bit) = (start / 64, start % 64);
                cells[word] |= code << bit;
                if bit > 54 {
                    cells[word + 1] |= code >> (64 - bit);
                }
                start += 10;
            }
        }
        Position { cells }
    }

    /// A number that positions rarely share.
    pub(super) fn print(&self) -> u32 {
        let mixed = self.cells.iter().fold(0u64, |sum, word| {
            (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        u32::try_from(mixed >> 32).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A zigzag from the centre to the upper right, which uses every word.
    fn zigzag(right: i16, down: i16) -> (Vec<Cell>, Vec<Cell>) {
        let cells = (0..32).map(|n| Cell::new(n / 2 + n % 2 + right, down - n / 2));
        cells.partition(|cell| (cell.x + cell.y - right - down) % 2 == 0)
    }

    #[test]
    fn a_position_is_the_same_anywhere_and_in_any_order() {
        let (red, yellow) = zigzag(0, 0);
        assert_eq!((red.len(), yellow.len()), (16, 16));
        let position = Position::of(&red, &yellow);
        let (mut red, mut yellow) = zigzag(-70, 41);
        red.reverse();
        yellow.rotate_left(5);
        assert_eq!(Position::of(&red, &yellow), position);
    }

    #[test]
    fn any_difference_makes_another_position() {
        let (red, yellow) = zigzag(0, 0);
        let position = Position::of(&red, &yellow);
        assert_ne!(Position::of(&yellow, &red), position);
        for tile in 0..16 {
            let mut moved = yellow.clone();
            moved[tile].y += 1;
            assert_ne!(Position::of(&red, &moved), position);
            let mut swapped = (red.clone(), yellow.clone());
            std::mem::swap(&mut swapped.0[tile], &mut swapped.1[(tile + 3) % 16]);
            assert_ne!(Position::of(&swapped.0, &swapped.1), position);
        }
    }

    /// Reads the cells back, one bit after the other.
    fn unpacked(position: Position) -> Vec<Cell> {
        let bit = |n: usize| position.cells[n / 64] >> (n % 64) & 1 == 1;
        let number = |from: usize| (0..5).map(|n| i16::from(bit(from + n)) << n).sum();
        (0..32).map(|tile| Cell::new(number(10 * tile), number(10 * tile + 5))).collect()
    }

    #[test]
    fn every_cell_can_be_read_back() {
        let across: Vec<Cell> = (0..32).map(|n| Cell::new(n, 0)).collect();
        let down: Vec<Cell> = (0..32).map(|n| Cell::new(0, n)).collect();
        let block: Vec<Cell> = (0..32).map(|n| Cell::new(n % 6, n / 6)).collect();
        for cells in [across, down, block] {
            let position = Position::of(&cells[..16], &cells[16..]);
            assert_eq!(unpacked(position), cells);
        }
    }
}
