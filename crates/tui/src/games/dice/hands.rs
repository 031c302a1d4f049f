//! Which keys call what: one hand of keys for each player at this keyboard.

use rules::Seat;
use rules::dice::{Animal, Call};

use crate::board::Context;

/// The calls in the order of the keys.
pub const CALLS: [Call; 4] = [
    Call::Animal(Animal::Rhino),
    Call::Animal(Animal::Gnu),
    Call::Animal(Animal::Bongo),
    Call::Nothing,
];

/// The keys of one who plays alone.
pub const ALONE: [char; 4] = ['r', 'g', 'b', 'n'];

/// The keys of a seat here.
pub fn hand(context: &Context<'_>, seat: Seat) -> [char; 4] {
    let own: Vec<Seat> = context.scene.own().collect();
    if own.len() <= 1 {
        return ALONE;
    }
    let place = own.iter().position(|&one| one == seat).unwrap_or(0);
    context.keyboard.hands().get(place).copied().unwrap_or(ALONE)
}
