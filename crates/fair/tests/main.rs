//! Fair chance: what was promised is kept, and what was changed is found.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod games;
mod parts;
mod proofs;
mod signing;
mod tampering;
