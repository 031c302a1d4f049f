//! Connections that come from an address of one's choice.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use axum::http::header;
use protocol::ClientMessage;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A connection from there.
pub async fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from.into(), 0))?;
    socket.connect(to).await
}

/// A WebSocket from there, after the first words; the session is a new one unless a cookie says
/// whose it is.
pub async fn websocket(
    from: Ipv4Addr,
    to: SocketAddr,
    cookie: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, Error> {
    let stream = connect(from, to).await?;
    let mut request = format!("ws://{to}/ws").into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert(header::COOKIE, cookie.parse()?);
    }
    let (mut socket, _) = client_async(request, stream).await?;
    futures_util::SinkExt::send(&mut socket, text(&ClientMessage::hello())).await?;
    Ok(socket)
}

pub fn text(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).unwrap())
}

/// Asks for something, and gives the whole answer: head and body.
pub async fn ask(from: Ipv4Addr, to: SocketAddr, head: &str, body: &str) -> io::Result<String> {
    let mut stream = connect(from, to).await?;
    let length = body.len();
    let request = format!(
        "{head} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The cookie that an answer sets.
pub fn cookie_in(answer: &str) -> Option<String> {
    let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    set.split(';').next().map(ToOwned::to_owned)
}
