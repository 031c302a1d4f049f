//! What a tile on an empty spot would make along one line, for every way in
//! which the eight spots around it can be filled.
//!
//! A spot that shares no edge with a tile cannot be filled yet (T3.2), so a four
//! that only such a spot completes is no threat yet. Tiles across and down bring
//! neighbours to the next spots of their own line; diagonals do not.

use std::sync::LazyLock;

use super::lines::{COMPLETING, is_five};

/// What one or more lines give, each count in its own bits, so that sums of up
/// to four lines are sums of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain(u32);

impl Gain {
    const THREE: u32 = 1 << 16;
    const OPEN_THREE: u32 = 1 << 19;
    const FOUR: u32 = 1 << 22;
    const FIVE: u32 = 1 << 26;

    /// The gain of both.
    #[must_use]
    pub const fn and(self, other: Gain) -> Gain {
        Gain(self.0 + other.0)
    }

    /// How much all rows through the spot are worth.
    pub const fn score(self) -> i32 {
        (self.0 & 0xffff) as i32
    }

    /// Rows that one more tile would make a four.
    pub const fn threes(self) -> u32 {
        self.0 >> 16 & 7
    }

    /// Rows that one more tile would make a four with two ends.
    pub const fn open_threes(self) -> u32 {
        self.0 >> 19 & 7
    }

    /// Spots that would make five next, two at most for each line.
    pub const fn fours(self) -> u32 {
        self.0 >> 22 & 15
    }

    /// Whether it makes five.
    pub const fn is_five(self) -> bool {
        self.0 >> 26 != 0
    }
}

/// Gains by direction and by what lies around a spot.
pub struct Patterns {
    straight: Box<[Gain; 1 << 16]>,
    diagonal: Box<[Gain; 1 << 16]>,
}

/// The one table of patterns.
pub static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::new);

/// Value of a window of five by the number of own tiles in it.
const WORTH: [u32; 6] = [0, 1, 6, 24, 60, 0];

impl Patterns {
    fn new() -> Patterns {
        Patterns { straight: table(true), diagonal: table(false) }
    }

    /// What a tile gives in a direction. `own` and `other` are the tiles around
    /// it, eight bits each; `closed` are the empty spots that cannot be filled.
    pub fn gain(&self, direction: usize, own: usize, other: usize, closed: usize) -> Gain {
        let table = if direction < 2 { &self.straight } else { &self.diagonal };
        table[((other | closed) << 8 | own | closed) & 0xffff]
    }
}

/// Of nine bits around a spot, the eight without the spot itself.
pub const fn without_middle(bits: usize) -> usize {
    bits & 0x0f | bits >> 1 & 0xf0
}

fn table(straight: bool) -> Box<[Gain; 1 << 16]> {
    let mut gains = Box::new([Gain::default(); 1 << 16]);
    for (index, gain) in gains.iter_mut().enumerate() {
        let (low, high) = (with_middle(index & 0xff), with_middle(index >> 8));
        let closed = low & high;
        *gain =
            Line { own: low & !closed | 1 << 4, other: high & !closed, closed, straight }.gain();
    }
    gains
}

const fn with_middle(bits: usize) -> usize {
    bits & 0x0f | (bits & 0xf0) << 1
}

/// Nine spots in a line, the tile in the middle just put there.
struct Line {
    own: usize,
    other: usize,
    /// Empty spots that shared no edge with a tile before.
    closed: usize,
    straight: bool,
}

impl Line {
    fn gain(&self) -> Gain {
        if is_five(self.own) {
            return Gain(Gain::FIVE + self.score());
        }
        let closed = self.closed & !self.opened_by(1 << 4);
        let fives = self.fives(self.own, closed);
        let mut gain = self.score();
        if fives > 0 {
            gain += fives.min(2) * Gain::FOUR;
        } else {
            let best = (0..9)
                .map(|place| 1 << place)
                .filter(|spot| (self.own | self.other | closed) & spot == 0)
                .map(|spot| self.fives(self.own | spot, closed & !self.opened_by(spot)))
                .max();
            gain += match best {
                Some(2..) => Gain::OPEN_THREE,
                Some(1) => Gain::THREE,
                _ => 0,
            };
        }
        Gain(gain)
    }

    /// How many spots would make five and can be filled.
    fn fives(&self, own: usize, closed: usize) -> u32 {
        (usize::from(COMPLETING[own]) & !self.other & !closed).count_ones()
    }

    /// The spots of this line that a tile brings a neighbour to.
    fn opened_by(&self, tile: usize) -> usize {
        if self.straight { tile << 1 | tile >> 1 } else { 0 }
    }

    /// The worth of all windows of five through the middle that the other
    /// colour is not in; less for every spot in them that cannot be filled.
    fn score(&self) -> u32 {
        let windows = (0..5).map(|from| 0b11111 << from);
        let worth = |window: usize| {
            let worth = 4 * WORTH[(self.own & window).count_ones() as usize];
            let closed = (self.closed & window).count_ones();
            (0..closed).fold(worth, |worth, _| worth * 3 / 4)
        };
        windows.filter(|window| self.other & window == 0).map(worth).sum::<u32>() / 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line as a picture: `x` own, `o` other, `.` empty, `#` empty and closed;
    /// the middle, where the tile goes, is `T`.
    fn gain(direction: usize, picture: &str) -> Gain {
        let bits = |wanted: char| {
            let set = picture.chars().enumerate().filter(|&(_, found)| found == wanted);
            without_middle(set.map(|(place, _)| 1 << place).sum())
        };
        PATTERNS.gain(direction, bits('x'), bits('o'), bits('#'))
    }

    #[test]
    fn rows_are_told_by_what_completes_them() {
        assert!(gain(0, "xx..Txxxx").is_five());
        assert_eq!(gain(0, "....Txxx.").fours(), 2);
        assert_eq!(gain(0, "...oTxxx.").fours(), 1);
        assert_eq!(gain(0, "..x.Txx..").fours(), 1);
        assert_eq!(gain(0, "....Txx..").open_threes(), 1);
        assert_eq!(gain(0, "..o.Txx.o").open_threes(), 0);
        assert_eq!(gain(0, "..o.Txx.o").threes(), 1);
        assert_eq!(gain(0, "...oTxx..").threes(), 1);
    }

    #[test]
    fn a_spot_without_a_neighbour_completes_nothing_yet() {
        // Across, the row itself is the neighbour of both its ends.
        assert_eq!(gain(0, "...#Txxx#").fours(), 1);
        assert_eq!(gain(2, "...#Txxx#").fours(), 0);
        assert_eq!(gain(2, "....Txxx#").fours(), 1);
        assert_eq!(gain(2, "..#.Txx.#").open_threes(), 0);
    }
}
