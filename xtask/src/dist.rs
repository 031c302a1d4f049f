//! What is given away: the program, its package, lists of all that is in them, and checksums. Whoever builds the
//! same commit with the same tools gets the same bytes, in whatever folder; `cargo xtask dist twice` shows it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::kit;
use crate::tools::{Done, need_cargo_command, output, root, step};

/// Builds what is committed, and leaves it in `target/dist-files`.
pub fn once() -> Done {
    let files = fresh(&root().join("target/dist-files"))?;
    let build = Build::start("one")?;
    build.program()?;
    build.copy_to(&files)?;
    build.lists(&files)?;
    checksums(&files)?;
    eprintln!("\nAll of it is in {}.", files.display());
    Ok(())
}

/// Builds it in two folders, and compares every byte.
pub fn twice() -> Done {
    once()?;
    let second = Build::start("another-folder")?;
    second.program()?;
    let files = fresh(&root().join("target/dist-files-again"))?;
    second.copy_to(&files)?;
    second.lists(&files)?;
    checksums(&files)?;
    let sums = |folder: &str| read(&root().join("target").join(folder).join("SHA256SUMS"));
    let (one, other) = (sums("dist-files")?, sums("dist-files-again")?);
    if one != other {
        return Err(format!("the two builds differ:\n{one}\n{other}"));
    }
    eprintln!("\nBoth builds are the same:\n{one}");
    Ok(())
}

/// A clean copy of what is committed, and what it was built to.
struct Build {
    source: PathBuf,
    target: PathBuf,
    /// When the commit was made: the only time that is written into anything.
    time: String,
}

impl Build {
    fn start(name: &str) -> Result<Build, String> {
        let folder = root().join("target/dist-builds").join(name);
        let source = fresh(&folder.join("source"))?;
        let tar = folder.join("source.tar");
        let tar = tar.to_string_lossy();
        step("what is committed", "git", &["archive", "--output", &tar, "HEAD"], &[])?;
        let into = source.to_string_lossy();
        step("a copy of it", "tar", &["--extract", "--file", &tar, "--directory", &into], &[])?;
        let time = output("git", &["log", "-1", "--format=%ct"])?;
        Ok(Build { target: folder.join("target"), source, time })
    }

    fn program(&self) -> Done {
        let cargo_home = std::env::var("CARGO_HOME")
            .or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")));
        let source = self.source.to_string_lossy();
        let target = self.target.to_string_lossy();
        let cargo_home = cargo_home.map_err(|_| "cargo's folder is not known".to_owned())?;
        // No folder of this machine is named in the program. The last one that fits counts.
        let named = [(cargo_home.as_str(), "/cargo"), (&*source, "/bango"), (&*target, "/target")];
        let rust = named.map(|(here, there)| format!("--remap-path-prefix={here}={there}"));
        let c = named.map(|(here, there)| format!("-ffile-prefix-map={here}={there}"));
        let manifest = self.source.join("Cargo.toml");
        step(
            "building",
            "cargo",
            &[
                "build",
                "--manifest-path",
                &manifest.to_string_lossy(),
                "--profile",
                "dist",
                "--locked",
            ],
            &[
                ("CARGO_ENCODED_RUSTFLAGS", &rust.join("\u{1f}")),
                ("CARGO_INCREMENTAL", "0"),
                ("CARGO_TARGET_DIR", &target),
                ("CFLAGS", &c.join(" ")),
                ("SOURCE_DATE_EPOCH", &self.time),
            ],
        )
    }

    /// The program in an archive with its licences, and in a package.
    fn copy_to(&self, files: &Path) -> Done {
        let program = self.target.join("dist/bango");
        let version = output(&program.to_string_lossy(), &["--version"])?;
        let version = version.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        let name = format!("bango-{version}-{}", host()?);
        let folder = fresh(&self.target.join(&name))?;
        for file in ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "docs/HOSTING.md"] {
            copy(&self.source.join(file), &folder)?;
        }
        copy(&program, &folder)?;
        let archive = files.join(format!("{name}.tar.gz"));
        let script = format!(
            "tar --create --sort=name --mtime=@{} --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
             --directory '{}' '{name}' | gzip --no-name --best > '{}'",
            self.time.trim(),
            self.target.display(),
            archive.display()
        );
        step("an archive", "sh", &["-euc", &script], &[])?;
        let package = files.join(format!("bango_{version}.deb"));
        kit::package(&kit::Packed {
            source: &self.source,
            program: &program,
            version: &version,
            file: &package,
            time: self.time.trim(),
            compression: &[],
        })
    }

    /// What the program is made of: crates, and packages of the page.
    fn lists(&self, files: &Path) -> Done {
        need_cargo_command("cyclonedx", "0.5.9")?;
        let manifest = self.source.join("crates/bango/Cargo.toml");
        let words = [
            "cyclonedx",
            "--manifest-path",
            &manifest.to_string_lossy(),
            "--format",
            "json",
            "--override-filename",
            "sbom",
            "--no-build-deps",
        ];
        let time = [("SOURCE_DATE_EPOCH", self.time.trim())];
        step("what is in the program", "cargo", &words, &time)?;
        let made = self.source.join("crates/bango/sbom.json");
        // Crates of this repository are named by where they are.
        let list = read(&made)?.replace(&*self.source.to_string_lossy(), "/bango");
        fs::write(files.join("bango.cdx.json"), list)
            .map_err(|error| format!("{}: {error}", made.display()))
    }
}

/// One line for each file, in order.
fn checksums(files: &Path) -> Done {
    let script =
        "sha256sum -- *.* > SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS && cat SHA256SUMS";
    let words = ["-euc", &format!("cd '{}' && {script}", files.display())];
    step("checksums", "sh", &words, &[])
}

/// What kind of machine it is built for.
fn host() -> Result<String, String> {
    let about = output("rustc", &["--version", "--verbose"])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(ToOwned::to_owned).ok_or_else(|| "rustc does not say what it builds for".to_owned())
}

fn fresh(folder: &Path) -> Result<PathBuf, String> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))
}

fn copy(file: &Path, folder: &Path) -> Done {
    let name = file.file_name().unwrap_or_default();
    let copied = fs::copy(file, folder.join(name));
    copied.map(drop).map_err(|error| format!("{}: {error}", file.display()))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
