//! Rows of five (T4).

use std::ops::Range;

use arrayvec::ArrayVec;

use super::cell::Cell;
use super::colour::EACH;

/// Across, down, and both diagonals.
const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Whether a tile of one colour on `cell` stands in a row of five or more with
/// these tiles of that colour, itself among them.
pub(super) fn is_made(tiles: &[Cell], cell: Cell) -> bool {
    // For each direction, the tiles up to four steps either way: bit 4 is `cell`.
    // Any five bits in a row then include it.
    let mut near = [0u16; 4];
    for tile in tiles {
        let (right, down) = tile.offset(cell);
        if right.abs() <= 4 && down.abs() <= 4 {
            near[0] |= u16::from(down == 0) << (right + 4);
            near[1] |= u16::from(right == 0) << (down + 4);
            near[2] |= u16::from(right == down) << (right + 4);
            near[3] |= u16::from(right == -down) << (right + 4);
        }
    }
    near.iter().any(|bits| bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4 != 0)
}

/// The tiles of every row of five or more through `cell`, in the order of reading.
pub(super) fn through(tiles: &[Cell], cell: Cell) -> ArrayVec<Cell, EACH> {
    let rows = DIRECTIONS.map(|direction| run(tiles, cell, direction));
    let in_a_row = |tile: &&Cell| {
        DIRECTIONS.iter().zip(&rows).any(|(&direction, row)| {
            row.len() >= 5 && row.clone().any(|steps| is_at(**tile, cell, steps, direction))
        })
    };
    let mut row: ArrayVec<Cell, EACH> = tiles.iter().filter(in_a_row).copied().collect();
    row.sort_unstable();
    row
}

/// How far tiles follow one another without a gap, from so many steps behind
/// `cell` to so many ahead.
fn run(tiles: &[Cell], cell: Cell, direction: (i32, i32)) -> Range<i32> {
    let has = |steps| tiles.iter().any(|&tile| is_at(tile, cell, steps, direction));
    let ahead = (1..).find(|&steps| !has(steps)).unwrap_or(1);
    let behind = (1..).find(|&steps| !has(-steps)).unwrap_or(1);
    1 - behind..ahead
}

fn is_at(tile: Cell, cell: Cell, steps: i32, (right, down): (i32, i32)) -> bool {
    tile.offset(cell) == (steps * right, steps * down)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many tiles in a row in this direction, the centre after `behind` of them.
    fn straight((right, down): (i32, i32), behind: i32, length: i32) -> Vec<Cell> {
        let at = |steps: i32| i16::try_from(steps).unwrap();
        (-behind..length - behind).map(|n| Cell::new(at(n * right), at(n * down))).collect()
    }

    #[test]
    fn five_and_more_count_in_every_direction_and_from_every_tile() {
        for direction in DIRECTIONS {
            for length in 1..=9 {
                for behind in 0..length.min(5) {
                    let tiles = straight(direction, behind, length);
                    let mut sorted = tiles.clone();
                    sorted.sort_unstable();
                    let made = length >= 5;
                    assert_eq!(is_made(&tiles, Cell::CENTRE), made, "{length} {direction:?}");
                    let row = through(&tiles, Cell::CENTRE);
                    assert_eq!(row.as_slice(), if made { sorted.as_slice() } else { &[] });
                }
            }
        }
    }

    #[test]
    fn a_gap_breaks_a_row() {
        for direction in DIRECTIONS {
            for gap in 1..5 {
                for behind in (0..6).filter(|&behind| behind != gap) {
                    let mut tiles = straight(direction, behind, 6);
                    tiles.retain(|&tile| !is_at(tile, Cell::CENTRE, gap - behind, direction));
                    assert_eq!(tiles.len(), 5);
                    assert!(!is_made(&tiles, Cell::CENTRE), "{behind} {gap} {direction:?}");
                    assert!(through(&tiles, Cell::CENTRE).is_empty());
                }
            }
        }
    }

    #[test]
    fn a_tile_can_make_two_rows_at_once() {
        let mut tiles = straight((1, 0), 0, 5);
        tiles.retain(|&tile| tile != Cell::CENTRE);
        tiles.extend(straight((1, 1), 2, 5));
        tiles.push(Cell::new(0, 1));
        assert_eq!(through(&tiles, Cell::CENTRE).len(), 9);
    }
}
