//! Wins by fours alone: every move threatens to make five, so there is one reply only.
//!
//! Such a win is a line, not a tree. What can be done against the *threat* of it (if
//! it is the other colour's turn) is therefore known exactly: take a spot of the line, or
//! make a four in time.

use super::board::Board;
use super::clock::Clock;
use super::spot::Spot;
use super::zobrist;

/// Looks for wins by fours while tiles are placed, and remembers where there are none.
#[derive(Debug)]
pub struct Fours {
    /// Keys of positions that are known not to be won.
    failed: Vec<u64>,
}

/// What came of a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// The moves of both in turn, to the five; if the last four has two ends, both of them.
    Win(Vec<Spot>),
    NoWin,
    /// There was no time to see all.
    Unknown,
}

impl Fours {
    /// Remembers two to the power of `bits` positions.
    pub fn new(bits: u32) -> Fours {
        Fours { failed: vec![0; 1 << bits.min(24)] }
    }

    /// Whether the colour in turn wins by fours, by a look of at most so many nodes.
    pub fn look(&mut self, board: &mut Board, nodes: u64, clock: &mut Clock<'_>) -> Look {
        let end = clock.nodes() + nodes;
        let mut line = Vec::new();
        match self.wins(board, end, clock, &mut line) {
            Some(true) => {
                line.reverse();
                Look::Win(line)
            }
            Some(false) => Look::NoWin,
            None => Look::Unknown,
        }
    }

    /// Whether there is a win, whose line is then written backwards; `None` if it is not
    /// known before the end.
    fn wins(
        &mut self,
        board: &mut Board,
        end: u64,
        clock: &mut Clock<'_>,
        line: &mut Vec<Spot>,
    ) -> Option<bool> {
        let colour = board.to_move();
        if clock.tick() || clock.nodes() > end {
            return None;
        }
        if board.left(colour) == 0 {
            return Some(false);
        }
        if let Some(five) = board.fives(colour)[0] {
            line.push(five);
            return Some(true);
        }
        let [threat, second] = board.fives(colour.other());
        if second.is_some() || board.left(colour) < 2 {
            return Some(false);
        }
        let key = board.hash() ^ zobrist::mixed(0x4f00 + board.left(colour) as u64);
        let place = zobrist::place(key, self.failed.len());
        if self.failed[place] == key {
            return Some(false);
        }
        let mut known = true;
        for spot in fours(board, threat) {
            match self.wins_with(board, spot, end, clock, line) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => known = false,
            }
        }
        if known {
            self.failed[place] = key;
        }
        known.then_some(false)
    }

    /// The same after a tile on this spot.
    fn wins_with(
        &mut self,
        board: &mut Board,
        spot: Spot,
        end: u64,
        clock: &mut Clock<'_>,
        line: &mut Vec<Spot>,
    ) -> Option<bool> {
        use super::step::Step::Place;
        let colour = board.to_move();
        board.play(Place(spot));
        // The new tile may have brought a neighbour to a spot of the other colour.
        let stopped = board.fives(colour.other())[0].is_some();
        let won = match board.fives(colour) {
            _ if stopped => Some(false),
            [Some(one), Some(other)] => {
                line.extend([other, one]);
                Some(true)
            }
            [Some(five), None] => {
                board.play(Place(five));
                let won = self.wins(board, end, clock, line);
                board.undo();
                if won == Some(true) {
                    line.push(five);
                }
                won
            }
            _ => Some(false),
        };
        board.undo();
        if won == Some(true) {
            line.push(spot);
        }
        won
    }
}

/// Where a tile of the colour in turn makes a four, or wakes one; if it must fill a spot
/// itself, only there.
fn fours(board: &Board, threat: Option<Spot>) -> Vec<Spot> {
    let colour = board.to_move();
    let asleep: Vec<Spot> = board.asleep(colour).collect();
    let makes_four = |spot: &Spot| {
        board.makes_four(colour, *spot) || asleep.iter().any(|asleep| asleep.touches(*spot))
    };
    match threat {
        Some(spot) => Some(spot).into_iter().filter(makes_four).collect(),
        None => board.frontier().iter().copied().filter(makes_four).collect(),
    }
}

impl Board {
    /// The replies of the colour in turn that may stop a win by fours which the other colour
    /// threatens with this line. All others lose to the line itself: they neither
    /// take a spot of it nor make a four, nor wake one, even with the replies in the line.
    pub(super) fn replies_to(&mut self, line: &[Spot]) -> Vec<Spot> {
        let colour = self.to_move();
        let blocks: Vec<Spot> = line.iter().copied().skip(1).step_by(2).collect();
        let side = colour as usize;
        for &block in &blocks {
            self.lines[side].flip(block);
        }
        let disturbs = |spot: Spot| {
            line.contains(&spot)
                || self.makes_four(colour, spot)
                || spot.neighbours().into_iter().any(|near| {
                    self.near(near) == 0
                        && !self.is_occupied(near)
                        && self.lines(colour).make_five(near, None)
                })
        };
        let replies = self.frontier().iter().copied().filter(|&spot| disturbs(spot)).collect();
        for &block in &blocks {
            self.lines[side].flip(block);
        }
        replies
    }
}
