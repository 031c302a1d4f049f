//! A line to a server that the test holds in its hands: it can be cut or fall silent, and an answer of
//! a database can be lost on it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The database says this when it has put a row into a table.
const INSERTED: &[u8] = b"INSERT 0 1\0";

/// A line that is held.
#[derive(Debug)]
pub struct Cable {
    pub address: SocketAddr,
    state: Arc<State>,
}

#[derive(Debug)]
struct State {
    /// Whether the next answer to a row is lost, and the connection with it.
    loses_answer: AtomicBool,
    /// Whether nobody gets through.
    cut: watch::Sender<bool>,
    /// Whether nothing gets through, and nobody is told.
    silent: watch::Sender<bool>,
    /// The server's port; 0 as long as there is none.
    server: AtomicU16,
}

impl Cable {
    /// A line to the server of this URL, and the URL over it.
    pub async fn to(url: &str) -> (Cable, String) {
        let (scheme, rest) = url.split_once("127.0.0.1:").expect("a server of this machine");
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (port, path) = rest.split_at(digits);
        let cable = Cable::new().await;
        cable.lead_to(port.parse().expect("a port"));
        let address = cable.address;
        (cable, format!("{scheme}{address}{path}"))
    }

    /// A line that leads nowhere yet.
    pub async fn new() -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its number");
        let state = Arc::new(State {
            loses_answer: AtomicBool::new(false),
            cut: watch::Sender::new(false),
            silent: watch::Sender::new(false),
            server: AtomicU16::new(0),
        });
        tokio::spawn(accept(listener, Arc::clone(&state)));
        Cable { address, state }
    }

    /// Leads to the server at this port of this machine from now on.
    pub fn lead_to(&self, port: u16) {
        self.state.server.store(port, Ordering::SeqCst);
    }

    /// The answer to the next row that is written is lost.
    pub fn lose_answer(&self) {
        self.state.loses_answer.store(true, Ordering::SeqCst);
    }

    pub fn has_lost_answer(&self) -> bool {
        !self.state.loses_answer.load(Ordering::SeqCst)
    }

    /// Nobody gets through any more, or again.
    pub fn cut(&self, cut: bool) {
        self.state.cut.send_replace(cut);
    }

    /// Nothing gets through any more, as if packets were lost; or all that waits does.
    pub fn silence(&self, silent: bool) {
        self.state.silent.send_replace(silent);
    }
}

async fn accept(listener: TcpListener, state: Arc<State>) {
    while let Ok((client, _)) = listener.accept().await {
        if *state.cut.borrow() {
            continue;
        }
        let server = (Ipv4Addr::LOCALHOST, state.server.load(Ordering::SeqCst));
        let Ok(server) = TcpStream::connect(server).await else { continue };
        let state = Arc::clone(&state);
        tokio::spawn(async move {
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            let mut cut = state.cut.subscribe();
            tokio::select! {
                () = state.carry(from_client, to_server, |_| false) => {}
                () = state.carry(from_server, to_client, |said| state.loses(said)) => {}
                _ = cut.wait_for(|cut| *cut) => {}
            }
        });
    }
}

impl State {
    fn loses(&self, said: &[u8]) -> bool {
        let inserted = said.windows(INSERTED.len()).any(|part| part == INSERTED);
        inserted && self.loses_answer.swap(false, Ordering::SeqCst)
    }

    /// Carries bytes until one end is gone, or something is lost.
    async fn carry(
        &self,
        mut from: OwnedReadHalf,
        mut to: OwnedWriteHalf,
        loses: impl Fn(&[u8]) -> bool,
    ) {
        let mut silent = self.silent.subscribe();
        let mut bytes = vec![0; 16 * 1024];
        while let Ok(read @ 1..) = from.read(&mut bytes).await {
            // Who can speak of silence lives as long as this.
            let _ = silent.wait_for(|silent| !silent).await;
            if loses(&bytes[..read]) || to.write_all(&bytes[..read]).await.is_err() {
                return;
            }
        }
    }
}
