//! The terminal client as players meet it: screens, whole games by keys and by lines, and a
//! real pseudo-terminal.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod any_game;
mod games;
mod keeping;
mod lines;
mod player;
mod pseudo_terminal;
mod replays;
mod screens;
