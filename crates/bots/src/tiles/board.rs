//! The table for searching: tiles come and go in a few nanoseconds.
//!
//! What always holds: the tiles are connected, the frontier is exactly the empty
//! spots that share an edge with a tile, and every spot where a colour would
//! make five is among its `completing` spots (which may also name others).

use arrayvec::ArrayVec;
use rules::tiles::{Cell, Colour, View};

use super::frontier::Frontier;
use super::lines::{COMPLETING, Lines};
use super::spot::{DIRECTIONS, SPOTS, Spot};
use super::step::Step;
use super::windows::{self, Windows};
use super::zobrist::{self, YELLOW_TO_MOVE};

/// Tiles of each colour (T1).
pub const EACH: usize = 16;
/// Turns of the moving phase after which the game is drawn (T6).
pub const LONGEST: usize = 200;

/// The steps that are possible in a position.
pub type Steps = Vec<Step>;

/// A position that can be played on and taken back.
#[derive(Clone, Debug)]
pub struct Board {
    tiles: [ArrayVec<Spot, EACH>; 2],
    pub(super) lines: [Lines; 2],
    /// Spots that share an edge with a tile, occupied or not.
    reach: Lines,
    /// How many tiles share an edge with each spot.
    near: [u8; SPOTS],
    /// Which tile lies on each spot, if one does: its place in the colour's list.
    numbers: [u8; SPOTS],
    frontier: Frontier,
    /// Where each colour would make five, and spots where it would have.
    pub(super) completing: [Vec<Spot>; 2],
    to_move: Colour,
    /// Tiles of each colour that were passed over, see [`Board::skip`].
    skipped: [usize; 2],
    hash: u64,
    /// Every position that stood in the moving phase, up to translation.
    stood: Vec<u64>,
    /// The windows of both colours, while tiles are moved.
    windows: windows::Both,
    trail: Vec<Trace>,
}

/// What is needed to take a step back.
#[derive(Clone, Copy, Debug)]
struct Trace {
    step: Step,
    completing: [usize; 2],
    windows: windows::Both,
}

impl Board {
    /// An empty table, with this colour to start.
    pub fn new(starter: Colour) -> Board {
        Board {
            tiles: [ArrayVec::new(), ArrayVec::new()],
            lines: [Lines::default(), Lines::default()],
            reach: Lines::default(),
            near: [0; SPOTS],
            numbers: [0; SPOTS],
            frontier: Frontier::new(),
            completing: [Vec::with_capacity(256), Vec::with_capacity(256)],
            to_move: starter,
            skipped: [0; 2],
            hash: if starter == Colour::Yellow { YELLOW_TO_MOVE } else { 0 },
            stood: Vec::with_capacity(LONGEST + 64),
            windows: windows::Both::default(),
            trail: Vec::with_capacity(LONGEST + 64),
        }
    }

    /// The position that a view shows; `None` before the start, and if the
    /// view is of no game that the rules allow.
    pub fn of(view: &View) -> Option<Board> {
        let (mut red, mut yellow) = (view.red.clone(), view.yellow.clone());
        for action in view.moves.iter().rev() {
            if let rules::tiles::Action::Move { from, to } = *action {
                *red.iter_mut().chain(&mut yellow).find(|tile| **tile == to)? = from;
            }
        }
        let steps: Option<Steps> = view.moves.iter().copied().map(Step::of).collect();
        let [red, yellow] = [red, yellow].map(|tiles| tiles.into_iter().map(Spot::of));
        Some(Board::replayed(Colour::of(view.starter?), red, yellow, steps?))
    }

    /// The position after these tiles were placed in turn and these steps taken.
    pub(super) fn replayed(
        starter: Colour,
        red: impl Iterator<Item = Spot>,
        yellow: impl Iterator<Item = Spot>,
        steps: impl IntoIterator<Item = Step>,
    ) -> Board {
        let mut board = Board::new(starter);
        let mut tiles: [ArrayVec<Spot, EACH>; 2] = [red.collect(), yellow.collect()];
        for list in &mut tiles {
            list.reverse();
        }
        while let Some(spot) = tiles[board.to_move as usize].pop() {
            board.play(Step::Place(spot));
        }
        for step in steps {
            board.play(step);
        }
        board.trail.clear();
        board.forget_outdated();
        board
    }

