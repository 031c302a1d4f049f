//! A server under attack. It is a program of its own, which nothing runs beside: what it measures is time.
#![cfg(target_os = "linux")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

#[allow(dead_code, reason = "the other tests need more of it")]
mod program;
mod serving {
    #[allow(dead_code, reason = "the other tests need more of it")]
    pub mod host;
    #[allow(dead_code, reason = "the other tests need more of it")]
    pub mod network;
    mod siege;
}
