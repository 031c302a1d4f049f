//! The line to a server, on a thread of its own. It heals by itself: after a break it
//! comes back with the same cookie and says what it saw last.

use std::thread;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::server::ServerMessage;
use protocol::{ClientMessage, VERSION};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::address::Address;

/// How long a connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the server's clock is asked for.
const PING: Duration = Duration::from_secs(2);
/// The longest wait between two tries.
const LONGEST: Duration = Duration::from_secs(15);
/// Positions are small; what is larger is no message of a table.
const MOST: usize = 4 << 20;

/// Something from the line.
#[derive(Debug)]
pub enum Heard {
    /// The line holds; the cookie is who we are.
    Open(Option<String>),
    /// The line broke, or could not be made, and why. It is tried again.
    Broken(String),
    /// The server said something, at this time.
    Said(Box<ServerMessage>, Instant),
}

/// Where to send to. The line ends when it is dropped.
pub type Line = UnboundedSender<ClientMessage>;

/// Opens a line to a table. Whatever comes over it is told on the line's thread, as long as
/// somebody wants to hear it.
pub fn open(
    address: Address,
    cookie: Option<String>,
    tell: impl Fn(Heard) -> bool + Send + 'static,
) -> std::io::Result<Line> {
    let (line, outgoing) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let run = move || runtime.block_on(keep(address, cookie, outgoing, tell));
    thread::Builder::new().name("line".to_owned()).spawn(run)?;
    Ok(line)
}

async fn keep(
    address: Address,
    mut cookie: Option<String>,
    mut outgoing: UnboundedReceiver<ClientMessage>,
    tell: impl Fn(Heard) -> bool,
) {
    let mut wait = Duration::from_millis(250);
    loop {
        let broken = match connect(&address, cookie.as_deref()).await {
            Ok((mut socket, set)) => {
                wait = Duration::from_millis(250);
                cookie = set.or(cookie);
                // What was meant for the line before is said again by those who know it, once
                // they have heard that there is a new one.
                while outgoing.try_recv().is_ok() {}
                if !tell(Heard::Open(cookie.clone())) {
                    return;
                }
                match talk(&mut socket, &mut outgoing, &tell).await {
                    Ok(()) => return,
                    Err(error) => error,
                }
            }
            Err(error) => error,
        };
        if !tell(Heard::Broken(broken)) || outgoing.is_closed() {
            return;
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST);
    }
}

type Socket = WebSocketStream<TcpStream>;

async fn connect(
    address: &Address,
    cookie: Option<&str>,
) -> Result<(Socket, Option<String>), String> {
    let open = async {
        let stream = TcpStream::connect(address.socket()).await.map_err(|e| e.to_string())?;
        stream.set_nodelay(true).map_err(|e| e.to_string())?;
        // Where there are several servers, the people of one table meet at one of them.
        let url = format!("ws://{}/ws?table={}", address.host, address.table);
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default().max_message_size(Some(MOST));
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, response) = opened.map_err(|error| error.to_string())?;
        Ok((socket, set_cookie(response.headers())))
    };
    timeout(PATIENCE, open).await.unwrap_or_else(|_| Err("no answer".to_owned()))
}

/// The cookie that an answer sets, as it is sent back.
fn set_cookie(headers: &HeaderMap) -> Option<String> {
    let set = headers.get(header::SET_COOKIE)?.to_str().ok()?;
    Some(set.split(';').next()?.to_owned())
}

/// Carries messages both ways until the line breaks, or nobody sends any more.
async fn talk(
    socket: &mut Socket,
    outgoing: &mut UnboundedReceiver<ClientMessage>,
    tell: &impl Fn(Heard) -> bool,
) -> Result<(), String> {
    say(socket, &ClientMessage::Hello { protocol: VERSION }).await?;
    loop {
        tokio::select! {
            message = outgoing.recv() => match message {
                Some(message) => say(socket, &message).await?,
                None => {
                    let _ = socket.close(None).await;
                    return Ok(());
                }
            },
            frame = socket.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let now = Instant::now();
                    // Later servers may say things that are not known here.
                    if let Ok(message) = serde_json::from_str(&text)
                        && !tell(Heard::Said(Box::new(message), now))
                    {
                        return Ok(());
                    }
                }
                Some(Ok(Frame::Close(_))) | None => return Err("the server hung up".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(&error)),
            },
        }
    }
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), String> {
    let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
    socket.send(Frame::text(text)).await.map_err(|error| broken(&error))
}

fn broken(error: &Error) -> String {
    error.to_string()
}

/// How often the clock is asked for.
pub const fn ping_every() -> Duration {
    PING
}
