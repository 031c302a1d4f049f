//! A disk as a power cut leaves it: what was flushed is there, and of the rest anything may be.

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_core::Rng;

/// What a disk writes at once, if it writes anything.
const SECTOR: usize = 512;

/// One thing that was asked of the disk.
#[derive(Clone, Debug)]
pub enum Act {
    Write { at: usize, bytes: Vec<u8> },
    Cut(usize),
    Remove,
    Flush,
}

/// An act, the file that it is about, and where the notes of it end.
#[derive(Clone, Debug)]
pub struct Noted {
    pub file: usize,
    pub act: Act,
    pub end: u64,
}

/// Reads what `trace.c` wrote.
pub fn read(mut notes: &[u8]) -> Vec<Noted> {
    let all = notes.len();
    let mut read = Vec::new();
    while let Some((head, rest)) = notes.split_at_checked(32) {
        let number = |place: usize| {
            usize::try_from(u64::from_le_bytes(head[place..place + 8].try_into().unwrap())).unwrap()
        };
        let (file, at, length) = (number(8), number(16), number(24));
        let (bytes, rest) = rest.split_at(if number(0) == usize::from(b'W') { length } else { 0 });
        let act = match u8::try_from(number(0)).unwrap() {
            b'W' => Act::Write { at, bytes: bytes.to_vec() },
            b'S' => Act::Flush,
            b'T' => Act::Cut(at),
            b'U' => Act::Remove,
            other => panic!("{other} is no note"),
        };
        notes = rest;
        read.push(Noted { file, act, end: (all - rest.len()) as u64 });
    }
    read
}

/// What becomes of writes that were not flushed.
#[derive(Clone, Copy, Debug)]
pub enum Unflushed {
    Dropped,
    Kept,
    /// Up to the middle of one of them.
    Torn,
    /// Any sectors, in any order.
    Scattered,
}

impl Unflushed {
    pub const ALL: [Unflushed; 4] =
        [Unflushed::Dropped, Unflushed::Kept, Unflushed::Torn, Unflushed::Scattered];
}

/// A file: what the disk holds for certain, and what it was asked for since.
#[derive(Clone, Debug, Default)]
pub struct File {
    safe: Option<Vec<u8>>,
    unflushed: VecDeque<Act>,
}

impl File {
    /// Takes an act. A disk that lies forgets to flush.
    pub fn take(&mut self, act: &Act, lies: bool) {
        match act {
            Act::Flush if lies => {}
            Act::Flush => {
                while let Some(act) = self.unflushed.pop_front() {
                    apply(&mut self.safe, &act);
                }
            }
            act => self.unflushed.push_back(act.clone()),
        }
    }

    /// What is found when the power is back.
    pub fn after_a_cut(&self, unflushed: Unflushed, rng: &mut ChaCha20Rng) -> Option<Vec<u8>> {
        let mut found = self.safe.clone();
        let mut acts: Vec<Act> = self.unflushed.iter().cloned().collect();
        match unflushed {
            Unflushed::Dropped => acts.clear(),
            Unflushed::Kept => {}
            Unflushed::Torn => {
                acts.truncate(below(rng, acts.len() + 1));
                if let Some(Act::Write { bytes, .. }) = acts.last_mut() {
                    let sectors = bytes.len() / SECTOR;
                    bytes.truncate(below(rng, sectors + 1) * SECTOR);
                }
            }
            Unflushed::Scattered => acts = scattered(&acts, rng),
        }
        acts.iter().for_each(|act| apply(&mut found, act));
        found
    }
}

/// Any sectors of what was written to one and the same file: what comes after a removal goes to
/// another one.
fn scattered(acts: &[Act], rng: &mut ChaCha20Rng) -> Vec<Act> {
    let removed = acts.iter().rposition(|act| matches!(act, Act::Remove));
    let (before, after) = acts.split_at(removed.map_or(0, |place| place + 1));
    let (first, acts) = match removed {
        Some(_) if below(rng, 2) == 0 => {
            (None, before.split_last().map_or(before, |(_, acts)| acts))
        }
        Some(_) => (Some(Act::Remove), after),
        None => (None, acts),
    };
    let mut sectors: Vec<Act> = Vec::new();
    for act in acts {
        match act {
            Act::Write { at, bytes } => {
                sectors.extend(bytes.chunks(SECTOR).enumerate().map(|(number, bytes)| {
                    Act::Write { at: at + number * SECTOR, bytes: bytes.to_vec() }
                }));
            }
            act => sectors.push(act.clone()),
        }
    }
    sectors.retain(|act| !matches!(act, Act::Remove) && below(rng, 2) == 0);
    // Of two writes to one place the later one may come first.
    for place in (1..sectors.len()).rev() {
        sectors.swap(place, below(rng, place + 1));
    }
    first.into_iter().chain(sectors).collect()
}

fn apply(file: &mut Option<Vec<u8>>, act: &Act) {
    match act {
        Act::Write { at, bytes } => {
            let held = file.get_or_insert_default();
            held.resize(held.len().max(at + bytes.len()), 0);
            held[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Act::Cut(length) => file.get_or_insert_default().resize(*length, 0),
        Act::Remove => *file = None,
        Act::Flush => {}
    }
}

pub fn below(rng: &mut ChaCha20Rng, end: usize) -> usize {
    usize::try_from(rng.next_u32()).unwrap() % end
}
