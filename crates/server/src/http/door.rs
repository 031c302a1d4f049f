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
use tokio::sync::{Semaphore, watch};
use tower_service::Service;

/// How many may come in.
#[derive(Clone, Copy, Debug)]
pub struct Doors {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
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
    doors: Doors,
    stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(doors.connections));
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
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let Some(guest) = visitors.enter(visitor.ip(), doors.per_address) else { continue };
        let guest = Arc::new((place, guest));
        tokio::spawn(connection(stream, visitor, router.clone(), guest, stop.clone()));
    }
    drop(listener);
    // Everyone who is still here holds a place.
    let all = u32::try_from(doors.connections).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(LAST_WORDS, places.acquire_many(all)).await;
}

/// Proof that a visitor has a place. It goes along with a socket, too.
pub type Place = Arc<(tokio::sync::OwnedSemaphorePermit, Guest)>;

async fn connection(
    stream: TcpStream,
    visitor: SocketAddr,
    router: Router,
    place: Place,
    mut stop: watch::Receiver<bool>,
) {
    // Moves are small and people wait for them.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(visitor);
        request.extensions_mut().insert(Arc::clone(&place));
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
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody can say it any more, it is time, too.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// How many connections each address has.
#[derive(Default)]
struct Visitors(Mutex<HashMap<IpAddr, usize>>);

/// One of them.
pub struct Guest {
    visitors: Arc<Visitors>,
    address: IpAddr,
}

impl Visitors {
    fn enter(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Guest> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Guest { visitors: Arc::clone(self), address })
    }
}

impl Drop for Guest {
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
