//! The long campaign: the server is killed again and again under load.

use crate::tools::{Done, step};

/// Kills it so many times.
pub fn all(times: u32) -> Done {
    let times = times.to_string();
    let words = ["test", "--package", "bango", "--locked", "--", "--nocapture", "kill_9"];
    step("kill -9", "cargo", &words, &[("BANGO_KILLS", &times)])
}
