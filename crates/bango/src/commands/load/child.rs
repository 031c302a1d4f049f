//! A server in a process of its own, and what the system knows of its cost.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child as Process, Command, Stdio};

/// Where a server has its data.
#[derive(Clone, Copy, Debug)]
pub enum Data<'a> {
    Folder(&'a Path),
    /// A database, and a bus by which servers on it reach each other.
    Store {
        url: &'a str,
        bus: Option<&'a str>,
    },
}

/// A server that runs until this is dropped.
#[derive(Debug)]
pub struct Child {
    process: Process,
    /// Where it listens.
    pub address: SocketAddr,
    /// The memory that it takes with nobody there, in bytes.
    pub empty: u64,
}

impl Child {
    /// The real one, with its data there. Everybody comes from one address here, so the limits
    /// are raised.
    pub fn server(data: Data<'_>) -> io::Result<Child> {
        let mut command = itself()?;
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off"]);
        match data {
            Data::Folder(folder) => command.arg("--data").arg(folder),
            Data::Store { url, bus } => {
                command.args(["--store", url]);
                command.args(bus.iter().flat_map(|bus| ["--bus", bus]))
            }
        };
        for limit in ["connections", "connections-per-address", "open-tables", "tables"] {
            command.args([format!("--{limit}"), "1000000".to_owned()]);
        }
        for limit in ["requests-per-second", "messages-per-second", "tables-per-minute"] {
            command.args([format!("--{limit}"), "1000000".to_owned()]);
        }
        Child::start(command)
    }

    /// The bare relay.
    pub fn floor() -> io::Result<Child> {
        let mut command = itself()?;
        command.arg("floor");
        Child::start(command)
    }

    fn start(mut command: Command) -> io::Result<Child> {
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let address = listens_at(&mut process);
        let mut child = Child { process, address: address?, empty: 0 };
        child.empty = child.memory()?;
        Ok(child)
    }

    /// Seconds of computing so far, its own and the system's for it.
    pub fn computing(&self) -> io::Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name in brackets may contain spaces; what counts stands after it.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
    }

    /// The memory that it takes now, in bytes.
    pub fn memory(&self) -> io::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kib.map(|kib| kib * 1024).ok_or_else(|| io::Error::other("its memory is not known"))
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn itself() -> io::Result<Command> {
    Ok(Command::new(std::env::current_exe()?))
}

/// A server says where it listens in the first line that contains an address.
fn listens_at(process: &mut Process) -> io::Result<SocketAddr> {
    let said = process.stdout.take().map(BufReader::new);
    for line in said.into_iter().flat_map(BufRead::lines) {
        if let Some((_, address)) = line?.split_once("http://") {
            return address.trim().parse().map_err(io::Error::other);
        }
    }
    Err(io::Error::other("the server has not started"))
}
