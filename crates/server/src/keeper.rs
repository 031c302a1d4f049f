//! The keeper: one task that owns one table. Everything that happens to the
//! table is a message in its inbox. What is decided is written to the log first,
//! then takes effect, then is acknowledged, then shown to all.

mod advice;
mod clients;
mod company;
mod racing;
mod talk;
mod timers;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::server::{Farewell, ServerMessage};
use protocol::table::TurnClock;
use protocol::{Code, Command, CommandId, Refusal};
use rules::{Actor, Seat, Turn};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub use advice::Asked;
use clients::Clients;
pub use clients::{Client, ConnectionId, Line, written};
use company::Thinking;
use racing::Racing;
use talk::Talk;
use timers::Timers;

use crate::context::Context;
use crate::log::{Entry, Event, Origin};
use crate::session::SessionId;
use crate::store::{Row, StoreError, Summary};
use crate::table::{Asker, Missed, Presence, Reply, Table};

/// What can happen to a table.
pub enum Message {
    /// Somebody opens it.
    Watch(Box<Client>, Option<u64>),
    /// Somebody closes it.
    Unwatch(ConnectionId),
    /// Somebody wants something done.
    Do {
        /// Who.
        connection: ConnectionId,
        /// The client's name for it.
        id: CommandId,
        /// What.
        command: Box<Command>,
        /// When it reached the server.
        arrived: Instant,
    },
    /// Somebody asks for help.
    Ask(Asked),
    /// The answer to that is there.
    Advised(advice::Answered),
    /// Somebody does not want to hear a seat, or those who watch, any more, or does again.
    Mute(ConnectionId, Option<Seat>, bool),
    /// A bot has thought.
    Thought(company::Thought),
    /// Somebody asks for the table in few words.
    Summary(oneshot::Sender<protocol::http::TableSummary>),
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// The task that owns a table.
pub struct Keeper {
    table: Table,
    context: Arc<Context>,
    /// Its own address, for bots that think.
    address: mpsc::WeakSender<Message>,
    clients: Clients,
    timers: Timers,
    racing: Option<Racing>,
    thinking: Option<Thinking>,
    talk: Talk,
    /// The connections whose questions wait for an answer, once for each question.
    advising: Vec<ConnectionId>,
}

impl Keeper {
    /// The keeper of this table.
    pub fn new(table: Table, context: Arc<Context>, address: mpsc::WeakSender<Message>) -> Keeper {
        Keeper {
            timers: Timers::new(Instant::now() + context.manners.idle),
            table,
            context,
            address,
            clients: Clients::default(),
            racing: None,
            thinking: None,
            talk: Talk::default(),
            advising: Vec::new(),
        }
    }

    /// Keeps the table until nobody needs it in memory any more.
    pub async fn run(&mut self, inbox: &mut mpsc::Receiver<Message>) {
        self.note();
        self.prepare();
        loop {
            let going_on = tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = sleep_until(self.next_wake()) => self.wake().await,
            };
            self.see_off();
            match going_on {
                Ok(()) => {}
                Err(Closing::Idle) => return,
                Err(Closing::Stopping(done)) => {
                    self.clients.close(Farewell::Stopping);
                    let _ = done.send(());
                    return;
                }
                Err(Closing::Lost) => return self.clients.close(Farewell::Reopen),
            }
        }
    }

    async fn handle(&mut self, message: Message) -> Result<(), Closing> {
        match message {
            Message::Watch(client, seen) => self.welcome(*client, seen),
            Message::Unwatch(connection) => self.part(connection),
            Message::Do { connection, id, command, arrived } => {
                return self.carry_out(connection, id, *command, arrived).await;
            }
            Message::Ask(asked) => self.ask(asked),
            Message::Advised(answered) => self.advised(answered),
            Message::Mute(connection, seat, muted) => self.clients.mute(connection, seat, muted),
            Message::Thought(thought) => self.hear(thought),
            // Whoever asked may have gone.
            Message::Summary(reply) => drop(reply.send(self.table.summary())),
            Message::Stop(done) => return Err(Closing::Stopping(done)),
        }
        Ok(())
    }

