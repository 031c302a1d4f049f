//! One client's connection: what it says, and what it is told. Its line is a socket, or the bus if
//! the socket is at another node.

mod measuring;
mod offering;
mod opening;
mod relay;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures_channel::mpsc as queue;
use futures_util::{SinkExt, StreamExt};
use protocol::client::ClientMessage;
use protocol::server::{Farewell, ServerMessage};
use protocol::{Code, CommandId, Refusal};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use self::opening::Who;
use super::ClientLine;
use crate::bus::lines::BusLine;
use crate::codes::{Offered, Visitor};
use crate::http::App;
use crate::http::pulse::Pulse;
use crate::keeper::{Asked, ConnectionId, Line, Message, Muted, TypedLine};
use crate::wire::encode;

/// How many messages may wait for a slow reader before it is dropped.
const QUEUE: usize = 64;
/// How long the first message and any write may take.
const PATIENCE: Duration = Duration::from_secs(10);
static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// A connection and the table that it watches.
pub struct Connection<L> {
    app: Arc<App>,
    id: ConnectionId,
    visitor: Visitor,
    socket: L,
    table: Option<Watched>,
    /// The table is at another node, which serves the client over this line.
    far: Option<Box<BusLine>>,
    /// This is a screen, which shows what somebody else chooses.
    offered: Option<Offered>,
    line: Arc<Line>,
    pulse: Pulse,
    /// Whether the client said that it can apply changes of views.
    pub changes: bool,
}

struct Watched {
    keeper: mpsc::Sender<Message>,
    out: queue::Receiver<Utf8Bytes>,
}

/// What a connection ends with.
pub enum End {
    /// The client left, or its line broke.
    Gone,
    /// The server ends it.
    Farewell(Option<Farewell>),
}

impl<L: ClientLine> Connection<L> {
    pub fn new(app: Arc<App>, visitor: Visitor, socket: L) -> Connection<L> {
        Connection {
            id: CONNECTIONS.fetch_add(1, Ordering::Relaxed),
            visitor,
            socket,
            table: None,
            far: None,
            offered: None,
            line: Arc::default(),
            pulse: Pulse::new(Instant::now()),
            changes: false,
            app,
        }
    }

    /// Serves a client from its first word on.
    pub async fn run(&mut self) -> End {
        let app = Arc::clone(&self.app);
        let shaken = tokio::select! {
            shaken = timeout(PATIENCE, Box::pin(self.handshake())) => shaken,
            () = app.hub.stopping() => return End::Farewell(Some(Farewell::Stopping)),
        };
        match shaken {
            Ok(Ok(())) => {}
            Ok(Err(end)) => return end,
            Err(_) => return End::Gone,
        }
        self.serve().await
    }

    /// Serves a client that was greeted.
    pub async fn serve(&mut self) -> End {
        // A socket does nothing most of the time. What it does then lives on the heap for
        // as long as it lasts, so that those that wait take little memory.
        let mut alarm = std::pin::pin!(sleep_until(self.pulse.next_look(self.used())));
        loop {
            if let Some(far) = self.far.take() {
                return Box::pin(relay::carry(self, far)).await;
            }
            let step = tokio::select! {
                frame = self.socket.next() => match frame {
                    Some(Ok(frame)) if self.pass_on_play(&frame) => Ok(()),
                    Some(Ok(frame)) => Box::pin(self.receive(frame)).await,
                    _ => self.within_limits().and(Err(End::Gone)),
                },
                text = next_text(&mut self.table) => match text {
                    Some(text) => self.send_text(text).await,
                    None => self.table_closed(),
                },
                () = self.app.hub.stopping(), if self.table.is_none() => {
                    Err(End::Farewell(Some(Farewell::Stopping)))
                }
                () = offering::chosen(&mut self.offered) => self.tell_offered().await,
                () = alarm.as_mut() => Box::pin(self.look()).await,
            };
            if let Err(end) = step {
                return end;
            }
            alarm.as_mut().reset(self.pulse.next_look(self.used()));
        }
    }

