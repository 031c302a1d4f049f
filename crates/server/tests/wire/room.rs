//! One table without sockets, in a time that the test makes pass.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use futures_channel::mpsc as queue;
use futures_util::StreamExt;
use protocol::known::{Change, Known};
use protocol::table::{Play, Settings};
use protocol::{Command, CommandId, Refusal, ServerMessage, TableId};
use rules::{AnyState, GameKind, Seat};
use serde_json::Value;
use server::address::AddressKey;
use server::background::Background;
use server::context::{Context, Time, Timing};
use server::keeper::{Client, Door, Keeper, Line, Message, TypedLine};
use server::limits::Quotas;
use server::lobby::Lobby;
use server::log::{Entry, Event};
use server::session::{ServerKey, SessionId};
use server::store::{Row, Store};
use server::table::Table;
use server::thinkers::{Task, Thinkers, Thinks};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::house::{limits, timing};
use super::memory::Memory;
use super::seat;

pub const TABLE: TableId = TableId::new(42);

/// Where all guests come from.
fn here() -> AddressKey {
    IpAddr::from(Ipv4Addr::LOCALHOST).into()
}

/// A table and its keeper.
pub struct Room {
    context: Arc<Context>,
    pub inbox: mpsc::Sender<Message>,
    pub kept: JoinHandle<()>,
}

/// Somebody who watches it.
pub struct Guest {
    connection: u64,
    inbox: mpsc::Sender<Message>,
    out: queue::Receiver<Utf8Bytes>,
    commands: u64,
    /// What the messages that were read add up to.
    pub known: Known,
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
    let sitters: Vec<_> = sessions.iter().copied().map(Some).collect();
    seated_among(game, options, settings, sessions[0], &sitters).await
}

