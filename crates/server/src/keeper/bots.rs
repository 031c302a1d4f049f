//! Bots at the table: they think elsewhere and play at a human pace.

use rules::any::AnyAction;
use rules::{Seat, Turn};
use tokio::time::Instant;

use super::{Closing, Keeper, Message};
use crate::thinkers::{Awaited, Task};

/// A bot that was asked.
#[derive(Debug)]
pub struct Thinking {
    /// What it was asked about: the table after so many rows of its log.
    seq: u64,
    seat: Seat,
    asked: Instant,
    answer: Option<AnyAction>,
    /// Dropped with the question: then nobody thinks about it any more.
    _awaited: Awaited,
}

/// What a bot came to.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    seq: u64,
    action: Option<AnyAction>,
}

impl Keeper {
    /// Asks the bot whose turn it is, if anybody looks. A game that nobody sees goes on
    /// when somebody does.
    pub(super) fn prepare_bot(&mut self) {
        let Some(account) = self.account().filter(|_| !self.log_is_full()) else {
            self.thinking = None;
            return;
        };
        let seq = self.table.seq;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.seq == seq) {
            return;
        }
        self.thinking = None;
        let Some(Turn::Seat(seat)) = self.turn() else { return };
        let Some((level, _)) = self.table.bot(seat) else { return };
        let Some(play) = self.table.playing() else { return };
        let timing = self.context.timing;
        let address = self.address.clone();
        let task = Task {
            seat,
            level,
            people: self.table.known_to(level),
            thinks: timing.bot_thinks,
            seed: play.bot_seed(seat),
        };
        let awaited = self.context.thinkers.think(account, task, play.state(), move |action| {
            // A table that has left memory asks again when it is back.
            if let Some(address) = address.upgrade() {
                let _ = address.blocking_send(Message::Thought(Thought { seq, action }));
            }
        });
        self.thinking =
            Some(Thinking { seq, seat, asked: Instant::now(), answer: None, _awaited: awaited });
    }

    /// When a bot plays, once it knows what: not before, so that the time it takes tells nothing.
    pub(super) fn bot_due(&self) -> Option<Instant> {
        let thinking = self.thinking.as_ref().filter(|thinking| thinking.answer.is_some())?;
        self.bot_may_play_at(thinking.asked)
    }

    /// A bot has decided. It may be about a table that has changed since: then it is too late.
    pub(super) fn bot_decided(&mut self, thought: Thought) {
        if let Some(thinking) = &mut self.thinking
            && thinking.seq == thought.seq
        {
            if thought.action.is_none() {
                tracing::error!("a bot does not know what to do");
            }
            thinking.answer = thought.action;
        }
    }

    /// Plays what a bot has decided, when it is time.
    pub(super) async fn play_bot(&mut self, now: Instant) -> Result<(), Closing> {
        if self.bot_due().is_none_or(|due| due > now) {
            return Ok(());
        }
        let decided = self.thinking.take();
        let Some((seat, action)) = decided.and_then(|bot| Some((bot.seat, bot.answer?))) else {
            return Ok(());
        };
        let stand_in = self.table.bot(seat).is_some_and(|(_, stand_in)| stand_in);
        match self.table.plan_steps(seat, &[action], stand_in) {
            Ok(events) => {
                self.commit(Vec::new(), events).await?;
                // If the log could not be written, the bot is asked again.
                self.prepare_bot();
                Ok(())
            }
            Err(refusal) => {
                tracing::error!(%refusal, "a bot played what it may not");
                Ok(())
            }
        }
    }
}
