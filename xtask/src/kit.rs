//! The hosting kit is used: every file in `packaging/` is read by the program that it is for, the package is
//! installed and upgraded over a running game, and nginx stands in front of the server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::{Done, answers, need_cargo_command, need_package, root, step};

/// Everything, with a program that is built already.
pub fn all(program: &Path) -> Done {
    let folder = root().join("target/kit");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    manifests(&folder)?;
    packages(program, &folder)?;
    let environment = [
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
    exposure()?;
    step("HAProxy for Docker", "haproxy", &["-c", "-q", "-f", "packaging/docker/haproxy.cfg"], &[])?;
    step("HAProxy", "haproxy", &["-c", "-q", "-f", &with_certificate(folder)?], &[])?;
    let caddy = ["validate", "--adapter", "caddyfile", "--config", "packaging/caddy/Caddyfile"];
    if answers("caddy", &["version"]) {
        step("Caddy", "caddy", &caddy, &[])?;
    }
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
    let words = ["security", "--offline=true", "--no-pager", EXPOSURE, "packaging/systemd/bango.service"];
    step("the unit's exposure", "systemd-analyze", &words, &[])
}

/// HAProxy wants to see the certificate that the example names.
fn with_certificate(folder: &Path) -> Result<String, String> {
    let (key, certificate) = (folder.join("key.pem"), folder.join("certificate.pem"));
    let (key_path, certificate_path) = (key.to_string_lossy(), certificate.to_string_lossy());
    let words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=bango.example"];
    let files = ["-keyout", &key_path, "-out", &certificate_path];
    step("a certificate", "openssl", &[&words[..], &files].concat(), &[])?;
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
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
    need_cargo_command("deb", "3.8.0")?;
    for version in ["0.1.0-1", "0.1.0-2"] {
        let file = folder.join("debs").join(format!("bango_{version}.deb"));
        package(program, version, &file)?;
    }
    Ok(())
}

/// A package around a program that is built already.
pub fn package(program: &Path, version: &str, file: &Path) -> Done {
    let profile: PathBuf = program.parent().map(Path::to_owned).unwrap_or_default();
    let profile = profile.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let file = file.to_string_lossy();
    let words = [
        "deb", "--package", "bango", "--no-build", "--no-strip", "--profile", &profile, "--deb-version", version, "--output", &file,
    ];
    step("a package", "cargo", &words, &[])
}
