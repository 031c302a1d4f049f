//! Sequences and hands in the small: numbers and colour counts only, which is
//! all that points depend on.

use rules::cards::{Card, MOST_SEQUENCES, Number, Pile, Sequence};

/// How many numbers there are. In this module numbers count from 0.
pub(super) const NUMBERS: usize = Number::MOST as usize;
/// The colours that go into sequences (C6.5).
pub(super) const COLOURS: usize = 4;

/// A sequence: its lowest and highest number, and its cards by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Track {
    pub low: u8,
    pub high: u8,
    pub colours: [u8; COLOURS],
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Tracks {
    pub tracks: [Track; MOST_SEQUENCES],
    /// How many of them lie.
    pub count: usize,
    /// Cards on the personal discard.
    pub discards: u8,
}

/// A hand, sorted: how many cards of each number and colour, black ones aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub counts: [[u8; COLOURS]; NUMBERS],
    /// The cards of each number, black ones too.
    pub of_number: [u8; NUMBERS],
    /// All cards, black ones too.
    pub cards: u8,
    /// The black ones.
    pub blacks: u8,
}

impl Track {
    fn of(sequence: Sequence) -> Track {
        let mut track = Track::default();
        for card in sequence.cards() {
            track.take(index(card), card.colour() as usize);
        }
        track
    }

    /// How many cards it has; an empty one has none.
    pub fn len(&self) -> u8 {
        self.colours.iter().sum()
    }

    pub fn holds(&self, number: usize) -> bool {
        (usize::from(self.low)..=usize::from(self.high)).contains(&number)
    }

    /// Puts a card into the track; the caller sees to it that it fits or is the first.
    pub fn take(&mut self, number: usize, colour: usize) {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        if self.len() == 0 {
            (self.low, self.high) = (number, number);
        } else {
            (self.low, self.high) = (self.low.min(number), self.high.max(number));
        }
        self.colours[colour] += 1;
    }

    /// Of the numbers that are there, those that connect to this sequence.
    pub fn reach(&self, there: u16) -> u16 {
        let mut reach = 0;
        for number in (0..self.low).rev() {
            if there >> number & 1 == 0 {
                break;
            }
            reach |= 1 << number;
        }
        for number in usize::from(self.high) + 1..NUMBERS {
            if there >> number & 1 == 0 {
                break;
            }
            reach |= 1 << number;
        }
        reach
    }

    /// The points of this sequence (C8.1, C8.2).
    pub fn points(&self) -> i16 {
        i16::from(self.len()) + bonus(self.colours)
    }
}

impl Tracks {
    pub fn of(sequences: &[Sequence], discard: Pile) -> Tracks {
        let mut tracks = Tracks::default();
        for (track, &sequence) in tracks.tracks.iter_mut().zip(sequences) {
            *track = Track::of(sequence);
            tracks.count += 1;
        }
        tracks.discards = u8::try_from(discard.len()).unwrap_or(u8::MAX);
        tracks
    }

    /// The sequences that lie.
    pub fn lying(&self) -> &[Track] {
        &self.tracks[..self.count]
    }

    /// All points (C8).
    pub fn points(&self) -> i16 {
        self.lying().iter().map(Track::points).sum::<i16>() - i16::from(self.discards)
    }
}

impl Row {
    pub fn of(hand: Pile) -> Row {
        let mut row = Row::default();
        for card in hand.iter() {
            row.put(card);
        }
        row
    }

    pub fn put(&mut self, card: Card) {
        self.cards += 1;
        self.of_number[index(card)] += 1;
        match self.counts[index(card)].get_mut(card.colour() as usize) {
            Some(count) => *count += 1,
            None => self.blacks += 1,
        }
    }

    pub fn remove(&mut self, card: Card) {
        self.cards -= 1;
        self.of_number[index(card)] -= 1;
        match self.counts[index(card)].get_mut(card.colour() as usize) {
            Some(count) => *count -= 1,
            None => self.blacks -= 1,
        }
    }
}

/// A card's number, from 0.
pub(super) fn index(card: Card) -> usize {
    usize::from(card.number().get()) - 1
}

/// C8.2: the highest count that a single colour holds.
pub(super) fn bonus(colours: [u8; COLOURS]) -> i16 {
    let mut best = 0;
    for (place, &count) in colours.iter().enumerate() {
        let tied = colours.iter().enumerate().any(|(other, &same)| other != place && same == count);
        if !tied && count > best {
            best = count;
        }
    }
    i16::from(best)
}