    /// Keeps of the completing spots only those that still are, each once.
    fn forget_outdated(&mut self) {
        for colour in [Colour::Red, Colour::Yellow] {
            let mut spots = std::mem::take(&mut self.completing[colour as usize]);
            spots.retain(|&spot| !self.lines(colour).has(spot) && self.makes_five(colour, spot));
            spots.sort_unstable();
            spots.dedup();
            self.completing[colour as usize] = spots;
        }
    }

    /// The colour in turn.
    pub fn to_move(&self) -> Colour {
        self.to_move
    }

    /// The tiles of a colour.
    pub fn tiles(&self, colour: Colour) -> &[Spot] {
        &self.tiles[colour as usize]
    }

    /// How many tiles a colour has yet to place.
    pub fn left(&self, colour: Colour) -> usize {
        EACH - self.tiles(colour).len() - self.skipped[colour as usize]
    }

    /// Whether turns move tiles (T5).
    pub fn is_moving(&self) -> bool {
        self.left(Colour::Red) + self.left(Colour::Yellow) == 0
    }

    /// The empty spots that share an edge with a tile.
    pub fn frontier(&self) -> &[Spot] {
        self.frontier.spots()
    }

    /// How many tiles share an edge with a spot.
    pub fn near(&self, spot: Spot) -> u8 {
        self.near[spot.index()]
    }

    /// Whether a tile lies on the spot.
    pub fn is_occupied(&self, spot: Spot) -> bool {
        self.lines[0].has(spot) || self.lines[1].has(spot)
    }

    /// Which of the eight spots around a tile are occupied, one bit each, in the
    /// order of a walk from the upper left.
    pub(super) fn around(&self, tile: Spot) -> usize {
        let row = |steps: i16| {
            let middle = tile.along(1, steps);
            (self.lines[0].around(middle, 0) | self.lines[1].around(middle, 0)) >> 3 & 7
        };
        let (above, here, below) = (row(-1), row(0), row(1));
        // Bit 0 of a row is on the left.
        above
            | (here >> 2 & 1) << 3
            | (below >> 2 & 1) << 4
            | (below >> 1 & 1) << 5
            | (below & 1) << 6
            | (here & 1) << 7
    }

    /// The windows of a colour, in the moving phase.
    pub fn windows(&self, colour: Colour) -> Windows {
        self.windows[colour as usize]
    }

    /// The windows once a tile of a colour is put on a spot.
    pub(super) fn windows_with(&self, colour: Colour, spot: Spot) -> windows::Both {
        windows::with(self.windows, &self.lines, colour, spot)
    }

    /// The windows once a tile of a colour is taken off a spot.
    pub(super) fn windows_without(&self, colour: Colour, spot: Spot) -> windows::Both {
        windows::without(self.windows, &self.lines, colour, spot)
    }

    /// The tiles of a colour along the lines.
    pub fn lines(&self, colour: Colour) -> &Lines {
        &self.lines[colour as usize]
    }

    /// The spots that share an edge with a tile, along the lines.
    pub fn reach(&self) -> &Lines {
        &self.reach
    }

    /// A number that differs, almost surely, for different positions.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// How many turns the moving phase has had.
    pub fn turns(&self) -> usize {
        self.stood.len().saturating_sub(1)
    }

    /// Every position of the moving phase so far, up to translation.
    pub fn stood(&self) -> &[u64] {
        &self.stood
    }

    /// How often the present position has stood (T6); 0 while tiles are placed.
    pub fn times_stood(&self) -> usize {
        let now = self.stood.last();
        self.stood.iter().filter(|&position| Some(position) == now).count()
    }

    /// Whether the game is drawn, unless the last step made five (T6).
    pub fn is_drawn(&self) -> bool {
        self.is_moving() && (self.turns() >= LONGEST || self.times_stood() >= 3)
    }

    /// Every possible step, none of them twice.
    pub fn steps(&self, out: &mut Steps) {
        out.clear();
        if !self.is_moving() {
            if self.trail.is_empty() && self.tiles[0].is_empty() && self.tiles[1].is_empty() {
                out.push(Step::Place(Spot::of(Cell::CENTRE)));
            }
            out.extend(self.frontier().iter().map(|&spot| Step::Place(spot)));
            return;
        }
        for from in self.liftable() {
            for &to in self.frontier() {
                if self.stays_reached(to, from) {
                    out.push(Step::Move { from, to });
                }
            }
        }
        if out.is_empty() {
            out.push(Step::Pass);
        }
    }

