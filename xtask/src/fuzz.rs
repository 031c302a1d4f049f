//! Hostile input for everything that reads what strangers send.

use std::fs::create_dir_all;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;

use crate::tools::{Done, answers, need_cargo_command, root, step};

/// A target in `fuzz/fuzz_targets`.
#[derive(Clone, Copy)]
struct Target {
    name: &'static str,
    /// How many of ten thousand inputs of a campaign it gets: decoders that take a microsecond get
    /// most of them, those that play a whole game few.
    share: u64,
    /// No input has more bytes: a few times what is ever written in earnest.
    longest: u16,
    /// Where examples are, beside what was found before.
    examples: Option<&'static str>,
}

const TARGETS: [Target; 12] = [
    Target { name: "table", share: 3, longest: 4096, examples: Some("fuzz/seeds/table") },
    Target { name: "legal", share: 3, longest: 4096, examples: None },
    Target { name: "log", share: 10, longest: 4096, examples: Some("fuzz/seeds/log") },
    Target { name: "snapshot", share: 15, longest: 4096, examples: Some("fuzz/seeds/snapshot") },
    Target { name: "asking", share: 10, longest: 1024, examples: Some("fuzz/seeds/asking") },
    Target { name: "proof", share: 15, longest: 4096, examples: Some("crates/fair/tests/data") },
    Target { name: "typed", share: 44, longest: 256, examples: Some("fuzz/seeds/typed") },
    Target { name: "record", share: 100, longest: 4096, examples: Some("crates/fair/tests/data") },
    Target { name: "header", share: 400, longest: 256, examples: Some("fuzz/seeds/header") },
    Target { name: "message", share: 900, longest: 512, examples: Some("fuzz/seeds/message") },
    Target { name: "cookie", share: 4500, longest: 128, examples: Some("fuzz/seeds/cookie") },
    Target { name: "notation", share: 4000, longest: 64, examples: Some("fuzz/seeds/notation") },
];

/// What every run is told: any length from the start, and no input may take longer.
const BOUNDS: [&str; 2] = ["-len_control=0", "-timeout=10"];

/// Runs every target for so many seconds, with the checks of the address sanitizer.
pub fn all(seconds: u64) -> Done {
    need_fuzzer()?;
    for target in TARGETS {
        let time = format!("-max_total_time={seconds}");
        let folders = target.folders()?;
        let mut words = vec!["+nightly", "fuzz", "run", target.name];
        words.extend(folders.iter().map(String::as_str));
        let longest = target.longest();
        words.extend(["--", &time, &longest]);
        words.extend(BOUNDS);
        step(&format!("fuzzing {}", target.name), "cargo", &words, &[])?;
    }
    Ok(())
}

/// Feeds so many inputs to all targets together, two at a time. Without sanitizers, which are
/// for memory errors: there is no unsafe code here, and it is ten times faster.
pub fn campaign(inputs: u64) -> Done {
    need_fuzzer()?;
    let build = ["+nightly", "fuzz", "build", "--sanitizer", "none"];
    step("building fuzz targets", "cargo", &build, &[("BANGO_WEB", "skip")])?;
    let started = Instant::now();
    let waiting = Mutex::new(TARGETS.into_iter());
    let work = || {
        let mut fed = 0;
        // The guard is gone before the target runs.
        while let Some(target) = { waiting.lock().map_err(|error| error.to_string())?.next() } {
            fed += target.feed(inputs * target.share / 10_000)?;
        }
        Ok::<u64, String>(fed)
    };
    let fed = std::thread::scope(|scope| {
        let workers = [scope.spawn(work), scope.spawn(work)];
        let ended = workers.map(|worker| worker.join().map_err(|_| "a worker failed".to_owned()));
        ended.into_iter().try_fold(0, |sum, fed| Ok::<u64, String>(sum + fed??))
    })?;
    eprintln!("\n{fed} inputs, no panic, {:.0} s", started.elapsed().as_secs_f64());
    if fed < inputs { Err(format!("that is less than {inputs}")) } else { Ok(()) }
}

impl Target {
    /// Where what was found is kept, which comes first, and where examples are.
    fn folders(self) -> Result<Vec<String>, String> {
        let found = format!("fuzz/corpus/{}", self.name);
        create_dir_all(root().join(&found)).map_err(|error| format!("{found}: {error}"))?;
        Ok(std::iter::once(found).chain(self.examples.map(str::to_owned)).collect())
    }

    fn longest(self) -> String {
        format!("-max_len={}", self.longest)
    }

    /// Feeds it so many inputs, and says how many it took.
    fn feed(self, inputs: u64) -> Result<u64, String> {
        let artifacts = format!("-artifact_prefix=fuzz/artifacts/{}-", self.name);
        create_dir_all(root().join("fuzz/artifacts")).map_err(|error| error.to_string())?;
        let started = Instant::now();
        let ended = Command::new(program(self.name))
            .args([&format!("-runs={inputs}"), "-print_final_stats=1", "-verbosity=0", &artifacts])
            .arg(self.longest())
            .args(BOUNDS)
            .args(self.folders()?)
            .current_dir(root())
            .stdout(Stdio::null())
            .output()
            .map_err(|error| format!("{} cannot be started: {error}", self.name))?;
        let told = String::from_utf8_lossy(&ended.stderr);
        if !ended.status.success() {
            return Err(format!("fuzzing {} failed:\n{told}", self.name));
        }
        let count =
            told.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        let fed = count.and_then(|count| count.trim().parse().ok());
        let fed = fed.ok_or_else(|| format!("{} did not say how much it took", self.name))?;
        let rate = fed as f64 / started.elapsed().as_secs_f64();
        eprintln!("{}: {fed} inputs, {rate:.0} a second", self.name);
        Ok(fed)
    }
}

/// Where cargo-fuzz puts what it builds.
fn program(target: &str) -> PathBuf {
    root().join("fuzz/target/x86_64-unknown-linux-gnu/release").join(target)
}

fn need_fuzzer() -> Done {
    need_cargo_command("fuzz", "0.13.2")?;
    if answers("cargo", &["+nightly", "--version"]) {
        return Ok(());
    }
    Err("fuzzing needs the nightly toolchain; install it with: rustup toolchain install nightly"
        .into())
}
