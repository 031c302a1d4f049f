//! One client's socket.

mod connection;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use futures_util::{Sink, Stream};
use governor::RateLimiter;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::{Code, Refusal};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::Role;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

pub use self::connection::Connection;
use super::accept::Slot;
use super::buffers::config;
use super::frames::Frames;
use super::{App, api, quota};
use crate::address::AddressKey;
use crate::bus::lines::BusLine;
use crate::codes::Visitor;

/// What a client is reached by.
pub trait ClientLine:
    Stream<Item = Result<Frame, Error>> + Sink<Frame, Error = Error> + Unpin + Send
{
    /// Whether the client's socket is at another node.
    const RELAYED: bool;

    /// Whether more came than may.
    fn too_fast(&self) -> bool;
}

type Socket = WebSocketStream<Frames<TokioIo<Upgraded>>>;

impl ClientLine for Socket {
    const RELAYED: bool = false;

    fn too_fast(&self) -> bool {
        self.get_ref().too_fast()
    }
}

impl ClientLine for BusLine {
    const RELAYED: bool = true;

    /// That is seen where the socket is.
    fn too_fast(&self) -> bool {
        false
    }
}

/// `GET /ws`. Clients name the table in the query, so that whoever spreads them over several nodes
/// can bring those of one table together; it is opened by a message all the same.
pub async fn open(
    State(app): State<Arc<App>>,
    Extension(slot): Extension<Arc<Slot>>,
    Extension(address): Extension<AddressKey>,
    mut request: Request,
) -> Result<Response, api::Refused> {
    let (session, cookie) = api::session(&app, request.headers())?;
    let upgrade = hyper::upgrade::on(&mut request);
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|error| Refusal::saying(Code::Handshake, error))?;
    tokio::spawn(async move {
        // Who has gone before that needs no answer.
        let Ok(stream) = upgrade.await else { return };
        let limit = RateLimiter::direct(quota(app.messages_per_second));
        let frames = Frames::new(TokioIo::new(stream), limit);
        let socket = WebSocketStream::from_raw_socket(frames, Role::Server, Some(config())).await;
        metrics::gauge!("bango_sockets").increment(1.0);
        let mut connection = Connection::new(app, Visitor { session, address }, socket);
        let farewell = connection.run().await;
        connection.close(farewell).await;
        drop(slot);
        metrics::gauge!("bango_sockets").decrement(1.0);
    });
    Ok(api::with_cookie(response, cookie))
}
