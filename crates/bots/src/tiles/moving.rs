//! Moving tiles on the search board (T5): which can be taken off, which move makes
//! five, and which moves stop the other colour from making five next.

use arrayvec::ArrayVec;
use rules::tiles::Colour;

use super::board::{Board, EACH, Steps};
use super::group;
use super::spot::Spot;
use super::step::Step;

impl Board {
    /// The tiles that the colour in turn may take off.
    pub fn liftable(&self) -> impl Iterator<Item = Spot> {
        self.liftable_of(self.to_move())
    }

    fn liftable_of(&self, colour: Colour) -> impl Iterator<Item = Spot> {
        let own = 0xffff << (EACH * colour as usize);
        group::spots_of(self, group::liftable(self) & own)
    }

    /// Whether a spot of the frontier has another neighbour than the tile on `from`.
    pub(super) fn stays_reached(&self, spot: Spot, from: Spot) -> bool {
        self.near(spot) > u8::from(spot.touches(from))
    }

    /// A step with which the colour in turn makes five, if there is one.
    pub fn winning_step(&self) -> Option<Step> {
        let colour = self.to_move();
        let five = self.fives(colour)[0]?;
        if self.is_moving() {
            self.winning_moves(colour).next().map(|(from, to)| Step::Move { from, to })
        } else {
            (self.left(colour) > 0).then_some(Step::Place(five))
        }
    }

    /// Whether the other colour would make five by a move if this one passed.
    pub fn is_threatened(&self) -> bool {
        let other = self.to_move().other();
        self.fives(other)[0].is_some() && self.winning_moves(other).next().is_some()
    }

    /// The moves of a colour that make five, each from where to where.
    fn winning_moves(&self, colour: Colour) -> impl Iterator<Item = (Spot, Spot)> {
        let spots = self.spots_for_five(colour);
        // What holds the group together is asked only if nothing simpler makes five.
        let loose = self.tiles(colour).iter().copied().filter(|&tile| self.is_loose(tile));
        let others = std::iter::once_with(move || {
            self.liftable_of(colour).filter(|&tile| !self.is_loose(tile))
        });
        let tiles = loose.chain(others.flatten());
        tiles.flat_map(move |from| spots.clone().into_iter().map(move |to| (from, to))).filter(
            move |&(from, to)| {
                self.stays_reached(to, from) && self.lines(colour).make_five(to, Some(from))
            },
        )
    }

    /// The spots where another tile of a colour would make five, each once; the
    /// first few of them are enough to win.
    fn spots_for_five(&self, colour: Colour) -> ArrayVec<Spot, 8> {
        let mut spots = ArrayVec::new();
        for &to in &self.completing[colour as usize] {
            if self.near(to) > 0
                && !self.is_occupied(to)
                && !spots.contains(&to)
                && self.makes_five(colour, to)
                && spots.try_push(to).is_err()
            {
                break;
            }
        }
        spots
    }

    /// The moves that may stop the other colour from making five next: all that do,
    /// and few that do not.
    ///
    /// With the lifted tile off the table, each way to make five is stopped only by
    /// a tile on its spot, or by one beside the tile that it would move: that may then have
    /// no free edge (T5.1) or hold the new tile (T5.2).
    pub fn defences(&mut self, out: &mut Steps) {
        out.clear();
        let colour = self.to_move();
        let own: ArrayVec<Spot, EACH> = self.liftable().collect();
        for &from in &own {
            let remembered = self.completing[colour as usize].len();
            self.lift(colour, from);
            let spots = self.spots_for_five(colour.other());
            let mut stops = None;
            for (moved, spot) in self.winning_moves(colour.other()) {
                let stops: &mut ArrayVec<Spot, 5> =
                    stops.get_or_insert_with(|| around(moved, spot));
                stops.retain(|stop| *stop == spot || stop.touches(moved));
                if stops.is_empty() || stops.as_slice() == spots.as_slice() {
                    break;
                }
            }
            let stops = stops.as_deref().unwrap_or(self.frontier());
            let free = |to: &&Spot| **to != from && self.near(**to) > 0 && !self.is_occupied(**to);
            out.extend(stops.iter().filter(free).map(|&to| Step::Move { from, to }));
            self.put(colour, from);
            self.completing[colour as usize].truncate(remembered);
        }
        if own.is_empty() {
            out.push(Step::Pass);
        }
    }
}

/// The neighbours of a tile and one more spot, each once.
fn around(tile: Spot, spot: Spot) -> ArrayVec<Spot, 5> {
    let others = tile.neighbours().into_iter().filter(|near| *near != spot);
    std::iter::once(spot).chain(others).collect()
}
