//! A turn as the search sees it.

use rules::tiles::{Action, Cell};

use super::spot::Spot;

/// One turn on the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A tile is placed (T3).
    Place(Spot),
    /// A tile is moved (T5).
    Move {
        /// Where the tile is taken off.
        from: Spot,
        /// Where it is put.
        to: Spot,
    },
    /// No legal move (T5.5).
    Pass,
}

impl Step {
    /// Where a tile is put, if one is.
    pub const fn target(self) -> Option<Spot> {
        match self {
            Step::Place(to) | Step::Move { to, .. } => Some(to),
            Step::Pass => None,
        }
    }

    /// The same turn on the table, for a group around `middle`.
    pub fn action(self, middle: Cell) -> Action {
        match self {
            Step::Place(to) => Action::Place(to.cell(middle)),
            Step::Move { from, to } => {
                Action::Move { from: from.cell(middle), to: to.cell(middle) }
            }
            Step::Pass => Action::Pass,
        }
    }

    /// The turn on the window; `None` for what chance does.
    pub const fn of(action: Action) -> Option<Step> {
        match action {
            Action::First(_) => None,
            Action::Place(to) => Some(Step::Place(Spot::of(to))),
            Action::Move { from, to } => {
                Some(Step::Move { from: Spot::of(from), to: Spot::of(to) })
            }
            Action::Pass => Some(Step::Pass),
        }
    }
}
