//! Prints how fast and how reliable the `dice` levels are, by variant:
//! `cargo run -r -p bots --example dice_levels`.
#![allow(clippy::print_stdout, reason = "it is made to print")]

use bots::dice::measure::{Measured, alone, together};
use bots::level::Level;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::dice::{Illegal, Variant};

const ROUNDS: u32 = 10_000;
const VARIANTS: [Variant; 3] = [Variant::Basic, Variant::Poachers, Variant::Guards];

fn main() -> Result<(), Illegal> {
    println!("| level | variant | mean | median | errors | of four: mean | of four: errors |");
    println!("|---|---|---|---|---|---|---|");
    for level in Level::ALL {
        for variant in VARIANTS {
            let mut rng = ChaCha20Rng::seed_from_u64(1);
            let Measured { mean, median, errors } = alone(level, variant, ROUNDS, &mut rng);
            let four = together(level, variant, 4, ROUNDS, &mut rng)?;
            println!(
                "| {level} | {variant:?} | {mean:.2} s | {median:.2} s | {:.1} % | {:.2} s | {:.1} % |",
                errors * 100.0,
                four.mean,
                four.errors * 100.0
            );
        }
    }
    Ok(())
}
