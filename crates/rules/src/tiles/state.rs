//! A game in progress, and what each step does to it.

use arrayvec::ArrayVec;

use super::action::Action;
use super::board::Board;
use super::cell::Cell;
use super::colour::{Colour, EACH, TILES};
use super::history::History;
use super::illegal::Illegal;
use super::row;
use crate::game::{Game, Outcome, Turn};
use crate::seat::Seat;

/// A game of `tiles` in progress: the tiles on the table, whose turn it is, and what T6 must remember.
///
/// The tiles are always connected and never more than 16 of a colour: the only
/// way to a state is through the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles {
    seats: u8,
    /// Nobody until chance has drawn.
    starter: Option<Seat>,
    /// In the order of placing; a tile that moves keeps its number.
    red: ArrayVec<Cell, EACH>,
    yellow: ArrayVec<Cell, EACH>,
    history: History,
    pub(super) outcome: Option<Outcome>,
}

impl Tiles {
    pub(super) fn new(seats: u8, starter: Option<Seat>) -> Tiles {
        Tiles {
            seats,
            starter,
            red: ArrayVec::new(),
            yellow: ArrayVec::new(),
            history: History::default(),
            outcome: None,
        }
    }

    /// How many play: 2 or 4.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Who started; nobody until chance has drawn.
    pub fn starter(&self) -> Option<Seat> {
        self.starter
    }

    /// Who is in turn, or would be if the game were not over; nobody until
    /// chance has drawn who starts.
    pub fn in_turn(&self) -> Option<Seat> {
        let turns = self.placed() + self.turns().len();
        self.starter?.round(self.seats).nth(turns % usize::from(self.seats))
    }

    /// The tiles of a colour, in the order of placing; a tile that moves keeps
    /// its place in the list.
    pub fn tiles(&self, colour: Colour) -> &[Cell] {
        match colour {
            Colour::Red => &self.red,
            Colour::Yellow => &self.yellow,
        }
    }

    /// All tiles, the red ones first.
    pub fn all_tiles(&self) -> impl Iterator<Item = &Cell> + Clone {
        self.red.iter().chain(&self.yellow)
    }

    /// How many tiles are on the table.
    pub fn placed(&self) -> usize {
        self.red.len() + self.yellow.len()
    }

    /// Whether all tiles are on the table, so that turns move them (T5).
    pub fn is_moving(&self) -> bool {
        self.placed() == TILES
    }

    /// The turns of the moving phase so far, passes included.
    pub fn turns(&self) -> &[Action] {
        self.history.turns()
    }

    /// How often the present position has stood (T6), now included; 0 until all
    /// tiles are on the table.
    pub fn times_stood(&self) -> usize {
        self.history.times_stood(&self.red, &self.yellow)
    }

    /// Why the seat in turn may not take the tile on this cell off the table;
    /// `None` if it may.
    pub fn why_not_lift(&self, cell: Cell) -> Option<Illegal> {
        match self.turn() {
            Turn::Seat(seat) if self.is_moving() => self.check_lift(Colour::of(seat), cell).err(),
            Turn::Over(Outcome::Drawn) => Some(Illegal::Drawn),
            Turn::Over(_) => Some(Illegal::Over),
            Turn::Chance => Some(Illegal::FirstNotDrawn),
            Turn::Seat(_) | Turn::Race(_) => Some(Illegal::MovingNotYet),
        }
    }

    /// The last turn: a placed tile, a move or a pass.
    pub(super) fn last(&self) -> Option<Action> {
        let placed = || {
            let starter = Colour::of(self.starter?);
            let colour = if self.placed() % 2 == 1 { starter } else { starter.other() };
            self.tiles(colour).last().copied().map(Action::Place)
        };
        self.turns().last().copied().or_else(placed)
    }

