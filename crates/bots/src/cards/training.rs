//! How the weights of the network in `winning` came about: games of the bots against themselves, and
//! temporal differences. Only for `examples/train_cards.rs` and its test; no bot needs it.

mod fit;
mod self_play;

use std::fmt::Write;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rayon::prelude::*;

use super::winning::network::{Network, SCALE, WEIGHTS};
use fit::Fitting;
use self_play::Sample;

/// A training: with the same numbers it comes to the same weights, bit by bit.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    pub seed: u64,
    /// Each generation plays with what the one before it has learned.
    pub generations: u32,
    /// Games of a generation, at tables of two to five.
    pub games: u32,
}

/// The sizes of tables, in the order in which they are played.
const TABLES: [u8; 8] = [2, 3, 2, 4, 2, 3, 5, 4];
/// So many generations are remembered: older games were played too badly to learn from.
const REMEMBERED: usize = 6;

/// What came of a training.
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    training: String,
    network: Network,
}

impl Training {
    /// Trains from nothing; `tell` hears after each generation how far the network is off on
    /// games that it has not learned from, as mean cross entropy.
    pub fn run(&self, tell: &mut dyn FnMut(u32, f64)) -> Trained {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut fitting = Fitting::new(&mut rng);
        let mut remembered: Vec<Vec<Sample>> = Vec::new();
        for generation in 0..self.generations {
            // Every game has a seed of its own, so the order in which cores play them is all one.
            let seed = (self.seed << 40) + u64::from(generation * self.games);
            let network = &fitting.network;
            let played: Vec<Vec<Sample>> = (0..self.games)
                .into_par_iter()
                .map(|game| {
                    let seats = TABLES[game as usize % TABLES.len()];
                    self_play::play(network, seats, seed + u64::from(game))
                })
                .collect();
            let played: Vec<Sample> = played.into_iter().flatten().collect();
            tell(generation, fitting.error(&played));
            remembered.push(played);
            if remembered.len() > REMEMBERED {
                remembered.remove(0);
            }
            let done = f64::from(generation) / f64::from(self.generations);
            fitting.learn(&remembered, done, &mut rng);
        }
        let Training { seed, generations, games } = self;
        Trained { training: format!("{generations} {games} {seed}"), network: fitting.network }
    }
}

impl Trained {
    /// A number that stands for all weights.
    pub fn signature(&self) -> u64 {
        self.network.weights.iter().fold(0xcbf2_9ce4_8422_2325, |sum, weight| {
            (sum ^ u64::from(weight.to_bits())).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// The file `winning/weights.rs`.
    pub fn written(&self) -> String {
        let mut text = format!(
            "//! The weights of the network. Trained, not written: do not edit. They came from\n\
             //! `cargo run --release -p bots --features training --example train_cards -- {} FILE`\n\
             //! (generations, games of each, seed).\n\
             #![allow(clippy::approx_constant, clippy::excessive_precision, reason = \"data\")]\n\n\
             use super::network::{{Network, WEIGHTS}};\n\n\
             pub(super) const TRAINED: Network = Network {{ weights: WEIGHTS_OF_TRAINING }};\n\n\
             #[rustfmt::skip]\nconst WEIGHTS_OF_TRAINING: [f32; WEIGHTS] = [\n",
            self.training
        );
        for weights in self.network.weights.chunks(12) {
            let texts: Vec<String> = weights.iter().map(|weight| format!("{weight:?}")).collect();
            let _ = writeln!(text, "    {},", texts.join(", "));
        }
        text.push_str("];\n");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(seed: u64) -> u64 {
        Training { seed, generations: 3, games: 24 }.run(&mut |_, _| {}).signature()
    }

    /// What a short training came to when the weights in use were trained.
    const SHORT: u64 = 11_552_669_850_401_610_476;

    #[test]
    fn a_training_comes_to_the_same_numbers_again() {
        assert_eq!(short(1), SHORT);
        assert_ne!(short(2), SHORT);
    }
}
