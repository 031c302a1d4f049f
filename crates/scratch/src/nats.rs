//! NATS for tests, on a free port and without anything on the disk.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The shell ends the server when this process is gone: then nothing holds its input open any more.
const UNTIL_INPUT_ENDS: &str = r#""$@" & server=$!; read -r _; kill $server; wait $server"#;

/// A server that runs until it is dropped.
#[derive(Debug)]
pub struct Nats {
    pub address: SocketAddr,
    process: Child,
}

impl Nats {
    /// A new server on a free port.
    pub fn start() -> Nats {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("its number");
        drop(listener);
        let process = Command::new("sh")
            .args(["-c", UNTIL_INPUT_ENDS, "sh", "nats-server", "--addr", "127.0.0.1", "--port"])
            .arg(address.port().to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let began = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(began.elapsed() < PATIENCE, "nats-server does not start; is it installed?");
            std::thread::yield_now();
        }
        Nats { address, process }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
