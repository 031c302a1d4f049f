//! What an observer knows: everything. Nothing is hidden in this game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::cell::Cell;
use super::colour::{Colour, EACH, TILES};
use super::options::Options;
use super::state::Tiles;
use crate::game::{Actor, Game, Observer, Turn};
use crate::seat::Seat;

/// The whole game as it stands and as it came about, and what the observer may do.
///
/// Red and yellow are placed in turn from the starter on and `moves` tells the
/// rest, so that the game can be played again from a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TilesView"))]
pub struct View {
    /// Who acts next.
    pub turn: Turn,
    /// Who started; nobody until chance has drawn.
    pub starter: Option<Seat>,
    /// How many tiles each seat has yet to place.
    pub left: ArrayVec<u8, 4>,
    /// Where the red tiles lie, in the order of placing; a tile that moves keeps
    /// its place in the list.
    pub red: ArrayVec<Cell, EACH>,
    /// Where the yellow tiles lie, in the same way.
    pub yellow: ArrayVec<Cell, EACH>,
    /// The turns of the moving phase so far: moves and passes. 200 of them are a
    /// draw (T6).
    pub moves: Vec<Action>,
    /// How often the present position has stood: the third time is a draw (T6).
    /// 0 until all tiles are on the table.
    pub stood: u8,
    /// The last turn that was taken.
    pub last: Option<Action>,
    /// The row that won, all of its tiles in the order of reading; of both rows,
    /// if the last tile made two.
    pub row: ArrayVec<Cell, EACH>,
    /// What the observer may do now.
    pub actions: Vec<Action>,
}

impl View {
    pub(super) fn of(state: &Tiles, who: Observer) -> View {
        let turn = state.turn();
        let mut actions = Vec::new();
        if let (Observer::Seat(seat), Turn::Seat(in_turn)) = (who, turn)
            && seat == in_turn
        {
            state.list(&mut actions);
        }
        View {
            turn,
            starter: state.starter(),
            left: state.left(),
            red: state.tiles(Colour::Red).iter().copied().collect(),
            yellow: state.tiles(Colour::Yellow).iter().copied().collect(),
            moves: state.turns().to_vec(),
            stood: u8::try_from(state.times_stood()).unwrap_or(u8::MAX),
            last: state.last(),
            row: state.row(),
            actions,
        }
    }

    /// The state that this is a view of, if it is one: the game played again.
    pub(super) fn replay(&self) -> Option<Tiles> {
        let seats = u8::try_from(self.left.len()).ok()?;
        let mut state = Tiles::start(&Options { first: self.starter }, seats).ok()?;
        for step in self.placements()?.into_iter().chain(self.moves.iter().copied()) {
            let by = Actor::Seat(state.in_turn()?);
            state.play(by, &step).ok()?;
        }
        let mut again = View::of(&state, Observer::Public);
        // Whoever is in turn has something to do, so no actions are those of another.
        if !self.actions.is_empty() {
            state.list(&mut again.actions);
        }
        (again == *self).then_some(state)
    }

    /// The steps of the placing phase, in order.
    fn placements(&self) -> Option<Vec<Action>> {
        let (mut red, mut yellow) = (self.red.clone(), self.yellow.clone());
        for step in self.moves.iter().rev() {
            if let Action::Move { from, to } = *step {
                *red.iter_mut().chain(&mut yellow).find(|tile| **tile == to)? = from;
            }
        }
        let mut placements = Vec::with_capacity(TILES);
        let (mut next, mut then) = match self.starter.map(Colour::of) {
            Some(Colour::Yellow) => (yellow.iter(), red.iter()),
            _ => (red.iter(), yellow.iter()),
        };
        while let Some(&cell) = next.next() {
            placements.push(Action::Place(cell));
            std::mem::swap(&mut next, &mut then);
        }
        Some(placements)
    }
}

impl Tiles {
    /// How many tiles each seat has yet to place.
    pub(super) fn left(&self) -> ArrayVec<u8, 4> {
        // T2: 16 tiles for each of two, 8 for each of four.
        let each = if self.seats() == 2 { 16 } else { 8 };
        let mut left: ArrayVec<u8, 4> = Seat::all(self.seats()).map(|_| each).collect();
        if let Some(mut seat) = self.starter() {
            for _ in 0..self.placed() {
                left[seat.index()] -= 1;
                seat = seat.next(self.seats());
            }
        }
        left
    }
}