    /// Takes a step, which must be possible, and says whether it makes five.
    pub fn play(&mut self, step: Step) -> bool {
        let completing = [self.completing[0].len(), self.completing[1].len()];
        self.trail.push(Trace { step, completing, windows: self.windows });
        let colour = self.to_move;
        let won = match step {
            Step::Place(to) => {
                self.put(colour, to);
                self.makes_five(colour, to)
            }
            Step::Move { from, to } => {
                self.windows = self.windows_without(colour, from);
                self.lift(colour, from);
                self.windows = self.windows_with(colour, to);
                self.put(colour, to);
                self.makes_five(colour, to)
            }
            Step::Pass => false,
        };
        self.pass_turn();
        if self.is_moving() {
            if self.stood.is_empty() {
                self.windows = windows::count([&self.tiles[0], &self.tiles[1]]);
            }
            self.stood.push(self.shape());
        }
        won
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        let Some(Trace { step, completing, windows }) = self.trail.pop() else { return };
        if self.is_moving() {
            self.stood.pop();
        }
        self.windows = windows;
        self.pass_turn();
        let colour = self.to_move;
        match step {
            Step::Place(to) => self.lift(colour, to),
            Step::Move { from, to } => {
                self.lift(colour, to);
                self.put(colour, from);
            }
            Step::Pass => {}
        }
        for (list, length) in self.completing.iter_mut().zip(completing) {
            list.truncate(length);
        }
    }

    /// Passes the turn as if that were allowed, to see what the other colour
    /// threatens. A tile that would have been placed is out of the game, so that
    /// the tiles of both run out when they would have.
    pub fn skip(&mut self) {
        if !self.is_moving() {
            self.skipped[self.to_move as usize] += 1;
        }
        self.pass_turn();
    }

    /// Takes a skipped turn back; `moving` tells whether it was of the moving phase.
    pub fn unskip(&mut self, moving: bool) {
        self.pass_turn();
        if !moving {
            self.skipped[self.to_move as usize] -= 1;
        }
    }

    fn pass_turn(&mut self) {
        self.to_move = self.to_move.other();
        self.hash ^= YELLOW_TO_MOVE;
    }

    /// Whether a colour's tile on this spot stands, or would stand, in a row of five.
    pub fn makes_five(&self, colour: Colour, spot: Spot) -> bool {
        self.lines(colour).make_five(spot, None)
    }

    /// Up to two different spots where a colour could make five now, if it were
    /// its turn and it had a tile in the hand.
    pub fn fives(&self, colour: Colour) -> [Option<Spot>; 2] {
        let mut found = [None, None];
        for &spot in &self.completing[colour as usize] {
            if self.near(spot) > 0
                && found[0] != Some(spot)
                && !self.is_occupied(spot)
                && self.still_completes(colour, spot)
            {
                if found[0].is_some() {
                    found[1] = Some(spot);
                    break;
                }
                found[0] = Some(spot);
            }
        }
        found
    }

    /// The empty spots where a colour would make five once they share an edge
    /// with a tile, which they do not yet.
    pub fn asleep(&self, colour: Colour) -> impl Iterator<Item = Spot> {
        let spots = self.completing[colour as usize].iter().copied();
        spots.filter(move |&spot| {
            self.near(spot) == 0 && !self.is_occupied(spot) && self.still_completes(colour, spot)
        })
    }

    /// Whether a tile of this colour on an empty spot would be one of four, with
    /// an empty spot for the fifth.
    pub fn makes_four(&self, colour: Colour, spot: Spot) -> bool {
        let (own, other) = (self.lines(colour), self.lines(colour.other()));
        (0..DIRECTIONS).any(|direction| {
            let places = COMPLETING[own.around(spot, direction) | 1 << 4];
            usize::from(places) & !other.around(spot, direction) != 0
        })
    }

    /// The cell in the middle of the group, given a cell that one of its spots
    /// stands for: spots near it are read back as the right cells.
    pub fn middle(view: &View) -> Cell {
        let middle = |coordinate: fn(&Cell) -> i16| {
            let all = || view.red.iter().chain(&view.yellow).map(coordinate);
            let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
            least + (most - least) / 2
        };
        Cell::new(middle(|cell| cell.x), middle(|cell| cell.y))
    }

