//! Taking connections: how many, how slow a handshake may be, and how it ends.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower_service::Service;

/// How many connections are taken.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    pub total: usize,
    pub per_address: usize,
}

/// The longest time for the head of a request. Who is slower is no browser.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// The most bytes of a request's head.
const HEAD: usize = 16 * 1024;
/// How long a stopping server waits for answers under way.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Takes connections until `stop` changes.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    stop: watch::Receiver<bool>,
) {
    let permits = Arc::new(Semaphore::new(limits.total));
    let visitors = Arc::new(Visitors::default());
    let mut stopping = stop.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        let (stream, visitor) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others must leave first.
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else { continue };
        let Some(counted) = visitors.count(visitor.ip(), limits.per_address) else { continue };
        let slot = Arc::new(Slot { _permit: permit, _counted: counted });
        tokio::spawn(connection(stream, visitor, router.clone(), slot, stop.clone()));
    }
    drop(listener);
    // Everyone who is still here holds a permit.
    let all = u32::try_from(limits.total).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(LAST_WORDS, permits.acquire_many(all)).await;
}

/// One connection of those that may be open. It goes along with a socket, too, and is free again
/// once all its holders are gone.
pub struct Slot {
    _permit: OwnedSemaphorePermit,
    _counted: Counted,
}

async fn connection(
    stream: TcpStream,
    visitor: SocketAddr,
    router: Router,
    slot: Arc<Slot>,
    mut stop: watch::Receiver<bool>,
) {
    // Moves are small and people wait for them.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(visitor);
        request.extensions_mut().insert(Arc::clone(&slot));
        let mut router = router.clone();
        let request: Request = request.map(Body::new);
        async move {
            let answered: Result<_, Infallible> = router.call(request).await;
            answered
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HANDSHAKE)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // What goes wrong here is the visitor's line, and nothing to tell anyone.
        _ = connection.as_mut() => {}
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Waits until the server is told to stop.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody can say it any more, it is time, too.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// How many connections each address has.
#[derive(Default)]
struct Visitors(Mutex<HashMap<IpAddr, usize>>);

/// One of them, until it is dropped.
struct Counted {
    visitors: Arc<Visitors>,
    address: IpAddr,
}

impl Visitors {
    fn count(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { visitors: Arc::clone(self), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.visitors.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
