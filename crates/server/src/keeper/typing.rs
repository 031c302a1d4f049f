//! What people type at the table, read on the view of their own seat: a question is answered, steps
//! are taken as if the client had sent them.

use protocol::text::Line;
use protocol::{Code, Command, CommandId, Refusal, ServerMessage};
use rules::any::AnyAction;
use rules::{Actor, Observer, Seat};
use tokio::time::Instant;
use words::{Language, Sentences, Teller, Typed, Typist, typed};

use super::clients::Requester;
use super::{Closing, ConnectionId, Keeper};
use crate::log::Origin;
use crate::table::Match;

/// How many of the last steps a line can ask about.
const LAST: usize = 64;

/// A line that somebody typed.
#[derive(Debug)]
pub struct TypedLine {
    pub connection: ConnectionId,
    pub id: CommandId,
    pub seat: Seat,
    pub text: Line,
    /// The language's code, as the client gave it.
    pub language: String,
    /// As in `play`.
    pub reaction: Option<u64>,
    /// When it reached the server.
    pub arrived: Instant,
}

impl Keeper {
    /// Reads what somebody typed, and answers it or does it.
    pub(super) async fn read_typed(&mut self, line: TypedLine) -> Result<(), Closing> {
        let Some(session) = self.clients.session(line.connection) else { return Ok(()) };
        let origin = Origin { session, id: line.id.clone() };
        // Steps of the first time are not read again on a table that has changed since.
        if let Some(reply) = self.table.replies.find(&origin) {
            self.clients.reply(&Requester { connection: line.connection, origin }, &reply);
            return Ok(());
        }
        let meaning = self.meaning(&line);
        let TypedLine { connection, id, seat, reaction, arrived, .. } = line;
        let message = match meaning {
            Ok(Typed::Steps(steps)) => {
                let actions = steps.iter().map(ToString::to_string).collect();
                let command = Command::Play { seat, actions, reaction };
                return self.carry_out(connection, id, command, arrived).await;
            }
            Ok(Typed::Told(text)) => ServerMessage::Told { id, text },
            Err(refusal) => ServerMessage::Refused { id: Some(id), refusal },
        };
        self.clients.send_to(connection, &message, None);
        Ok(())
    }

    /// What a line means to the seat that it was typed for.
    fn meaning(&self, line: &TypedLine) -> Result<Typed, Refusal> {
        let session = self.clients.session(line.connection).ok_or(Code::NotWatching)?;
        if line.seat.number() >= self.table.seats() {
            return Err(Code::NoSeat.into());
        }
        if self.table.holder(line.seat) != Some(session) {
            return Err(Code::NotYourSeat.into());
        }
        let play = self.table.playing().ok_or(Code::NotPlaying)?;
        // The roll is in the view before it lies open, and nobody may be told of it.
        if self.racing.as_ref().is_some_and(|racing| Instant::now() < racing.opens_at()) {
            return Err(Code::TooEarly.into());
        }
        let sentences =
            Sentences::shared(Language::of_code(&line.language).unwrap_or(Language::En));
        let names = self.table.shown_names();
        let typist = Typist {
            teller: Teller::aloud(sentences, &names, Some(line.seat)),
            steps: &seen(play, line.seat),
        };
        let view = play.state().view(Observer::Seat(line.seat));
        typed::read(&typist, &view, line.text.as_str())
            .map_err(|sentence| Refusal::saying(Code::NotUnderstood, sentence))
    }
}

/// The last steps, as this seat saw them.
fn seen(play: &Match, seat: Seat) -> Vec<(Actor, AnyAction)> {
    let steps = play.steps();
    let last = steps.get(steps.len().saturating_sub(LAST)..).unwrap_or_default();
    last.iter()
        .filter_map(|step| Some((step.by, step.action.glimpse(Observer::Seat(seat))?)))
        .collect()
}
