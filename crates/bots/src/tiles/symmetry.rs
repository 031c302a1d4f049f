//! One form for all positions that are the same but turned, mirrored or shifted, so
//! that they are judged alike.

use rules::tiles::{Action, Cell, Colour, View};

use super::board::Board;
use super::spot::Spot;
use super::step::Step;

/// Turns and mirror images of the table.
const SYMMETRIES: u8 = 8;

/// Across and down.
type Place = (i16, i16);

/// A game up to symmetry: what was placed, whatever the order, and what was moved since.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Form {
    yellow_starts: bool,
    placed: [Vec<Place>; 2],
    moves: Vec<Option<(Place, Place)>>,
}

/// A form, and how the table was turned into it.
#[derive(Clone, Debug)]
pub struct Turned {
    pub form: Form,
    symmetry: u8,
    shift: Place,
}

impl Turned {
    /// The least of the forms of this game, after one more step if one is given. `None` if
    /// the view is of no game that the rules allow.
    pub fn of(view: &View, step: Option<Action>) -> Option<Turned> {
        let moves: Vec<Action> = view.moves.iter().copied().chain(step.filter(is_move)).collect();
        let (mut red, mut yellow) = (view.red.to_vec(), view.yellow.to_vec());
        for action in view.moves.iter().rev() {
            if let Action::Move { from, to } = *action {
                *red.iter_mut().chain(&mut yellow).find(|tile| **tile == to)? = from;
            }
        }
        let starter = Colour::of(view.starter?);
        if let Some(Action::Place(cell)) = step {
            match (starter, red.len() == yellow.len()) {
                (Colour::Red, true) | (Colour::Yellow, false) => red.push(cell),
                _ => yellow.push(cell),
            }
        }
        let yellow_starts = starter == Colour::Yellow;
        let turned = (0..SYMMETRIES).map(|symmetry| {
            let shift = corner(red.iter().chain(&yellow).map(|&cell| turn(cell, symmetry)));
            let there = |cell: Cell| {
                let (x, y) = turn(cell, symmetry);
                (x - shift.0, y - shift.1)
            };
            let placed = [&red, &yellow].map(|tiles| {
                let mut places: Vec<Place> = tiles.iter().map(|&cell| there(cell)).collect();
                places.sort_unstable();
                places
            });
            let moves = moves.iter().map(|action| match *action {
                Action::Move { from, to } => Some((there(from), there(to))),
                _ => None,
            });
            let form = Form { yellow_starts, placed, moves: moves.collect() };
            Turned { form, symmetry, shift }
        });
        // The starter's tiles are compared first, so that the colours do not matter.
        let key = |turned: &Turned| turned.form.clone().starter_first();
        turned.min_by_key(key)
    }

    /// Where a cell of the table is in the form.
    pub fn there(&self, cell: Cell) -> Cell {
        let (x, y) = turn(cell, self.symmetry);
        Cell::new(x - self.shift.0, y - self.shift.1)
    }

    /// A step in the form as one on the table; `middle` is the middle of the group in the form.
    pub fn back(&self, step: Step, middle: Cell) -> Action {
        let back = |cell: Cell| {
            let (x, y) = (cell.x + self.shift.0, cell.y + self.shift.1);
            let (x, y) = turn(Cell::new(x, y), inverse(self.symmetry));
            Cell::new(x, y)
        };
        match step.action(middle) {
            Action::Place(cell) => Action::Place(back(cell)),
            Action::Move { from, to } => Action::Move { from: back(from), to: back(to) },
            other => other,
        }
    }
}

impl Form {
    /// The same with the starter's tiles as red, so that the colours do not matter.
    #[must_use]
    pub fn starter_first(mut self) -> Form {
        if self.yellow_starts {
            self.placed.swap(0, 1);
            self.yellow_starts = false;
        }
        self
    }

    /// The position, always built up in the same way.
    pub fn board(&self) -> Board {
        let spot = |&(x, y): &Place| Spot::of(Cell::new(x, y));
        let starter = if self.yellow_starts { Colour::Yellow } else { Colour::Red };
        let moves = self.moves.iter().map(|step| match step {
            Some((from, to)) => Step::Move { from: spot(from), to: spot(to) },
            None => Step::Pass,
        });
        let [red, yellow] = &self.placed;
        Board::replayed(starter, red.iter().map(spot), yellow.iter().map(spot), moves)
    }
}

fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Pass)
}

/// The least place in either direction.
fn corner(places: impl Iterator<Item = Place>) -> Place {
    places.reduce(|least, place| (least.0.min(place.0), least.1.min(place.1))).unwrap_or_default()
}

fn turn(cell: Cell, symmetry: u8) -> Place {
    let (x, y) = if symmetry & 4 == 0 { (cell.x, cell.y) } else { (cell.y, cell.x) };
    (if symmetry & 1 == 0 { x } else { -x }, if symmetry & 2 == 0 { y } else { -y })
}

/// Swapping after mirroring is mirroring the other way after swapping.
const fn inverse(symmetry: u8) -> u8 {
    match symmetry {
        5 => 6,
        6 => 5,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_turned_can_be_turned_back() {
        let cell = Cell::new(3, -7);
        for symmetry in 0..SYMMETRIES {
            let (x, y) = turn(cell, symmetry);
            assert_eq!(turn(Cell::new(x, y), inverse(symmetry)), (3, -7));
        }
    }
}
