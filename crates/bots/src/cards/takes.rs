//! Which cards of the centre to take (C4.3).

use rules::cards::Card;

use super::tracks::Row;

/// A choice of cards from the centre, by their places, and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Take {
    pub places: u16,
    pub value: f32,
}

/// Up to this many cards every choice is looked at; of more, cards are added
/// one by one as long as it helps.
const ALL_CHOICES: usize = 4;

/// The best choice of at least `least` cards, by what the hand with them is worth.
pub(super) fn best(
    centre: &[Card],
    row: &Row,
    least: u32,
    mut value: impl FnMut(&Row) -> f32,
) -> Option<Take> {
    if centre.len() <= ALL_CHOICES {
        let choices = 0..1u16 << centre.len();
        return choices
            .filter(|places| places.count_ones() >= least)
            .map(|places| Take { places, value: value(&with(row, centre, places)) })
            .fold(None, better);
    }
    let mut found = (least == 0).then(|| Take { places: 0, value: value(row) });
    loop {
        let places = found.map_or(0, |take| take.places);
        let next = (0..centre.len())
            .filter(|place| places >> place & 1 == 0)
            .map(|place| places | 1 << place)
            .map(|places| Take { places, value: value(&with(row, centre, places)) })
            .fold(found, better);
        if next.map(|take| take.places) == found.map(|take| take.places) {
            return found;
        }
        found = next;
    }
}

/// Ways to take cards from a centre of this many that are worth comparing: all of a small
/// one; of a larger one every single card, and what differs from `good` by one card.
pub(super) fn ways(cards: usize, good: u16) -> impl Iterator<Item = u16> {
    let small = cards <= ALL_CHOICES;
    let all = if small { 0..1u16 << cards } else { 0..0 };
    let places = if small { 0..0 } else { 0..cards };
    let none = if small { None } else { Some(0) };
    let single = places.clone().map(|place| 1u16 << place);
    let near = places.map(move |place| good ^ 1u16 << place);
    let whole = if small { None } else { Some(good) };
    all.chain(none).chain(whole).chain(single).chain(near)
}

fn better(best: Option<Take>, take: Take) -> Option<Take> {
    match best {
        Some(best) if best.value >= take.value => Some(best),
        _ => Some(take),
    }
}

/// The hand with these cards of the centre.
pub(super) fn with(row: &Row, centre: &[Card], places: u16) -> Row {
    let mut row = *row;
    for (place, &card) in centre.iter().enumerate() {
        if places >> place & 1 == 1 {
            row.put(card);
        }
    }
    row
}
