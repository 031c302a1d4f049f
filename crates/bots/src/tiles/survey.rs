//! A look at every spot where a tile can be put: what it would give to either
//! colour. Moves are ordered and positions judged by it.

use arrayvec::ArrayVec;

use super::board::Board;
use super::pattern::{Gain, PATTERNS, Patterns, without_middle};
use super::spot::{DIRECTIONS, Spot};

/// What a spot is good for.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    pub spot: Spot,
    /// What a tile there gives to the colour in turn.
    pub own: Gain,
    /// What it would give to the other colour.
    pub other: Gain,
}

/// All spots of the frontier.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// In the order of the frontier.
    pub prospects: ArrayVec<Prospect, 68>,
}

impl Survey {
    /// Looks at a position.
    pub fn of(board: &Board) -> Survey {
        let patterns: &Patterns = &PATTERNS;
        let mut survey = Survey::default();
        for &spot in board.frontier() {
            let (own, other) = gains(board, patterns, spot);
            // The frontier is never longer than this list can be.
            let _ = survey.prospects.try_push(Prospect { spot, own, other });
        }
        survey
    }

    /// How the position looks for the colour in turn: 0 is even, and an open
    /// three of one's own is about 300.
    pub fn value(&self) -> i32 {
        let mut own = Total::default();
        let mut other = Total::default();
        for prospect in &self.prospects {
            own.add(prospect.own);
            other.add(prospect.other);
        }
        let mut value = own.score - other.score + own.best / 2;
        if other.fives == 0 {
            // It is this colour's turn: what it can make, it makes.
            if own.open_fours > 0 {
                value += 4000;
            } else if own.forks > 0 {
                value += 1000;
            }
        }
        if own.open_fours == 0 {
            // The other colour comes next; one spot can be taken from it, seldom more.
            value -= match other.open_fours {
                0 => 0,
                1 => 100,
                _ => 250,
            };
            value -= if other.forks > 0 { 120 } else { 0 };
        }
        value - 300 * other.fives.min(1)
    }
}

/// Gains of one colour over all spots.
#[derive(Default)]
struct Total {
    score: i32,
    best: i32,
    fives: i32,
    open_fours: i32,
    forks: i32,
}

impl Total {
    fn add(&mut self, gain: Gain) {
        self.score += gain.score();
        self.best = self.best.max(gain.score());
        self.fives += i32::from(gain.is_five());
        self.open_fours += i32::from(gain.fours() >= 2);
        let fork = gain.fours() >= 1 && gain.open_threes() >= 1 || gain.open_threes() >= 2;
        self.forks += i32::from(fork);
    }
}

/// What a tile on this spot gives to the colour in turn and to the other.
pub fn gains(board: &Board, patterns: &Patterns, spot: Spot) -> (Gain, Gain) {
    let (me, you) = (board.lines(board.to_move()), board.lines(board.to_move().other()));
    let (mut own, mut other) = (Gain::default(), Gain::default());
    for direction in 0..DIRECTIONS {
        let mine = without_middle(me.around(spot, direction));
        let yours = without_middle(you.around(spot, direction));
        let reached = without_middle(board.reach().around(spot, direction));
        let closed = !(mine | yours | reached) & 0xff;
        own = own.and(patterns.gain(direction, mine, yours, closed));
        other = other.and(patterns.gain(direction, yours, mine, closed));
    }
    (own, other)
}

/// How promising a spot is for the next tile.
pub fn urgency(prospect: &Prospect) -> i32 {
    let (own, other) = (prospect.own, prospect.other);
    let mut urgency = 2 * own.score() + 2 * other.score();
    urgency += match own.fours() {
        _ if own.is_five() => 100_000,
        0 => 0,
        1 => 600,
        _ => 20_000,
    };
    urgency += match other.fours() {
        _ if other.is_five() => 50_000,
        0 => 0,
        1 => 200,
        _ => 5_000,
    };
    let threes = |count: u32, worth: i32| i32::try_from(count).unwrap_or(0) * worth;
    urgency
        + threes(own.open_threes(), 500)
        + threes(other.open_threes(), 250)
        + threes(own.threes(), 60)
}
