//! The line to a server, on a thread of its own. It heals by itself: after a break it
//! comes back with the same cookie and says what it saw last.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::ClientMessage;
use protocol::server::ServerMessage;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::address::Address;
use super::transport::{self, NoLine, Stream, patiently};

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
    Broken(NoLine),
    /// The server said something, at this time.
    Said(Box<ServerMessage>, Instant),
    /// The record of a game that was asked for, as the server wrote it.
    Record(u32, Result<Vec<u8>, NoLine>),
}

/// What the line is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    Say(ClientMessage),
    /// The record of this game of the table, to be proven.
    Record(u32),
}

/// Where to send to. The line ends when it is dropped.
pub type Line = UnboundedSender<Wish>;

/// Who hears what comes over the line; it says whether anybody still does.
type Tell = Arc<dyn Fn(Heard) -> bool + Send + Sync>;

/// Opens a line to a table. Whatever comes over it is told on the line's thread, as long as
/// somebody wants to hear it.
pub fn open(
    address: Address,
    cookie: Option<String>,
    tell: impl Fn(Heard) -> bool + Send + Sync + 'static,
) -> std::io::Result<Line> {
    let (line, outgoing) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let run = move || runtime.block_on(keep(address, cookie, outgoing, Arc::new(tell)));
    thread::Builder::new().name("line".to_owned()).spawn(run)?;
    Ok(line)
}

async fn keep(
    address: Address,
    mut cookie: Option<String>,
    mut outgoing: UnboundedReceiver<Wish>,
    tell: Tell,
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
                let fetch = |game| {
                    let (address, cookie) = (address.clone(), cookie.clone());
                    tokio::spawn(fetch(address, cookie, game, Arc::clone(&tell)));
                };
                match talk(&mut socket, &mut outgoing, &tell, fetch).await {
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

type Socket = WebSocketStream<Box<dyn Stream>>;

async fn connect(
    address: &Address,
    cookie: Option<&str>,
) -> Result<(Socket, Option<String>), NoLine> {
    patiently(async {
        let stream = transport::connect(address).await?;
        // The stream is encrypted already, where it is to be. The table is named for whoever spreads
        // people over several servers.
        let url = format!("ws://{}/ws?table={}", address.host, address.table);
        let mut request = url.into_client_request().map_err(NoLine::because)?;
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default().max_message_size(Some(MOST));
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, response) = opened.map_err(NoLine::because)?;
        Ok((socket, set_cookie(response.headers())))
    })
    .await
}

/// Gets the record of a game beside the line.
async fn fetch(address: Address, cookie: Option<String>, game: u32, tell: Tell) {
    let path = format!("/api/tables/{}/games/{game}", address.table);
    let record = transport::get(&address, &path, cookie.as_deref()).await;
    tell(Heard::Record(game, record));
}

/// The cookie that an answer sets, as it is sent back.
fn set_cookie(headers: &HeaderMap) -> Option<String> {
    let set = headers.get(header::SET_COOKIE)?.to_str().ok()?;
    Some(set.split(';').next()?.to_owned())
}

/// Carries messages both ways until the line breaks, or nobody sends any more.
async fn talk(
    socket: &mut Socket,
    outgoing: &mut UnboundedReceiver<Wish>,
    tell: &Tell,
    fetch: impl Fn(u32),
) -> Result<(), NoLine> {
    say(socket, &ClientMessage::hello_for_changes()).await?;
    loop {
        tokio::select! {
            wish = outgoing.recv() => match wish {
                Some(Wish::Say(message)) => say(socket, &message).await?,
                Some(Wish::Record(game)) => fetch(game),
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
                Some(Ok(Frame::Close(_))) | None => {
                    return Err(NoLine::because("the server hung up"));
                },
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(NoLine::because(error)),
            },
        }
    }
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), NoLine> {
    let text = serde_json::to_string(message).map_err(NoLine::because)?;
    socket.send(Frame::text(text)).await.map_err(NoLine::because)
}

/// How often the clock is asked for.
pub const fn ping_every() -> Duration {
    PING
}
