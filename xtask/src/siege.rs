//! A server under siege: everything that strangers can do, all at once.

use crate::tools::{Done, step};

/// One minute, as part of every run.
pub fn short() -> Done {
    // With the same features as the tests before it, so that nothing is built twice.
    step("siege", "cargo", &["test", "--workspace", "--test", "siege", "--locked"], &[])
}

/// The long campaign of so many minutes, with the program as it is used.
pub fn all(minutes: u32) -> Done {
    let minutes = minutes.to_string();
    let words = [
        "test",
        "--release",
        "--package",
        "bango",
        "--test",
        "siege",
        "--locked",
        "--",
        "--nocapture",
    ];
    step("siege", "cargo", &words, &[("BANGO_SIEGE", &minutes)])
}