    /// A client opens the table: it gets what it has missed.
    fn welcome(&mut self, client: Client, seen: Option<u64>) {
        let session = client.session;
        let was_here = self.clients.has(session);
        client.line.races.store(self.table.game().races(), Ordering::Relaxed);
        let connection = client.connection;
        self.clients.add(client);
        self.timers.busy();
        let missed = seen.map_or(Missed::Everything, |seen| self.table.missed_since(seen));
        let seen = seen.unwrap_or_default();
        let clock = self.turn_clock();
        let is_here = |session| self.clients.has(session);
        let presence = Presence { is_here: &is_here, clock, race: self.race_start() };
        let seats = self.table.seats_of(session);
        let messages = match missed {
            Missed::Nothing => vec![ServerMessage::Unchanged { seq: self.table.seq }],
            Missed::Everything => {
                vec![ServerMessage::Table(Box::new(self.table.show(session, &presence)))]
            }
            Missed::Steps(from) => {
                let mut messages = vec![self.table.seats_message(seen, session, &presence)];
                messages.extend(self.table.steps_message(seats, from, &presence));
                messages
            }
        };
        // Nobody gets a roll earlier by opening the table again.
        let not_before = self.racing.as_ref().and_then(Racing::newcomers_see_it);
        for message in &messages {
            self.clients.send_to(connection, message, not_before);
        }
        if !was_here && !seats.is_empty() {
            self.show_seats(self.table.seq);
        }
    }

    fn part(&mut self, connection: ConnectionId) {
        if let Some(client) = self.clients.remove(connection) {
            self.gone(&client);
        }
    }

    /// Those who read too slowly were dropped on the way: they are gone, too.
    fn see_off(&mut self) {
        while let Some(client) = self.clients.next_dropped() {
            self.gone(&client);
        }
    }

    fn gone(&mut self, client: &Client) {
        let seats = self.table.seats_of(client.session);
        if !self.clients.has(client.session) && !seats.is_empty() {
            if let Some(racing) = &mut self.racing {
                seats.iter().for_each(|seat| racing.lost(seat));
            }
            self.show_seats(self.table.seq);
        }
        if self.clients.is_empty() {
            self.timers.idle_from(Instant::now() + self.context.manners.idle);
        }
    }

