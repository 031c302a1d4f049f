//! Which tiles may be taken off: those with a free edge that hold nothing
//! together (T5.1, T5.2).

use super::board::Board;
use super::spot::Spot;

/// Tiles on a full table.
const TILES: usize = 32;

/// The tiles as a graph; sets of tiles are bits, in the order of the board's list.
struct Group {
    joined: [u32; TILES],
    /// How deep each tile was found, from 1; 0 for those not found yet.
    depths: [u8; TILES],
    cuts: u32,
}

/// The tiles that may be taken off, whatever their colour: bits in the order of
/// the board's tiles, red's 16 first.
pub(super) fn liftable(board: &Board) -> u32 {
    let mut group = Group { joined: [0; TILES], depths: [0; TILES], cuts: 0 };
    let mut surrounded = 0;
    for (number, tile) in board.numbered() {
        // Each edge between two tiles is seen from its upper or left tile.
        let [_, _, right, below] = tile.neighbours();
        for near in [right, below] {
            if let Some(other) = board.number_at(near) {
                group.joined[number & 31] |= 1 << other;
                group.joined[other & 31] |= 1 << number;
            }
        }
        surrounded |= u32::from(board.near(tile) == 4) << number;
    }
    group.visit(0, 1);
    let tiles = board.numbered().fold(0u32, |tiles, (number, _)| tiles | 1 << number);
    tiles & !group.cuts & !surrounded
}

impl Board {
    /// Whether a tile can surely be taken off: it has a free edge, and its neighbours
    /// are joined to each other around it.
    pub(super) fn is_loose(&self, tile: Spot) -> bool {
        const JOINED: [bool; 256] = joined_around();
        self.near(tile) < 4 && JOINED[self.around(tile)]
    }
}

/// For every way to fill the eight spots around a tile, in the order of a walk from the upper
/// left: whether those that share an edge with it are joined through others of the eight.
const fn joined_around() -> [bool; 256] {
    let mut joined = [false; 256];
    let mut ring = 0;
    while ring < 256 {
        // Edges are the odd places; a run of filled spots that has one is a part.
        let mut parts = 0;
        let mut place = 1;
        while place < 8 {
            let ahead = ring >> ((place + 1) % 8) & ring >> ((place + 2) % 8) & 1;
            parts += (ring >> place & 1) & (1 - ahead);
            place += 2;
        }
        joined[ring] = parts <= 1;
        ring += 1;
    }
    joined
}

impl Group {
    /// Walks on from this tile, depth first, and returns the least depth that
    /// is joined to anything found on the way.
    fn visit(&mut self, tile: usize, depth: u8) -> u8 {
        self.depths[tile & 31] = depth;
        let mut least = depth;
        let mut branches = 0;
        let mut joined = self.joined[tile & 31];
        while joined != 0 {
            let next = joined.trailing_zeros() as usize;
            joined &= joined - 1;
            let reached = match self.depths[next & 31] {
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

/// The spots of the tiles in a set.
pub(super) fn spots_of(board: &Board, mut tiles: u32) -> impl Iterator<Item = Spot> {
    std::iter::from_fn(move || {
        let number = (tiles != 0).then(|| tiles.trailing_zeros() as usize)?;
        tiles &= tiles - 1;
        board.tile(number)
    })
}
