//! The long campaign against a server: everything that strangers can do, for minutes.

use crate::tools::{Done, step};

/// Besieges it for so many minutes.
pub fn all(minutes: u32) -> Done {
    let minutes = minutes.to_string();
    let words =
        ["test", "--release", "--package", "bango", "--locked", "--", "--nocapture", "siege"];
    step("siege", "cargo", &words, &[("BANGO_SIEGE", &minutes)])
}
