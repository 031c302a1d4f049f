//! A host that a doctor looks at: a folder, a port, and perhaps a server.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde::Deserialize;

use crate::program::{Folder, bango};

/// What the doctor says.
#[derive(Debug, Deserialize)]
pub struct Report {
    pub ok: bool,
    pub findings: Vec<Finding>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Finding {
    pub check: String,
    pub state: String,
    pub says: String,
    pub cure: Option<String>,
}

impl Finding {
    /// Whether this is part of what to do.
    pub fn cures(&self, part: &str) -> bool {
        self.cure.as_ref().is_some_and(|cure| cure.contains(part))
    }
}

impl Report {
    pub fn finding(&self, check: &str) -> Finding {
        let found = self.findings.iter().find(|finding| finding.check == check);
        found.unwrap_or_else(|| panic!("{check} in {:?}", self.findings)).clone()
    }
}

/// A folder and a place to listen at.
pub struct SetUp {
    folder: Folder,
    listen: String,
}

impl SetUp {
    pub fn new(name: &str) -> SetUp {
        SetUp::at(name, &format!("127.0.0.1:{}", free_port()))
    }

    pub fn at(name: &str, listen: &str) -> SetUp {
        SetUp { folder: Folder::new(name), listen: listen.to_owned() }
    }

    pub fn path(&self, file: &str) -> String {
        self.folder.path(file)
    }

    pub fn data(&self) -> String {
        self.path("data")
    }

    pub fn listen(&self) -> String {
        self.listen.clone()
    }

    pub fn address(&self) -> SocketAddr {
        self.listen.parse().unwrap()
    }

    /// The address that needs no proxy.
    pub fn own_url(&self) -> String {
        format!("http://{}", self.listen)
    }

    /// What a doctor forgot in the folder of the data.
    pub fn files_left(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.data()).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.contains("doctor")).collect()
    }

    /// The command that looks at it; what is said here comes instead of what is usual.
    pub fn doctor(&self, words: &[&str]) -> Command {
        let mut command = bango(&["doctor", "--json"]);
        command.args(words);
        for (option, value) in [("--data", self.data()), ("--listen", self.listen())] {
            if !words.contains(&option) {
                command.args([option, &value]);
            }
        }
        command
    }

    pub fn report(&self, words: &[&str]) -> Report {
        report(&mut self.doctor(words))
    }

    pub fn finding(&self, words: &[&str], check: &str) -> Finding {
        self.report(words).finding(check)
    }

    /// What is found there, which must be broken in this way.
    pub fn broken(&self, words: &[&str], check: &str, says: &str) -> Finding {
        broken(&mut self.doctor(words), check, says)
    }
}

pub fn report(command: &mut Command) -> Report {
    let output = command.output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let report: Report = serde_json::from_str(&told).unwrap_or_else(|_| panic!("{told}{errors}"));
    assert_eq!(output.status.code(), Some(i32::from(!report.ok)), "{told}{errors}");
    report
}

pub fn broken(command: &mut Command, check: &str, says: &str) -> Finding {
    let finding = report(command).finding(check);
    assert_eq!(finding.state, "broken", "{finding:?}");
    assert!(finding.says.contains(says), "{finding:?}");
    finding
}

/// The same command by a root that may not write everywhere.
pub fn without_powers(command: &Command) -> Command {
    let mut weak = Command::new("setpriv");
    weak.arg("--bounding-set=-dac_override,-dac_read_search");
    weak.arg(command.get_program()).args(command.get_args());
    weak
}

/// A port that nobody listens at.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A server on this set-up, until it is dropped.
pub struct Running(Child);

impl Running {
    pub fn start(set_up: &SetUp, words: &[&str]) -> Running {
        let (data, listen) = (set_up.data(), set_up.listen());
        let mut command = bango(&["serve", "--data", &data, "--listen", &listen, "--log", "off"]);
        let mut process = command.args(words).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        // It says where it is once it can be visited.
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("://"), "{line}");
        Running(process)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // In good order, so that all of the data is in its file.
        kill_process(Pid::from_child(&self.0), Signal::TERM).unwrap();
        self.0.wait().unwrap();
    }
}
