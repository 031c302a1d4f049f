//! Help for those who play: made from what their own seat sees, elsewhere, so
//! that the table goes on meanwhile.

use bots::any::{advise, hint};
use bots::{Advice, Question};
use protocol::{Code, CommandId, Refusal, ServerMessage};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyView;
use rules::{Observer, Seat};

use super::{ConnectionId, Keeper, Message};
use crate::background::InLine;
use crate::session::SessionId;

/// How many questions of one connection may wait for an answer.
const WAITING: usize = 4;

/// A question of somebody at the table.
#[derive(Debug)]
pub struct Asked {
    pub connection: ConnectionId,
    pub id: CommandId,
    pub seat: Seat,
    pub about: Question,
}

/// The advice on a question, if there is any.
#[derive(Debug)]
pub struct Answered {
    asked: Asked,
    /// Up to which row of the log the table was looked at.
    seq: u64,
    advice: Option<Advice>,
}

impl Keeper {
    /// Finds advice for somebody, or says why there is none.
    pub(super) fn ask(&mut self, asked: Asked) {
        match self.view_for(&asked).and_then(|view| Ok((view, self.line_up(&asked)?))) {
            Ok((view, place)) => self.advise(asked, view, place),
            Err(refusal) => self.not_advised(&asked, refusal),
        }
    }

    /// What the asker's own seat sees, which is all that advice is made from.
    fn view_for(&self, asked: &Asked) -> Result<AnyView, Refusal> {
        let session = self.clients.session(asked.connection).ok_or(Code::NotWatching)?;
        if asked.seat.number() >= self.table.seats() {
            return Err(Code::NoSeat.into());
        }
        if self.table.holder(asked.seat) != Some(session) {
            return Err(Code::NotYourSeat.into());
        }
        let play = self.table.playing().ok_or(Code::NotPlaying)?;
        if asked.about == Question::Hint {
            self.check_may_hint(session)?;
        }
        let waiting = self.advising.iter().filter(|&&other| other == asked.connection).count();
        if waiting >= WAITING {
            return Err(Code::TooFast.into());
        }
        Ok(play.state().view(Observer::Seat(asked.seat)))
    }

    /// A hint is no help against other people, and in a race it would be the answer.
    fn check_may_hint(&self, session: SessionId) -> Result<(), Refusal> {
        if !self.table.is_alone(session) {
            return Err(Code::BotsOnly.into());
        }
        if self.is_race() { Err(Code::NoAdvice.into()) } else { Ok(()) }
    }

    /// A place in the line, for the asker's address. Hints cost far more than other advice.
    fn line_up(&self, asked: &Asked) -> Result<InLine, Refusal> {
        let client = self.clients.find(asked.connection).ok_or(Code::NotWatching)?;
        let place = self.context.background.advice.line_up(client.address)?;
        if asked.about == Question::Hint {
            let hinted = self.context.quotas.hints.count(client.address);
            hinted.map_err(|wait| wait.refusal(Code::TooFast))?;
        }
        Ok(place)
    }

    fn advise(&mut self, asked: Asked, view: AnyView, place: InLine) {
        self.advising.push(asked.connection);
        let address = self.address.clone();
        let (seq, about) = (self.table.seq, asked.about.clone());
        let (thinks, seed) = (self.context.timing.hint_thinks, self.steps_taken() as u64);
        let work = move || match about {
            Question::Hint => hint(&view, &thinks.budget(), &mut ChaCha20Rng::seed_from_u64(seed)),
            about => advise(&view, &about),
        };
        tokio::spawn(async move {
            let advice = match place.slot().await {
                Some(slot) => slot.run(work).await.flatten(),
                None => None,
            };
            // A table that has left memory has nobody who waits.
            if let Some(address) = address.upgrade() {
                let answered = Box::new(Answered { asked, seq, advice });
                let _ = address.send(Message::Advised(answered)).await;
            }
        });
    }

    /// The answer to a question is there.
    pub(super) fn advised(&mut self, Answered { asked, seq, advice }: Answered) {
        if let Some(place) = self.advising.iter().position(|&other| other == asked.connection) {
            self.advising.swap_remove(place);
        }
        let Some(advice) = advice else {
            return self.not_advised(&asked, Code::NoAdvice.into());
        };
        let Asked { connection, id, seat, .. } = asked;
        self.clients.send_to(connection, &ServerMessage::Advice { id, seq, seat, advice }, None);
    }

    fn not_advised(&mut self, asked: &Asked, refusal: Refusal) {
        let refused = ServerMessage::Refused { id: Some(asked.id.clone()), refusal };
        self.clients.send_to(asked.connection, &refused, None);
    }
}
