//! One table without sockets, in a time that the test makes pass.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use futures_channel::mpsc as queue;
use futures_util::StreamExt;
use protocol::table::Settings;
use protocol::{Command, CommandId, ServerMessage, TableId};
use rules::{GameKind, Seat};
use serde_json::Value;
use server::background::Background;
use server::context::{Context, Time, Timing};
use server::keeper::{Client, Keeper, Line, Message};
use server::log::{Entry, Event};
use server::session::{ServerKey, SessionId};
use server::store::{Row, Store};
use server::table::Table;
use server::thinkers::Thinkers;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::house::timing;
use super::memory::Memory;
use super::seat;

pub const TABLE: TableId = TableId::new(42);

/// A table and its keeper.
pub struct Room {
    pub inbox: mpsc::Sender<Message>,
    pub kept: JoinHandle<()>,
}

/// Somebody who watches it.
pub struct Guest {
    connection: u64,
    inbox: mpsc::Sender<Message>,
    out: queue::Receiver<Utf8Bytes>,
    commands: u64,
}

/// A new table with one person in each seat.
pub async fn seated(
    game: GameKind,
    options: Value,
    seconds: Option<u32>,
    sessions: &[SessionId],
) -> Arc<Memory> {
    seated_with(game, options, Settings { seconds, ..Settings::default() }, sessions).await
}

/// The same with all that a table can choose.
pub async fn seated_with(
    game: GameKind,
    options: Value,
    settings: Settings,
    sessions: &[SessionId],
) -> Arc<Memory> {
    let seats = u8::try_from(sessions.len()).unwrap();
    let mut events = vec![Event::Made { game, options, seats, settings, host: sessions[0] }];
    for (session, seat) in sessions.iter().zip(Seat::all(seats)) {
        let name = format!("Player {seat}").into();
        events.push(Event::Sat { seat, session: *session, name });
    }
    let entry = serde_json::to_string(&Entry { at: 0, by: Vec::new(), events }).unwrap();
    let memory = Arc::new(Memory::new());
    memory.append(Row { table: TABLE, seq: 1, entry }).await.unwrap();
    memory
}

pub fn sessions<const MANY: usize>() -> [SessionId; MANY] {
    std::array::from_fn(|_| ServerKey::new_session().unwrap())
}

impl Room {
    /// Opens the table of this log.
    pub fn open(memory: &Arc<Memory>) -> Room {
        Room::with(memory, timing())
    }

    pub fn with(memory: &Arc<Memory>, timing: Timing) -> Room {
        let context = Context {
            store: Arc::<Memory>::clone(memory),
            thinkers: Thinkers::start(1).unwrap(),
            background: Background::default(),
            key: ServerKey::new([7; 32]),
            timing,
            time: Time::start(),
        };
        let table = Table::load(TABLE, &memory.rows(TABLE)).unwrap().unwrap();
        let (inbox, mut messages) = mpsc::channel(32);
        let mut keeper = Keeper::new(table, Arc::new(context), inbox.downgrade());
        let kept = tokio::spawn(async move { keeper.run(&mut messages).await });
        Room { inbox, kept }
    }

    /// Somebody opens the table, with room for so many messages.
    pub async fn enter(&self, session: SessionId, connection: u64, room: usize) -> Guest {
        // There is always room for one more than is asked for.
        let (out, texts) = queue::channel(room - 1);
        let line = Arc::<Line>::default();
        let client = Client { connection, session, out, line, muted: Default::default() };
        self.inbox.send(Message::Watch(Box::new(client), None)).await.unwrap();
        Guest { connection, inbox: self.inbox.clone(), out: texts, commands: 0 }
    }

    pub async fn stop(self) {
        let (done, stopped) = oneshot::channel();
        self.inbox.send(Message::Stop(done)).await.unwrap();
        stopped.await.unwrap();
        self.kept.await.unwrap();
    }
}

impl Guest {
    /// The next message, however long that takes.
    pub async fn next(&mut self) -> ServerMessage {
        /// Long in the time of the test, and no time at all outside.
        const LONG: Duration = Duration::from_secs(30 * 24 * 60 * 60);
        let text = tokio::time::timeout(LONG, self.out.next()).await;
        serde_json::from_str(&text.expect("something happens").expect("the table lives")).unwrap()
    }

    /// What is there already.
    pub fn now(&mut self) -> Option<ServerMessage> {
        self.out.try_recv().ok().map(|text| serde_json::from_str(&text).unwrap())
    }

    pub async fn until<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(&self.next().await) {
                return found;
            }
        }
    }

    pub async fn send(&mut self, command: Command) -> CommandId {
        self.commands += 1;
        let id = CommandId::try_from(format!("g{}-{}", self.connection, self.commands)).unwrap();
        let arrived = tokio::time::Instant::now();
        let (connection, wanted) = (self.connection, Box::new((id.clone(), command)));
        let message = Message::Do { connection, wanted, arrived };
        self.inbox.send(message).await.unwrap();
        id
    }

    /// Does what must be possible.
    pub async fn must(&mut self, command: Command) -> u64 {
        let wanted = self.send(command).await;
        self.until(|message| match message {
            ServerMessage::Done { id, seq, .. } if *id == wanted => Some(*seq),
            ServerMessage::Refused { id: Some(id), refusal } if *id == wanted => {
                panic!("{refusal:?}")
            }
            _ => None,
        })
        .await
    }

    pub async fn leave(self) {
        self.inbox.send(Message::Unwatch(self.connection)).await.unwrap();
    }
}

/// The step of the seat in turn that is legal at the start of tiles.
pub fn first_tile(number: u8) -> Command {
    Command::Play { seat: seat(number), actions: vec!["0,0".to_owned()], reaction: None }
}
