//! A server in a process of its own, on a free port.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::program::bango;

/// A server that runs until it is killed or dropped.
pub struct Host {
    process: Child,
    pub address: SocketAddr,
}

impl Host {
    /// Serves what is in this folder. Everybody comes from one address here, so
    /// the limits are raised.
    pub fn start(folder: &str) -> Host {
        Host::start_with(folder, |_| {})
    }

    /// The same with something changed.
    pub fn start_with(folder: &str, change: impl FnOnce(&mut Command)) -> Host {
        Host::start_as_usual(folder, |command| {
            for limit in [
                "connections-per-address",
                "requests-per-second",
                "messages-per-second",
                "tables-per-minute",
            ] {
                command.args([&format!("--{limit}"), "100000"]);
            }
            change(command);
        })
    }

    /// Serves what is in this folder with the limits that everybody has.
    pub fn start_as_usual(folder: &str, change: impl FnOnce(&mut Command)) -> Host {
        let mut command = bango(&["serve", "--listen", "127.0.0.1:0", "--data", folder]);
        command.args(["--log", "off", "--bot-threads", "1"]).stdout(Stdio::piped());
        change(&mut command);
        let mut process = command.spawn().unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        let address = said.lines().find_map(|line| {
            let line = line.unwrap();
            Some(line.split_once("http://")?.1.trim().parse().unwrap())
        });
        Host { process, address: address.expect("the server says where it listens") }
    }

    /// SIGKILL: no time for last words.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    pub fn pid(&self) -> Pid {
        Pid::from_child(&self.process)
    }

    /// SIGTERM: it is asked to stop.
    pub fn terminate(&self) {
        kill_process(self.pid(), Signal::TERM).unwrap();
    }

    /// Waits until it has stopped.
    pub fn wait(&mut self) -> ExitStatus {
        self.process.wait().unwrap()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
