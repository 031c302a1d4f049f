//! The bonus of a sequence in `cards` (C8.2).

use super::cards::Card;

/// How many cards of each colour, the most frequent first.
pub(super) fn counts(sequence: &[Card]) -> Vec<usize> {
    let of = |colour| sequence.iter().filter(|card| card.0 == colour).count();
    let mut counts: Vec<usize> = ['R', 'Y', 'B', 'P'].map(of).into();
    counts.retain(|&count| count > 0);
    counts.sort();
    counts.reverse();
    counts
}

/// C8.2: the largest count that a single colour holds.
pub(super) fn bonus(sequence: &[Card]) -> usize {
    let counts = counts(sequence);
    let holders = |count| counts.iter().filter(|&&other| other == count).count();
    counts.iter().copied().find(|&count| holders(count) == 1).unwrap_or(0)
}

#[test]
fn c8_2_the_counts_of_the_law() {
    let sequence = |letters: &str| -> Vec<Card> { letters.chars().zip(1..).collect() };
    let bonuses = ["RRYYB", "RRYY", "RYBP", "RRRYB", "RRYYBP"].map(|it| bonus(&sequence(it)));
    assert_eq!(bonuses, [1, 0, 0, 3, 0]);
}
