//! A client: it keeps its cookie and what it was told, and waits for messages.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{FutureExt, SinkExt, StreamExt};
use protocol::known::{Change, Known};
use protocol::server::Farewell;
use protocol::table::{Phase, Play, SeatView, TableState};
use protocol::{ClientMessage, Code, Command, CommandId, Refusal, ServerMessage, TableId};
use rules::Seat;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use super::house::House;
use super::web;

/// How long a test waits for what must come; it fails after that.
const GUARD: Duration = Duration::from_secs(30);

/// A connection of somebody.
pub struct Client {
    pub socket: WebSocketStream<TcpStream>,
    pub cookie: String,
    pub seen: Mirror,
    /// Everything that was sent to it.
    pub heard: Vec<String>,
    /// Messages that were read while waiting for another one.
    pub aside: VecDeque<ServerMessage>,
    name: u64,
    commands: u64,
}

/// The table as far as this client was told.
#[derive(Clone, Default)]
pub struct Mirror {
    pub known: Known,
    /// The last row of the log after which it knows all steps.
    pub steps_seq: u64,
}

/// Answers to a command.
pub type Answered = Result<u64, Refusal>;

impl Client {
    /// Somebody new.
    pub async fn new(house: &House) -> Client {
        Client::of(house, &web::cookie(house).await).await
    }

    /// Somebody with this cookie, after the handshake.
    pub async fn of(house: &House, cookie: &str) -> Client {
        Client::silent(house, cookie).await.greet().await
    }

    /// Somebody who comes from this address, as a proxy says, and opens a table.
    pub async fn from(house: &House, address: &str, cookie: &str, table: TableId) -> Client {
        let headers = [("Cookie", cookie), ("X-Forwarded-For", address)];
        let socket = open(house, &headers).await.unwrap();
        let mut client = Client::on(socket, cookie).greet().await;
        client.watch(table, None).await;
        client
    }

    /// Somebody with this cookie whose client can apply changes of views.
    pub async fn for_changes(house: &House, cookie: &str, table: TableId) -> Client {
        let hello = ClientMessage::hello_for_changes();
        let mut client = Client::silent(house, cookie).await.greet_with(&hello).await;
        client.watch(table, None).await;
        client
    }

    async fn greet(self) -> Client {
        self.greet_with(&ClientMessage::hello()).await
    }

    async fn greet_with(mut self, hello: &ClientMessage) -> Client {
        let client = &mut self;
        client.send(hello).await;
        let welcome = client.next().await;
        assert!(matches!(welcome, ServerMessage::Welcome { .. }), "{welcome:?}");
        self
    }

    /// A socket on which nothing was said yet.
    pub async fn silent(house: &House, cookie: &str) -> Client {
        Client::on(open(house, &[("Cookie", cookie)]).await.unwrap(), cookie)
    }

    fn on(socket: WebSocketStream<TcpStream>, cookie: &str) -> Client {
        static NAME: AtomicU64 = AtomicU64::new(0);
        Client {
            socket,
            cookie: cookie.to_owned(),
            seen: Mirror::default(),
            heard: Vec::new(),
            aside: VecDeque::new(),
            name: NAME.fetch_add(1, Ordering::Relaxed),
            commands: 0,
        }
    }

    /// Somebody who opens a table over a line that the test holds in its hands.
    pub async fn by_way_of(line: SocketAddr, cookie: &str, table: TableId) -> Client {
        let socket = open_at(line, &[("Cookie", cookie)]).await.unwrap();
        let mut client = Client::on(socket, cookie).greet().await;
        client.watch(table, None).await;
        client
    }

    /// Somebody who opens a table.
    pub async fn at(house: &House, cookie: &str, table: TableId) -> Client {
        let mut client = Client::of(house, cookie).await;
        client.watch(table, None).await;
        client
    }

    /// The same person on a new connection, who goes on from what they know.
    pub async fn again(self, house: &House, seen: Option<u64>) -> Client {
        let mut client = self.cut(house, seen).await;
        client.shown().await;
        client
    }

    /// The same, who has not read yet what was missed.
    pub async fn cut(self, house: &House, seen: Option<u64>) -> Client {
        let table = self.table().id;
        let Client { cookie, seen: mirror, heard, .. } = self;
        let mut client = Client::of(house, &cookie).await;
        client.seen = mirror;
        if let (Some(known), Some(seen)) = (client.seen.known.table(), seen) {
            let seq = known.seq.min(seen);
            client.seen.known = Known::all_of(TableState { seq, ..known.clone() });
        }
        client.heard.splice(0..0, heard);
        client.send(&ClientMessage::watch(table, seen)).await;
        client
    }

    /// Opens a table and waits until all that was missed is there.
    pub async fn watch(&mut self, table: TableId, seen: Option<u64>) {
        self.send(&ClientMessage::watch(table, seen)).await;
        self.shown().await;
    }

    async fn shown(&mut self) {
        loop {
            match self.next().await {
                ServerMessage::Table(_)
                | ServerMessage::Unchanged { .. }
                | ServerMessage::Steps { .. } => return,
                // The table's keeper greets whoever comes by way of another server.
                ServerMessage::Seats { .. } | ServerMessage::Welcome { .. } => {}
                other => panic!("no table: {other:?}"),
            }
        }
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    /// A name for a command that was not used before.
    pub fn new_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId::try_from(format!("c{}-{}", self.name, self.commands)).unwrap()
    }

    pub async fn send_as(&mut self, id: &CommandId, command: &Command) {
        let (id, command) = (id.clone(), command.clone());
        self.send(&ClientMessage::Do { id, command }).await;
    }

