//! Proves that the colour in turn wins within so many of its own moves,
//! whatever the other colour does.
//!
//! The other colour's replies are all tried, save where only one can be right:
//! it must fill the one spot that would make five. A move that makes no four is
//! tried only if it threatens something: if the other colour passed, the attack
//! would win. How much it may threaten is the *order* of the search: fours only
//! (order 0), moves that threaten to win by fours (order 1: threes), moves that
//! threaten to win by those, and so on.
//!
//! What passing cannot tell is a position where any move harms (zugzwang); in
//! [`Order::Full`] quiet moves are tried without that test.

use arrayvec::ArrayVec;
use rules::tiles::Colour;

use super::super::board::{Board, LONGEST, Steps};
use super::super::clock::Clock;
use super::super::spot::{SPOTS, Spot};
use super::super::step::Step;
use super::super::survey::{Survey, urgency};
use super::super::zobrist;
use super::order::spare_tiles;

/// Which moves an attack is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Moves that threaten a win of the order below; order 0 is fours only.
    Threats(u32),
    /// All moves.
    Full,
}

/// What is known of positions, and how often moves were good.
#[derive(Debug)]
pub struct Prover {
    /// Key; then the least number of moves that is known to win and the
    /// greatest that is known not to, as bytes.
    known: Vec<[u64; 2]>,
    /// How often a spot won for the attack, or refuted it.
    merit: [Box<[u32; SPOTS]>; 2],
    /// How many tiles are tried at most for a move to the same spot.
    lifts: usize,
    /// Whether the search starts in the moving phase.
    from_moving: bool,
    /// Moves in the moving phase of an attack that starts with placing.
    after_placing: u32,
    /// The step that won last, which is that of the root when the search is over.
    found: Option<Step>,
}

impl Prover {
    /// A prover for this position and those after it, which remembers two to
    /// the power of `bits` positions.
    pub fn new(board: &Board, bits: u32, lifts: usize) -> Prover {
        let merit = || Box::new([0; SPOTS]);
        let known = vec![[0; 2]; 1 << bits.min(24)];
        Prover {
            known,
            merit: [merit(), merit()],
            lifts,
            from_moving: board.is_moving(),
            after_placing: 1,
            found: None,
        }
    }

    /// Whether the colour in turn wins within `moves` of its own moves by an
    /// attack of this order. `false` also if the clock runs out.
    pub fn attack(
        &mut self,
        board: &mut Board,
        moves: u32,
        order: Order,
        clock: &mut Clock<'_>,
    ) -> bool {
        let (moves, order) = self.within_reason(board, moves, order);
        if moves == 0 || clock.tick() {
            return false;
        }
        if let Some(step) = board.winning_step() {
            self.found = Some(step);
            return true;
        }
        if moves <= 1 {
            return false;
        }
        let [threat, second] = threats(board, board.to_move().other());
        if second.is_some() {
            return false;
        }
        let key = self.key(board, order);
        match self.recall(key) {
            (wins, _) if wins <= moves => return true,
            (_, fails) if fails >= moves => return false,
            _ => {}
        }
        let mut steps = Vec::new();
        if let Some(block) = threat {
            steps.push(Step::Place(block));
        } else {
            self.attacking_steps(board, moves, order, &mut steps);
        }
        for step in steps {
            board.play(step);
            let won = self.holds_against_all(board, moves, order, clock);
            board.undo();
            if clock.is_spent() {
                return false;
            }
            if won {
                self.found = Some(step);
                self.praise(0, step, moves);
                self.note(key, moves, true);
                return true;
            }
        }
        self.note(key, moves, false);
        false
    }

