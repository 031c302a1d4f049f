//! The tiles as a graph: which share an edge, and which hold the group together.

use arrayvec::ArrayVec;

use super::board::Board;
use super::cell::Cell;
use super::colour::TILES;
use super::illegal::Illegal;

/// All tiles on the table and what joins them. Tiles are numbered in the order
/// of reading, and sets of tiles are bits.
pub(super) struct Group {
    tiles: ArrayVec<Cell, TILES>,
    joined: [u32; TILES],
    cuts: u32,
}

impl Group {
    pub(super) fn of(board: &Board) -> Group {
        let mut group = Group { tiles: ArrayVec::new(), joined: [0; TILES], cuts: 0 };
        // Tiles of the row above, and the number of the first of them.
        let (mut above, mut above_from) = (0u64, 0);
        for y in board.rows() {
            let row = board.row(y);
            let row_from = group.tiles.len();
            let mut rest = row;
            for cell in board.cells(y, row) {
                let bit = rest & rest.wrapping_neg();
                rest ^= bit;
                let tile = group.tiles.len();
                if row & bit >> 1 != 0 {
                    group.join(tile, tile - 1);
                }
                if above & bit != 0 {
                    group.join(tile, above_from + (above & (bit - 1)).count_ones() as usize);
                }
                group.tiles.push(cell);
            }
            (above, above_from) = (row, row_from);
        }
        group.cuts = Walk::all(&group.joined);
        group
    }

    fn join(&mut self, one: usize, other: usize) {
        self.joined[one] |= 1 << other;
        self.joined[other] |= 1 << one;
    }

    /// The tiles that may be taken off, whatever their colour.
    pub(super) fn liftable(&self) -> impl Iterator<Item = Cell> {
        let lifts = |tile: &usize| self.check_lift_of(*tile).is_ok();
        (0..self.tiles.len()).filter(lifts).map(|tile| self.tiles[tile])
    }

    /// Whether the tile on this cell may be taken off.
    pub(super) fn check_lift(&self, cell: Cell) -> Result<(), Illegal> {
        let tile = self.tiles.binary_search(&cell).map_err(|_| Illegal::NoTileThere)?;
        self.check_lift_of(tile)
    }

    fn check_lift_of(&self, tile: usize) -> Result<(), Illegal> {
        if self.joined[tile].count_ones() == 4 {
            Err(Illegal::NoFreeEdge)
        } else if self.cuts & 1 << tile != 0 {
            Err(Illegal::WouldSplit)
        } else {
            Ok(())
        }
    }
}

/// A walk through the group, depth first, that finds the cut vertices: the
/// tiles without which the others would fall apart (T5.2).
struct Walk<'a> {
    joined: &'a [u32; TILES],
    /// How deep each tile was found, from 1; 0 for those not found yet.
    depths: [u8; TILES],
    cuts: u32,
}

impl Walk<'_> {
    fn all(joined: &[u32; TILES]) -> u32 {
        let mut walk = Walk { joined, depths: [0; TILES], cuts: 0 };
        walk.visit(0, 1);
        walk.cuts
    }

    /// Walks on from this tile and returns the least depth that is joined to
    /// anything found on the way.
    fn visit(&mut self, tile: usize, depth: u8) -> u8 {
        self.depths[tile] = depth;
        let mut least = depth;
        let mut branches = 0;
        let mut joined = self.joined[tile];
        while joined != 0 {
            let next = joined.trailing_zeros() as usize;
            joined &= joined - 1;
            let reached = match self.depths[next] {
                0 => {
                    let reached = self.visit(next, depth + 1);
                    // What reaches nothing above this tile hangs on it.
                    branches += u32::from(reached >= depth);
                    reached
                }
                found => found,
            };
            least = least.min(reached);
        }
        // The first tile has nothing above it, so one branch leaves the rest whole.
        if branches > u32::from(depth == 1) {
            self.cuts |= 1 << tile;
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::chance;

    /// A random group; some grow everywhere, some mostly at the latest tile.
    fn grown(size: usize, rng: &mut ChaCha20Rng) -> Vec<Cell> {
        let mut tiles = vec![Cell::CENTRE];
        let stringy = chance::below(rng, 2) == 0;
        while tiles.len() < size {
            let latest = tiles[tiles.len() - 1];
            let mut cells: Vec<Cell> = Board::of(tiles.iter()).border().collect();
            if stringy && cells.iter().any(|cell| cell.touches(latest)) {
                cells.retain(|cell| cell.touches(latest));
            }
            tiles.extend(chance::pick(rng, &cells));
        }
        tiles
    }

    fn is_connected(tiles: &[Cell]) -> bool {
        let mut reached: Vec<Cell> = tiles.iter().take(1).copied().collect();
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            let near = tiles.iter().filter(|tile| tile.touches(from));
            let new: Vec<Cell> = near.filter(|tile| !reached.contains(tile)).copied().collect();
            reached.extend(new);
        }
        reached.len() == tiles.len()
    }

    #[test]
    fn the_walk_finds_exactly_the_tiles_that_hold_a_group_together() {
        let mut rng = ChaCha20Rng::from_seed([2; 32]);
        for round in 0..2000 {
            let tiles = grown(1 + round % TILES, &mut rng);
            let group = Group::of(&Board::of(tiles.iter()));
            for &cell in &tiles {
                let others: Vec<Cell> =
                    tiles.iter().filter(|&&tile| tile != cell).copied().collect();
                let tile = group.tiles.binary_search(&cell).unwrap();
                assert_eq!(group.cuts & 1 << tile == 0, is_connected(&others), "{cell}: {tiles:?}");
                let edges = others.iter().filter(|tile| tile.touches(cell)).count();
                assert_eq!(group.joined[tile].count_ones() as usize, edges);
            }
            // T5.5: there is always a tile that can be taken off.
            assert!(group.liftable().next().is_some());
        }
    }
}
