//! Any text is a code or not, each code is written in one way, and no text is
//! a cookie but the one that was signed.
#![no_main]

use std::sync::LazyLock;

use fair::{Commitment, Entropy};
use libfuzzer_sys::fuzz_target;
use protocol::id::Code128;
use server::session::ServerKey;

static KEY: LazyLock<ServerKey> = LazyLock::new(|| ServerKey::new([7; 32]));

fuzz_target!(|text: &str| {
    if let Ok(code) = text.parse::<Code128>() {
        assert_eq!(code.to_string(), text.to_ascii_lowercase());
    }
    if let Some(session) = KEY.read(text) {
        assert_eq!(KEY.sign(session), text.to_ascii_lowercase());
    }
    if let Ok(entropy) = text.parse::<Entropy>() {
        assert_eq!(entropy.to_string(), text);
    }
    if let Ok(commitment) = text.parse::<Commitment>() {
        assert_eq!(commitment.to_string(), text);
    }
});