    /// Whether the attack, which has just moved, wins within `moves` moves (that
    /// one included) against every reply.
    pub fn holds_against_all(
        &mut self,
        board: &mut Board,
        moves: u32,
        order: Order,
        clock: &mut Clock<'_>,
    ) -> bool {
        if is_drawn(board) || board.winning_step().is_some() {
            return false;
        }
        let attacker = board.to_move().other();
        let [five, second] = threats(board, attacker);
        if let Some(five) = five.filter(|_| !board.is_moving()) {
            // One tile cannot fill two spots.
            return second.is_some()
                || self.wins_after(board, Step::Place(five), moves, order, clock);
        }
        let mut replies = Vec::new();
        // Who moves tiles next is stopped in other ways too than by taking the spot.
        if board.left(attacker) == 0 && board.is_threatened() {
            if let Some(reply) = simplest_defence(board)
                && !self.wins_after(board, reply, moves, order, clock)
            {
                return false;
            }
            self.defences(board, &mut replies);
        } else if self.threatens(board, moves, order, clock) {
            self.replies(board, &mut replies);
        } else {
            return false;
        }
        for reply in replies {
            if !self.wins_after(board, reply, moves, order, clock) {
                self.praise(1, reply, moves);
                return false;
            }
        }
        true
    }

    fn wins_after(
        &mut self,
        board: &mut Board,
        reply: Step,
        moves: u32,
        order: Order,
        clock: &mut Clock<'_>,
    ) -> bool {
        board.play(reply);
        let won = !is_drawn(board) && self.attack(board, moves - 1, order, clock);
        board.undo();
        won
    }

    /// Whether the attack would win if the other colour passed now.
    fn threatens(
        &mut self,
        board: &mut Board,
        moves: u32,
        order: Order,
        clock: &mut Clock<'_>,
    ) -> bool {
        let order = match order {
            Order::Full => return true,
            Order::Threats(0) => return false,
            Order::Threats(order) => Order::Threats(order - 1),
        };
        let moving = board.is_moving();
        board.skip();
        let won = self.attack(board, moves - 1, order, clock);
        board.unskip(moving);
        won
    }

    /// Moves are many more in the moving phase, so attacks are shorter there: the
    /// fewer the longer the whole attack is.
    fn within_reason(&self, board: &Board, moves: u32, order: Order) -> (u32, Order) {
        match (board.is_moving(), self.from_moving) {
            (true, true) if moves > 3 => (moves, Order::Threats(0)),
            (true, false) => (moves.min(self.after_placing), order),
            _ => (moves, order),
        }
    }

    /// The step with which the last attack that won begins.
    pub fn found(&self) -> Option<Step> {
        self.found
    }

    /// Sets how many moves of an attack that starts with placing may be in the
    /// moving phase.
    pub fn look_after_placing(&mut self, moves: u32) {
        self.after_placing = moves;
    }

    /// The moves that can be part of the attack, the most promising first.
    fn attacking_steps(&self, board: &Board, moves: u32, order: Order, out: &mut Steps) {
        let colour = board.to_move();
        let only_fours = order == Order::Threats(0) || moves == 2 && order != Order::Full;
        if !only_fours {
            board.steps(out);
            self.rank(board, 0, out);
        } else if board.fives(colour)[0].is_some() {
            // A five that no tile can be moved to; any move may change that.
            board.steps(out);
        } else {
            // The next four has the new tile in it, or is woken by it.
            let makes_four = |spot: &&Spot| {
                board.makes_four(colour, **spot)
                    || board.asleep(colour).any(|asleep| asleep.touches(**spot))
            };
            let fours: ArrayVec<Spot, 68> =
                board.frontier().iter().filter(makes_four).copied().collect();
            if board.is_moving() {
                self.moves_to(board, &fours, out);
            } else {
                out.extend(fours.into_iter().map(Step::Place));
            }
        }
    }

    /// Moves to these spots, of the tiles first that are missed least.
    fn moves_to(&self, board: &Board, spots: &[Spot], out: &mut Steps) {
        if spots.is_empty() {
            return;
        }
        let tiles = spare_tiles(board);
        for &to in spots {
            let reaching = tiles.iter().filter(|(_, from)| board.stays_reached(to, *from));
            out.extend(reaching.take(self.lifts).map(|&(_, from)| Step::Move { from, to }));
        }
    }