    /// A connection begins with `hello`, in the version that this server speaks.
    async fn handshake(&mut self) -> Result<(), End> {
        let hello = loop {
            match self.socket.next().await {
                Some(Ok(Frame::Text(text))) => break serde_json::from_str(&text),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                _ => return Err(End::Gone),
            }
        };
        let code = match hello {
            Ok(ClientMessage::Hello { protocol: protocol::VERSION, changes }) => {
                self.changes = changes;
                return self.welcome(self.app.build.clone()).await;
            }
            Ok(ClientMessage::Hello { .. }) => Code::Version,
            Ok(_) => Code::Handshake,
            Err(_) => Code::Unreadable,
        };
        self.refuse(code).await?;
        Err(End::Farewell(None))
    }

    /// Greets a client, who gets its page from this build. The clock is the one that counts from here on.
    pub async fn welcome(&mut self, build: String) -> Result<(), End> {
        let now = self.app.hub.context.time.now();
        self.send(&ServerMessage::Welcome { protocol: protocol::VERSION, build, now }).await
    }

    /// The table has let this client go. If it does not say why, it has refused
    /// to open and the client knows.
    fn table_closed(&mut self) -> Result<(), End> {
        self.table = None;
        self.farewell().map_or(Ok(()), |reason| Err(End::Farewell(Some(reason))))
    }

    /// The table left memory just when something was handed to it. Its last word counts, if it
    /// had one; otherwise the client opens it again.
    fn keeper_is_gone(&mut self) -> End {
        End::Farewell(self.farewell().or(Some(Farewell::Reopen)))
    }

    /// What the table said when it let this client go.
    fn farewell(&self) -> Option<Farewell> {
        self.line.farewell.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Hands a play to the table that is open, if there is nothing else to think of: most of what comes
    /// is that, and needs no room on the heap for all that can happen.
    fn pass_on_play(&mut self, frame: &Frame) -> bool {
        let (Frame::Text(text), Some(table)) = (frame, &self.table) else { return false };
        if self.pulse.is_away() || self.socket.too_fast() {
            return false;
        }
        let Some(wanted) = ClientMessage::read_play(text) else { return false };
        let arrived = Instant::now();
        let message = Message::Do { connection: self.id, wanted: Box::new(wanted), arrived };
        let passed = table.keeper.try_send(message).is_ok();
        if passed {
            self.pulse.hear(arrived);
        }
        passed
    }

    async fn receive(&mut self, frame: Frame) -> Result<(), End> {
        let arrived = Instant::now();
        if self.pulse.hear(arrived) {
            self.tell_away(false).await;
        }
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Pong(echo) => {
                self.answered(&echo, arrived);
                return self.within_limits();
            }
            Frame::Ping(_) => return self.within_limits(),
            Frame::Binary(_) => {
                self.within_limits()?;
                return self.refuse(Code::Unreadable).await;
            }
            // A frame by itself is only ever written.
            Frame::Close(_) | Frame::Frame(_) => return Err(End::Gone),
        };
        self.within_limits()?;
        match serde_json::from_str(&text) {
            Ok(message) => self.handle(message, arrived).await,
            Err(error) => {
                let id = command_id(&text);
                let refusal = Refusal::saying(Code::Unreadable, error);
                self.send(&ServerMessage::Refused { id, refusal }).await
            }
        }
    }

    /// Frames are counted where they come in, before anything is read from them.
    fn within_limits(&self) -> Result<(), End> {
        match self.socket.too_fast() {
            true => Err(End::Farewell(Some(Farewell::TooFast))),
            false => Ok(()),
        }
    }

