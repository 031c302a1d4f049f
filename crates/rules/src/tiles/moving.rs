//! Moving tiles once all of them lie on the table (T5).
//!
//! There is no draw for two sides without a legal move (T5.5), because one
//! always has one. Where the group hangs together by single tiles, take an
//! outermost part that does not, with at most one such tile in it. Look at the
//! leftmost tile of its top row and at the rightmost of its bottom row. At least
//! one of the two is not that tile; all its neighbours are in the part, hence it
//! has a free edge and holds nothing together. The others leave it many cells.

use super::action::Action;
use super::cell::Cell;
use super::colour::Colour;
use super::group::Group;
use super::illegal::Illegal;
use super::state::Tiles;

/// How many moves there seldom are more of.
const USUALLY_AT_MOST: usize = 320;

impl Tiles {
    /// Adds every legal move of a colour to `out`: by the tile in the order of
    /// reading, then by where it goes.
    pub(super) fn list_moves(&self, colour: Colour, out: &mut Vec<Action>) {
        let board = self.board();
        let own = self.tiles(colour);
        // Most positions have fewer: the list then grows once.
        out.reserve(USUALLY_AT_MOST);
        for from in Group::of(&board).liftable().filter(|from| own.contains(from)) {
            let left = board.without(from);
            let targets = left.border().filter(|&to| to != from);
            out.extend(targets.map(|to| Action::Move { from, to }));
        }
    }

    /// Whether a colour has a legal move: a tile that can be taken off can always
    /// be put somewhere else.
    pub(super) fn can_move(&self, colour: Colour) -> bool {
        let own = self.tiles(colour);
        Group::of(&self.board()).liftable().any(|cell| own.contains(&cell))
    }

    /// Whether a colour may take off the tile on this cell.
    pub(super) fn check_lift(&self, colour: Colour, from: Cell) -> Result<(), Illegal> {
        if self.tiles(colour.other()).contains(&from) {
            return Err(Illegal::NotYourTile);
        }
        Group::of(&self.board()).check_lift(from)
    }

    /// Whether a colour may make this move.
    pub(super) fn check_move(&self, colour: Colour, from: Cell, to: Cell) -> Result<(), Illegal> {
        self.check_lift(colour, from)?;
        if to == from {
            return Err(Illegal::SameCell);
        }
        let mut others = self.all_tiles().filter(|&&tile| tile != from);
        if others.clone().any(|&tile| tile == to) {
            return Err(Illegal::TargetOccupied);
        }
        if others.any(|tile| tile.touches(to)) { Ok(()) } else { Err(Illegal::NoNeighbourLeft) }
    }
}
