//! Random words that tell positions apart.

use rules::tiles::Colour;

use super::spot::{SPOTS, Spot};

static KEYS: [[u64; SPOTS]; 2] = {
    let mut keys = [[0; SPOTS]; 2];
    let mut seed = 0;
    let mut spot = 0;
    while spot < SPOTS {
        seed += 1;
        keys[0][spot] = mixed(seed);
        seed += 1;
        keys[1][spot] = mixed(seed);
        spot += 1;
    }
    keys
};

/// The word of yellow's turn.
pub const YELLOW_TO_MOVE: u64 = mixed(0x7469_6c65_7321);

/// The word of a tile of this colour on this spot.
pub fn key(colour: Colour, spot: Spot) -> u64 {
    KEYS[colour as usize][spot.index()]
}

/// A number spread over all 64 bits (the finish of splitmix64).
pub const fn mixed(number: u64) -> u64 {
    let mut word = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// Where a key belongs in a table whose size is a power of two.
#[expect(clippy::cast_possible_truncation, reason = "only the lower bits are wanted")]
pub fn place(key: u64, size: usize) -> usize {
    key as usize & (size - 1)
}