    /// The row that has won, all of it.
    pub(super) fn row(&self) -> ArrayVec<Cell, EACH> {
        let made = |cell: Cell| {
            let colour = if self.red.contains(&cell) { Colour::Red } else { Colour::Yellow };
            row::through(self.tiles(colour), cell)
        };
        match self.outcome {
            Some(Outcome::Won(_)) => self.last().and_then(Action::target).map(made),
            _ => None,
        }
        .unwrap_or_default()
    }

    pub(super) fn board(&self) -> Board {
        Board::of(self.all_tiles())
    }

    /// Adds all that the seat in turn may do to `out`.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        match self.turn() {
            Turn::Seat(seat) if self.is_moving() => {
                self.list_moves(Colour::of(seat), out);
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Turn::Seat(_) if self.placed() == 0 => out.push(Action::Place(Cell::CENTRE)),
            Turn::Seat(_) => out.extend(self.board().border().map(Action::Place)),
            Turn::Chance | Turn::Race(_) | Turn::Over(_) => {}
        }
    }

    pub(super) fn check_draw(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::First(seat) if seat.number() < self.seats => Ok(()),
            Action::First(_) => Err(Illegal::NoSuchSeat),
            _ => Err(Illegal::NotForChance),
        }
    }

    /// The seat that chance has drawn starts.
    pub(super) fn begin(&mut self, starter: Seat) {
        self.starter = Some(starter);
    }

    /// Whether the colour in turn may do this.
    pub(super) fn check_turn(&self, colour: Colour, action: Action) -> Result<(), Illegal> {
        match (action, self.is_moving()) {
            (Action::First(_), _) => Err(Illegal::OnlyChance),
            (Action::Place(_), true) => Err(Illegal::AllTilesPlaced),
            (Action::Move { .. }, false) => Err(Illegal::MovingNotYet),
            (Action::Pass, false) => Err(Illegal::MustPlace),
            (Action::Place(cell), false) => self.check_place(cell),
            (Action::Move { from, to }, true) => self.check_move(colour, from, to),
            (Action::Pass, true) if self.can_move(colour) => Err(Illegal::MustMove),
            (Action::Pass, true) => Ok(()),
        }
    }

    /// Takes a turn that was checked.
    pub(super) fn take_turn(&mut self, colour: Colour, action: Action) -> Result<(), Illegal> {
        match action {
            Action::First(_) => return Err(Illegal::OnlyChance),
            Action::Place(cell) => {
                let placed = self.tiles_mut(colour).try_push(cell);
                placed.map_err(|_| Illegal::AllTilesPlaced)?;
                if self.is_moving() {
                    self.history = History::begin(&self.red, &self.yellow);
                }
            }
            Action::Move { from, to } => {
                for tile in self.tiles_mut(colour).iter_mut().filter(|tile| **tile == from) {
                    *tile = to;
                }
                self.history.push(action, &self.red, &self.yellow);
            }
            Action::Pass => self.history.push(action, &self.red, &self.yellow),
        }
        self.outcome = self.end_after(colour, action);
        Ok(())
    }

    fn check_place(&self, cell: Cell) -> Result<(), Illegal> {
        if self.placed() == 0 {
            return if cell == Cell::CENTRE { Ok(()) } else { Err(Illegal::FirstTileInCentre) };
        }
        if self.all_tiles().any(|&tile| tile == cell) {
            return Err(Illegal::Occupied);
        }
        let touches = self.all_tiles().any(|tile| tile.touches(cell));
        if touches { Ok(()) } else { Err(Illegal::NoNeighbour) }
    }

    /// How the game ends with this turn, if it does. T6: five made on the last
    /// turn wins, so rows come first.
    fn end_after(&self, colour: Colour, action: Action) -> Option<Outcome> {
        let won = action.target().is_some_and(|cell| row::is_made(self.tiles(colour), cell));
        if won {
            Some(Outcome::Won(colour.team(self.seats)))
        } else {
            self.history.is_drawn(&self.red, &self.yellow).then_some(Outcome::Drawn)
        }
    }

    fn tiles_mut(&mut self, colour: Colour) -> &mut ArrayVec<Cell, EACH> {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Yellow => &mut self.yellow,
        }
    }
}