    async fn handle(&mut self, message: ClientMessage, arrived: Instant) -> Result<(), End> {
        match message {
            ClientMessage::Hello { .. } => self.refuse(Code::Handshake).await,
            ClientMessage::Watch { table, seen, name } => {
                self.open_table(table, seen, Who::Person(name)).await
            }
            ClientMessage::Show { table, seen } => self.open_table(table, seen, Who::Screen).await,
            ClientMessage::Offer { code, table } => self.offer(code, table).await,
            ClientMessage::Unwatch => {
                self.unwatch().await;
                Ok(())
            }
            ClientMessage::Do { id, command } => {
                let wanted = Box::new((id.clone(), command));
                self.forward(Message::Do { connection: self.id, wanted, arrived }, id).await
            }
            ClientMessage::Ask { id, seat, about } => {
                let asked = Asked { connection: self.id, id: id.clone(), seat, about };
                self.forward(Message::Ask(Box::new(asked)), id).await
            }
            ClientMessage::Type { id, seat, text, language, reaction } => {
                let connection = self.id;
                let line = TypedLine {
                    connection,
                    id: id.clone(),
                    seat,
                    text,
                    language,
                    reaction,
                    arrived,
                };
                self.forward(Message::Type(Box::new(line)), id).await
            }
            ClientMessage::Mute { seat, name, muted } => {
                if let Some(table) = &self.table {
                    let whom = Box::new(Muted { seat, name, muted });
                    // If the table is gone, the connection is about to see it.
                    let _ = table.keeper.send(Message::Mute(self.id, whom)).await;
                }
                Ok(())
            }
            ClientMessage::Ping { at } => {
                let now = self.app.hub.context.time.now();
                self.send(&ServerMessage::Pong { at, now }).await
            }
        }
    }

    /// Hands something to the open table, which will answer by this id.
    async fn forward(&mut self, message: Message, id: CommandId) -> Result<(), End> {
        match &self.table {
            Some(table) if table.keeper.send(message).await.is_ok() => Ok(()),
            Some(_) => Err(self.keeper_is_gone()),
            None => {
                let refusal = Code::NotWatching.into();
                self.send(&ServerMessage::Refused { id: Some(id), refusal }).await
            }
        }
    }

    /// Sends what the table has for this client, all that is there in one write.
    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), End> {
        let Connection { socket, table, .. } = self;
        let mut next = Some(text);
        let all = async {
            while let Some(text) = next {
                socket.feed(Frame::Text(text)).await?;
                next = table.as_mut().and_then(|table| table.out.try_recv().ok());
            }
            socket.flush().await
        };
        match timeout(PATIENCE, all).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), End> {
        let Some(text) = encode(message) else { return Err(End::Gone) };
        self.send_text(text).await
    }

    async fn refuse(&mut self, code: Code) -> Result<(), End> {
        self.send(&ServerMessage::Refused { id: None, refusal: code.into() }).await
    }

    pub async fn close(&mut self, end: End) {
        self.unwatch().await;
        let End::Farewell(reason) = end else { return };
        // Where the socket is nothing stops: the table only goes on elsewhere.
        let moved = |reason| if reason == Farewell::Stopping { Farewell::Reopen } else { reason };
        if let Some(reason) = reason.map(|reason| if L::RELAYED { moved(reason) } else { reason }) {
            let _ = self.send(&ServerMessage::Bye { reason }).await;
        }
        // Try again later.
        let frame = CloseFrame { code: CloseCode::Again, reason: Utf8Bytes::default() };
        let _ = timeout(PATIENCE, self.socket.send(Frame::Close(Some(frame)))).await;
    }
}

/// The client has to open the table again.
const fn reopen() -> End {
    End::Farewell(Some(Farewell::Reopen))
}

/// What the table has for this client; waits for ever if no table is watched.
async fn next_text(table: &mut Option<Watched>) -> Option<Utf8Bytes> {
    match table {
        Some(table) => table.out.next().await,
        None => std::future::pending().await,
    }
}

/// The id of a command that could not be read otherwise, so that its sender
/// knows which one it was.
fn command_id(text: &str) -> Option<CommandId> {
    #[derive(serde::Deserialize)]
    struct OnlyId {
        id: CommandId,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|only| only.id)
}
