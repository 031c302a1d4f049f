//! What a table shows to one client: the only way out of it.

use std::collections::HashMap;

use protocol::ServerMessage;
use protocol::id::CommandId;
use protocol::race::RaceStart;
use protocol::table::{
    Pause, Play, SeatChange, SeatState, SeatView, ShownStep, Sitter as ShownSitter, TableState,
    TurnClock,
};
use rules::record::Step;
use rules::{AnyState, Observer, Seat, Seats};

use super::{Match, Sitter, Table};
use crate::session::SessionId;

/// How strong people are at the game of a table, of those who let others see it.
pub type Strengths = HashMap<SessionId, u32>;

/// What the table does not know itself: who is connected, and what time it is.
pub struct Presence<'a> {
    /// Whether a session is connected.
    pub is_here: &'a dyn Fn(SessionId) -> bool,
    /// How strong those are who let others see it.
    pub strengths: &'a Strengths,
    /// Whether a screen that everybody looks at shows the table.
    pub screen: bool,
    /// Whose time runs.
    pub clock: Option<TurnClock>,
    /// The race that is on.
    pub race: Option<RaceStart>,
    /// The result that people look at.
    pub pause: Option<Pause>,
}

/// What a client has missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// It has seen everything.
    Nothing,
    /// The steps from this one on, and perhaps who sits where.
    Steps(usize),
    /// So much that it gets the whole table.
    Everything,
}

impl Table {
    /// Everything that a session may know.
    pub fn show(&self, session: SessionId, presence: &Presence<'_>) -> TableState {
        TableState {
            id: self.id,
            seq: self.seq,
            game: self.game,
            options: self.options_now(),
            settings: self.settings,
            host: self.host == session,
            hosting: self.acts_as_host(session, presence.is_here),
            host_seat: self.host_seat(),
            phase: self.phase(),
            seats: self.show_seats(session, presence),
            drawn: self.drawn,
            screen: presence.screen,
            games: self.games,
            play: self.play.as_ref().map(|play| self.show_play(play, session, presence)),
        }
    }

    /// The seats as this session sees them.
    pub fn show_seats(&self, session: SessionId, presence: &Presence<'_>) -> Vec<SeatState> {
        let shown = |place: &super::Place| {
            let sitter = match &place.sitter {
                Sitter::Nobody => ShownSitter::Nobody,
                Sitter::Bot(level) => {
                    ShownSitter::Bot { level: level.level(), matches: level.matches() }
                }
                Sitter::Person(person) => ShownSitter::Person {
                    name: person.name.clone(),
                    avatar: person.avatar,
                    strength: presence.strengths.get(&person.session).copied(),
                    yours: person.session == session,
                    here: (presence.is_here)(person.session),
                    stand_in: person.stand_in,
                    again: person.again,
                    awaited: self.is_awaited(person, presence.is_here),
                    gave_up: person.gave_up,
                    contributed: person.promise.is_some(),
                },
            };
            SeatState { sitter, won: place.won }
        };
        self.places.iter().map(shown).collect()
    }

    /// The message about who sits where. After it the client has seen all up to `seq`:
    /// if steps of a later row follow, it must not think that it has those.
    pub fn seats_message(
        &self,
        seq: u64,
        session: SessionId,
        presence: &Presence<'_>,
    ) -> ServerMessage {
        ServerMessage::Seats {
            seq,
            phase: self.phase(),
            seats: self.show_seats(session, presence),
            drawn: self.drawn,
            screen: presence.screen,
            hosting: self.acts_as_host(session, presence.is_here),
            host_seat: self.host_seat(),
        }
    }

    /// The message about the steps from `from` on, for whoever holds these seats.
    pub fn steps_message(
        &self,
        seats: Seats,
        from: usize,
        presence: &Presence<'_>,
    ) -> Option<ServerMessage> {
        let play = self.play.as_ref()?;
        Some(ServerMessage::Steps {
            seq: self.seq,
            from,
            steps: shown_steps(play.steps().get(from..)?, seats),
            views: views(play, play.state(), seats),
            clock: presence.clock,
            race: presence.race,
            photo: play.photo().cloned(),
            pause: presence.pause,
            can_undo: self.undo_point(seats).is_some(),
            ending: play.ending().cloned(),
        })
    }

    /// Whether the steps from this one on can be told by what they changed.
    pub fn tells_changes(&self, from: usize) -> bool {
        let Some(play) = self.play.as_ref().filter(|play| play.is_open()) else { return false };
        match play.steps().get(from..) {
            Some([step]) => play.photo().is_none() && step.action.tells_change(),
            _ => false,
        }
    }

