//! A client's end of a WebSocket, and the one HTTP request that makes a table.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use protocol::http::{NewTable, TableMade};
use protocol::{ClientMessage, TableId};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::trouble::Trouble;

/// Thousands of sockets of the library's own default would take all memory.
const READ_BUFFER: usize = 2 * 1024;
const WRITE_BUFFER: usize = 4 * 1024;
/// How long an answer may take before the measurement is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A client's end of a WebSocket.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a socket; with a cookie it belongs to the session of that cookie.
    pub async fn open(
        address: SocketAddr,
        path: &str,
        cookie: Option<HeaderValue>,
    ) -> Result<Socket, Trouble> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut request =
            format!("ws://{address}{path}").into_client_request().map_err(Box::new)?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER);
        let opened = client_async_with_config(request, stream, Some(config));
        let opened = timeout(PATIENCE, opened).await.map_err(|_| Trouble::Silence)?;
        let (socket, _) = opened.map_err(Box::new)?;
        Ok(Socket(socket))
    }

    /// Says something.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Trouble> {
        let text = serde_json::to_string(message)?;
        Ok(self.0.send(Frame::text(text)).await.map_err(Box::new)?)
    }

    /// The next text, however long it takes. Pings are answered on the way.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(other)) => return Err(Trouble::Unexpected(format!("{other:?}"))),
                Some(Err(error)) => return Err(Box::new(error).into()),
                None => return Err(Trouble::Unexpected("the end".to_owned())),
            }
        }
    }

    /// The next text, if it comes in time.
    pub async fn hear_soon(&mut self) -> Result<Utf8Bytes, Trouble> {
        timeout(PATIENCE, self.hear()).await.map_err(|_| Trouble::Silence)?
    }
}

/// Makes a table; its host is a new session, whose cookie comes with it.
pub async fn make_table(
    address: SocketAddr,
    new: &NewTable,
) -> Result<(TableId, HeaderValue), Trouble> {
    let body = serde_json::to_vec(new)?;
    let request = Request::post("/api/tables")
        .header(header::HOST, address.to_string())
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body))
        .map_err(|error| Trouble::Unexpected(error.to_string()))?;
    let stream = TokioIo::new(TcpStream::connect(address).await?);
    let (mut sender, connection) = http1::handshake(stream).await?;
    // It ends with the sender.
    let connection = tokio::spawn(connection);
    let response = timeout(PATIENCE, sender.send_request(request)).await;
    let (head, body) = response.map_err(|_| Trouble::Silence)??.into_parts();
    let body = to_bytes(Body::new(body), protocol::MOST_BYTES).await;
    let body = body.map_err(|error| Trouble::Unexpected(error.to_string()))?;
    drop((sender, connection));
    match (head.status, cookie(&head.headers)) {
        (StatusCode::CREATED, Some(cookie)) => {
            let made: TableMade = serde_json::from_slice(&body)?;
            Ok((made.table, cookie))
        }
        (status, _) => Err(Trouble::Unexpected(status.to_string())),
    }
}

/// The cookie that an answer sets, as it is sent back.
fn cookie(headers: &HeaderMap) -> Option<HeaderValue> {
    let set = headers.get(header::SET_COOKIE)?.to_str().ok()?;
    HeaderValue::from_str(set.split(';').next()?).ok()
}