/// The same with bots in the seats that nobody holds.
pub async fn seated_among(
    game: GameKind,
    options: Value,
    settings: Settings,
    host: SessionId,
    sitters: &[Option<SessionId>],
) -> Arc<Memory> {
    let seats = u8::try_from(sitters.len()).unwrap();
    let mut events = vec![Event::Made { game, options, seats, settings, host }];
    events.extend(sitters.iter().zip(Seat::all(seats)).map(|(sitter, seat)| match *sitter {
        Some(session) => {
            Event::Sat { seat, session, name: format!("Player {seat}").into(), avatar: None }
        }
        None => Event::BotSat { seat, level: Level::Expert, matches: false },
    }));
    let entry = serde_json::to_string(&Entry { at: 0, by: Vec::new(), events }).unwrap();
    let memory = Arc::new(Memory::new());
    memory.append(Row { table: TABLE, seq: 1, entry, epoch: None }).await.unwrap();
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
            node: None,
            thinkers: Thinkers::start(1).unwrap(),
            background: Background::default(),
            lobby: Lobby::default(),
            key: ServerKey::new([7; 32]),
            timing,
            limits: limits(),
            quotas: Quotas::new(&limits()),
            time: Time::start(),
        };
        let table = Table::load(TABLE, &memory.rows(TABLE)).unwrap().unwrap();
        let (inbox, mut messages) = mpsc::channel(32);
        let context = Arc::new(context);
        let mut keeper =
            Keeper::new(table, Arc::clone(&context), Door::new(false, None), inbox.downgrade());
        let kept = tokio::spawn(async move {
            let closing = keeper.run(&mut messages).await;
            keeper.say_good_bye(closing);
        });
        Room { context, inbox, kept }
    }

    /// Waits until the bot that was asked has answered. It thinks in the time of the world, and
    /// until then no time passes at the table: there is one thread, and what is asked now is
    /// answered after it.
    pub fn bots_have_thought(&self) {
        let nothing = AnyState::start(&GameKind::Tiles.default_options(), 2).unwrap();
        let (said, heard) = std::sync::mpsc::channel();
        let (level, people) = (Level::Beginner.into(), Vec::new());
        let task = Task { seat: seat(0), level, people, thinks: Thinks::Nodes(1), seed: 1 };
        let thinkers = &self.context.thinkers;
        let _awaited = thinkers.think(here(), task, &nothing, move |_| said.send(()).unwrap());
        heard.recv().unwrap();
    }

    /// Somebody opens the table, with room for so many messages.
    pub async fn enter(&self, session: SessionId, connection: u64, room: usize) -> Guest {
        self.resume(session, connection, room, None).await
    }

    /// The same for somebody who has seen its log up to a row.
    pub async fn resume(
        &self,
        session: SessionId,
        connection: u64,
        room: usize,
        seen: Option<u64>,
    ) -> Guest {
        self.come(session, connection, room, seen, Line::default(), false).await
    }

    /// A screen that everybody looks at, over a line with these round trips.
    pub async fn show(&self, connection: u64, trip: Duration) -> Guest {
        let line = Line::default();
        (0..32).for_each(|_| line.trips.lock().unwrap().heard(trip));
        let [session] = sessions();
        self.come(session, connection, 64, None, line, true).await
    }

    async fn come(
        &self,
        session: SessionId,
        connection: u64,
        room: usize,
        seen: Option<u64>,
        line: Line,
        screen: bool,
    ) -> Guest {
        // There is always room for one more than is asked for.
        let (out, texts) = queue::channel(room - 1);
        let (address, line, muted) = (here(), Arc::new(line), Default::default());
        let (name, silent, changes) = (None, false, false);
        let client = Client {
            connection,
            session,
            screen,
            changes,
            address,
            name,
            silent,
            out,
            line,
            muted,
        };
        self.inbox.send(Message::Watch(Box::new(client), seen)).await.unwrap();
        let inbox = self.inbox.clone();
        Guest { connection, inbox, out: texts, commands: 0, known: Known::default() }
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
        self.read(&text.expect("something happens").expect("the table lives"))
    }

    fn read(&mut self, text: &str) -> ServerMessage {
        let message = serde_json::from_str(text).unwrap();
        assert_ne!(self.known.hear(&message), Change::AskAgain, "{message:?}");
        message
    }

    /// The game as it is known.
    pub fn play(&self) -> &Play {
        self.known.table().and_then(|table| table.play.as_ref()).expect("a game is on")
    }

    /// What is there already.
    pub fn now(&mut self) -> Option<ServerMessage> {
        self.out.try_recv().ok().map(|text| self.read(&text))
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
        self.repeat(&id, command).await;
        id
    }

    /// Does what must be possible.
    pub async fn must(&mut self, command: Command) -> u64 {
        self.try_to(command).await.unwrap()
    }

    /// Does something, or is told why not.
    pub async fn try_to(&mut self, command: Command) -> Result<u64, Refusal> {
        let wanted = self.send(command).await;
        self.answer(&wanted).await
    }

    /// The answer to a command.
    pub async fn answer(&mut self, wanted: &CommandId) -> Result<u64, Refusal> {
        self.until(|message| match message {
            ServerMessage::Done { id, seq, .. } if id == wanted => Some(Ok(*seq)),
            ServerMessage::Refused { id: Some(id), refusal } if id == wanted => {
                Some(Err(refusal.clone()))
            }
            _ => None,
        })
        .await
    }

    /// Sends a command once more under the same name.
    pub async fn repeat(&mut self, id: &CommandId, command: Command) {
        let arrived = tokio::time::Instant::now();
        let (connection, wanted) = (self.connection, Box::new((id.clone(), command)));
        self.inbox.send(Message::Do { connection, wanted, arrived }).await.unwrap();
    }

    /// Types a line for a seat.
    pub async fn type_line(&mut self, seat: Seat, text: &str, reaction: Option<u64>) -> CommandId {
        self.commands += 1;
        let id = CommandId::try_from(format!("g{}-{}", self.connection, self.commands)).unwrap();
        let (text, language) = (text.to_owned().into(), "en".to_owned());
        let (connection, arrived) = (self.connection, tokio::time::Instant::now());
        let line =
            TypedLine { connection, id: id.clone(), seat, text, language, reaction, arrived };
        self.inbox.send(Message::Type(Box::new(line))).await.unwrap();
        id
    }

    pub async fn leave(self) {
        self.inbox.send(Message::Unwatch(self.connection)).await.unwrap();
    }
}

/// The step of the seat in turn that is legal at the start of tiles.
pub fn first_tile(number: u8) -> Command {
    play(number, "0,0", None)
}

/// One step of a seat.
pub fn play(number: u8, action: &str, reaction: Option<u64>) -> Command {
    Command::Play { seat: seat(number), actions: vec![action.to_owned()], reaction }
}
