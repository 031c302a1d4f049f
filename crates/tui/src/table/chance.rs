//! Chance at a local table: a seed, and a stream of its own for every step, so that a
//! game that is resumed goes on as if it had never been left.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

/// Where the chance of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed that nobody knows, from the operating system; `None` if it has none to give.
    pub fn random() -> Option<Seed> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Seed(bytes))
    }

    /// A seed that was chosen, for games that can be played again.
    pub fn chosen(number: u64) -> Seed {
        let mut bytes = [0; 32];
        for (byte, given) in bytes.iter_mut().zip(number.to_le_bytes()) {
            *byte = given;
        }
        Seed(bytes)
    }

    /// The generator for one step. Bots' own chance has other streams than the game's.
    pub fn stream(self, step: usize, whose: Whose) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        let step = u64::try_from(step).unwrap_or(u64::MAX >> 8);
        let whose = match whose {
            Whose::Game => 0,
            Whose::Bot(seat) => 1 + u64::from(seat),
        };
        rng.set_stream(step << 8 | whose);
        rng
    }

    /// The seed as hexadecimal digits.
    pub fn to_hex(self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// A seed from its 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok().map(Seed)
    }
}

/// What a stream is for.
#[derive(Clone, Copy, Debug)]
pub enum Whose {
    /// Cards, dice, who starts.
    Game,
    /// What a bot in this seat draws for itself.
    Bot(u8),
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    #[test]
    fn a_seed_reads_back_and_every_step_has_its_own_stream() {
        let seed = Seed::chosen(7);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        for text in ["", "00", &"é".repeat(32), &"+1".repeat(32), &"zz".repeat(32)] {
            assert_eq!(Seed::from_hex(text), None, "{text}");
        }
        let words = [(0, Whose::Game), (1, Whose::Game), (0, Whose::Bot(0)), (0, Whose::Bot(1))]
            .map(|(step, whose)| seed.stream(step, whose).next_u64());
        for (place, word) in words.iter().enumerate() {
            assert!(words.iter().skip(place + 1).all(|other| other != word));
        }
    }
}
