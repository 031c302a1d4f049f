//! Running other programs, and saying in plain words what is missing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// What went wrong, as a sentence.
pub type Done = Result<(), String>;

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo builds.
pub fn built() -> PathBuf {
    root().join(std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned()))
}

/// Runs one step and says how long it took.
pub fn step(title: &str, program: &str, words: &[&str], environment: &[(&str, &str)]) -> Done {
    eprintln!("\n── {title}: {program} {}", words.join(" "));
    let started = Instant::now();
    let status = Command::new(program)
        .args(words)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    eprintln!("── {title}: {:.0} s", started.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("{title} failed")) }
}

/// Whether a program answers to these words.
pub fn answers(program: &str, words: &[&str]) -> bool {
    let mut command = Command::new(program);
    let quiet = command.args(words).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.current_dir(root()).status().is_ok_and(|status| status.success())
}

/// Makes sure that a part of the Rust toolchain is there.
pub fn need_component(component: &str, words: &[&str]) -> Done {
    if answers("cargo", words)
        || (answers("rustup", &["component", "add", component]) && answers("cargo", words))
    {
        return Ok(());
    }
    Err(format!("{component} is missing; install it with: rustup component add {component}"))
}

/// Makes sure that a browser is there: the one of `BANGO_BROWSER`, or a usual one.
pub fn need_browser() -> Done {
    let chosen = std::env::var("BANGO_BROWSER").is_ok_and(|path| Path::new(&path).exists());
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let there = || usual.iter().any(|path| Path::new(path).exists());
    if chosen || there() {
        return Ok(());
    }
    if install("chromium") && there() {
        return Ok(());
    }
    Err("no browser was found: install Chromium, or name one in BANGO_BROWSER".to_owned())
}

/// Makes sure that a program of a Debian package is there.
pub fn need_package(program: &str, package: &str) -> Done {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    // Debian keeps servers where only root looks.
    let folders = || std::env::split_paths(&paths).chain([PathBuf::from("/usr/sbin")]);
    let there = || folders().any(|folder| folder.join(program).exists());
    if there() || (install(package) && there()) {
        return Ok(());
    }
    Err(format!("{program} was not found: install {package}"))
}

/// What a program prints, without the last line's end.
pub fn output(program: &str, words: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(words).current_dir(root()).output();
    let output = output.map_err(|error| format!("{program} cannot be started: {error}"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{program} {} failed: {errors}", words.join(" ")));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// Makes sure that C++ can be compiled: what feeds the fuzz targets is written in it.
pub fn need_cxx() -> Done {
    let there = || answers("c++", &["--version"]);
    if there() || (install("g++") && there()) {
        return Ok(());
    }
    Err("no C++ compiler was found: install one, such as g++".to_owned())
}

/// Makes sure that Postgres is there, which tests start for themselves.
pub fn need_postgres() -> Done {
    let there = || {
        let kept_by_debian =
            std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut folders = kept_by_debian.map(|version| version.path().join("bin"));
        folders.any(|folder| folder.join("postgres").exists() && folder.join("createdb").exists())
            || (answers("postgres", &["--version"]) && answers("createdb", &["--version"]))
    };
    if there() || (install("postgresql") && there()) {
        return Ok(());
    }
    Err("Postgres was not found: install it (Debian: postgresql), so that tests can start it"
        .to_owned())
}

/// Makes sure that a bus is there, which tests of several servers start for themselves.
pub fn need_bus() -> Done {
    let there = || answers("nats-server", &["--version"]);
    if there() || (install("nats-server") && there()) {
        return Ok(());
    }
    Err("nats-server was not found: install it; Debian has a package of that name".to_owned())
}

/// Installs a package where Debian's tools and the right to use them are there.
fn install(package: &str) -> bool {
    let words = ["install", "-y", "--no-install-recommends", package];
    // A new machine knows no packages yet.
    answers("apt-get", &["update"]) && answers("apt-get", &words)
}

/// Makes sure that a cargo command is there, from crates.io if need be.
pub fn need_cargo_command(name: &str, version: &str) -> Done {
    if answers("cargo", &[name, "--version"]) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    // The build folder is the project's own, so that a second try goes on where the first stopped.
    let target = root().join("target/tools");
    let target = target.to_string_lossy();
    let words = ["install", "--locked", "--version", version, &package];
    step(
        &format!("installing {package}"),
        "cargo",
        &words,
        &[("CARGO_TARGET_DIR", &target)],
    )
    .map_err(|_| {
        format!(
            "{package} is missing and could not be installed; try: cargo install {package} --locked"
        )
    })
}
