//! What one turn changes in what people see of the game, told in few words: in the moving phase a whole
//! view lists some 240 moves and all turns so far.

use arrayvec::ArrayVec;
use serde_json::Value;

use super::action::Action;
use super::cell::Cell;
use super::colour::{Colour, EACH};
use super::group::Group;
use super::state::Tiles;
use crate::change::{Change, Pairs, Put};
use crate::game::{Game, Observer, Turn};

impl Tiles {
    /// What the turn that led here has changed for an observer.
    pub(super) fn changed_by(&self, step: Action, who: Observer) -> Option<Change> {
        let mut change = Change::default();
        let last = Value::String(step.to_string());
        match step {
            Action::First(_) => return None,
            Action::Place(cell) => {
                let (list, _) = self.find(cell)?;
                change.push(list, cell.to_string());
                change.set("left", self.left().as_slice());
            }
            Action::Move { to, .. } => {
                let (list, at) = self.find(to)?;
                change.put = Some(Put { list: list.to_owned(), at, is: to.to_string().into() });
                change.push("moves", last.clone());
            }
            Action::Pass => change.push("moves", last.clone()),
        }
        change.set("last", last);
        change.set("turn", serde_json::to_value(self.turn()).ok()?);
        if self.is_moving() {
            change.set("stood", self.times_stood());
        }
        let row = self.row();
        if !row.is_empty() {
            change.set("row", serde_json::to_value(row).ok()?);
        }
        match (who, self.turn()) {
            (Observer::Seat(seat), Turn::Seat(in_turn)) if seat == in_turn => {
                change.may = Some(self.offered(Colour::of(seat)));
            }
            _ => change.set("actions", Value::Array(Vec::new())),
        }
        Some(change)
    }

    /// The field of a view that lists the tile on a cell, and its place there.
    fn find(&self, cell: Cell) -> Option<(&'static str, usize)> {
        [(Colour::Red, "red"), (Colour::Yellow, "yellow")].into_iter().find_map(|(colour, list)| {
            let at = self.tiles(colour).iter().position(|tile| *tile == cell)?;
            Some((list, at))
        })
    }

    /// All that a colour may do: the tiles that can be lifted, and the cells where they can go. Not
    /// possible is only to put a tile where nothing but itself has been near (T5).
    fn offered(&self, colour: Colour) -> Pairs {
        // Lists seldom get longer, so they need not grow on the way.
        let list = String::with_capacity;
        let mut offered = Pairs { to: list(320), ..Pairs::default() };
        if !self.is_moving() {
            if self.placed() == 0 {
                append(&mut offered.to, Cell::CENTRE);
            }
            self.board().border().for_each(|cell| append(&mut offered.to, cell));
            return offered;
        }
        let board = self.board();
        let own = self.tiles(colour);
        let group = Group::of(&board);
        let lifted: ArrayVec<Cell, EACH> =
            group.liftable().filter(|from| own.contains(from)).collect();
        (offered.from, offered.except) = (list(112), list(224));
        lifted.iter().for_each(|from| append(&mut offered.from, *from));
        if lifted.is_empty() {
            offered.to.push_str("pass");
            return offered;
        }
        for to in board.border() {
            append(&mut offered.to, to);
            if let Some(only) = board.only_neighbour(to)
                && lifted.contains(&only)
            {
                append_step(&mut offered.except, Action::Move { from: only, to });
            }
        }
        offered
    }
}

/// Adds a cell to a list with spaces between its entries; it is written as the step that fills it is.
fn append(list: &mut String, cell: Cell) {
    append_step(list, Action::Place(cell));
}

fn append_step(list: &mut String, step: Action) {
    if !list.is_empty() {
        list.push(' ');
    }
    // Nothing can go wrong while a string is written.
    let _ = step.write(list);
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::game::Actor;
    use crate::playout::Playout;
    use crate::tiles::Options;

    /// In the moving phase of a long game what changed takes a small part of what there is.
    #[test]
    fn changes_are_short() {
        let (mut turns, mut whole, mut changed) = (0, 0, 0);
        for seed in 0..40 {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let mut game = Playout::<Tiles>::new(Tiles::start(&Options::default(), 2).unwrap());
            while let Some((by, step)) = game.step(&mut rng) {
                let (Actor::Seat(_), Turn::Seat(next)) = (by, game.state.turn()) else { continue };
                let length = |json: serde_json::Result<String>| json.unwrap().len();
                let who = Observer::Seat(next);
                turns += 1;
                whole += length(serde_json::to_string(&game.state.view(who)));
                let change = game.state.changed(&step, who).expect("every turn can be told");
                changed += length(serde_json::to_string(&change));
            }
        }
        assert!(turns > 1000 && changed * 4 < whole, "{changed} of {whole} in {turns} turns");
    }
}
