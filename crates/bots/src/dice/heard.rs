//! Which calls of a round are known to be wrong. The view shows only the last
//! call of each seat, so with `calls: free` one has to remember the others.

use rules::Turn;
use rules::dice::{Call, Roll, View};

/// What was heard in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The number of the round and its dice.
    round: Option<(u32, Roll)>,
    /// In the order of [`Call::ALL`].
    wrong: [bool; 4],
}

impl Heard {
    /// What this view alone tells.
    pub fn of(view: &View) -> Heard {
        let mut heard = Heard::default();
        heard.listen(view);
        heard
    }

    /// Adds what this view tells, or starts afresh if it is of another round.
    /// Says whether it did.
    pub fn listen(&mut self, view: &View) -> bool {
        let round = view.round.as_ref().map(|round| (view.rounds, round.roll));
        let afresh = self.round != round;
        if afresh {
            *self = Heard { round, wrong: [false; 4] };
        }
        // As long as the race is on, everything that was called was wrong (D4.2).
        if let (Turn::Race(_), Some(round)) = (view.turn, &view.round) {
            for called in &round.calls {
                self.wrong[index(called.call)] = true;
            }
        }
        afresh
    }

    /// Whether this call is known to be wrong.
    pub fn is_wrong(self, call: Call) -> bool {
        self.wrong[index(call)]
    }

    /// The one call that is left when all others were wrong.
    pub fn only_left(self) -> Option<Call> {
        let mut left = Call::ALL.into_iter().filter(|&call| !self.is_wrong(call));
        left.next().filter(|_| left.next().is_none())
    }
}

fn index(call: Call) -> usize {
    match call {
        Call::Animal(animal) => animal as usize,
        Call::Nothing => 3,
    }
}
