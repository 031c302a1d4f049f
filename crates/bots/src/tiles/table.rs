//! What the search remembers of positions it has seen.

use super::spot::Spot;
use super::step::Step;
use super::zobrist;

/// How a remembered value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at least that.
    Lower,
    /// It is at most that.
    Upper,
    /// It is that.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The value, counted from that position.
    pub value: i32,
    /// How it bounds the true one.
    pub bound: Bound,
    /// How deep it was searched, up to 63.
    pub depth: u32,
    /// The best step found, if any was better than others.
    pub step: Option<Step>,
}

/// A table of a fixed size, where new positions take the place of old ones.
#[derive(Clone, Debug)]
pub struct Table {
    /// The key and what is remembered, packed: 26 bits of step, 24 of value,
    /// 6 of depth and 2 of bound. Zeros are no memory.
    slots: Vec<[u64; 2]>,
}

const VALUES: i32 = 1 << 23;

impl Table {
    /// A table of two to the power of `bits` positions.
    pub fn new(bits: u32) -> Table {
        Table { slots: vec![[0; 2]; 1 << bits.min(28)] }
    }

    /// What is remembered of the position with this key.
    pub fn get(&self, key: u64) -> Option<Memory> {
        let [found, packed] = self.slots[self.place(key)];
        (found == key && packed != 0).then(|| unpacked(packed)).flatten()
    }

    /// Remembers a position.
    pub fn set(&mut self, key: u64, memory: Memory) {
        let place = self.place(key);
        self.slots[place] = [key, packed(memory)];
    }

    fn place(&self, key: u64) -> usize {
        zobrist::place(key, self.slots.len())
    }
}

fn packed(memory: Memory) -> u64 {
    let step = match memory.step {
        None => 0,
        Some(Step::Place(to)) => 1 << 24 | to.index(),
        Some(Step::Move { from, to }) => 2 << 24 | from.index() << 12 | to.index(),
        Some(Step::Pass) => 3 << 24,
    };
    let bound = match memory.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    let value = u64::from((memory.value + VALUES).unsigned_abs() & 0xff_ffff);
    step as u64 | value << 26 | u64::from(memory.depth.min(63)) << 50 | bound << 56
}

fn unpacked(packed: u64) -> Option<Memory> {
    let spot = |shift: u32| Spot::numbered((packed >> shift & 0xfff) as usize);
    let step = match packed >> 24 & 3 {
        1 => Some(Step::Place(spot(0))),
        2 => Some(Step::Move { from: spot(12), to: spot(0) }),
        3 => Some(Step::Pass),
        _ => None,
    };
    let bound = match packed >> 56 & 3 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    let value = i32::try_from(packed >> 26 & 0xff_ffff).ok()? - VALUES;
    Some(Memory { value, bound, depth: (packed >> 50 & 63) as u32, step })
}

#[cfg(test)]
mod tests {
    use rules::tiles::Cell;

    use super::*;

    #[test]
    fn what_is_remembered_is_read_back() {
        let (from, to) = (Spot::of(Cell::new(-1, 63)), Spot::of(Cell::new(5, -7)));
        let steps = [None, Some(Step::Place(to)), Some(Step::Move { from, to }), Some(Step::Pass)];
        let mut table = Table::new(4);
        for (key, step) in (16..).zip(steps) {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                for value in [0, 1, -1, 1_000_000, -1_000_000] {
                    let memory = Memory { value, bound, depth: 63, step };
                    table.set(key, memory);
                    assert_eq!(table.get(key), Some(memory));
                    assert_eq!(table.get(key + 16), None);
                }
            }
        }
    }
}
