//! What is done at the table: decided, written to the log, applied, acknowledged
//! and shown. There is no other order and no other way.

use protocol::{Code, Command, CommandId, Refusal};
use rules::{Actor, Seat};
use tokio::time::Instant;

use super::clients::Requester;
use super::pacing::Held;
use super::racing::Call;
use super::{Closing, ConnectionId, Keeper, Message, RETRY_AFTER};
use crate::log::{Entry, Event, Origin};
use crate::node::Node;
use crate::session::SessionId;
use crate::store::{Answer, Row, StoreError};
use crate::table::{Asker, Reply, RowDigest};

/// What takes effect once it is in the log.
#[derive(Debug)]
pub(super) struct Pending {
    /// Who is told that it is done.
    by: Vec<Requester>,
    entry: Entry,
    digest: RowDigest,
}

impl Keeper {
    /// Carries out a command, unless it was before: then the first answer counts.
    pub(super) async fn carry_out(
        &mut self,
        connection: ConnectionId,
        id: CommandId,
        command: Command,
        arrived: Instant,
    ) -> Result<(), Closing> {
        let Some(client) = self.clients.find(connection) else { return Ok(()) };
        let (session, address) = (client.session, client.address);
        let by = Requester { connection, origin: Origin { session, id } };
        if let Some(reply) = self.table.replies.find(&by.origin) {
            self.clients.reply(&by, &reply);
            return Ok(());
        }
        let mut allowed = self.check_bounds(address, &command);
        if let Command::Sit { .. } = command {
            allowed = allowed.and_then(|()| self.check_not_removed(session, address));
        }
        if let Err(refusal) = allowed {
            // It is not remembered: a repeat may well be carried out.
            self.clients.reply(&by, &Reply::Refused(Box::new(refusal)));
            return Ok(());
        }
        let done = match command {
            Command::Next { seat } => self.say_next(session, seat),
            Command::HandOver { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Signal { .. } => self.carry_out_unlogged(connection, &command),
            Command::Play { seat, ref actions, reaction } if self.is_race() => {
                let call = Call { by: by.clone(), seat, actions, reaction, arrived };
                match self.take_call(call) {
                    // The answer comes with the verdict.
                    Ok(()) => return Ok(()),
                    Err(refusal) => Err(refusal),
                }
            }
            // The answer comes when everybody has seen the result.
            Command::Play { .. } if self.pacing.is_paused() => {
                let Requester { connection, origin } = &by;
                let (connection, id) = (*connection, origin.id.clone());
                match self.hold(session, Held { connection, id, command, arrived }) {
                    Ok(()) => return Ok(()),
                    Err(refusal) => Err(refusal),
                }
            }
            Command::Remove { seat } => return self.remove(by, seat).await,
            command => match self.decide(session, &command) {
                // A repeat that changes nothing is not written.
                Ok(events) if events.is_empty() => Ok(Reply::Done(self.table.seq)),
                Ok(events) => return self.commit(vec![by], events).await,
                Err(refusal) => Err(refusal),
            },
        };
        let reply = done.unwrap_or_else(|refusal| Reply::Refused(Box::new(refusal)));
        self.clients.reply(&by, &reply);
        self.table.replies.remember(&by.origin, reply);
        Ok(())
    }

    /// Removes somebody from a seat, who is then kept away: at a public table for as long as it
    /// lives, elsewhere for a while.
    async fn remove(&mut self, by: Requester, seat: Seat) -> Result<(), Closing> {
        let events = match self.decide(by.origin.session, &Command::Remove { seat }) {
            Ok(events) => events,
            Err(refusal) => {
                let reply = Reply::Refused(Box::new(refusal));
                self.clients.reply(&by, &reply);
                self.table.replies.remember(&by.origin, reply);
                return Ok(());
            }
        };
        let removed = self.about_to_be_removed(seat);
        let (remover, before) = (by.origin.session, self.table.seq);
        self.commit(vec![by], events).await?;
        if let Some((session, addresses)) = removed
            && self.table.seq > before
            && session != remover
        {
            self.keep_away(session, addresses);
        }
        Ok(())
    }

    pub(super) fn decide(
        &self,
        session: SessionId,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        let is_here = |session| self.clients.has(session);
        let asker = Asker { session, is_here: &is_here, key: &self.context.key };
        self.table.decide(&asker, command)
    }

    /// What a play brings about that goes the usual way: it is no repeat, waits for nothing and is
    /// allowed. Everything else is carried out step by step.
    pub(super) fn plain_play(&self, message: &Message) -> Option<(Requester, Vec<Event>)> {
        let Message::Do { connection, wanted, .. } = message else { return None };
        let (id, command) = &**wanted;
        if !matches!(command, Command::Play { .. }) || self.is_race() || self.pacing.is_paused() {
            return None;
        }
        let client = self.clients.find(*connection)?;
        let origin = Origin { session: client.session, id: id.clone() };
        if self.table.replies.find(&origin).is_some() {
            return None;
        }
        self.check_bounds(client.address, command).ok()?;
        let events = self.decide(client.session, command).ok().filter(|all| !all.is_empty())?;
        Some((Requester { connection: *connection, origin }, events))
    }

    /// Writes events to the log; then applies them, acknowledges them and shows them to all.
    pub(super) async fn commit(
        &mut self,
        by: Vec<Requester>,
        events: Vec<Event>,
    ) -> Result<(), Closing> {
        let Some((pending, answer)) = self.append(by, events) else { return Ok(()) };
        let appended = appended(self.context.node.as_deref(), answer).await;
        self.take_effect(*pending, appended)
    }

    /// Hands events to the log, and tells what waits for its answer; nothing if they cannot be written.
    pub(super) fn append(
        &mut self,
        by: Vec<Requester>,
        events: Vec<Event>,
    ) -> Option<(Box<Pending>, Answer<()>)> {
        let origins = by.iter().map(|requester| requester.origin.clone()).collect();
        let entry = Entry { at: self.context.time.calendar(), by: origins, events };
        let Ok(json) = serde_json::to_string(&entry) else {
            self.not_saved(&by);
            return None;
        };
        let digest = RowDigest::of(&json);
        let (table, seq, epoch) = (self.table.id, self.table.seq + 1, self.door.epoch);
        let row = Row { table, seq, entry: json, epoch };
        let answer = match &self.context.node {
            // Somebody else may keep the table by now: nothing is acknowledged without a lease.
            Some(node) if !node.has_lease() => {
                Answer::ready(Err(StoreError::Failed("no lease".to_owned())))
            }
            _ => self.context.store.append(row),
        };
        Some((Box::new(Pending { by, entry, digest }), answer))
    }

    /// Applies what is in the log, acknowledges it and shows it to all.
    pub(super) fn take_effect(
        &mut self,
        pending: Pending,
        appended: Result<(), StoreError>,
    ) -> Result<(), Closing> {
        let Pending { by, entry, digest } = pending;
        match appended {
            Ok(()) => {}
            Err(StoreError::Failed(_) | StoreError::Unusable(_) | StoreError::Damaged { .. }) => {
                self.not_saved(&by);
                // Whatever was due stays due, and is tried again a little later.
                self.timers.retry_from(Instant::now() + RETRY_AFTER);
                return Ok(());
            }
            Err(error @ (StoreError::Conflict | StoreError::Unknown)) => {
                tracing::warn!(%error, table = %self.table.id, "the table is loaded anew");
                return Err(Closing::Lost);
            }
        }
        let (steps_before, ended_before) = (self.steps_taken(), self.last_ended());
        if let Err(problem) = self.table.apply(&entry) {
            // The log has it, so the log decides: the table is loaded anew.
            tracing::error!(problem, "what was decided does not add up");
            return Err(Closing::Lost);
        }
        metrics::counter!("bango_entries_total").increment(1);
        if entry.events.iter().any(|event| matches!(event, Event::GameChosen { .. })) {
            self.measure_lines();
        }
        if entry.events.iter().any(|event| matches!(event, Event::Stepped { .. })) {
            self.pace_steps();
        }
        self.prepare();
        self.acknowledge_and_show(by, &entry.events, steps_before);
        self.note_entry(&entry, ended_before);
        self.keep_snapshot(digest);
        Ok(())
    }

    /// Keeps what the table adds up to, if opening it would cost much otherwise.
    fn keep_snapshot(&mut self, last_row: RowDigest) {
        if self.table.needs_snapshot(self.snapshot)
            && let Ok(snapshot) = self.table.snapshot(last_row).write()
        {
            self.context.store.keep_snapshot(self.table.id, snapshot);
            self.snapshot = self.table.seq;
        }
    }

    /// Tells them that nothing was done. It is not remembered: a repeat may well be carried out.
    pub(super) fn not_saved<'a>(&mut self, by: impl IntoIterator<Item = &'a Requester>) {
        let refusal = Reply::Refused(Box::new(Code::Storage.into()));
        by.into_iter().for_each(|requester| self.clients.reply(requester, &refusal));
    }

    /// The clock takes a step that a rule gives it.
    pub(super) async fn play_clock(&mut self) -> Result<(), Closing> {
        let clock = self.table.playing().and_then(|play| Some((play, play.state().clock()?.0)));
        let steps =
            clock.and_then(|(play, action)| play.plan_steps(Actor::Clock, &[action], false).ok());
        let Some(steps) = steps else {
            self.timers.cancel_rule();
            return Ok(());
        };
        self.commit(Vec::new(), vec![Event::Stepped { steps, photo: None }]).await
    }
}

/// Waits until a row is in the log, or until it is somebody else's to know whether it is.
pub(super) async fn appended(node: Option<&Node>, answer: Answer<()>) -> Result<(), StoreError> {
    let Some(node) = node else { return answer.await };
    tokio::select! {
        biased;
        appended = answer => appended,
        // Whoever has the table now finds out whether the row got there.
        () = node.gives_up() => Err(StoreError::Unknown),
    }
}
