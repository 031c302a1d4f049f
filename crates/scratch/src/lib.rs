//! Servers that tests start for themselves, on temporary folders and ports, from Debian's packages.
//! They end with the process that started them, however that ends.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it panics")]

pub mod cable;
pub mod nats;
pub mod postgres;
