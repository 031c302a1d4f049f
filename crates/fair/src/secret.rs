//! The server's share of the chance.

use std::fmt;

use thiserror::Error;

use super::binding::Binding;
use super::commitment::Commitment;
use super::hex::{self, NotHex};

/// 32 random bytes that only the server knows until the game is over.
///
/// It cannot be printed or serialised by accident: the only way out is
/// [`reveal`](Secret::reveal), which is easy to find in the sources.
#[derive(Clone)]
pub struct Secret([u8; 32]);

/// The operating system gives no random bytes, so no fair game can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoRandomness(getrandom::Error);

impl Secret {
    /// A new secret from the operating system.
    pub fn random() -> Result<Secret, NoRandomness> {
        random().map(Secret)
    }

    /// The promise that is published before the game, good for this game only.
    pub fn commitment(&self, binding: &Binding) -> Commitment {
        let message = binding.message("bango fair: server commitment").item(self.0);
        Commitment(binding.write(message).sha256())
    }

    /// The secret as text: for the server's own log, which nobody reads while the
    /// game goes on, and for the record once it is over.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    /// A secret from its text.
    pub fn from_hex(text: &str) -> Result<Secret, NotHex> {
        hex::read(text).map(Secret)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// 32 bytes from the operating system's own generator.
pub(super) fn random() -> Result<[u8; 32], NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(NoRandomness)?;
    Ok(bytes)
}
