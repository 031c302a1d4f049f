//! Points, and where they come from (C8).

use serde::{Deserialize, Serialize};

use super::card::Colour;
use super::pile::Pile;
use super::sequence::Sequence;
use arrayvec::ArrayVec;

/// A player has at most three sequences (C6.4).
pub const MOST_SEQUENCES: usize = 3;

/// A player's sequences in the order in which they were started.
pub type Sequences = ArrayVec<Sequence, MOST_SEQUENCES>;

/// A player's points and their reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsTally"))]
pub struct Tally {
    /// The points of each sequence.
    pub sequences: ArrayVec<SequencePoints, MOST_SEQUENCES>,
    /// Cards on the personal discard, a point less for each (C8.3).
    pub minus: u8,
    /// All together.
    pub total: i16,
}

/// The points of one sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SequencePoints {
    /// One for each card (C8.1).
    pub cards: u8,
    /// One for each card of the colour that gives the bonus (C8.2).
    pub bonus: u8,
    /// How many cards there are of red, yellow, blue and purple.
    pub colours: [u8; 4],
}

impl Tally {
    /// The points of these sequences and this personal discard.
    pub fn of(sequences: &[Sequence], discard: Pile) -> Tally {
        let sequences: ArrayVec<_, MOST_SEQUENCES> = sequences
            .iter()
            .take(MOST_SEQUENCES)
            .map(|&sequence| SequencePoints::of(sequence))
            .collect();
        let minus = u8::try_from(discard.len()).unwrap_or(u8::MAX);
        let plus: i16 = sequences.iter().map(|points| i16::from(points.cards + points.bonus)).sum();
        Tally { sequences, minus, total: plus - i16::from(minus) }
    }
}

impl SequencePoints {
    /// The points of one sequence.
    pub fn of(sequence: Sequence) -> SequencePoints {
        let mut colours = [0; 4];
        for card in sequence.cards() {
            if let Some(count) = colours.get_mut(card.colour() as usize) {
                *count += 1;
            }
        }
        SequencePoints { cards: sequence.len(), bonus: bonus(colours), colours }
    }

    /// The colour that gives the bonus; `None` if none does.
    pub fn bonus_colour(self) -> Option<Colour> {
        let place = self.colours.iter().position(|&count| count > 0 && count == self.bonus)?;
        Some(Colour::ALL[place])
    }
}

/// C8.2: the highest count that a single colour holds.
fn bonus(colours: [u8; 4]) -> u8 {
    let alone = |count: u8| colours.iter().filter(|&&other| other == count).count() == 1;
    colours.into_iter().filter(|&count| alone(count)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c8_2_colours_that_tie_are_passed_over() {
        for (counts, points) in [
            ([2, 2, 1, 0], 1),
            ([2, 2, 0, 0], 0),
            ([1, 1, 1, 1], 0),
            ([3, 1, 1, 0], 3),
            ([2, 2, 1, 1], 0),
            ([0, 2, 0, 0], 2),
            ([0, 0, 3, 3], 0),
            ([4, 4, 2, 1], 2),
            ([3, 3, 3, 2], 2),
        ] {
            assert_eq!(bonus(counts), points, "{counts:?}");
        }
    }
}
