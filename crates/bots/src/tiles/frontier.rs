//! The empty spots that share an edge with a tile: where a tile can be put.

use arrayvec::ArrayVec;

use super::spot::{SPOTS, Spot};

/// 32 tiles in a row touch 66 spots, and no group touches more.
const MOST: usize = 68;

/// A set of spots that are quickly added, taken out and listed.
#[derive(Clone, Debug)]
pub struct Frontier {
    spots: ArrayVec<Spot, MOST>,
    /// Where each spot stands in the list, while it does.
    places: [u8; SPOTS],
}

impl Frontier {
    /// No spots.
    pub const fn new() -> Frontier {
        Frontier { spots: ArrayVec::new_const(), places: [0; SPOTS] }
    }

    /// The spots, in an order that depends on how they came.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// Adds a spot that is not in it.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 68 spots")]
    pub fn add(&mut self, spot: Spot) {
        self.places[spot.index()] = self.spots.len() as u8;
        // It cannot be full, see `MOST`.
        let _ = self.spots.try_push(spot);
    }

    /// Takes a spot out that is in it.
    pub fn take(&mut self, spot: Spot) {
        let place = self.places[spot.index()];
        if let Some(last) = self.spots.pop()
            && last != spot
            && let Some(here) = self.spots.get_mut(usize::from(place))
        {
            *here = last;
            self.places[last.index()] = place;
        }
    }
}
