//! The hosting kit is used: every file in `packaging/` is read by the program that it is for, the package is
//! installed and upgraded over a running game, and nginx stands in front of the server.

use std::fs;
use std::path::Path;

use crate::tools::{
    Done, answers, built, need_bus, need_cargo_command, need_package, need_postgres, output, root,
    step,
};

/// Everything, with a program that is built already.
pub fn all(program: &Path) -> Done {
    let folder = root().join("target/kit");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    manifests(&folder)?;
    packages(program, &folder)?;
    need_postgres()?;
    need_bus()?;
    step("what nodes share", "cargo", &["build", "--package", "scratch", "--locked"], &[])?;
    let scratch = built().join("debug/scratch");
    let environment = [
        ("BANGO_SCRATCH", scratch.to_string_lossy()),
        ("BANGO_BIN", program.to_string_lossy()),
        ("BANGO_DEBS", folder.join("debs").to_string_lossy().into_owned().into()),
    ];
    let environment = environment.each_ref().map(|(name, value)| (*name, value.as_ref()));
    step("the kit in use", "node", &["web/e2e/kit.mjs"], &environment)
}

/// What reads each file; what Debian does not have is asked only where it is.
fn manifests(folder: &Path) -> Done {
    need_package("nginx", "nginx")?;
    need_package("openssl", "openssl")?;
    need_package("haproxy", "haproxy")?;
    need_package("systemd-analyze", "systemd")?;
    need_package("caddy", "caddy")?;
    exposure()?;
    step(
        "HAProxy for Docker",
        "haproxy",
        &["-c", "-q", "-f", "packaging/docker/haproxy.cfg"],
        &[],
    )?;
    step("HAProxy", "haproxy", &["-c", "-q", "-f", &with_certificate(folder)?], &[])?;
    let caddy = ["validate", "--adapter", "caddyfile", "--config", "packaging/caddy/Caddyfile"];
    step("Caddy", "caddy", &caddy, &[])?;
    let compose = ["compose", "-f", "packaging/docker/compose.yaml", "config", "--quiet"];
    if answers("docker", &["compose", "version"]) {
        step("Docker Compose", "docker", &compose, &[])?;
    }
    if answers("kubectl", &["kustomize", "--help"]) {
        let built = folder.join("kubernetes.yaml");
        let words = ["kustomize", "packaging/kubernetes", "-o", &built.to_string_lossy()];
        step("Kubernetes", "kubectl", &words, &[])?;
    }
    Ok(())
}

/// How exposed the unit leaves the service, in tenths; `systemd-analyze security` fails above this.
const EXPOSURE: &str = "--threshold=20";

fn exposure() -> Done {
    let words =
        ["security", "--offline=true", "--no-pager", EXPOSURE, "packaging/systemd/bango.service"];
    let told = output("systemd-analyze", &words)?;
    eprintln!("\n── the unit: {}", told.lines().last().unwrap_or_default());
    Ok(())
}

/// HAProxy wants to see the certificate that the example names.
fn with_certificate(folder: &Path) -> Result<String, String> {
    let (key, certificate) = (folder.join("key.pem"), folder.join("certificate.pem"));
    let (key_path, certificate_path) = (key.to_string_lossy(), certificate.to_string_lossy());
    let words = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=bango.example",
    ];
    let files = ["-keyout", &key_path, "-out", &certificate_path];
    step("a certificate", "openssl", &[&words[..], &files].concat(), &[])?;
    let read = |path: &Path| {
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let both = folder.join("bango.pem");
    let write = |path: &Path, text: String| {
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write(&both, read(&certificate)? + &read(&key)?)?;
    let example = read(&root().join("packaging/haproxy/haproxy.cfg"))?;
    let config = folder.join("haproxy.cfg");
    write(&config, example.replace("/etc/haproxy/bango.pem", &both.to_string_lossy()))?;
    Ok(config.to_string_lossy().into_owned())
}

/// Two versions of the package around one program.
fn packages(program: &Path, folder: &Path) -> Done {
    let time = output("git", &["log", "-1", "--format=%ct"])?;
    for version in ["0.1.0-1", "0.1.0-2"] {
        let file = folder.join("debs").join(format!("bango_{version}.deb"));
        package(&Packed {
            source: &root(),
            program,
            version,
            file: &file,
            time: &time,
            compression: &["--fast"],
        })?;
    }
    Ok(())
}

/// What goes into a package.
pub struct Packed<'a> {
    /// Where the files of this repository are.
    pub source: &'a Path,
    /// The program, in the folder of its build profile.
    pub program: &'a Path,
    pub version: &'a str,
    pub file: &'a Path,
    /// The only time that is written into it, in seconds.
    pub time: &'a str,
    /// `--fast` where it matters more to have it soon than to have it small.
    pub compression: &'a [&'a str],
}

/// Makes a package around a program that is built already.
pub fn package(packed: &Packed) -> Done {
    need_cargo_command("deb", "3.8.0")?;
    let program = packed.program.display();
    let profile = packed.program.parent().ok_or_else(|| format!("{program} is in no folder"))?;
    let target = profile.parent().ok_or_else(|| format!("{program} is in no build folder"))?;
    let profile = profile.file_name().unwrap_or_default().to_string_lossy();
    let manifest = packed.source.join("crates/bango/Cargo.toml");
    let words = [
        "deb",
        "--manifest-path",
        &manifest.to_string_lossy(),
        "--no-build",
        "--no-strip",
        "--profile",
        &profile,
        "--deb-version",
        packed.version,
        "--output",
        &packed.file.to_string_lossy(),
    ];
    let target = target.to_string_lossy();
    step(
        "a package",
        "cargo",
        &[&words[..], packed.compression].concat(),
        &[("CARGO_TARGET_DIR", &target), ("SOURCE_DATE_EPOCH", packed.time)],
    )
}
