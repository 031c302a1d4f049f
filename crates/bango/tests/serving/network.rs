//! A client's end of the network: requests, and a WebSocket.

use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use protocol::http::{NewTable, TableMade};
use protocol::{ClientMessage, ServerMessage, TableId};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The line is cut.
#[derive(Debug)]
pub struct Cut;

/// An open WebSocket.
pub struct Wire(WebSocketStream<TcpStream>);

impl Wire {
    /// Opens one for a session, or for a new one; the session's cookie comes with it.
    pub async fn open(address: SocketAddr, cookie: Option<&str>) -> Result<(Wire, String), Cut> {
        let stream = TcpStream::connect(address).await.map_err(|_| Cut)?;
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let (socket, response) = client_async(request, stream).await.map_err(|_| Cut)?;
        let cookie = cookie.map(ToOwned::to_owned).or_else(|| new_cookie(response.headers()));
        let mut wire = Wire(socket);
        wire.say(&ClientMessage::hello()).await?;
        Ok((wire, cookie.unwrap()))
    }

    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Cut> {
        let text = serde_json::to_string(message).unwrap();
        self.0.send(Frame::text(text)).await.map_err(|_| Cut)
    }

    pub async fn hear(&mut self) -> Result<ServerMessage, Cut> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                _ => return Err(Cut),
            }
        }
    }
}

/// Makes a table; its host is a new session, whose cookie comes with it.
pub async fn make_table(address: SocketAddr, new: &NewTable) -> (TableId, String) {
    let body = serde_json::to_string(new).unwrap();
    let (status, headers, text) = ask(address, "POST", "/api/tables", body).await;
    assert_eq!(status, StatusCode::CREATED, "{text}");
    let made: TableMade = serde_json::from_str(&text).unwrap();
    (made.table, new_cookie(&headers).unwrap())
}

/// The text at an address.
pub async fn get(address: SocketAddr, path: &str) -> String {
    let (status, _, text) = ask(address, "GET", path, String::new()).await;
    assert_eq!(status, StatusCode::OK, "{path}: {text}");
    text
}

pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: String,
) -> (StatusCode, HeaderMap, String) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, address.to_string())
        .body(Body::from(body))
        .unwrap();
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let (mut sender, connection) = http1::handshake(stream).await.unwrap();
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await.unwrap().into_parts();
    let body = to_bytes(Body::new(body), usize::MAX).await.unwrap();
    (head.status, head.headers, String::from_utf8(body.to_vec()).unwrap())
}

fn new_cookie(headers: &HeaderMap) -> Option<String> {
    let set = headers.get(header::SET_COOKIE)?.to_str().unwrap();
    Some(set.split(';').next().unwrap().to_owned())
}
