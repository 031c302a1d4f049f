//! The cursor at the table of `tiles`, and where something can be done.

use rules::tiles::{Action, Cell, View};

/// Where the cursor is, and which tile was lifted.
#[derive(Clone, Debug, Default)]
pub struct TilesBoard {
    /// The cell under the cursor.
    pub cursor: Option<Cell>,
    /// The tile that is about to move.
    pub lifted: Option<Cell>,
    /// How many turns had been taken when this was last looked at.
    pub seen: usize,
}

impl TilesBoard {
    /// The cell under the cursor.
    pub fn at(&self) -> Cell {
        self.cursor.unwrap_or(Cell::CENTRE)
    }
}

/// The cells where something can be done: to place, to lift, or to put down what was lifted.
pub fn marks(view: &View, lifted: Option<Cell>) -> Vec<Cell> {
    let mark = |step: &Action| match (*step, lifted) {
        (Action::Place(cell), _) => Some(cell),
        (Action::Move { from, to }, Some(lifted)) => (from == lifted).then_some(to),
        (Action::Move { from, .. }, None) => Some(from),
        _ => None,
    };
    let mut cells: Vec<Cell> = view.actions.iter().filter_map(mark).collect();
    cells.dedup();
    cells
}