    /// The same table with a tile of the colour in turn taken off.
    pub(super) fn without(&self, tile: Spot) -> Board {
        let mut board = self.clone();
        board.lift(self.to_move, tile);
        board
    }

    /// All tiles with their numbers: red's from 0, yellow's from 16.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, Spot)> {
        let yellow = self.tiles[1].iter().enumerate().map(|(number, &tile)| (EACH + number, tile));
        self.tiles[0].iter().copied().enumerate().chain(yellow)
    }

    /// The tile with this number.
    pub(super) fn tile(&self, number: usize) -> Option<Spot> {
        self.tiles.get(number / EACH)?.get(number % EACH).copied()
    }

    /// The number of the tile on a spot.
    pub(super) fn number_at(&self, spot: Spot) -> Option<usize> {
        let number = usize::from(self.numbers[spot.index()]);
        if self.lines[0].has(spot) {
            Some(number)
        } else {
            self.lines[1].has(spot).then_some(EACH + number)
        }
    }

    /// While tiles are placed none is ever taken away, so nothing is outdated.
    fn still_completes(&self, colour: Colour, spot: Spot) -> bool {
        !self.is_moving() || self.makes_five(colour, spot)
    }

    #[expect(clippy::cast_possible_truncation, reason = "a colour has 16 tiles")]
    pub(super) fn put(&mut self, colour: Colour, spot: Spot) {
        let side = colour as usize;
        self.numbers[spot.index()] = self.tiles[side].len() as u8;
        // A step that is possible never finds 16 tiles of its colour.
        let _ = self.tiles[side].try_push(spot);
        self.lines[side].flip(spot);
        self.hash ^= zobrist::key(colour, spot);
        if self.near(spot) > 0 {
            self.frontier.take(spot);
        }
        for near in spot.neighbours() {
            self.near[near.index()] += 1;
            if self.near(near) == 1 {
                self.reach.flip(near);
                if !self.is_occupied(near) {
                    self.frontier.add(near);
                }
            }
        }
        for direction in 0..DIRECTIONS {
            let mut places = COMPLETING[self.lines[side].around(spot, direction)];
            while places != 0 {
                let place = places.trailing_zeros() as i16;
                places &= places - 1;
                self.completing[side].push(spot.along(direction, place - 4));
            }
        }
    }

    pub(super) fn lift(&mut self, colour: Colour, spot: Spot) {
        let side = colour as usize;
        let number = self.numbers[spot.index()];
        if let Some(last) = self.tiles[side].pop()
            && last != spot
            && let Some(tile) = self.tiles[side].get_mut(usize::from(number))
        {
            *tile = last;
            self.numbers[last.index()] = number;
        }
        self.lines[side].flip(spot);
        self.hash ^= zobrist::key(colour, spot);
        for near in spot.neighbours() {
            self.near[near.index()] -= 1;
            if self.near(near) == 0 {
                self.reach.flip(near);
                if !self.is_occupied(near) {
                    self.frontier.take(near);
                }
            }
        }
        if self.near(spot) > 0 {
            self.frontier.add(spot);
        }
    }

    /// A number for the position up to translation, and the colour in turn.
    fn shape(&self) -> u64 {
        let Some(&anchor) = self.tiles[0].first() else { return 0 };
        // The group is at most 32 wide, so distances from a tile stay below 32.
        let ahead = |here: usize, anchor: usize| (here + 96 - anchor) & 63;
        let (mut left, mut top) = (63, 63);
        for tile in self.tiles.iter().flatten() {
            left = left.min(ahead(tile.column(), anchor.column()));
            top = top.min(ahead(tile.row(), anchor.row()));
        }
        // By so much the group is shifted into the corner.
        let across = 96 - anchor.column() - left;
        let down = 96 - anchor.row() - top;
        let mut shape = if self.to_move == Colour::Yellow { YELLOW_TO_MOVE } else { 0 };
        for colour in [Colour::Red, Colour::Yellow] {
            for tile in self.tiles(colour) {
                let (column, row) = ((tile.column() + across) & 63, (tile.row() + down) & 63);
                shape ^= zobrist::key(colour, Spot::numbered(row << 6 | column));
            }
        }
        shape
    }
}