    /// The message about the last step and what it changed, for whoever holds these seats. It may
    /// be the answer to a command.
    pub fn changed_message(
        &self,
        seats: Seats,
        from: usize,
        done: Option<CommandId>,
        presence: &Presence<'_>,
    ) -> Option<ServerMessage> {
        let play = self.play.as_ref()?;
        let [step] = play.steps().get(from..)? else { return None };
        let change = |(seat, who)| {
            Some(SeatChange { seat, change: play.state().changed(&step.action, who)? })
        };
        Some(ServerMessage::Changed {
            seq: self.seq,
            from,
            steps: shown_steps(std::slice::from_ref(step), seats),
            views: observers(seats).map(change).collect::<Option<Vec<SeatChange>>>()?,
            clock: presence.clock,
            pause: presence.pause,
            can_undo: self.undo_point(seats).is_some(),
            ending: play.ending().cloned(),
            done,
        })
    }

    /// The same without the roll that people count down to, and what came after it. The row of
    /// the log with the roll has not been seen then.
    pub fn steps_before_roll(
        &self,
        seats: Seats,
        from: usize,
        roll: usize,
        presence: &Presence<'_>,
    ) -> Option<ServerMessage> {
        let play = self.play.as_ref()?;
        let state = play.state_after(roll).ok()?;
        Some(ServerMessage::Steps {
            seq: play.row_of(roll)? - 1,
            from,
            steps: shown_steps(play.steps().get(from..roll)?, seats),
            views: views(play, &state, seats),
            clock: None,
            race: presence.race,
            photo: play.photo().cloned(),
            pause: None,
            can_undo: false,
            ending: None,
        })
    }

    /// Everything that a session may know but the roll that people count down to.
    pub fn show_before_roll(
        &self,
        session: SessionId,
        roll: usize,
        presence: &Presence<'_>,
    ) -> Option<TableState> {
        let play = self.play.as_ref()?;
        let state = play.state_after(roll).ok()?;
        let mut shown = self.show(session, presence);
        shown.seq = play.row_of(roll)? - 1;
        let told = shown.play.as_mut()?;
        told.steps.truncate(roll);
        told.views = views(play, &state, self.seats_of(session));
        told.clock = None;
        Some(shown)
    }

    /// What a client that has seen the log up to a row has missed.
    pub fn missed_since(&self, seen: u64) -> Missed {
        if seen == self.seq {
            return Missed::Nothing;
        }
        let steps = self.play.as_ref().and_then(|play| play.steps_at(seen));
        // A row that is not there yet was never seen: the client is mistaken.
        steps.filter(|_| seen < self.seq).map_or(Missed::Everything, Missed::Steps)
    }

    fn show_play(&self, play: &Match, session: SessionId, presence: &Presence<'_>) -> Play {
        let seats = self.seats_of(session);
        Play {
            number: play.number(),
            commitment: play.commitment().to_string(),
            promises: play.promises(),
            missing: play.missing(),
            gave_up: play.gave_up(),
            steps: shown_steps(play.steps(), seats),
            views: views(play, play.state(), seats),
            clock: presence.clock,
            race: presence.race,
            photo: play.photo().cloned(),
            pause: presence.pause,
            can_undo: self.undo_point(seats).is_some(),
            ending: play.ending().cloned(),
        }
    }

    /// The options of the game that is on, which a series may change.
    fn options_now(&self) -> serde_json::Value {
        let options = self.play.as_ref().map_or(&self.options, |play| play.options());
        serde_json::to_value(options).unwrap_or_default()
    }
}

/// What whoever holds these seats sees: each seat's view, or a spectator's.
fn views(play: &Match, state: &AnyState, seats: Seats) -> Vec<SeatView> {
    if !play.is_open() {
        return Vec::new();
    }
    observers(seats).map(|(seat, who)| SeatView { seat, view: state.view(who) }).collect()
}

fn observers(seats: Seats) -> impl Iterator<Item = (Option<Seat>, Observer)> {
    let public = seats.is_empty().then_some((None, Observer::Public));
    seats.iter().map(|seat| (Some(seat), Observer::Seat(seat))).chain(public)
}

/// Steps as those see them who hold these seats: what one of their eyes sees.
fn shown_steps(steps: &[Step], seats: Seats) -> Vec<ShownStep> {
    let shown = |step: &Step| ShownStep {
        by: step.by,
        action: observers(seats)
            .find_map(|(_, who)| step.action.glimpse(who))
            .map(|action| action.to_string()),
        at: step.at.unwrap_or_default(),
        stand_in: step.stand_in,
    };
    steps.iter().map(shown).collect()
}
