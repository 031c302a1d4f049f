//! The keeper: one task that owns one table. Everything that happens to the
//! table is a message in its inbox. What is decided is written to the log first,
//! then takes effect, then is acknowledged, then shown to all.

mod acting;
mod advice;
mod bots;
mod bounds;
mod clients;
mod door;
mod noting;
mod pacing;
mod photo;
mod racing;
mod rematch;
mod removed;
mod screens;
mod showing;
mod talk;
mod timers;
mod typing;
mod watching;

use std::sync::Arc;
use std::time::Duration;

use protocol::http::TableSummary;
use protocol::server::Farewell;
use protocol::table::TurnClock;
use protocol::{Command, CommandId, Refusal};
use rules::Turn;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use acting::appended;
pub use advice::Asked;
use bots::Thinking;
use clients::Clients;
pub use clients::{Client, ConnectionId, Line};
pub use door::{Door, Quiet};
use noting::Noting;
use pacing::Pacing;
use racing::Racing;
use removed::Removed;
pub use talk::Muted;
use talk::Talk;
use timers::Timers;
pub use typing::TypedLine;

use crate::address::AddressKey;
use crate::context::Context;
use crate::lobby::Listed;
use crate::session::SessionId;
use crate::table::{Match, Strengths, Table};

/// How long to wait after a failed write.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// What can happen to a table. Its inbox has room for many, so each one is small.
pub enum Message {
    /// A client opens the table, and has seen its log up to this row.
    Watch(Box<Client>, Option<u64>),
    /// A client closes the table, or its connection has ended.
    Unwatch(ConnectionId),
    /// A client sends a command.
    Do {
        connection: ConnectionId,
        /// The client's name for it, and what it is.
        wanted: Box<(CommandId, Command)>,
        /// When it reached the server.
        arrived: Instant,
    },
    /// A client asks for advice.
    Ask(Box<Asked>),
    /// A client sends what somebody typed.
    Type(Box<TypedLine>),
    /// The advice has been worked out.
    Advised(Box<advice::Answered>),
    /// Nothing has come from a client for a while, or something does again.
    Silent(ConnectionId, bool),
    /// A client mutes somebody, or hears them again.
    Mute(ConnectionId, Box<Muted>),
    /// The index of people tells how strong those are who sit here and let others see it.
    Strengths(Vec<(SessionId, u32)>),
    /// Somebody who sits here has changed whether others see it.
    StrengthsChanged,
    /// A bot has decided.
    Thought(bots::Thought),
    /// The HTTP API asks for the table in few words.
    Summary(oneshot::Sender<Result<TableSummary, Refusal>>),
    /// Other tables need the place, if nobody looks.
    Leave,
    /// Another node has the table by now, or is to have it.
    HandOver,
    /// The table was opened from a snapshot that disagrees with the log.
    OpenAgain,
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

impl Message {
    /// Where it comes from, if it is about somebody who comes in.
    pub fn sender(&self) -> Option<AddressKey> {
        match self {
            Message::Watch(client, _) => Some(client.address),
            _ => None,
        }
    }
}

/// The task that owns a table.
pub struct Keeper {
    table: Table,
    /// The row up to which a snapshot is kept.
    snapshot: u64,
    context: Arc<Context>,
    /// Its own address, for bots that think.
    address: mpsc::WeakSender<Message>,
    door: Door,
    clients: Clients,
    timers: Timers,
    racing: Option<Box<Racing>>,
    thinking: Option<Thinking>,
    pacing: Pacing,
    talk: Talk,
    removed: Removed,
    /// The table's place on the list of public tables, if it has one.
    listed: Option<Listed>,
    /// What the index of people is yet to be told.
    noting: Noting,
    /// How strong those are who sit here and let others see it.
    strengths: Strengths,
    /// The connections whose questions wait for an answer, once for each question.
    advising: Vec<ConnectionId>,
}

impl Keeper {
    /// The keeper of this table.
    pub fn new(
        table: Table,
        context: Arc<Context>,
        door: Door,
        address: mpsc::WeakSender<Message>,
    ) -> Keeper {
        /// Who makes a table or follows a link is here soon, or never.
        const UNSEEN: Duration = Duration::from_secs(15);
        let leaves = Instant::now() + context.timing.idle.min(UNSEEN);
        Keeper {
            timers: Timers::new(leaves),
            table,
            snapshot: 0,
            context,
            address,
            door,
            clients: Clients::default(),
            racing: None,
            thinking: None,
            pacing: Pacing::new(Instant::now()),
            talk: Talk::default(),
            removed: Removed::default(),
            listed: None,
            noting: Noting::default(),
            strengths: Strengths::new(),
            advising: Vec::new(),
        }
    }

    /// The same of a table of which a snapshot is kept, up to this row.
    #[must_use]
    pub fn with_snapshot(self, snapshot: u64) -> Keeper {
        Keeper { snapshot, ..self }
    }

