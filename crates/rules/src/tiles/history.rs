//! What has happened since the 32nd tile, to tell repetition (T6).

use super::action::Action;
use super::position::Position;

/// The turns of the moving phase and the positions that stood in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct History {
    turns: Vec<Action>,
    /// The position after the 32nd tile, then that after each turn.
    positions: Vec<Position>,
}

impl History {
    /// Turns of the moving phase after which the game is drawn (T6).
    pub(super) const LONGEST: usize = 200;

    /// A moving phase that starts from this position.
    pub(super) fn begin(position: Position) -> History {
        History { turns: Vec::new(), positions: vec![position] }
    }

    pub(super) fn push(&mut self, turn: Action, position: Position) {
        self.turns.push(turn);
        self.positions.push(position);
    }

    pub(super) fn turns(&self) -> &[Action] {
        &self.turns
    }

    /// How often the present position has stood, now included; 0 until all
    /// tiles are on the table.
    pub(super) fn times_stood(&self) -> usize {
        let now = self.positions.last();
        self.positions.iter().filter(|&position| Some(position) == now).count()
    }

    /// Whether the game is drawn now, unless somebody has won (T6).
    pub(super) fn is_drawn(&self) -> bool {
        self.turns.len() >= History::LONGEST || self.times_stood() >= 3
    }
}
