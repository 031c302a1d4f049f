//! Everything that must hold of the rules, in one test crate.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod cards;
mod citations;
mod contract;
mod dice;
mod golden;
mod leak;
mod perft;
mod players;
mod records;
mod referee;
mod statistics;
mod tiles;
