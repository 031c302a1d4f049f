//! A promise that can be checked later.

use super::hex::public_bytes;

/// A SHA-256 hash of something that is told later. On the wire 64 hexadecimal
/// digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub(super) [u8; 32]);

impl Commitment {
    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

public_bytes!(Commitment);
