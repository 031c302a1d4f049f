//! Builds the page in `web/`, so that it can be put into the binary.
//!
//! Nothing is written into the source tree but `web/node_modules`, and nothing is done twice: the
//! packages are installed when the lock file changed, the page is built when its sources did.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page is made of. Never `web/` itself: the packages are in it.
const INPUTS: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "locales/en",
    "locales/fr",
];

const WAYS_OUT: &str = "install Node.js 20.19 or newer (with npm), or set BANGO_WEB_DIST to the \
    folder of a page that was built before, or BANGO_WEB=skip for a server without a page";

fn main() {
    if let Err(problem) = build().and_then(|page| list(&page)) {
        // Two colons: cargo shows it as the error that it is.
        println!("cargo::error={}", problem.to_string().replace('\n', " "));
    }
}

/// Makes the page and says where it is.
fn build() -> Result<PathBuf, Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let page = PathBuf::from(env::var("OUT_DIR")?).join("page");
    let stamp = page.with_file_name("page.stamp");
    println!("cargo::rerun-if-env-changed=BANGO_WEB");
    println!("cargo::rerun-if-env-changed=BANGO_WEB_DIST");
    for input in INPUTS {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    if let Some(dist) = env::var_os("BANGO_WEB_DIST") {
        let dist = PathBuf::from(dist);
        println!("cargo::rerun-if-changed={}", dist.display());
        forget(&stamp, &page)?;
        copy(&dist, &page)
            .map_err(|error| format!("BANGO_WEB_DIST={}: {error}", dist.display()))?;
        return Ok(page);
    }
    if env::var("BANGO_WEB").is_ok_and(|value| value == "skip") {
        forget(&stamp, &page)?;
        fs::create_dir_all(&page)?;
        let note = "<!doctype html><title>Bango</title><p>This server was built without its page.";
        fs::write(page.join("index.html"), note)?;
        return Ok(page);
    }
    let inputs = fingerprint(INPUTS.map(|input| root.join(input)))?;
    if fs::read_to_string(&stamp).is_ok_and(|stamp| stamp == inputs) {
        return Ok(page);
    }
    let web = root.join("web");
    // Builds of several profiles or targets share the packages.
    let lock = File::create(web.join(".build.lock"))?;
    lock.lock()?;
    check_node()?;
    install(&web)?;
    forget(&stamp, &page)?;
    let folder = page.to_str().ok_or("the path of the build is not text")?;
    npm(&web, &["run", "build", "--silent", "--", "--outDir", folder, "--emptyOutDir"])?;
    fs::write(stamp, inputs)?;
    Ok(page)
}

/// Writes the list of the page's files, from which `src/http/page.rs` takes them into the binary.
fn list(page: &Path) -> Result<(), Box<dyn Error>> {
    let mut lines = String::from("&[\n");
    // It names all other files, and their names change with what is in them.
    let mut hasher = DefaultHasher::new();
    fs::read(page.join("index.html"))?.hash(&mut hasher);
    println!("cargo::rustc-env=BANGO_PAGE={:016x}", hasher.finish());
    for file in files([page.to_owned()])? {
        let name = file.strip_prefix(page)?.to_str().ok_or("a file's name is not text")?;
        let name = name.replace('\\', "/");
        lines += &format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string());
    }
    Ok(fs::write(page.with_file_name("page.rs"), lines + "]\n")?)
}

/// Whatever was built before does not count any more.
fn forget(stamp: &Path, page: &Path) -> io::Result<()> {
    for gone in [fs::remove_file(stamp), fs::remove_dir_all(page)] {
        match gone {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

fn check_node() -> Result<(), Box<dyn Error>> {
    let missing = |_| format!("the page needs Node.js, which was not found: {WAYS_OUT}");
    let said = Command::new("node").arg("--version").output().map_err(missing)?;
    let said = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    let mut numbers = said.trim_start_matches('v').split('.').map(|part| part.parse().unwrap_or(0));
    let version: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if version < (20, 19) {
        return Err(format!("the page needs a newer Node.js than {said}: {WAYS_OUT}").into());
    }
    Ok(())
}

/// Installs exactly the packages of the lock file, if it is not the one of the last time.
fn install(web: &Path) -> Result<(), Box<dyn Error>> {
    let wanted = fingerprint([web.join("package-lock.json")])?;
    let installed = web.join("node_modules/.bango-lock");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    npm(web, &["ci", "--no-audit", "--no-fund", "--loglevel=error"])?;
    Ok(fs::write(installed, wanted)?)
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), Box<dyn Error>> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    // With NODE_ENV=production npm would leave out what builds the page.
    let done = Command::new(npm).args(arguments).current_dir(web).env_remove("NODE_ENV").output();
    let done = done.map_err(|_| format!("the page needs npm, which was not found: {WAYS_OUT}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    Err(format!("`npm {}` in web/ failed: {said}", arguments.join(" ")).into())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// What tells whether any of these files has changed.
fn fingerprint<const N: usize>(paths: [PathBuf; N]) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in files(paths)? {
        file.hash(&mut hasher);
        fs::read(file)?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// All files in these folders, in order; what is no folder is a file itself.
fn files<const N: usize>(paths: [PathBuf; N]) -> io::Result<Vec<PathBuf>> {
    let mut waiting = Vec::from(paths);
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                waiting.push(entry?.path());
            }
        } else if path.exists() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