    /// The replies that may stop a five, those that refuted most often first.
    fn defences(&self, board: &mut Board, out: &mut Steps) {
        if !board.is_moving() {
            self.replies(board, out);
            return;
        }
        board.defences(out);
        let merit = &self.merit[1];
        let worth = |spot: Option<Spot>| spot.map_or(0, |spot| i64::from(merit[spot.index()]));
        let tiles = spare_tiles(board);
        let loss =
            |from: Spot| tiles.iter().find(|(_, tile)| *tile == from).map_or(0, |&(loss, _)| loss);
        out.sort_by_cached_key(|step| match *step {
            Step::Move { from, to } => i64::from(loss(from)) - 16 * worth(Some(to)),
            _ => 0,
        });
    }

    /// Every reply, those that refuted most often first.
    fn replies(&self, board: &Board, out: &mut Steps) {
        board.steps(out);
        self.rank(board, 1, out);
    }

    fn rank(&self, board: &Board, side: usize, steps: &mut Steps) {
        let merit = &self.merit[side];
        let worth = |spot: Spot| i64::from(merit[spot.index()]);
        let mut urgencies = [0i64; 68];
        let survey = Survey::of(board);
        for (urgency_of, prospect) in urgencies.iter_mut().zip(&survey.prospects) {
            *urgency_of = i64::from(urgency(prospect)) + 16 * worth(prospect.spot);
        }
        let urgency_at = |spot: Spot| {
            let place = survey.prospects.iter().position(|prospect| prospect.spot == spot);
            place.and_then(|place| urgencies.get(place)).copied().unwrap_or_default()
        };
        steps.sort_by_cached_key(|step| match *step {
            Step::Place(to) => -urgency_at(to),
            Step::Move { from, to } => worth(from) - urgency_at(to),
            Step::Pass => 0,
        });
    }

    fn praise(&mut self, side: usize, step: Step, moves: u32) {
        if let Some(to) = step.target() {
            let merit = &mut self.merit[side][to.index()];
            *merit = merit.saturating_add(moves * moves);
        }
    }

    fn key(&self, board: &Board, order: Order) -> u64 {
        let order = match order {
            Order::Threats(order) => u64::from(order) + 1,
            Order::Full => 0,
        };
        // Near its end the length of the moving phase matters too (T6).
        let turns = if board.turns() + 32 > LONGEST { board.turns() as u64 } else { 0 };
        let after = u64::from(self.after_placing);
        board.hash() ^ zobrist::mixed(order << 32 | turns << 16 | after << 8 | 1)
    }

    /// The least number of moves known to win, the greatest known not to.
    fn recall(&self, key: u64) -> (u32, u32) {
        let [found, known] = self.known[zobrist::place(key, self.known.len())];
        if found != key || known == 0 {
            return (u32::MAX, 0);
        }
        ((known >> 8 & 0xff) as u32, (known & 0xff) as u32)
    }

    fn note(&mut self, key: u64, moves: u32, won: bool) {
        let (mut wins, mut fails) = self.recall(key);
        if won {
            wins = wins.min(moves);
        } else {
            fails = fails.max(moves);
        }
        let place = zobrist::place(key, self.known.len());
        self.known[place] = [key, u64::from(wins.min(255)) << 8 | u64::from(fails.min(255))];
    }
}

/// Where a colour, not in turn, would make five at its next turn by placing.
fn threats(board: &Board, colour: Colour) -> [Option<Spot>; 2] {
    if board.left(colour) == 0 { [None; 2] } else { board.fives(colour) }
}

/// The reply that stops most threats of five in the moving phase: the tile that
/// is missed least, on the spot.
fn simplest_defence(board: &Board) -> Option<Step> {
    let to = board.fives(board.to_move().other())[0].filter(|_| board.is_moving())?;
    let &(_, from) = spare_tiles(board).iter().find(|(_, from)| board.stays_reached(to, *from))?;
    Some(Step::Move { from, to })
}

/// Whether the game is drawn as it stands (T6). An attack gets closer to its win
/// with every move, so it never repeats a position itself, and what is remembered
/// of a position does not depend on the way to it.
fn is_drawn(board: &Board) -> bool {
    board.is_moving() && (board.turns() >= LONGEST || board.times_stood() >= 3)
}
