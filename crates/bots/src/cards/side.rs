//! One seat's side of the table, and what may still come.

use rules::Seat;
use rules::cards::{Open, Pile};

use super::tracks::{Row, Tracks};

/// What lies before a seat and what it holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub tracks: Tracks,
    pub row: Row,
}

/// What may still come: the unseen cards and how many of them will be drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub unseen: Row,
    pub deck: u8,
    pub seats: u8,
}

impl Side {
    /// The side of a seat that holds this hand.
    pub fn of(open: &Open, seat: Seat, hand: Pile) -> Side {
        let tracks = open
            .places
            .get(seat.index())
            .map(|place| Tracks::of(&place.sequences, place.discard))
            .unwrap_or_default();
        Side { tracks, row: Row::of(hand) }
    }
}

impl Outlook {
    pub fn of(open: &Open, unseen: Pile) -> Outlook {
        Outlook { unseen: Row::of(unseen), deck: open.deck, seats: open.seats() }
    }
}
