//! The floor: a bare relay without rules or storage. What it costs, any server
//! on the same libraries costs. It takes connections and sets buffers as the
//! real one does.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use futures_util::StreamExt;
use server::http::{ConnectionLimits, Proxies, buffers, serve};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};

use super::Done;
use crate::descriptors;
use crate::failure::Failure;
use crate::terminal::Terminal;

/// How many messages may wait for a slow reader.
const QUEUE: usize = 64;
/// Nobody is turned away.
const LIMITS: ConnectionLimits = ConnectionLimits { total: 1_000_000, per_address: 1_000_000 };

/// Those who are connected to each other, by the number of their pair.
type Pairs = Arc<Mutex<HashMap<u64, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// Relays until the process is ended.
pub fn run(terminal: &mut Terminal) -> Done {
    descriptors::raise();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::bad_request(format!("no threads can be started: {error}")))?;
    runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        writeln!(terminal.out, "http://{}", listener.local_addr()?)?;
        terminal.out.flush()?;
        let router = Router::new().route("/{pair}", get(open)).with_state(Pairs::default());
        let (_never, stop) = watch::channel(false);
        serve(listener, router, LIMITS, Proxies::Nobody, stop).await;
        Ok(())
    })
}

async fn open(
    State(pairs): State<Pairs>,
    Path(pair): Path<u64>,
    upgrade: WebSocketUpgrade,
) -> Response {
    buffers(upgrade).on_upgrade(move |socket| relay(socket, pairs, pair))
}

/// Whatever one of a pair says, both hear.
async fn relay(mut socket: WebSocket, pairs: Pairs, pair: u64) {
    let (out, mut queue) = mpsc::channel(QUEUE);
    let with_pairs = |pairs: &Pairs, act: &dyn Fn(&mut Vec<mpsc::Sender<Utf8Bytes>>)| {
        act(pairs.lock().unwrap_or_else(PoisonError::into_inner).entry(pair).or_default());
    };
    with_pairs(&pairs, &|both| both.push(out.clone()));
    loop {
        tokio::select! {
            frame = socket.next() => match frame {
                Some(Ok(Frame::Text(text))) => with_pairs(&pairs, &|both| {
                    // Who does not read does not hear: it is only a floor.
                    both.iter().for_each(|one| drop(one.try_send(text.clone())));
                }),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                _ => return,
            },
            Some(text) = queue.recv() => {
                if socket.send(Frame::Text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}