    /// Keeps the table until nobody needs it in memory any more, and tells why it leaves.
    pub async fn run(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Closing {
        self.note();
        self.note_opening();
        self.prepare();
        // One alarm for all its time: it costs less to set it anew than to make another one.
        let mut alarm = std::pin::pin!(sleep_until(self.next_wake()));
        loop {
            let going_on = tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => match self.plain_play(&message) {
                        // Most messages are plays. They need little room while they wait for the log, so
                        // none is made for all that can happen.
                        Some((by, events)) => match self.append(vec![by], events) {
                            Some((pending, answer)) => {
                                let appended =
                                    appended(self.context.node.as_deref(), answer).await;
                                self.take_effect(*pending, appended)
                            }
                            None => Ok(()),
                        },
                        None => Box::pin(self.handle(message)).await,
                    },
                    None => return Closing::Idle,
                },
                () = alarm.as_mut() => Box::pin(self.wake()).await,
            };
            self.remove_dropped();
            if let Err(closing) = going_on {
                self.note_rest();
                return closing;
            }
            alarm.as_mut().reset(self.next_wake());
        }
    }

    /// Tells everybody who is still here that the table has left memory.
    pub fn say_good_bye(&mut self, closing: Closing) {
        match closing {
            Closing::Idle => {}
            Closing::Stopping(done) => {
                self.clients.close(Farewell::Stopping);
                let _ = done.send(());
            }
            Closing::Lost => self.clients.close(Farewell::Reopen),
        }
    }

    async fn handle(&mut self, message: Message) -> Result<(), Closing> {
        match message {
            Message::Watch(client, seen) => return self.let_in(*client, seen),
            Message::Unwatch(connection) => self.unwatch(connection),
            Message::Do { connection, wanted, arrived } => {
                let (id, command) = *wanted;
                return self.carry_out(connection, id, command, arrived).await;
            }
            Message::Ask(asked) => self.ask(*asked),
            Message::Type(line) => return self.read_typed(*line).await,
            Message::Advised(answered) => self.advised(*answered),
            Message::Silent(connection, silent) => self.set_silent(connection, silent),
            Message::Mute(connection, whom) => self.mute(connection, *whom),
            Message::Strengths(found) => self.show_strengths(found),
            Message::StrengthsChanged => self.ask_strengths(None),
            Message::Thought(thought) => self.bot_decided(thought),
            Message::Summary(reply) => return self.sum_up(reply),
            Message::Leave if self.clients.is_empty() => return Err(Closing::Idle),
            Message::Leave => {}
            Message::HandOver => return Err(Closing::Lost),
            Message::OpenAgain => {
                // One that was taken since then is no better.
                let _ = self.context.store.drop_snapshot(self.table.id).await;
                return Err(Closing::Lost);
            }
            Message::Stop(done) => return Err(Closing::Stopping(done)),
        }
        Ok(())
    }

    /// When something is due, if no message comes before.
    fn next_wake(&self) -> Instant {
        /// Something to wait for when there is nothing.
        const FAR: Duration = Duration::from_secs(24 * 60 * 60);
        let racing = self.racing.as_ref().and_then(|racing| racing.next(&self.context.time));
        let timers = self.timers.next(self.context.timing.hurry);
        let now = Instant::now();
        let pause = self.pause_ends_at(now);
        let (bot, noting) = (self.bot_due(), self.noting.due());
        let waits = [racing, timers, pause, bot, noting, self.clients.next_delivery()];
        waits.into_iter().flatten().min().unwrap_or(now + FAR)
    }

    /// Does what is due. Whatever is not in the log stays due, however often that fails.
    async fn wake(&mut self) -> Result<(), Closing> {
        let now = Instant::now();
        self.clients.deliver_due(now);
        self.note_due(now);
        self.end_pause(now).await?;
        self.play_bot(now).await?;
        self.call_for_bots(now);
        self.judge_race(now).await?;
        if self.timers.opening_is_due(now) {
            let opening = self.table.play().map(Match::plan_opening);
            self.commit(Vec::new(), opening.unwrap_or_default()).await?;
        }
        if self.timers.rule_is_due(now) {
            self.play_clock().await?;
        }
        self.limit_decision(now).await?;
        self.begin_rematch(now).await?;
        if self.timers.idle_is_due(now) && self.clients.is_empty() {
            return Err(Closing::Idle);
        }
        Ok(())
    }

    /// Gets ready for what comes next: whose time runs, which bot thinks, what race is on.
    fn prepare(&mut self) {
        self.prepare_race();
        self.prepare_bot();
        self.prepare_timers();
        self.prepare_rematch();
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

    fn turn_clock(&self, now: Instant) -> Option<TurnClock> {
        self.timers.turn_clock(now)
    }
}

/// Why a keeper ends.
#[derive(Debug)]
pub enum Closing {
    /// Nobody has looked for a while.
    Idle,
    /// The server stops.
    Stopping(oneshot::Sender<()>),
    /// What is in memory may not be what is in the log, or another node goes on with it.
    Lost,
}
