//! Prints how many games simulated people win against a bot that matches them, by variant, game by
//! game of an evening: `cargo run -r -p bots --example dice_match`.
#![allow(clippy::print_stdout, reason = "it is made to print")]

use bots::dice::evening::evening;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::dice::Variant;

const VARIANTS: [Variant; 3] = [Variant::Basic, Variant::Poachers, Variant::Guards];
const PEOPLE: [u16; 8] = [1300, 2000, 2500, 3000, 4000, 5000, 6000, 7000];
const EVENINGS: u64 = 150;
/// Games of an evening, and how many of them are for learning.
const GAMES: usize = 12;
const LEARNING: usize = 3;

fn main() {
    println!("| person | variant | first game | second | third | games 4 to 12 | last game |");
    println!("|---|---|---:|---:|---:|---:|---:|");
    for person in PEOPLE {
        for variant in VARIANTS {
            let evenings: Vec<Vec<bool>> = (0..EVENINGS)
                .filter_map(|seed| {
                    evening(person, variant, GAMES, &mut ChaCha20Rng::seed_from_u64(seed))
                })
                .collect();
            let share = |from: usize, to: usize| {
                let games = evenings.iter().flat_map(|games| &games[from..to]);
                let (mut won, mut all) = (0.0, 0.0);
                for game in games {
                    won += f64::from(u8::from(*game));
                    all += 1.0;
                }
                100.0 * won / all
            };
            println!(
                "| `person-{person}` | {variant:?} | {:.1} % | {:.1} % | {:.1} % | **{:.1} %** | {:.1} % |",
                share(0, 1),
                share(1, 2),
                share(2, 3),
                share(LEARNING, GAMES),
                share(GAMES - 1, GAMES)
            );
        }
    }
}
