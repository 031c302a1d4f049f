//! How far a player is from winning, in rounds that they still have to win.

use rules::Seat;
use rules::dice::{Animal, Options, Tally, Variant, View};

/// How much each round that is still needed takes off a player's share of the win.
const FADING: f64 = 0.5;

/// How many rounds a seat that holds this has to win, on average, before it has won
/// the game (D5), the answers coming as the dice of the variant give them, and every
/// `nothing` being put to its best use.
pub fn rounds_needed(held: Tally, options: &Options) -> f64 {
    let nothing = nothing(options.variant);
    let each = options.trophies.each();
    // All of one animal: the supply and the others give them all in the end (D4.5).
    let all_of = |animal: Animal| {
        f64::from(each.saturating_sub(held[animal])) / ((1.0 - nothing) / 3.0 + nothing)
    };
    let missing = Animal::ALL.map(|animal| 2u8.saturating_sub(held[animal]));
    Animal::ALL.into_iter().map(all_of).fold(two_of_each(missing, nothing), f64::min)
}

/// What part of the win this seat can expect if it holds this, and the others
/// those: a rough share, in which everyone is as fast as everyone else.
pub fn share(view: &View, seat: Seat, trophies: &[Tally]) -> f64 {
    let needed = |held: &Tally| rounds_needed(*held, &view.options);
    let weigh = |held: &Tally| (-FADING * needed(held)).exp();
    match trophies.get(seat.index()) {
        None => 0.0,
        Some(own) if needed(own) <= 0.0 => 1.0,
        Some(own) => weigh(own) / trophies.iter().map(weigh).sum::<f64>(),
    }
}

/// How often the answer is `nothing`: counted over all rolls.
pub fn nothing(variant: Variant) -> f64 {
    let rolls: u32 = match variant {
        Variant::Basic => 837,
        Variant::Poachers => 8_883,
        Variant::Guards => 25_299,
    };
    f64::from(rolls) / f64::from(variant.rolls())
}

/// Until there are two of each animal, this many of each being missing.
fn two_of_each(missing: [u8; 3], nothing: f64) -> f64 {
    let animal = (1.0 - nothing) / 3.0;
    let mut progress = nothing;
    let mut after = 0.0;
    let mut best = f64::INFINITY;
    for index in 0..missing.len() {
        let mut fewer = missing;
        if fewer[index] > 0 {
            fewer[index] -= 1;
            let then = two_of_each(fewer, nothing);
            progress += animal;
            after += animal * then;
            best = best.min(then);
        }
    }
    if best.is_finite() { (1.0 + after + nothing * best) / progress } else { 0.0 }
}
