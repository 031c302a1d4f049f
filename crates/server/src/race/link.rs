//! How a seat is connected.

use std::time::Duration;

use super::trips::Trip;

/// How a seat is connected, as known when the roll was made: what comes later
/// could be chosen by someone who has seen the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// A bot plays, so nothing travels.
    Here,
    /// A person plays on some device.
    Device {
        /// Seats with the same number share one device, and so one clock.
        device: u32,
        /// What was measured; `None` if it is too little to tell.
        trip: Option<Trip>,
    },
}

impl Link {
    pub(super) fn same_clock(self, other: Link) -> bool {
        match (self, other) {
            (Link::Here, Link::Here) => true,
            (Link::Device { device: one, .. }, Link::Device { device, .. }) => one == device,
            _ => false,
        }
    }

    pub(super) fn trip(self) -> Option<Duration> {
        match self {
            Link::Here => None,
            Link::Device { trip, .. } => trip.map(Trip::usual),
        }
    }
}
