//! What other programs are told about the wire: the page's types and the
//! reference, both written from the Rust types, and whether they are true.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it panics"
)]

mod check;
mod clock;
mod comments;
mod declared;
mod generated;
mod ordered;
mod page;
mod print;
mod reduce;
mod samples;
mod shape;
mod truth;