    /// Does something and waits for the answer.
    pub async fn order(&mut self, command: Command) -> Answered {
        let id = self.new_id();
        self.send_as(&id, &command).await;
        match self.answer(&id).await {
            ServerMessage::Done { seq, .. } | ServerMessage::Changed { seq, .. } => Ok(seq),
            ServerMessage::Refused { refusal, .. } => Err(refusal),
            _ => unreachable!("only these are answers"),
        }
    }

    /// Does what must be possible.
    pub async fn must(&mut self, command: Command) -> u64 {
        let shown = format!("{command:?}");
        self.order(command).await.unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    /// Does what must be refused, and tells with which code.
    pub async fn refused(&mut self, command: Command) -> Code {
        let shown = format!("{command:?}");
        self.order(command).await.map_or_else(|refusal| refusal.code, |_| panic!("{shown}: done"))
    }

    pub async fn sit(&mut self, seat: Seat, name: &str) -> u64 {
        self.must(Command::Sit { seat, name: name.to_owned().into(), avatar: None }).await
    }

    pub async fn play(&mut self, seat: Seat, actions: &[&str]) -> Answered {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        self.order(Command::Play { seat, actions, reaction: None }).await
    }

    /// The answer to a command.
    pub async fn answer(&mut self, id: &CommandId) -> ServerMessage {
        let answers = |message: &ServerMessage| match message {
            ServerMessage::Done { id: of, .. }
            | ServerMessage::Changed { done: Some(of), .. }
            | ServerMessage::Advice { id: of, .. }
            | ServerMessage::Told { id: of, .. } => of == id,
            ServerMessage::Refused { id: of, .. } => of.as_ref() == Some(id),
            _ => false,
        };
        if let Some(place) = self.aside.iter().position(answers) {
            return self.aside.remove(place).unwrap();
        }
        loop {
            let message = self.next().await;
            if answers(&message) {
                return message;
            }
            self.aside.push_back(message);
        }
    }

    /// The next message, which it takes to heart.
    pub async fn next(&mut self) -> ServerMessage {
        self.try_next().await.expect("the connection lives")
    }

    /// The next message; `None` if the connection has ended.
    pub async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            let frame = tokio::time::timeout(GUARD, self.socket.next()).await;
            match frame.expect("a message comes")? {
                Ok(Frame::Text(text)) => return Some(self.take(text.as_str())),
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Takes in what is there already.
    pub fn catch_up(&mut self) {
        while let Some(Some(Ok(frame))) = self.socket.next().now_or_never() {
            if let Frame::Text(text) = frame {
                self.take(text.as_str());
            }
        }
    }

    /// Waits for a message of this kind.
    pub async fn until<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(&self.next().await) {
                return found;
            }
        }
    }

    /// Waits until the table is as wanted.
    pub async fn until_table(&mut self, wanted: impl Fn(&TableState) -> bool) {
        while !self.seen.known.table().is_some_and(&wanted) {
            self.next().await;
        }
    }

    /// Waits until it has all steps up to this row of the log.
    pub async fn until_steps(&mut self, seq: u64) {
        while self.seen.steps_seq < seq {
            self.next().await;
        }
    }

    /// Reads to the end of the connection: why it was closed, if that was said.
    pub async fn farewell(&mut self) -> Vec<Farewell> {
        let mut reasons = Vec::new();
        while let Some(message) = self.try_next().await {
            if let ServerMessage::Bye { reason } = message {
                reasons.push(reason);
            }
        }
        reasons
    }

    pub fn table(&self) -> &TableState {
        self.seen.known.table().expect("a table is open")
    }

    pub fn game(&self) -> &Play {
        self.table().play.as_ref().expect("a game has started")
    }

    pub fn phase(&self) -> Phase {
        self.table().phase
    }

    pub fn views(&self) -> &[SeatView] {
        self.table().play.as_ref().map_or(&[], |play| &play.views)
    }

    fn take(&mut self, text: &str) -> ServerMessage {
        self.heard.push(text.to_owned());
        let message = serde_json::from_str(text).expect("a message of the protocol");
        self.seen.hear(&message);
        message
    }
}

impl Mirror {
    /// An orderly server never leaves out anything that a client would have to ask for again.
    fn hear(&mut self, message: &ServerMessage) {
        let change = self.known.hear(message);
        assert_ne!(change, Change::AskAgain, "{message:?} does not fit to {:?}", self.known);
        match message {
            ServerMessage::Unchanged { seq }
            | ServerMessage::Steps { seq, .. }
            | ServerMessage::Changed { seq, .. } => {
                assert!(self.known.seen() == Some(*seq), "the whole table comes first");
                self.steps_seq = *seq;
            }
            ServerMessage::Seats { .. } => assert_eq!(change, Change::Seats),
            ServerMessage::Table(table) => self.steps_seq = table.seq,
            _ => {}
        }
    }

    /// The table without what depends on when it is looked at and on the server's clock.
    pub fn lasting(&self) -> TableState {
        let mut table = self.known.table().cloned().unwrap();
        if let Some(play) = &mut table.play {
            (play.clock, play.race) = (None, None);
        }
        table
    }
}

/// Opens a socket with these headers; the status if it is refused.
pub async fn open(
    house: &House,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<TcpStream>, u16> {
    open_at(house.address, headers).await
}

async fn open_at(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<TcpStream>, u16> {
    let stream = TcpStream::connect(address).await.unwrap();
    // As browsers do: otherwise a call waits until the system has heard that the pong before it came.
    stream.set_nodelay(true).unwrap();
    let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
    }
    match tokio_tungstenite::client_async(request, stream).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}
