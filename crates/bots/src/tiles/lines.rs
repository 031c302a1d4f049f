//! A set of spots as bits along every line, so that what lies around a spot in
//! any direction is one rotation away.

use super::spot::{DIRECTIONS, Spot};

/// A set of spots. Each is in four lines: across, down, and both diagonals.
#[derive(Clone, Debug)]
pub struct Lines([[u64; 64]; DIRECTIONS]);

impl Default for Lines {
    /// No spots.
    fn default() -> Lines {
        Lines([[0; 64]; DIRECTIONS])
    }
}

impl Lines {
    /// Adds the spot, or takes it out if it is there.
    pub fn flip(&mut self, spot: Spot) {
        for direction in 0..DIRECTIONS {
            let (line, place) = spot.on(direction);
            self.0[direction][line & 63] ^= 1 << (place & 63);
        }
    }

    /// Whether the spot is in the set.
    pub fn has(&self, spot: Spot) -> bool {
        self.0[0][spot.row()] >> spot.column() & 1 == 1
    }

    /// The nine spots around this one in a direction: bit 4 is the spot itself,
    /// bit 0 is four steps behind it.
    #[expect(clippy::cast_possible_truncation, reason = "places are below 64")]
    pub fn around(&self, spot: Spot, direction: usize) -> usize {
        let (line, place) = spot.on(direction);
        let turn = ((place + 60) & 63) as u32;
        (self.0[direction & 3][line & 63].rotate_right(turn) & 0x1ff) as usize
    }

    /// Whether a tile on this spot stands, or would stand, in a row of five, once
    /// the one on `without` is gone.
    pub fn make_five(&self, spot: Spot, without: Option<Spot>) -> bool {
        (0..DIRECTIONS).any(|direction| {
            let gone = without.and_then(|gone| gone.seen_from(spot, direction)).unwrap_or(0);
            is_five(self.around(spot, direction) & !gone | 1 << 4)
        })
    }
}

/// Whether five of these nine bits are set in a row.
pub const fn is_five(bits: usize) -> bool {
    bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4 != 0
}

/// For nine bits: those that are not set and would make five in a row.
pub const COMPLETING: [u16; 512] = {
    let mut table = [0u16; 512];
    let mut bits = 0;
    while bits < 512 {
        let mut place = 0;
        while place < 9 {
            if bits >> place & 1 == 0 && is_five(bits | 1 << place) {
                table[bits] |= 1 << place;
            }
            place += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fours_are_completed_at_their_gaps_and_ends() {
        assert_eq!(COMPLETING[0b000_111_100], 0b001_000_010);
        assert_eq!(COMPLETING[0b001_011_100], 0b000_100_000);
        assert_eq!(COMPLETING[0b101_011_101], 0b000_100_010);
        assert_eq!(COMPLETING[0b000_111_000], 0);
    }
}
