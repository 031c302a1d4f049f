//! How many windows of five spots a colour has to itself, with two, three or four tiles in
//! them. In the moving phase the number is kept up to date with every move, which is many times
//! quicker than looking at all spots again.

use std::sync::LazyLock;

use rules::tiles::Colour;

use super::lines::Lines;
use super::pattern::without_middle;
use super::spot::{DIRECTIONS, Spot};

/// Windows of one colour: those with two, three and four tiles, each in bits of its own, so
/// that sums of windows are sums of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Windows(u32);

impl Windows {
    const fn with(tiles: u32) -> u32 {
        match tiles {
            2 => 1,
            3 => 1 << 12,
            4 => 1 << 22,
            _ => 0,
        }
    }

    /// Windows with two tiles.
    pub fn twos(self) -> i32 {
        (self.0 & 0xfff).cast_signed()
    }

    /// Windows with three tiles.
    pub fn threes(self) -> i32 {
        (self.0 >> 12 & 0x3ff).cast_signed()
    }

    /// Windows with four tiles.
    pub fn fours(self) -> i32 {
        (self.0 >> 22).cast_signed()
    }
}

/// What a tile in the middle of nine spots changes, for every way to fill the other eight: the
/// windows of its own colour and those of the other. Differences wrap around.
type Changes = [[u32; 2]];

static CHANGES: LazyLock<Box<Changes>> = LazyLock::new(|| {
    (0..1usize << 16)
        .map(|index| {
            let spread = |bits: usize| bits & 0x0f | (bits & 0xf0) << 1;
            changes(spread(index & 0xff), spread(index >> 8))
        })
        .collect()
});

fn changes(own: usize, other: usize) -> [u32; 2] {
    let (mut gained, mut blocked) = (0u32, 0u32);
    for window in (0..5).map(|from| 0b11111usize << from) {
        let (mine, yours) = ((own & window).count_ones(), (other & window).count_ones());
        if yours == 0 {
            gained = gained.wrapping_add(Windows::with(mine + 1));
            gained = gained.wrapping_sub(Windows::with(mine));
        }
        if mine == 0 {
            blocked = blocked.wrapping_sub(Windows::with(yours));
        }
    }
    [gained, blocked]
}

/// The change that a tile of a colour makes on a spot, whether it lies there or not: to its
/// own windows and to the other's.
fn change(own: &Lines, other: &Lines, spot: Spot) -> [u32; 2] {
    let table: &Changes = &CHANGES;
    let mut sum = [0u32; 2];
    for direction in 0..DIRECTIONS {
        let mine = without_middle(own.around(spot, direction));
        let yours = without_middle(other.around(spot, direction));
        let [gained, blocked] = table.get(yours << 8 | mine).copied().unwrap_or_default();
        sum = [sum[0].wrapping_add(gained), sum[1].wrapping_add(blocked)];
    }
    sum
}

/// The windows of both colours, by colour.
pub type Both = [Windows; 2];

/// Counts the windows of both colours, whose tiles these are.
pub fn count(tiles: [&[Spot]; 2]) -> Both {
    // Tile by tile, each with those before it.
    let mut lines = [Lines::default(), Lines::default()];
    let mut windows = Both::default();
    for colour in [Colour::Red, Colour::Yellow] {
        for &tile in tiles[colour as usize] {
            windows = with(windows, &lines, colour, tile);
            lines[colour as usize].flip(tile);
        }
    }
    windows
}

/// The windows once a tile of this colour, not on the table now, is put on a spot.
pub fn with(windows: Both, lines: &[Lines; 2], colour: Colour, spot: Spot) -> Both {
    changed(windows, lines, colour, spot, u32::wrapping_add)
}

/// The windows once the tile of this colour, still on the table, is taken off a spot.
pub fn without(windows: Both, lines: &[Lines; 2], colour: Colour, spot: Spot) -> Both {
    changed(windows, lines, colour, spot, u32::wrapping_sub)
}

fn changed(
    mut windows: Both,
    lines: &[Lines; 2],
    colour: Colour,
    spot: Spot,
    sum: impl Fn(u32, u32) -> u32,
) -> Both {
    let (me, you) = (colour as usize, colour.other() as usize);
    let [gained, blocked] = change(&lines[me], &lines[you], spot);
    windows[me].0 = sum(windows[me].0, gained);
    windows[you].0 = sum(windows[you].0, blocked);
    windows
}
