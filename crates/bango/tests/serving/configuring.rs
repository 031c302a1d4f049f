//! Options from the command line, the environment and the file, and what is
//! said when they cannot be.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Command, Stdio};

use super::host::Host;
use crate::program::{Folder, bango};

/// The public address that a server names when it starts, and whether it was told
/// by the file, the environment and the command line.
fn names(folder: &Folder, [file, environment, typed]: [bool; 3]) -> String {
    let config = folder.path("bango.toml");
    let url = if file { "public-url = \"https://file.example\"\n" } else { "" };
    let rest = format!("listen = \"127.0.0.1:0\"\nlog = \"off\"\ndata = {:?}", folder.path("data"));
    std::fs::write(&config, format!("{url}{rest}\n")).unwrap();
    let mut command = bango(&["serve", "--config", &config]);
    if environment {
        command.env("BANGO_PUBLIC_URL", "https://environment.example");
    }
    if typed {
        command.args(["--public-url", "https://typed.example"]);
    }
    site(command)
}

/// The site that a server names first.
fn site(mut command: Command) -> String {
    let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    process.kill().unwrap();
    process.wait().unwrap();
    let (_, site) = line.trim().split_once("://").unwrap();
    site.to_owned()
}

#[test]
fn what_is_typed_comes_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("configuring");
    assert_eq!(names(&folder, [true, true, true]), "typed.example");
    assert_eq!(names(&folder, [true, false, true]), "typed.example");
    assert_eq!(names(&folder, [true, true, false]), "environment.example");
    assert_eq!(names(&folder, [true, false, false]), "file.example");
    let own = names(&folder, [false, false, false]);
    assert!(own.starts_with("127.0.0.1:"), "{own}");
}

#[test]
fn without_a_command_tables_are_served_as_the_environment_says() {
    let folder = Folder::new("configuring-untyped");
    let data = folder.path("data");
    let mut command = bango(&[]);
    command.env("BANGO_LISTEN", "127.0.0.1:0").env("BANGO_DATA", &data).env("BANGO_LOG", "off");
    let own = site(command);
    assert!(own.starts_with("127.0.0.1:") && !own.ends_with(":7777"), "{own}");
    assert!(std::path::Path::new(&data).is_dir(), "the data is where it was told");

    let mut command = bango(&[]);
    let output = command.env("BANGO_LISTEN", "here").output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("invalid value 'here'"), "{errors}");
}

#[test]
fn what_cannot_be_is_said_in_one_sentence() {
    let folder = Folder::new("misconfiguring");
    let write = |name: &str, text: &str| {
        let path = folder.path(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let bad = write("bad.toml", "listen = \n");
    let unknown = write("unknown.toml", "log = \"off\"\nlisten-at = \"127.0.0.1:0\"\n");
    let wrong = write("wrong.toml", "connections = \"many\"\n");
    let data = folder.path("data");
    let under_a_file = format!("{bad}/data");
    std::fs::create_dir_all(folder.path("odd/bango.db")).unwrap();
    let odd = folder.path("odd");
    let free = "127.0.0.1:0";
    for (words, sentence) in [
        (vec!["--config", &bad], "bad.toml cannot be read: line 1"),
        (
            vec!["--config", &unknown],
            "unknown.toml cannot be read: line 2: unknown field `listen-at`",
        ),
        (vec!["--config", &wrong], "wrong.toml cannot be read: line 1: invalid type"),
        (vec!["--config", "nowhere.toml"], "nowhere.toml cannot be read"),
        (
            vec!["--listen", &taken, "--data", &data],
            "cannot be listened at: Address already in use",
        ),
        (vec!["--listen", free, "--data", &under_a_file], "bad.toml/data cannot be made"),
        (vec!["--listen", free, "--data", &odd], "odd/bango.db: Is a directory"),
        (vec!["--listen", "here"], "invalid value 'here'"),
    ] {
        let words = [vec!["serve"], words].concat();
        let output = bango(&words).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}\n{errors}");
        assert!(errors.starts_with("error: "), "{words:?}\n{errors}");
        assert!(errors.contains(sentence), "{words:?}\n{errors}");
        // One line of what is wrong, and what to do about it.
        let first = errors.lines().nth(1).unwrap_or_default().trim_start();
        let says_more = first.starts_with("hint: ") || errors.contains("--help");
        assert!(says_more, "{words:?}\n{errors}");
    }
}

#[test]
fn a_second_server_on_the_same_folder_does_not_start() {
    let folder = Folder::new("configuring-twice");
    let data = folder.path("data");
    let mut first = Host::start(&data);
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--log", "off"];
    let output = bango(&words).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.starts_with("error: another server is using"), "{errors}");
    // However the first one ends, the next one may start.
    first.kill();
    let second = Host::start(&data);
    second.terminate();
}