    /// Carries out a command, unless it was before: then the first answer counts.
    async fn carry_out(
        &mut self,
        connection: ConnectionId,
        id: CommandId,
        command: Command,
        arrived: Instant,
    ) -> Result<(), Closing> {
        let Some(session) = self.clients.session(connection) else { return Ok(()) };
        let origin = Origin { session, id };
        if let Some(reply) = self.table.replies.find(&origin) {
            self.clients.reply(connection, &origin.id, reply);
            return Ok(());
        }
        let done = match command {
            Command::HandOver { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Signal { .. } => self.without_the_log(session, &command),
            Command::Play { seat, ref actions, reaction } if self.is_race() => {
                match self.call(&origin, connection, (seat, actions, reaction), arrived) {
                    // The answer comes with the verdict.
                    Ok(()) => return Ok(()),
                    Err(refusal) => Err(refusal),
                }
            }
            command => match self.decide(session, &command) {
                Ok(events) => {
                    let by = vec![(connection, origin)];
                    return self.happen(by, events).await;
                }
                Err(refusal) => Err(refusal),
            },
        };
        let reply = done.unwrap_or_else(|refusal| Reply::Refused(Box::new(refusal)));
        self.clients.reply(connection, &origin.id, &reply);
        self.table.replies.remember(&origin, reply);
        Ok(())
    }

    fn decide(&self, session: SessionId, command: &Command) -> Result<Vec<Event>, Refusal> {
        let is_here = |session| self.clients.has(session);
        let asker = Asker { session, is_here: &is_here, key: &self.context.key };
        self.table.decide(&asker, command)
    }

    /// Writes events to the log; then they happen, are acknowledged and shown.
    async fn happen(
        &mut self,
        by: Vec<(ConnectionId, Origin)>,
        events: Vec<Event>,
    ) -> Result<(), Closing> {
        let at = self.context.time.calendar();
        let (connections, origins): (Vec<_>, Vec<_>) = by.into_iter().unzip();
        let entry = Entry { at, by: origins, events };
        let refuse = |keeper: &mut Keeper, code: Code| {
            for (connection, origin) in connections.iter().zip(&entry.by) {
                // It is not remembered: a repeat may well be carried out.
                let refusal = Reply::Refused(Box::new(code.into()));
                keeper.clients.reply(*connection, &origin.id, &refusal);
            }
        };
        let Ok(json) = serde_json::to_string(&entry) else {
            refuse(self, Code::Storage);
            return Ok(());
        };
        let row = Row { table: self.table.id, seq: self.table.seq + 1, entry: json };
        match self.context.store.append(row).await {
            Ok(()) => {}
            Err(StoreError::Failed(_)) => {
                refuse(self, Code::Storage);
                // Whatever was due stays due, and is tried again a little later.
                self.timers.try_again(Instant::now());
                return Ok(());
            }
            Err(StoreError::Conflict) => {
                tracing::warn!("another server plays at this table");
                return Err(Closing::Lost);
            }
        }
        let steps_before = self.steps_taken();
        if let Err(problem) = self.table.apply(&entry) {
            // The log has it, so the log decides: the table is loaded anew.
            tracing::error!(problem, "what was decided does not add up");
            return Err(Closing::Lost);
        }
        metrics::counter!("bango_entries_total").increment(1);
        self.prepare();
        for (connection, origin) in connections.iter().zip(&entry.by) {
            self.clients.reply(*connection, &origin.id, &Reply::Done(self.table.seq));
        }
        self.show(&entry.events, steps_before);
        Ok(())
    }

    /// Shows what has happened to all who watch.
    fn show(&mut self, events: &[Event], steps_before: usize) {
        let anew =
            events.iter().any(|event| matches!(event, Event::Started { .. } | Event::Moved { .. }));
        let stepped = events.iter().any(|event| {
            matches!(event, Event::Stepped { .. } | Event::Resigned { .. } | Event::Opened)
        });
        let over = self.table.play().is_some_and(|play| play.ending().is_some());
        let seats = over || events.iter().any(|event| !matches!(event, Event::Stepped { .. }));
        if anew {
            self.show_tables();
        } else {
            if seats {
                self.show_seats(self.table.seq - u64::from(stepped));
            }
            if stepped {
                self.show_steps(steps_before);
            }
        }
        if seats {
            self.note();
        }
    }

    fn show_tables(&mut self) {
        let presence = (self.turn_clock(), self.race_start());
        let (table, leads) = (&self.table, self.racing.as_ref());
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let (clock, race) = presence;
            let presence = Presence { is_here: &is_here, clock, race };
            let shown = table.show(client.session, &presence);
            let not_before = leads.and_then(|racing| racing.sees_it(client));
            Some((ServerMessage::Table(Box::new(shown)), not_before))
        });
    }

    fn show_seats(&mut self, seq: u64) {
        let table = &self.table;
        self.clients.send_each(|clients, client| {
            let is_here = |session| clients.has(session);
            let presence = Presence { is_here: &is_here, clock: None, race: None };
            Some((table.seats_message(seq, client.session, &presence), None))
        });
    }

    fn show_steps(&mut self, from: usize) {
        let (clock, race) = (self.turn_clock(), self.race_start());
        let (table, leads) = (&self.table, self.racing.as_ref());
        self.clients.send_alike(
            |client| table.seats_of(client.session),
            |clients, client, seats| {
                let is_here = |session| clients.has(session);
                let presence = Presence { is_here: &is_here, clock, race };
                let not_before = leads.and_then(|racing| racing.sees_it(client));
                Some((table.steps_message(seats, from, &presence)?, not_before))
            },
        );
    }

    /// Notes what others may read of the table without opening it.
    fn note(&self) {
        let summary = self.table.summary();
        let over = summary.phase == protocol::table::Phase::Over;
        let listed = self.table.settings().public && !over;
        self.context.store.note(Summary { summary, listed });
    }

    /// Gets ready for what comes next: whose time runs, which bot thinks, what race is on.
    fn prepare(&mut self) {
        self.prepare_race();
        self.prepare_bot();
        self.prepare_timers();
    }

    fn turn(&self) -> Option<Turn> {
        self.table.playing().map(|play| play.state().turn())
    }

    fn is_race(&self) -> bool {
        matches!(self.turn(), Some(Turn::Race(_)))
    }

    fn steps_taken(&self) -> usize {
        self.table.play().map_or(0, |play| play.steps().len())
    }

    fn turn_clock(&self) -> Option<TurnClock> {
        self.timers.shown(Instant::now())
    }

    /// The clock takes a step that a rule gives it.
    async fn clock_acts(&mut self) -> Result<(), Closing> {
        let clock = self.table.playing().and_then(|play| Some((play, play.state().clock()?.0)));
        let steps = clock.and_then(|(play, action)| play.plan(Actor::Clock, &[action], false).ok());
        let Some(steps) = steps else {
            self.timers.no_rule();
            return Ok(());
        };
        self.happen(Vec::new(), vec![Event::Stepped { steps, photo: None }]).await
    }
}

/// Why a keeper ends.
#[derive(Debug)]
enum Closing {
    /// Nobody looks.
    Idle,
    /// The server stops.
    Stopping(oneshot::Sender<()>),
    /// What is in memory may not be what is in the log.
    Lost,
}
