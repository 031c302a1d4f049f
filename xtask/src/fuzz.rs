//! Hostile input for everything that reads what strangers send.

use std::fs::create_dir_all;

use crate::tools::{Done, answers, need_cargo_command, root, step};

/// The targets in `fuzz/fuzz_targets`.
const TARGETS: [&str; 8] =
    ["notation", "record", "legal", "message", "table", "log", "cookie", "asking"];

/// Runs every target for so many seconds.
pub fn all(seconds: u64) -> Done {
    need_cargo_command("fuzz", "0.13.2")?;
    if !answers("cargo", &["+nightly", "--version"]) {
        return Err("fuzzing needs the nightly toolchain; install it with: rustup toolchain install nightly".into());
    }
    for target in TARGETS {
        // What was found before is kept, and goes on from examples where there are some.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        create_dir_all(root().join(&found)).map_err(|error| format!("{found}: {error}"))?;
        let time = format!("-max_total_time={seconds}");
        let mut words = vec!["+nightly", "fuzz", "run", target, &found];
        if root().join(&seeds).exists() {
            words.push(&seeds);
        }
        words.extend(["--", &time, "-max_len=4096", "-len_control=0", "-timeout=10"]);
        step(&format!("fuzzing {target}"), "cargo", &words, &[])?;
    }
    Ok(())
}
