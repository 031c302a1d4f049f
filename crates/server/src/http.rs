//! The server's front: HTTP, the sockets, and who is let in.

mod accept;
mod api;
mod buffers;
mod codes;
mod frames;
mod line;
mod origin;
mod origins;
mod page;
mod proxies;
mod public_url;
mod pulse;
mod refused_pages;
mod relayed;
mod socket;
mod you;

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics_exporter_prometheus::PrometheusHandle;
use protocol::Code;
use tokio::time::timeout;

pub use accept::{ConnectionLimits, serve};
pub use buffers::buffers;
pub use origins::Origins;
pub use page::PAGE;
pub use proxies::{NoProxy, Proxies};
pub use public_url::{NoPublicUrl, PublicUrl};
pub use relayed::listen;

use self::refused_pages::RefusedPages;
use crate::address::AddressKey;
use crate::hub::Hub;
use crate::you::MovingKeys;

/// What every request can reach.
pub struct App {
    hub: Arc<Hub>,
    visitors: DefaultKeyedRateLimiter<AddressKey>,
    /// The page's files count apart: a browser fetches a hundred small ones at once, from memory, and several
    /// people may come by one address.
    fetched: DefaultKeyedRateLimiter<AddressKey>,
    metrics: PrometheusHandle,
    /// The address that people type, if it is not the one that requests are sent to.
    public_url: Option<PublicUrl>,
    origins: Origins,
    refused_pages: RefusedPages,
    messages_per_second: NonZeroU32,
    build: String,
    /// Keys that make another device somebody's.
    moving: MovingKeys,
}

/// How the server looks from outside.
#[derive(Clone, Debug)]
pub struct Front {
    /// The address that people type.
    pub public_url: Option<PublicUrl>,
    /// Who tells visitors' addresses in `X-Forwarded-For`.
    pub proxies: Proxies,
    /// Requests that one address may make in a second.
    pub requests_per_second: NonZeroU32,
    /// Messages that one socket may send in a second.
    pub messages_per_second: NonZeroU32,
    /// What names this build.
    pub build: String,
}

impl App {
    /// The server for these tables, which listens there.
    pub fn new(
        hub: Arc<Hub>,
        front: Front,
        listening: SocketAddr,
        metrics: PrometheusHandle,
    ) -> Arc<App> {
        Arc::new(App {
            hub,
            origins: Origins::new(front.public_url.as_ref(), listening),
            refused_pages: RefusedPages::default(),
            visitors: RateLimiter::keyed(quota(front.requests_per_second)),
            fetched: RateLimiter::keyed(quota(front.requests_per_second.saturating_mul(FILES))),
            metrics,
            public_url: front.public_url,
            messages_per_second: front.messages_per_second,
            build: front.build,
            moving: MovingKeys::default(),
        })
    }

    /// Forgets visitors who have not come lately, and adds up what was measured: each measurement
    /// is kept until then.
    pub fn tidy(&self) {
        self.metrics.run_upkeep();
        for counted in [&self.visitors, &self.fetched] {
            counted.retain_recent();
            counted.shrink_to_fit();
        }
        self.hub.tidy();
        self.moving.tidy();
    }

    /// Whether people come by a line that nobody can read along.
    fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.origin().is_https())
    }

    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }
}

/// How many files of the page may be fetched for one other request.
const FILES: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// So much in a second for long, and more at once: a page asks for several
/// things at a time.
fn quota(per_second: NonZeroU32) -> Quota {
    const AT_ONCE: NonZeroU32 = NonZeroU32::new(4).unwrap();
    Quota::per_second(per_second).allow_burst(per_second.saturating_mul(AT_ONCE))
}

/// All that can be asked for.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/you", get(page::index))
        .route("/t/{table}", get(page::index))
        .route("/t/{table}/review/{number}", get(page::index))
        .route("/tv", get(page::index))
        .route("/tv/{code}", get(page::index))
        .route("/learn/{game}", get(page::index))
        .route("/lesson/{game}", get(page::index))
        .route("/api/tables", get(api::list).post(api::make))
        .route("/api/tables/{table}", get(api::summary))
        .route("/api/tables/{table}/games/{number}", get(api::record))
        .route("/api/tables/{table}/games/{number}/moments", get(api::moments))
        .route("/api/codes", post(codes::make))
        .route("/api/codes/{code}", get(codes::find).put(codes::show))
        .route("/api/lessons/{game}", post(api::lesson))
        .route("/api/you", get(you::get).put(you::put).delete(you::forget))
        .route("/api/you/key", post(you::key))
        .route("/api/you/move", post(you::enter))
        .route("/api/visitor", get(api::visitor))
        .route("/health", get(api::health))
        .route("/metrics", get(api::metrics))
        .route("/ws", get(socket::open))
        .fallback(page::asset)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard))
        .with_state(app)
}

/// What every request passes: not too fast, and nothing from other sites.
async fn guard(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<AddressKey>,
    request: Request,
    next: Next,
) -> Response {
    let is_file = request.uri().path().starts_with("/assets/");
    let counted = if is_file { &app.fetched } else { &app.visitors };
    let response = if counted.check_key(&visitor).is_err() {
        metrics::counter!("bango_requests_refused_total", "why" => "rate").increment(1);
        api::Refused::from(Code::TooFast).into_response()
    } else if let Some(origin) = foreign_origin(&app, &request) {
        app.refused_pages.tell(origin);
        metrics::counter!("bango_requests_refused_total", "why" => "origin").increment(1);
        api::Refused::from(Code::Origin).into_response()
    } else {
        match with_whole_body(request).await {
            Ok(request) => next.run(request).await,
            Err(status) => status.into_response(),
        }
    };
    with_security_headers(&app, response)
}

/// The longest time for the body of a request, which is small.
const BODY: Duration = Duration::from_secs(10);

/// Reads the body of a request before anybody works on it, so that nobody waits for a slow one.
async fn with_whole_body(request: Request) -> Result<Request, StatusCode> {
    let (head, body) = request.into_parts();
    let read = timeout(BODY, to_bytes(body, protocol::MOST_BYTES)).await;
    let body = read.map_err(|_| StatusCode::REQUEST_TIMEOUT)?;
    let body = body.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
    Ok(Request::from_parts(head, body.into()))
}

/// The page of another site that made a browser ask for something that changes the server, or
/// for a socket. Programs that are no browsers send no origin.
fn foreign_origin<'a>(app: &App, request: &'a Request) -> Option<&'a str> {
    let headers = request.headers();
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let origin = text(header::ORIGIN)?;
    let harmless = request.method().is_safe() && !headers.contains_key(header::UPGRADE);
    let foreign = !harmless && !app.origins.own(origin, text(header::HOST));
    foreign.then_some(origin)
}

fn with_security_headers(app: &App, mut response: Response) -> Response {
    const HEADERS: [(HeaderName, &str); 7] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
             font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
             base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.is_https() {
        let a_year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, a_year);
    }
    response
}
