//! Everything that must hold of the bots, in one test crate.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod arena;
mod cards;
mod dice;
mod frozen;
mod tiles;
