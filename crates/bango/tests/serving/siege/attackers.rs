//! What strangers do. Each of them goes on for ever, whatever the server says.
//!
//! Strangers have machines of their own. Here they share the cores with the server and with those who
//! play, so their threads yield to all others: what is measured is what the server does for them, not how
//! busy they keep the machine. How often they struck is counted, so that it shows how hard.

use std::fmt::{self, Display};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::text::{Line, Name};
use protocol::{ClientMessage, Command, CommandId, TableId};
use rules::Seat;
use tokio::io::AsyncWriteExt;
use tokio::runtime::{Builder, Runtime};
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

/// All who attack, until they are called back.
pub struct Attackers {
    threads: Runtime,
    struck: Vec<Struck>,
}

/// How often something was done to the server, by everybody together.
#[derive(Clone)]
struct Struck {
    what: &'static str,
    times: Arc<AtomicU64>,
}

impl Attackers {
    /// Sends strangers from all these addresses.
    pub fn send(from: &[Ipv4Addr], to: SocketAddr, tables: &Arc<[TableId]>) -> Attackers {
        let threads = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .on_thread_start(yield_to_all_others)
            .build();
        let mut attackers = Attackers { threads: threads.unwrap(), struck: Vec::new() };
        for &from in from {
            attackers.attack_from(Way { from, to }, tables);
        }
        attackers
    }

    fn attack_from(&mut self, way: Way, tables: &Arc<[TableId]>) {
        for _ in 0..4 {
            self.again("tables with bots", move |struck| {
                make_tables(way, struck, r#"{"game":"tiles","name":"Eve","bots":"expert"}"#)
            });
            self.again("public tables", move |struck| {
                let table = r#"{"game":"cards","name":"Eve","settings":{"public":true}}"#;
                make_tables(way, struck, table)
            });
            self.again("forged addresses", move |struck| forge_addresses(way, struck));
            self.again("slow bodies", move |struck| drip_a_body(way, struck));
            self.again("empty fragments", move |struck| send_empty_fragments(way, struck));
            self.again("names, talk and hints", move |struck| rename_and_chat(way, struck));
            let honest = Arc::clone(tables);
            self.again("openings", move |struck| open_many(way, struck, Arc::clone(&honest)));
            let honest = Arc::clone(tables);
            self.again("without reading", move |struck| {
                never_read(way, struck, Arc::clone(&honest))
            });
            let honest = Arc::clone(tables);
            self.again("reviews", move |struck| ask_for_reviews(way, struck, Arc::clone(&honest)));
        }
    }

    /// Does something again and again: whatever comes of it is what attackers are used to.
    fn again<T, E, F: Future<Output = Result<T, E>> + Send + 'static>(
        &mut self,
        what: &'static str,
        attack: impl Fn(Struck) -> F + Send + 'static,
    ) {
        let known = self.struck.iter().find(|struck| struck.what == what).cloned();
        let struck = known.unwrap_or_else(|| {
            let new = Struck { what, times: Arc::default() };
            self.struck.push(new.clone());
            new
        });
        self.threads.spawn(async move {
            loop {
                let _ = attack(struck.clone()).await;
                sleep(AGAIN).await;
            }
        });
    }

    /// Calls them back, and says what they have done.
    pub fn call_back(self) -> String {
        let all: Vec<String> = self.struck.iter().map(ToString::to_string).collect();
        self.threads.shutdown_background();
        all.join(", ")
    }
}

impl Struck {
    fn count(&self) {
        self.times.fetch_add(1, Ordering::Relaxed);
    }
}

impl Display for Struck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.times.load(Ordering::Relaxed), self.what)
    }
}

/// This thread runs when no other one wants to.
fn yield_to_all_others() {
    const LAST: i32 = 19;
    // On Linux each thread has a priority of its own, and none means the one that asks.
    rustix::process::setpriority_process(None, LAST).unwrap();
}

/// Tables with bots that think for nobody, and public ones that fill the list.
async fn make_tables(Way { from, to }: Way, struck: Struck, table: &str) -> io::Result<String> {
    struck.count();
    ask(from, to, "POST /api/tables", table).await
}

/// Another address in each request, as if a proxy had said so.
async fn forge_addresses(Way { from, to }: Way, struck: Struck) -> io::Result<()> {
    for number in 0..=u8::MAX {
        struck.count();
        let head =
            format!("GET /api/tables HTTP/1.1\r\nx-forwarded-for: 10.9.8.{number}\r\nx-ignored: ");
        ask(from, to, &head, "").await?;
    }
    Ok(())
}

/// A request whose body comes a letter at a time.
async fn drip_a_body(Way { from, to }: Way, struck: Struck) -> io::Result<()> {
    struck.count();
    let mut stream = connect(from, to).await?;
    let head = format!("POST /api/tables HTTP/1.1\r\nhost: {to}\r\ncontent-length: 4000\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    loop {
        stream.write_all(b" ").await?;
        sleep(PATIENCE).await;
    }
}

/// A message in pieces of nothing, as fast as they are taken.
async fn send_empty_fragments(Way { from, to }: Way, struck: Struck) -> Result<(), Error> {
    /// A masked frame that begins a text, and one that goes on with it.
    const BEGIN: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
    const GO_ON: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
    let mut stream = websocket(from, to, None).await?.into_inner();
    stream.write_all(&BEGIN).await?;
    let many = GO_ON.repeat(1000);
    loop {
        struck.count();
        stream.write_all(&many).await?;
    }
}

/// Opens one table after the other, as if to need all of them.
async fn open_many(
    Way { from, to }: Way,
    struck: Struck,
    tables: Arc<[TableId]>,
) -> Result<(), Error> {
    let mut socket = websocket(from, to, None).await?;
    for table in tables.iter().cycle() {
        struck.count();
        socket.send(text(&ClientMessage::watch(*table, None))).await?;
        // Somebody who listens gets through the limits further than one who does not.
        let _ = timeout(PATIENCE, socket.next()).await;
    }
    Ok(())
}

/// Watches without ever reading, and asks for more.
async fn never_read(
    Way { from, to }: Way,
    struck: Struck,
    tables: Arc<[TableId]>,
) -> Result<(), Error> {
    let mut socket = websocket(from, to, None).await?;
    for table in tables.iter().cycle() {
        struck.count();
        let watch = text(&ClientMessage::watch(*table, None));
        timeout(10 * PATIENCE, socket.send(watch)).await.map_err(|_| Error::ConnectionClosed)??;
        sleep(AGAIN).await;
    }
    Ok(())
}

/// A table of one's own, at which one changes names and talks as fast as one can type, with
/// hints asked in between.
async fn rename_and_chat(Way { from, to }: Way, struck: Struck) -> Result<(), Error> {
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
        struck.count();
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
async fn ask_for_reviews(
    Way { from, to }: Way,
    struck: Struck,
    tables: Arc<[TableId]>,
) -> io::Result<()> {
    for table in tables.iter() {
        for number in 1..4 {
            struck.count();
            let head = format!("GET /api/tables/{table}/games/{number}/moments?from=0&count=64");
            ask(from, to, &head, "").await?;
        }
    }
    Ok(())
}
