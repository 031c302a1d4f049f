//! What a client knows of its table after each message: the one reducer that the terminal and
//! all test clients use. The page's `reduce.ts` is checked against the same cases
//! (`tests/data/reduce.json`).

use crate::client::ClientMessage;
use crate::id::TableId;
use crate::server::ServerMessage;
use crate::table::{SeatChange, SeatView, ShownStep, TableState};

/// What a client knows of the table that it has opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    table: Option<TableState>,
    /// Whether a message did not fit. The table is then as it was before, and nothing but the
    /// whole table is believed.
    stale: bool,
}

/// What a message changed, so that a client knows what to show or to send next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing about the table.
    Nothing,
    /// The whole table came.
    Table,
    /// Who sits where, or the table's phase.
    Seats,
    /// Steps were taken; those from this one on were not known before.
    Steps {
        /// The place of the first new one among all steps.
        from: usize,
    },
    /// Who is ready to go on after a result, or whether all may.
    Pause,
    /// Something in between is missing: send [`Known::watch`] now.
    AskAgain,
}

impl Known {
    /// The knowledge of a client that has seen all of this.
    pub fn all_of(table: TableState) -> Known {
        Known { table: Some(table), stale: false }
    }

    /// The table as it was last known.
    pub fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// The place in the table's log up to which everything is known for certain.
    pub fn seen(&self) -> Option<u64> {
        self.table.as_ref().filter(|_| !self.stale).map(|table| table.seq)
    }

    /// The message that opens the table, or opens it again after a break or a gap: the server
    /// answers with what was missed, or with the whole table.
    pub fn watch(&self, table: TableId) -> ClientMessage {
        ClientMessage::watch(table, self.seen())
    }

    /// Takes in a message. What does not fit to what is known is never patched in.
    pub fn hear(&mut self, message: &ServerMessage) -> Change {
        if let ServerMessage::Table(table) = message {
            *self = Known::all_of(TableState::clone(table));
            return Change::Table;
        }
        if self.stale {
            return Change::Nothing;
        }
        let Some(table) = &mut self.table else { return Change::Nothing };
        let change = update(table, message);
        self.stale = change == Change::AskAgain;
        change
    }
}

fn update(table: &mut TableState, message: &ServerMessage) -> Change {
    match message {
        ServerMessage::Unchanged { seq } if *seq == table.seq => Change::Nothing,
        ServerMessage::Unchanged { .. } => Change::AskAgain,
        // What has happened does not go back.
        ServerMessage::Seats { seq, .. } | ServerMessage::Steps { seq, .. } if *seq < table.seq => {
            Change::AskAgain
        }
        ServerMessage::Seats { seq, phase, seats, drawn, screen, hosting, host_seat } => {
            (table.seq, table.phase, table.drawn) = (*seq, *phase, *drawn);
            (table.hosting, table.host_seat, table.screen) = (*hosting, *host_seat, *screen);
            table.seats.clone_from(seats);
            Change::Seats
        }
        ServerMessage::Steps {
            seq,
            from,
            steps,
            views,
            clock,
            race,
            photo,
            pause,
            can_undo,
            ending,
        } => {
            let Some(play) = &mut table.play else { return Change::AskAgain };
            let Some(new) = new_steps(&play.steps, *from, steps) else { return Change::AskAgain };
            let from = play.steps.len();
            play.steps.extend_from_slice(new);
            play.views.clone_from(views);
            (play.clock, play.race) = (*clock, *race);
            (play.pause, play.can_undo) = (*pause, *can_undo);
            play.photo.clone_from(photo);
            play.ending.clone_from(ending);
            table.seq = *seq;
            Change::Steps { from }
        }
        ServerMessage::Changed {
            seq, from, steps, views, clock, pause, can_undo, ending, ..
        } => {
            let Some(play) = &mut table.play else { return Change::AskAgain };
            if *seq < table.seq || *from != play.steps.len() {
                return Change::AskAgain;
            }
            let Some(views) = changed(&play.views, views) else { return Change::AskAgain };
            play.steps.extend_from_slice(steps);
            play.views = views;
            (play.clock, play.race, play.photo) = (*clock, None, None);
            (play.pause, play.can_undo) = (*pause, *can_undo);
            play.ending.clone_from(ending);
            table.seq = *seq;
            Change::Steps { from: *from }
        }
        // It is no row of the log: what it tells holds for the table as it is known, or not at all.
        ServerMessage::Pause { seq, pause } if *seq == table.seq => match &mut table.play {
            Some(play) => {
                play.pause = *pause;
                Change::Pause
            }
            None => Change::Nothing,
        },
        // Talk, answers and greetings tell nothing about the table.
        _ => Change::Nothing,
    }
}

/// What each seat sees after a change; `None` if those were other seats, or saw something else.
fn changed(views: &[SeatView], changes: &[SeatChange]) -> Option<Vec<SeatView>> {
    if views.len() != changes.len() {
        return None;
    }
    let after = |(before, told): (&SeatView, &SeatChange)| {
        let view = (before.seat == told.seat).then(|| told.change.apply(&before.view))??;
        Some(SeatView { seat: before.seat, view })
    };
    views.iter().zip(changes).map(after).collect()
}

/// What is new of the steps that were told from a place on; `None` if they begin after what is
/// known, end before it, or contradict it.
fn new_steps<'a>(
    known: &[ShownStep],
    from: usize,
    told: &'a [ShownStep],
) -> Option<&'a [ShownStep]> {
    told.strip_prefix(known.get(from..)?)
}
