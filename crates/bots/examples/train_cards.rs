//! Fits the network of the `cards` bots anew and writes `weights.rs`:
//! `cargo run --release -p bots --features training --example train_cards -- GAMES ROUNDS FILE`
//!
//! The bots of the expert level play GAMES games at tables of two to five each. Nine
//! tenths of the positions are fitted, the rest tells how far the result and the network
//! in use are off. Copy the file over `crates/bots/src/cards/weights.rs`, let the arena
//! judge it against the old one, and repeat: each generation plays better games.
#![expect(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use bots::Level;
use bots::Played;
use bots::cards::training::{Network, Sample, play, present_error};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rayon::prelude::*;
use rules::cards::Cards;

/// What the players of the games may think: enough to judge, little enough for many games.
const NODES: u64 = 1;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [games, rounds, file] = &words[..] else {
        return Err("say how many games, how many rounds of fitting, and the file".into());
    };
    let (games, rounds): (u64, usize) = (games.parse()?, rounds.parse()?);
    let mut samples: Vec<Sample> = (0..4 * games)
        .into_par_iter()
        .filter_map(|game| {
            let seats = 2 + game % 4;
            let mut bots: Vec<_> = (0..seats).map(|_| Cards::bot(Level::Expert)).collect();
            play(&mut bots, NODES, game)
        })
        .flatten()
        .collect();
    let kept = samples.len() / 10;
    let held_out = samples.split_off(samples.len() - kept);
    println!("{} positions to fit, {} to judge by", samples.len(), held_out.len());
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let mut network = Network::new(&mut rng);
    network.fit(&mut samples, rounds, &mut rng);
    println!("the network in use is off by {:.3} points", present_error(&held_out));
    println!("the new one is off by        {:.3} points", network.error(&held_out));
    std::fs::write(file, network.written())?;
    Ok(())
}
