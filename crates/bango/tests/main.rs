//! The program as people and scripts meet it: what it prints and how it exits.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

#[cfg(target_os = "linux")]
mod doctor;
#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/played.rs"]
mod fourth_game;
mod mistakes;
mod packaging;
mod playing;
mod program;
mod ranking;
mod replaying;
mod serving;
mod simulating;
mod telling;
mod verifying;
