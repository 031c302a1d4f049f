//! Hostile input for everything that reads what strangers send.

use crate::tools::{Done, answers, need_cargo_command, step};

/// The targets in `fuzz/fuzz_targets`.
const TARGETS: [&str; 3] = ["notation", "record", "legal"];

/// Runs every target for so many seconds.
pub fn all(seconds: u64) -> Done {
    need_cargo_command("fuzz", "0.13.2")?;
    if !answers("cargo", &["+nightly", "--version"]) {
        return Err("fuzzing needs the nightly toolchain; install it with: rustup toolchain install nightly".into());
    }
    for target in TARGETS {
        let time = format!("-max_total_time={seconds}");
        let words =
            ["+nightly", "fuzz", "run", target, "--", &time, "-max_len=4096", "-timeout=10"];
        step(&format!("fuzzing {target}"), "cargo", &words, &[])?;
    }
    Ok(())
}
