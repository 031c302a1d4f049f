//! What strangers do. Each of them goes on for ever, whatever the server says.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::text::{Line, Name};
use protocol::{ClientMessage, Command, CommandId, TableId};
use rules::Seat;
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Error;

use super::source::{ask, connect, cookie_in, text, websocket};

/// Whoever is refused comes back this soon.
const AGAIN: Duration = Duration::from_millis(20);
/// Nobody waits for an answer longer than this.
const PATIENCE: Duration = Duration::from_millis(500);

/// Where somebody comes from, and where they go.
#[derive(Clone, Copy)]
struct Way {
    from: Ipv4Addr,
    to: SocketAddr,
}

/// Sends everybody who attacks from one address.
pub fn attack(
    attackers: &mut JoinSet<()>,
    from: Ipv4Addr,
    to: SocketAddr,
    tables: &Arc<[TableId]>,
) {
    let way = Way { from, to };
    for _ in 0..4 {
        again(attackers, move || {
            make_tables(way, r#"{"game":"tiles","name":"Eve","bots":"expert"}"#)
        });
        again(attackers, move || {
            make_tables(way, r#"{"game":"cards","name":"Eve","settings":{"public":true}}"#)
        });
        again(attackers, move || forge_addresses(way));
        again(attackers, move || drip_a_body(way));
        again(attackers, move || send_empty_fragments(way));
        again(attackers, move || rename_and_chat(way));
        let honest = Arc::clone(tables);
        again(attackers, move || open_many(way, Arc::clone(&honest)));
        let honest = Arc::clone(tables);
        again(attackers, move || never_read(way, Arc::clone(&honest)));
        let honest = Arc::clone(tables);
        again(attackers, move || ask_for_reviews(way, Arc::clone(&honest)));
    }
}

/// Does something again and again: whatever comes of it is what attackers are used to.
fn again<T, E, F: Future<Output = Result<T, E>> + Send + 'static>(
    attackers: &mut JoinSet<()>,
    attack: impl Fn() -> F + Send + 'static,
) {
    attackers.spawn(async move {
        loop {
            let _ = attack().await;
            sleep(AGAIN).await;
        }
    });
}

/// Tables with bots that think for nobody, and public ones that fill the list.
async fn make_tables(Way { from, to }: Way, table: &str) -> io::Result<String> {
    ask(from, to, "POST /api/tables", table).await
}

/// Another address in each request, as if a proxy had said so.
async fn forge_addresses(Way { from, to }: Way) -> io::Result<()> {
    for number in 0..=u8::MAX {
        let head =
            format!("GET /api/tables HTTP/1.1\r\nx-forwarded-for: 10.9.8.{number}\r\nx-ignored: ");
        ask(from, to, &head, "").await?;
    }
    Ok(())
}

/// A request whose body comes a letter at a time.
async fn drip_a_body(Way { from, to }: Way) -> io::Result<()> {
    let mut stream = connect(from, to).await?;
    let head = format!("POST /api/tables HTTP/1.1\r\nhost: {to}\r\ncontent-length: 4000\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    loop {
        stream.write_all(b" ").await?;
        sleep(PATIENCE).await;
    }
}

/// A message in pieces of nothing, as fast as they are taken.
async fn send_empty_fragments(Way { from, to }: Way) -> Result<(), Error> {
    /// A masked frame that begins a text, and one that goes on with it.
    const BEGIN: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
    const GO_ON: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
    let mut stream = websocket(from, to, None).await?.into_inner();
    stream.write_all(&BEGIN).await?;
    let many = GO_ON.repeat(1000);
    loop {
        stream.write_all(&many).await?;
    }
}

/// Opens one table after the other, as if to need all of them.
async fn open_many(Way { from, to }: Way, tables: Arc<[TableId]>) -> Result<(), Error> {
    let mut socket = websocket(from, to, None).await?;
    for table in tables.iter().cycle() {
        socket.send(text(&ClientMessage::watch(*table, None))).await?;
        // Somebody who listens gets through the limits further than one who does not.
        let _ = timeout(PATIENCE, socket.next()).await;
    }
    Ok(())
}

/// Watches without ever reading, and asks for more.
async fn never_read(Way { from, to }: Way, tables: Arc<[TableId]>) -> Result<(), Error> {
    let mut socket = websocket(from, to, None).await?;
    for table in tables.iter().cycle() {
        let watch = text(&ClientMessage::watch(*table, None));
        timeout(10 * PATIENCE, socket.send(watch)).await.map_err(|_| Error::ConnectionClosed)??;
        sleep(AGAIN).await;
    }
    Ok(())
}

/// A table of one's own, at which one changes names and talks as fast as one can type, with
/// hints asked in between.
async fn rename_and_chat(Way { from, to }: Way) -> Result<(), Error> {
    let made =
        ask(from, to, "POST /api/tables", r#"{"game":"dice","seats":2,"name":"Eve"}"#).await?;
    let cookie = cookie_in(&made);
    let table = made.split("\"table\":\"").nth(1).and_then(|rest| rest.get(..26));
    let (Some(cookie), Some(Ok(table))) = (cookie, table.map(str::parse::<TableId>)) else {
        return Ok(());
    };
    let mut socket = websocket(from, to, Some(&cookie)).await?;
    socket.send(text(&ClientMessage::watch(table, None))).await?;
    let seat = Seat::new(0).unwrap();
    for number in 0.. {
        let id = |what: &str| CommandId::try_from(format!("{what}{number}")).unwrap();
        let name = Name::from(format!("Eve {number}"));
        let sit =
            ClientMessage::Do { id: id("s"), command: Command::Sit { seat, name, avatar: None } };
        let say = Command::Say { text: Line::from(format!("Buy {number}!")) };
        socket.send(text(&sit)).await?;
        socket.send(text(&ClientMessage::Do { id: id("c"), command: say })).await?;
        let about = bots::Question::Hint;
        socket.send(text(&ClientMessage::Ask { id: id("h"), seat, about })).await?;
        let _ = timeout(AGAIN, socket.next()).await;
    }
    Ok(())
}

/// Reviews of games, also of those that do not exist.
async fn ask_for_reviews(Way { from, to }: Way, tables: Arc<[TableId]>) -> io::Result<()> {
    for table in tables.iter() {
        for number in 1..4 {
            let head = format!("GET /api/tables/{table}/games/{number}/moments?from=0&count=64");
            ask(from, to, &head, "").await?;
        }
    }
    Ok(())
}
