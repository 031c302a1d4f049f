//! The chance of one game.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::AnyAction;
use rules::{AnyState, Seat, Seats};

use super::binding::Binding;
use super::commitment::Commitment;
use super::derivation::Derivation;
use super::entropy::Entropy;
use super::secret::Secret;

#[cfg(test)]
mod vector;

/// The words that one draw uses: ChaCha20, with a key for the purpose and the
/// step's number as its stream.
pub type Stream = ChaCha20Rng;

/// What the seats promised to add, and what they added. Both are by seat; `None`, or no entry,
/// is a seat that did not, as bots do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Added {
    pub promises: Vec<Option<Commitment>>,
    pub entropy: Vec<Option<Entropy>>,
}

/// All chance of one game, from the server's secret and what the seats added.
///
/// Every step has a stream of its own, so there is no generator whose position
/// could be lost: a table that comes back after a crash goes on with the number of
/// the next step, and any step can be checked alone. Steps count from 0 here, all
/// steps of the record, whoever took them.
#[derive(Clone)]
pub struct Chance {
    chance: [u8; 32],
    lots: [u8; 32],
    bots: [u8; 32],
}

impl Chance {
    /// The chance of this game.
    pub fn new(secret: &Secret, binding: &Binding, added: &Added) -> Chance {
        let game = game_key(secret, binding, added);
        let key =
            |purpose: &str| binding.message("bango fair: stream key").item(purpose).hmac(&game);
        Chance { chance: key("chance"), lots: key("lots"), bots: key("bots") }
    }

    /// What chance does at this step; `None` if it is not chance's turn.
    pub fn act(&self, step: u64, state: &AnyState) -> Option<AnyAction> {
        state.chance(&mut self.step(step))
    }

    /// The words that chance has for this step.
    pub fn step(&self, step: u64) -> Stream {
        stream(&self.chance, step)
    }

    /// Which of these seats takes this step, where a race cannot tell them apart;
    /// `None` of none. The rest of them draw again for the step after it.
    pub fn lot(&self, step: u64, tied: Seats) -> Option<Seat> {
        let place = rules::chance::below(&mut stream(&self.lots, step), tied.len());
        tied.iter().nth(place as usize)
    }

    /// Where the own chance of a bot starts that thinks about this step for this seat.
    pub fn bot(&self, seat: Seat, step: u64) -> u64 {
        let mut stream = stream(&self.bots, step);
        // A block of ChaCha20 has 64 bytes, 8 for each of the 8 seats of the largest table.
        stream.set_word_pos(2 * seat.index() as u128);
        stream.next_u64()
    }
}

/// Keys would tell the future.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(…)")
    }
}

fn stream(key: &[u8; 32], step: u64) -> Stream {
    let mut stream = ChaCha20Rng::from_seed(*key);
    stream.set_stream(step);
    stream
}

fn game_key(secret: &Secret, binding: &Binding, added: &Added) -> [u8; 32] {
    let mut message = binding.write(binding.message("bango fair: game key"));
    // An empty item is the mark of a seat that promised nothing, or added nothing.
    if binding.derivation != Derivation::V1 {
        for seat in Seat::all(binding.seats) {
            let promise = added.promises.get(seat.index()).and_then(Option::as_ref);
            message = message.item(promise.map_or(&[][..], |promise| promise.bytes()));
        }
    }
    for seat in Seat::all(binding.seats) {
        let entropy = added.entropy.get(seat.index()).and_then(Option::as_ref);
        message = message.item(entropy.map_or(&[][..], |entropy| entropy.bytes()));
    }
    message.hmac(secret.bytes())
}
