//! Running the program.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program with these words, in a plain environment: English, no colours.
pub fn bango(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bango"));
    command.args(words).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env_remove("CLICOLOR_FORCE").stdin(Stdio::null());
    command
}

pub fn run(words: &[&str]) -> Output {
    bango(words).output().unwrap()
}

/// What it prints when all is well.
pub fn prints(words: &[&str]) -> String {
    let output = run(words);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words:?}: {errors}");
    assert_eq!(errors, "", "{words:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Each line that it prints, as JSON.
pub fn prints_json(words: &[&str]) -> Vec<serde_json::Value> {
    prints(words).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A golden record of the rules' own tests.
pub fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/golden");
    folder.join(name).with_extension("jsonl").to_str().unwrap().to_owned()
}

/// An empty folder of this test's own, gone when dropped.
pub struct Folder(TempDir);

impl Folder {
    pub fn new(name: &str) -> Folder {
        Folder(TempDir::with_prefix_in(name, env!("CARGO_TARGET_TMPDIR")).unwrap())
    }

    pub fn path(&self, file: &str) -> String {
        self.0.path().join(file).to_str().unwrap().to_owned()
    }

    /// The names of the files in it, in order.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}
