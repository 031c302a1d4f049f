//! What a seat adds to the chance, so that nobody has to trust the server's secret.

use rules::Seat;

use super::binding::Binding;
use super::commitment::Commitment;
use super::derivation::Derivation;
use super::hex::public_bytes;
use super::message::Message;
use super::secret::{NoRandomness, random};

/// 32 random bytes that a player's own device made. On the wire 64 hexadecimal
/// digits in lower case; it travels only after everyone has committed to theirs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entropy([u8; 32]);

impl Entropy {
    /// New entropy from the operating system, for clients written in Rust.
    pub fn random() -> Result<Entropy, NoRandomness> {
        random().map(Entropy)
    }

    /// What a seat sends first: the promise to reveal this and nothing else, good for one game
    /// at one table.
    pub fn commitment(&self, table: &str, number: u32, seat: Seat) -> Commitment {
        let message = self.message(Derivation::V2);
        let message = message.item(table).number(number).number(seat.number().into());
        Commitment(message.sha256())
    }

    /// What this seat must have promised in this game, if it adds this.
    pub fn promise(&self, binding: &Binding, seat: Seat) -> Commitment {
        match binding.derivation {
            // It was not bound to anything, so that it could be told to several seeds.
            Derivation::V1 => Commitment(self.message(Derivation::V1).sha256()),
            Derivation::V2 => self.commitment(&binding.table, binding.number, seat),
        }
    }

    fn message(&self, derivation: Derivation) -> Message {
        Message::new("bango fair: seat commitment", derivation).item(self.0)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for Entropy {
    fn from(bytes: [u8; 32]) -> Self {
        Entropy(bytes)
    }
}

public_bytes!(Entropy);
