//! The floor: the leanest relay that can be written on the same libraries, without rules or storage. What it
//! costs, any server on them costs. It takes connections and sets buffers as the real one does; all of it is
//! on one thread, and where messages pass there is neither a lock nor a queue.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use futures_util::StreamExt;
use server::http::{ConnectionLimits, Proxies, buffers, serve};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::Done;
use crate::descriptors;
use crate::failure::Failure;
use crate::terminal::Terminal;

/// Nobody is turned away.
const LIMITS: ConnectionLimits = ConnectionLimits { total: 1_000_000, per_address: 1_000_000 };

/// The first of each pair, until the second comes.
type Waiting = Arc<Mutex<HashMap<u64, WebSocket>>>;

/// Relays until the process is ended.
pub fn run(terminal: &mut Terminal) -> Done {
    descriptors::raise();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::bad_request(format!("nothing can be waited for: {error}")))?;
    runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        writeln!(terminal.out, "http://{}", listener.local_addr()?)?;
        terminal.out.flush()?;
        let router = Router::new().route("/{pair}", get(open)).with_state(Waiting::default());
        let (_never, stop) = watch::channel(false);
        serve(listener, router, LIMITS, Proxies::Nobody, stop).await;
        Ok(())
    })
}

async fn open(
    State(waiting): State<Waiting>,
    Path(pair): Path<u64>,
    upgrade: WebSocketUpgrade,
) -> Response {
    buffers(upgrade).on_upgrade(move |second| async move {
        let first = match waiting.lock().unwrap_or_else(PoisonError::into_inner).entry(pair) {
            Entry::Occupied(first) => first.remove(),
            Entry::Vacant(place) => {
                place.insert(second);
                return;
            }
        };
        relay(first, second).await;
    })
}

/// Whatever one of a pair says, both hear.
async fn relay(mut first: WebSocket, mut second: WebSocket) {
    loop {
        let frame = tokio::select! {
            frame = first.next() => frame,
            frame = second.next() => frame,
        };
        match frame {
            Some(Ok(Frame::Text(text))) => {
                for socket in [&mut first, &mut second] {
                    if socket.send(Frame::Text(text.clone())).await.is_err() {
                        return;
                    }
                }
            }
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            _ => return,
        }
    }
}
