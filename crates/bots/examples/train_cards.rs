//! Trains the network of the `cards` bots from nothing and writes `winning/weights.rs`:
//! `cargo run --release -p bots --features training --example train_cards -- GENERATIONS GAMES SEED FILE`
//!
//! The same numbers give the same file. `docs/STRENGTH.md` says what the weights in use are worth.
#![expect(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::time::Instant;

use bots::cards::training::Training;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [generations, games, seed, file] = &words[..] else {
        return Err("say how many generations, games of each, the seed, and the file".into());
    };
    let training =
        Training { generations: generations.parse()?, games: games.parse()?, seed: seed.parse()? };
    let begun = Instant::now();
    let trained = training.run(&mut |generation, error| {
        println!(
            "generation {generation}: off by {error:.4}, {:.0} s",
            begun.elapsed().as_secs_f64()
        );
    });
    std::fs::write(file, trained.written())?;
    Ok(())
}
