//! What is hashed: items that cannot run into each other, the first of them a
//! label, so that no hash made for one purpose is ever good for another.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use super::derivation::Derivation;

/// Items in a row, each one its length (8 bytes, big-endian) and its bytes.
pub(super) struct Message(Vec<u8>);

impl Message {
    /// A message for one purpose, in this version of the derivation.
    pub(super) fn new(label: &str, derivation: Derivation) -> Message {
        Message(Vec::new()).item(label).number(derivation.number())
    }

    #[must_use]
    pub(super) fn item(mut self, bytes: impl AsRef<[u8]>) -> Message {
        let bytes = bytes.as_ref();
        self.0.extend((bytes.len() as u64).to_be_bytes());
        self.0.extend(bytes);
        self
    }

    /// A number: an item of 4 bytes, big-endian.
    #[must_use]
    pub(super) fn number(self, number: u32) -> Message {
        self.item(number.to_be_bytes())
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    pub(super) fn sha256(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    pub(super) fn hmac(&self, key: &[u8; 32]) -> [u8; 32] {
        // HMAC fills a key up with zeros to the hash's block. Doing so here gives a
        // key of the only length that cannot be refused.
        let mut block = [0; 64];
        block[..key.len()].copy_from_slice(key);
        let mut mac = Hmac::<Sha256>::new(&block.into());
        mac.update(&self.0);
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::super::hex;
    use super::*;

    #[test]
    fn items_cannot_run_into_each_other() {
        let new = |label| Message::new(label, Derivation::V1);
        let hash = |one: &str, two: &str| new("test").item(one).item(two).sha256();
        assert_ne!(hash("ab", "c"), hash("a", "bc"));
        assert_ne!(hash("abc", ""), hash("", "abc"));
        assert_ne!(new("a").sha256(), new("b").sha256());
        assert_ne!(new("a").sha256(), Message::new("a", Derivation::V2).sha256());
    }

    #[test]
    fn a_key_filled_up_with_zeros_is_the_same_key() {
        // From another implementation of HMAC, which fills the key up by itself.
        let key = std::array::from_fn(|place| u8::try_from(place).unwrap());
        assert_eq!(
            hex::write(&Message::new("test", Derivation::V1).hmac(&key)),
            "3bda4ee623d10dd39fb0954997a549046803aecda5c4bee891e954c5142f0b88"
        );
    }
}
