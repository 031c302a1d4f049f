//! Exact odds: how likely the next card explodes, for all that the observer may
//! know (C9).

use rules::Observer;
use rules::cards::{Card, MayBe, Number, View};

use super::laying;
use super::tracks::{NUMBERS, index};

/// What the next card may bring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// The chance that it explodes (C4.4).
    pub explodes: f64,
    /// The chance that it explodes and the observer holds no card to cancel it (C4.5).
    pub uncancelled: f64,
    /// How many of the unseen cards would help: they do not explode, and with one
    /// of them in the hand the best laying of the hand is worth more points.
    pub helpful: u32,
}

/// The odds of the next card that is revealed.
pub fn explosion(view: &View) -> Odds {
    let (explodes, uncancelled) = Chances::of(view).explosion(view);
    Odds { explodes, uncancelled, helpful: helpful(view) }
}

fn helpful(view: &View) -> u32 {
    let hand = view.hand.unwrap_or_default();
    let Observer::Seat(seat) = view.observer else { return 0 };
    let Some(place) = view.open.places.get(seat.index()) else { return 0 };
    let points = |hand| laying::best(hand, &place.sequences, place.discard).points;
    let now = points(hand);
    let unseen = view.unseen();
    let explodes =
        |card: Card| view.open.centre.iter().any(|other| other.number() == card.number());
    unseen
        .coloured()
        .kinds()
        .filter(|&card| !explodes(card))
        .filter(|&card| points(hand + [card].into_iter().collect()) > now)
        .map(|card| unseen.count(card))
        .sum()
}

/// How likely each number is to be revealed next.
///
/// Every way to give each other seat that still holds its dealt card a coloured
/// card that it may be is equally likely; the next card is any of the others.
#[derive(Clone, Copy, Debug)]
pub struct Chances {
    by_number: [f64; NUMBERS],
}

impl Chances {
    /// The chances for the view's observer.
    pub fn of(view: &View) -> Chances {
        let unseen = view.unseen();
        let hidden: Vec<MayBe> = view
            .open
            .places
            .iter()
            .enumerate()
            .filter(|&(seat, _)| !is_observer(view, seat))
            .filter_map(|(_, place)| place.hidden)
            .collect();
        let mut expected = [0.0; NUMBERS];
        let mut coloured = [0; NUMBERS];
        for card in unseen.coloured().iter() {
            coloured[index(card)] += 1;
        }
        for place in 0..hidden.len() {
            // This seat's card first, then those of all the others.
            let mut order = hidden.clone();
            order.swap(0, place);
            let ways = Number::all().map(|number| ways_with(number, &order, &mut coloured));
            let ways: Vec<f64> = ways.collect();
            let all: f64 = ways.iter().sum();
            for (expected, ways) in expected.iter_mut().zip(ways) {
                *expected += if all > 0.0 { ways / all } else { 0.0 };
            }
        }
        let left = f64::from(unseen.len()) - hidden.len() as f64;
        let mut by_number = [0.0; NUMBERS];
        for number in Number::all() {
            let place = usize::from(number.get()) - 1;
            let there = f64::from(unseen.of_number(number).len());
            by_number[place] = if left > 0.0 { (there - expected[place]) / left } else { 0.0 };
        }
        Chances { by_number }
    }

    /// The chance that the next card explodes, and that it does and the observer
    /// cannot cancel it.
    pub fn explosion(&self, view: &View) -> (f64, f64) {
        let hand = view.hand.unwrap_or_default();
        let (mut explodes, mut uncancelled) = (0.0, 0.0);
        let numbers: u16 =
            view.open.centre.iter().map(|&card| 1 << index(card)).fold(0, |a, b| a | b);
        for number in Number::all().filter(|number| numbers >> (number.get() - 1) & 1 == 1) {
            let chance = self.of_number(number);
            explodes += chance;
            if hand.of_number(number).is_empty() {
                uncancelled += chance;
            }
        }
        (explodes, uncancelled)
    }

    /// The chance that the next card has this number.
    pub fn of_number(&self, number: Number) -> f64 {
        self.by_number[usize::from(number.get()) - 1]
    }
}

fn is_observer(view: &View, seat: usize) -> bool {
    matches!(view.observer, Observer::Seat(observer) if observer.index() == seat)
}

/// In how many ways the first of these hidden cards has this number and the
/// others are different cards that they may be.
fn ways_with(number: Number, hidden: &[MayBe], left: &mut [u32; NUMBERS]) -> f64 {
    let Some((first, others)) = hidden.split_first() else { return 1.0 };
    let place = usize::from(number.get()) - 1;
    if !first.contains(number) || left[place] == 0 {
        return 0.0;
    }
    let here = f64::from(left[place]);
    left[place] -= 1;
    let ways = if others.is_empty() {
        1.0
    } else {
        Number::all().map(|number| ways_with(number, others, left)).sum()
    };
    left[place] += 1;
    here * ways
}
