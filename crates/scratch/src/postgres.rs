//! Postgres for tests: one server for a process, a database for each test, nothing flushed to the disk.

mod standby;

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;

/// The user `nobody`: Postgres refuses to run as root.
const NOBODY: u32 = 65534;
/// How long a server may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The shell ends the server when this process is gone: then nothing holds its input open any more.
const UNTIL_INPUT_ENDS: &str = r#""$@" & server=$!; trap 'kill -QUIT $server' TERM; read -r _; kill -QUIT $server; wait $server"#;

/// A database of one's own on the server that this process shares, as a URL.
pub fn database() -> String {
    static SHARED: OnceLock<Server> = OnceLock::new();
    SHARED.get_or_init(Server::start).database()
}

/// A server with its data.
#[derive(Debug)]
pub struct Server {
    folder: TempDir,
    port: u16,
    /// None while it is stopped.
    process: Option<Child>,
}

impl Server {
    /// A new server on a free port.
    pub fn start() -> Server {
        let folder = TempDir::with_prefix("bango-postgres-").expect("a temporary folder");
        let data = folder.path().join("data");
        let copied = Command::new("cp").arg("-a").arg(template()).arg(&data).status();
        assert!(copied.is_ok_and(|status| status.success()), "the template is copied");
        give(folder.path());
        let mut server = Server { folder, port: free_port(), process: None };
        server.start_again();
        server
    }

    /// Makes a database, and gives its URL.
    pub fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        let port = self.port.to_string();
        let made = Command::new(tool("createdb"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", &name])
            .status();
        assert!(made.is_ok_and(|status| status.success()), "a database is made");
        format!("postgres://postgres@127.0.0.1:{port}/{name}")
    }

    /// Does something in a database that no program of ours does, and gives what it says.
    pub fn sql(&self, database: &str, text: &str) -> String {
        let port = self.port.to_string();
        let output = Command::new(tool("psql"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-d", database])
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", text])
            .output()
            .expect("psql");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills it, as a crash would.
    pub fn kill(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        drop(process.stdin.take());
        let _ = process.wait();
    }

    /// Starts it again on its data and its port.
    pub fn start_again(&mut self) {
        let data = self.folder.path().join("data");
        let mut command = Command::new("sh");
        command.args(["-c", UNTIL_INPUT_ENDS, "sh"]).arg(tool("postgres")).arg("-D").arg(&data);
        for option in [
            format!("port={}", self.port),
            format!("unix_socket_directories={}", self.folder.path().display()),
            "listen_addresses=127.0.0.1".to_owned(),
            "fsync=off".to_owned(),
            "shared_buffers=16MB".to_owned(),
            "max_connections=200".to_owned(),
            // A standby whose source is gone would look for it for five seconds.
            "wal_retrieve_retry_interval=200ms".to_owned(),
        ] {
            command.args(["-c", &option]);
        }
        as_nobody(&mut command);
        let command =
            command.current_dir(&self.folder).stdin(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("a shell");
        let said = process.stderr.take().expect("its errors");
        let (ready, is_ready) = channel();
        thread::spawn(move || listen(BufReader::new(said), &ready));
        if let Err(last) = is_ready.recv_timeout(PATIENCE).unwrap_or_else(|_| Err(String::new())) {
            panic!("Postgres does not start: {last}");
        }
        self.process = Some(process);
    }

    /// Stops its processes where they are, or lets them go on.
    pub fn pause(&self, paused: bool) {
        let file = self.folder.path().join("data/postmaster.pid");
        let text = fs::read_to_string(file).unwrap_or_default();
        let leader = text.lines().next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let signal = if paused { Signal::STOP } else { Signal::CONT };
        for process in children(leader).into_iter().chain([leader]) {
            if let Some(process) = Pid::from_raw(process) {
                // One that has just ended needs no signal.
                let _ = kill_process(process, signal);
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads what a server says, and tells when it is ready or has ended.
fn listen(said: impl BufRead, ready: &Sender<Result<(), String>>) {
    let mut last = String::new();
    for line in said.lines().map_while(Result::ok) {
        // A standby is ready for read-only ones.
        if line.contains("ready to accept ") {
            let _ = ready.send(Ok(()));
        }
        last = line;
    }
    let _ = ready.send(Err(last));
}

/// Processes that one has started.
fn children(parent: i32) -> Vec<i32> {
    let file = format!("/proc/{parent}/task/{parent}/children");
    let text = fs::read_to_string(file).unwrap_or_default();
    text.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// An empty data folder, made once for all tests: making one takes a second of computing.
fn template() -> PathBuf {
    let version = Command::new(tool("postgres")).arg("--version").output().expect("Postgres");
    let version: String =
        String::from_utf8_lossy(&version.stdout).chars().filter(char::is_ascii_digit).collect();
    let template = build_folder().join(format!("postgres-{version}"));
    if template.join("PG_VERSION").exists() {
        return template;
    }
    let folder = TempDir::with_prefix("bango-initdb-").expect("a temporary folder");
    give(folder.path());
    let made = folder.path().join("data");
    let mut command = Command::new(tool("initdb"));
    command.args(["-A", "trust", "--no-sync", "--locale=C.UTF-8", "-E", "UTF8", "-U", "postgres"]);
    as_nobody(&mut command);
    let output = command.arg("-D").arg(&made).current_dir(&folder).output().expect("initdb");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // Another process may do the same: whoever comes last finds it there.
    let own = TempDir::new_in(build_folder()).expect("a folder beside the build");
    let copy = own.path().join("data");
    let copied = Command::new("cp").arg("-a").arg(&made).arg(&copy).status();
    assert!(copied.is_ok_and(|status| status.success()), "the template is kept");
    let _ = fs::rename(&copy, &template);
    template
}

/// Where this program was built.
fn build_folder() -> PathBuf {
    let program = std::env::current_exe().expect("this program");
    let folder = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    folder.map_or_else(std::env::temp_dir, Path::to_owned)
}

/// A program of Postgres: Debian keeps them out of the way.
fn tool(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    found.sort();
    let found = found.into_iter().rev().map(|folder| folder.join(name)).find(|path| path.exists());
    found.unwrap_or_else(|| name.into())
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its number").port()
}

/// Gives a folder to whom Postgres runs as.
fn give(folder: &Path) {
    if geteuid().is_root() {
        chown(folder, Some(NOBODY), Some(NOBODY)).expect("the folder is given away");
    }
}

fn as_nobody(command: &mut Command) {
    if geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
}
