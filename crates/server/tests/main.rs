//! Everything that must hold of the server, in one test crate.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod learning;
mod lessons;
mod older_logs;
mod race;
mod snapshots;
mod store;
mod wire;
