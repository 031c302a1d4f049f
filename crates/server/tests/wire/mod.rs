//! The server as a stranger meets it: over loopback, by clients that know
//! nothing but the protocol.

mod advice;
mod away;
mod bounds;
mod chance;
mod changes;
mod client;
mod clocks;
mod cluster;
mod crowded;
mod disk;
mod floods;
mod full_games;
mod house;
mod leak;
mod lists;
mod lobby;
mod looking_back;
mod memory;
mod names;
mod once;
mod opening;
mod pace;
mod people;
mod players;
mod proxied;
mod rematch;
mod resume;
mod room;
mod screens;
mod series;
mod slow;
mod spoken;
mod starving;
mod strangers;
mod talk;
mod together;
mod typing;
mod undo;
mod verdicts;
pub mod web;

pub use client::Client;
pub use house::House;
pub use players::{actions, choose, devices, play_out, prove, step};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::Seat;
pub use web::{ask, cookie, get, make, new_table};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn seeded(number: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(number)
}
