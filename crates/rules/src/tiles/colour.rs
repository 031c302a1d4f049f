//! The two colours of tiles, and whose they are (T2).

use crate::seat::{Seat, Seats};

/// Tiles of each colour (T1).
pub(super) const EACH: usize = 16;
/// Tiles of both colours.
pub(super) const TILES: usize = 2 * EACH;

/// A colour of tiles: that of a player, or of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Seats 0 and 2.
    Red,
    /// Seats 1 and 3.
    Yellow,
}

impl Colour {
    /// The colour that this seat plays.
    pub const fn of(seat: Seat) -> Colour {
        if seat.number().is_multiple_of(2) { Colour::Red } else { Colour::Yellow }
    }

    /// The opponents' colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Yellow,
            Colour::Yellow => Colour::Red,
        }
    }

    /// Who plays this colour at a table of this many.
    pub fn team(self, seats: u8) -> Seats {
        Seat::all(seats).filter(|&seat| Colour::of(seat) == self).collect()
    }
}
