//! What must pass before anything lands.

use std::path::{Path, PathBuf};

use crate::tools::{
    Done, answers, built, need_browser, need_bus, need_cargo_command, need_component, need_cxx,
    need_postgres, step,
};

/// Every check, the quick ones first.
pub fn all() -> Done {
    need_component("rustfmt", &["fmt", "--version"])?;
    need_component("clippy", &["clippy", "--version"])?;
    step("formatting", "cargo", &["fmt", "--all", "--check"], &[])?;
    crate::modules::check()?;
    step(
        "lints",
        "cargo",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            "bots/training",
            "--locked",
            "--",
            "-D",
            "warnings",
        ],
        &[],
    )?;
    // It runs by itself, so `--all-targets` leaves it out.
    let siege = ["clippy", "--workspace", "--test", "siege", "--locked", "--", "-D", "warnings"];
    step("lints of the siege", "cargo", &siege, &[])?;
    need_cxx()?;
    // They are a workspace of their own, so nothing else would notice that they do not fit any more.
    step(
        "fuzz targets",
        "cargo",
        &["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target/fuzz", "--locked"],
        &[("BANGO_WEB", "skip")],
    )?;
    need_postgres()?;
    need_bus()?;
    tests()?;
    crate::siege::short()?;
    fourth_game()?;
    page()?;
    browser()?;
    step("examples in the docs", "cargo", &["test", "--workspace", "--doc", "--locked"], &[])?;
    let docs = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
    step("docs", "cargo", &docs, &[("RUSTDOCFLAGS", "-D warnings")])?;
    need_cargo_command("deny", "0.20.2")?;
    step(
        "licences and sources",
        "cargo",
        &["deny", "--locked", "check", "licenses", "bans", "sources"],
        &[],
    )?;
    eprintln!("\nEverything passes.");
    Ok(())
}

/// A game that is registered in this build only is played through the whole program: so a fourth
/// game needs no more than what it says in its own folder.
pub fn fourth_game() -> Done {
    step(
        "a fourth game",
        "cargo",
        &[
            "test",
            "--package",
            "rules",
            "--package",
            "bango",
            "--features",
            "bango/fourth-game",
            "--test",
            "rules",
            "--test",
            "bango",
            "--locked",
            // It is a small game: a quick build matters more than quick bots.
            "--config",
            "profile.dev.package.rules.opt-level=0",
            "--config",
            "profile.dev.package.bots.opt-level=0",
            "--config",
            "profile.dev.package.server.opt-level=0",
            "--",
            "pig",
            "fourth_game",
        ],
        &[("BANGO_WEB", "skip")],
    )
}

/// The page's own form, types and logic. Building the server has installed its packages.
fn page() -> Done {
    let scripts = [
        ("formatting of the page", "format:check"),
        ("lints of the page", "lint"),
        ("types of the page", "check"),
        ("tests of the page", "test"),
    ];
    for (title, script) in scripts {
        step(title, "npm", &["--prefix", "web", "run", "--silent", script], &[])?;
    }
    Ok(())
}

/// Whole games of every kind in a real browser, against the real program.
pub fn browser() -> Done {
    with_the_program("games in a browser", &["--prefix", "web", "run", "e2e", "--silent"])
}

/// Pictures of every page in both sizes and themes, to be looked at.
pub fn screenshots(folder: &str) -> Done {
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    let folder = folder.to_string_lossy();
    let words = ["--prefix", "web", "run", "--silent", "screenshots", "--", &folder];
    with_the_program("screenshots", &words)?;
    eprintln!("\nThe pictures are in {folder}.");
    Ok(())
}

/// Filmstrips of the first minutes of each game, to be looked at from beginning to end.
pub fn film(folder: &str, seconds: &str) -> Done {
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    let folder = folder.to_string_lossy();
    let words = ["--prefix", "web", "run", "--silent", "film", "--", &folder, seconds];
    with_the_program("film", &words)?;
    eprintln!("\nThe sheets are in {folder}.");
    Ok(())
}

/// Runs a script of the page in a browser against the program, built as people run it.
fn with_the_program(title: &str, words: &[&str]) -> Done {
    need_browser()?;
    build()?;
    step(title, "npm", words, &[("BANGO_BIN", &release_program().to_string_lossy())])
}

/// The hosting kit in use, around the program as people run it, or around the one of `BANGO_BIN`.
pub fn kit() -> Done {
    need_browser()?;
    if let Ok(program) = std::env::var("BANGO_BIN") {
        return crate::kit::all(Path::new(&program));
    }
    build()?;
    crate::kit::all(&release_program())
}

fn build() -> Done {
    step("building", "cargo", &["build", "--release", "--locked"], &[])
}

fn release_program() -> PathBuf {
    built().join("release/bango")
}

/// With nextest if it is there: it runs all test binaries at once and says less.
fn tests() -> Done {
    if answers("cargo", &["nextest", "--version"]) {
        return step("tests", "cargo", &["nextest", "run", "--workspace", "--locked"], &[]);
    }
    step("tests", "cargo", &["test", "--workspace", "--bins", "--lib", "--tests", "--locked"], &[])
}
