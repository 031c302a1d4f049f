//! Where the cursors are at the table of `cards`, and which cards can be clicked.

use rules::cards::{Action, Phase, View};

use crate::board::Spot;

/// Where the cursors are, and which cards of the centre are marked.
#[derive(Clone, Debug, Default)]
pub struct CardsBoard {
    /// The card of the centre under the cursor.
    pub centre: usize,
    /// The cards of the centre that will be taken, by place.
    pub marked: Vec<usize>,
    /// The card of the hand under the cursor.
    pub hand: usize,
    /// Which of the choices is next.
    pub choice: usize,
    /// The position that this is about.
    pub seen: Option<(Phase, usize, u32)>,
}

/// Which cards a cursor goes over now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cursor {
    Nowhere,
    /// Those in the centre; several may be marked.
    Marks,
    /// Those in the centre, one of them.
    Centre,
    /// Those in the hand.
    Hand,
}

impl CardsBoard {
    /// Which cards the cursor goes over.
    pub fn cursor(view: &View) -> Cursor {
        let takes = view.actions.iter().any(|action| matches!(action, Action::Take(_)));
        let destroys = view.actions.iter().any(|action| matches!(action, Action::Destroy { .. }));
        match view.open.phase {
            _ if view.actions.is_empty() => Cursor::Nowhere,
            Phase::Draw { .. } | Phase::Take if takes => Cursor::Marks,
            Phase::Lay(_) => Cursor::Hand,
            _ if takes || destroys => Cursor::Centre,
            _ => Cursor::Nowhere,
        }
    }
}

/// The rows of cards that can be clicked.
pub const CENTRE: i16 = 0;
pub const HAND: i16 = 1;

/// A card of the centre, to be clicked.
pub fn in_centre(place: usize) -> Spot {
    Spot::Place(CENTRE, i16::try_from(place).unwrap_or(i16::MAX))
}

/// A card of the hand, to be clicked.
pub fn in_hand(place: usize) -> Spot {
    Spot::Place(HAND, i16::try_from(place).unwrap_or(i16::MAX))
}
