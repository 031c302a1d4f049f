//! What a seat adds to the chance, so that nobody has to trust the server's secret.

use super::commitment::Commitment;
use super::hex::public_bytes;
use super::message::Message;
use super::secret::{NoRandomness, random};

/// 32 random bytes that a player's own device made. On the wire 64 hexadecimal
/// digits in lower case; it travels only after everyone has committed to theirs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entropy([u8; 32]);

impl Entropy {
    /// New entropy from the operating system, for clients written in Rust.
    pub fn random() -> Result<Entropy, NoRandomness> {
        random().map(Entropy)
    }

    /// What a seat sends first: the promise to reveal this and nothing else.
    pub fn commitment(&self) -> Commitment {
        Commitment(Message::new("bango fair: seat commitment").item(self.0).sha256())
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
