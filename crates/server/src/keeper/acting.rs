//! What is done at the table: decided, written to the log, then it happens, is
//! acknowledged and shown. There is no other order and no other way.

use protocol::{Code, Command, CommandId, Refusal};
use rules::Actor;
use tokio::time::Instant;

use super::{Closing, ConnectionId, Keeper};
use crate::log::{Entry, Event, Origin};
use crate::session::SessionId;
use crate::store::{Row, StoreError};
use crate::table::{Asker, Reply};

impl Keeper {
    /// Carries out a command, unless it was before: then the first answer counts.
    pub(super) async fn carry_out(
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
    pub(super) async fn happen(
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

    /// The clock takes a step that a rule gives it.
    pub(super) async fn clock_acts(&mut self) -> Result<(), Closing> {
        let clock = self.table.playing().and_then(|play| Some((play, play.state().clock()?.0)));
        let steps = clock.and_then(|(play, action)| play.plan(Actor::Clock, &[action], false).ok());
        let Some(steps) = steps else {
            self.timers.no_rule();
            return Ok(());
        };
        self.happen(Vec::new(), vec![Event::Stepped { steps, photo: None }]).await
    }
}
