//! Taking connections: how many, how slow a handshake may be, and how it ends.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower_service::Service;

use super::line::Line;
use super::proxies::{Proxies, forwarded};
use crate::address::AddressKey;
use crate::quota::PerAddress;

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
/// How often those are forgotten who have not come lately.
const TIDY: Duration = Duration::from_secs(60);
/// How long a stopping server waits for answers under way.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Takes connections until `stop` changes. Every request gets the [`AddressKey`] of whoever it
/// comes from.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    proxies: Proxies,
    stop: watch::Receiver<bool>,
) {
    let permits = Arc::new(Semaphore::new(limits.total));
    let door = Arc::new(Door::new(limits.per_address, proxies));
    let mut tidy = tokio::time::interval(TIDY);
    let mut stopping = stop.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = tidy.tick() => {
                door.arrivals.tidy();
                continue;
            }
            () = stopped(&mut stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others must leave first.
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else { continue };
        let Some(came) = door.came(peer.ip(), permit) else { continue };
        tokio::spawn(connection(stream, came, router.clone(), stop.clone()));
    }
    drop(listener);
    // Everyone who is still here holds a permit.
    let all = u32::try_from(limits.total).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(LAST_WORDS, permits.acquire_many(all)).await;
}

/// Who stands at the door, and what is known of them.
struct Door {
    visitors: Arc<Visitors>,
    /// How often each address has come lately. Whoever hangs up and calls again costs more than
    /// whoever stays, and is sent away before anything else is done.
    arrivals: PerAddress,
    most: usize,
    proxies: Proxies,
}

/// A connection, and how it is counted.
#[derive(Clone)]
enum Came {
    /// Somebody came themselves: the connection is theirs.
    Visitor(AddressKey, Arc<Slot>),
    /// A proxy brings visitors along, each with a request of their own.
    Proxy(Arc<Door>, IpAddr, Arc<OwnedSemaphorePermit>),
}

impl Door {
    fn new(most: usize, proxies: Proxies) -> Door {
        /// In this time an address may come as often as it may have connections at once, and not
        /// less often than a few browsers do that load a page.
        const ALL_AGAIN: Duration = Duration::from_secs(10);
        const FEWEST: NonZeroU32 = NonZeroU32::new(200).unwrap();
        let at_once = u32::try_from(most).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MAX);
        let arrivals = PerAddress::new(at_once.max(FEWEST), ALL_AGAIN);
        Door { visitors: Arc::default(), arrivals, most, proxies }
    }

    /// Counts a connection; none if there are too many of this address.
    fn came(self: &Arc<Self>, peer: IpAddr, permit: OwnedSemaphorePermit) -> Option<Came> {
        let permit = Arc::new(permit);
        if self.proxies.trust(peer) {
            return Some(Came::Proxy(Arc::clone(self), peer, permit));
        }
        let address = peer.into();
        self.arrivals.count(address).ok()?;
        let counted = self.visitors.count(address, self.most)?;
        Some(Came::Visitor(address, Arc::new(Slot { _permit: permit, _counted: counted })))
    }
}

impl Came {
    /// Whose request it is, and their place; none if they have too many.
    fn asked(&self, request: &hyper::Request<Incoming>) -> Option<(AddressKey, Arc<Slot>)> {
        match self {
            Came::Visitor(address, slot) => Some((*address, Arc::clone(slot))),
            Came::Proxy(door, peer, permit) => {
                let address = door.proxies.visitor(*peer, request.headers()).into();
                let counted = door.visitors.count(address, door.most)?;
                let slot = Slot { _permit: Arc::clone(permit), _counted: counted };
                Some((address, Arc::new(slot)))
            }
        }
    }
}

/// One of the connections that may be open: of a visitor's own, or through a proxy for as long as
/// a request takes. It goes along with a socket, too, and is free again once all its
/// holders are gone.
pub struct Slot {
    _permit: Arc<OwnedSemaphorePermit>,
    _counted: Counted,
}

async fn connection(
    stream: TcpStream,
    came: Came,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    // Moves are small and people wait for them.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let asked = came.asked(&request);
        let is_proxy = matches!(came, Came::Proxy(..));
        let forwarded = forwarded(is_proxy, request.headers());
        let mut router = router.clone();
        async move {
            let Some((address, slot)) = asked else { return Ok(too_many()) };
            request.extensions_mut().insert(address);
            request.extensions_mut().insert(slot);
            request.extensions_mut().insert(forwarded);
            let request: Request = request.map(Body::new);
            let answered: Result<_, Infallible> = router.call(request).await;
            answered
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HANDSHAKE)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(Line::new(stream)), service)
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

/// What is said to those whose proxy brings too many of them: without one, the door stays closed.
fn too_many() -> Response {
    let soon = [(header::RETRY_AFTER, "1")];
    let why = "There are too many connections from your address.\n";
    (StatusCode::TOO_MANY_REQUESTS, soon, why).into_response()
}

/// How many connections each address has.
#[derive(Default)]
struct Visitors(Mutex<HashMap<AddressKey, usize>>);

/// One of them, until it is dropped.
struct Counted {
    visitors: Arc<Visitors>,
    address: AddressKey,
}

impl Visitors {
    fn count(self: &Arc<Self>, address: AddressKey, most: usize) -> Option<Counted> {
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
