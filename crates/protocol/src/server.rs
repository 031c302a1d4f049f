//! What the server sends over a socket.

use bots::Advice;
use rules::Seat;
use rules::record::Ending;
use serde::{Deserialize, Serialize};

use crate::client::Reaction;
use crate::id::{CommandId, SeatKey, TableId};
use crate::race::{Photo, RaceStart};
use crate::refusal::Refusal;
use crate::screen::ShortCode;
use crate::table::{
    Pause, Phase, SeatChange, SeatState, SeatView, ShownStep, TableState, TurnClock,
};
use crate::text::{Line, Name};

/// A message from the server: one JSON object in a text frame. Those about a
/// table carry its `seq`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The answer to `hello`. Where several servers share their tables it comes once more, when a table
    /// is opened that another server keeps: from then on that server's clock counts.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The server's build: a page of another build should load itself anew.
        build: String,
        /// The server's clock in microseconds.
        now: u64,
    },
    /// The whole table.
    Table(Box<TableState>),
    /// The table is as it was when the client saw it last.
    Unchanged {
        /// The last thing that happened.
        seq: u64,
    },
    /// Who sits where now, and whether they are there.
    Seats {
        /// The last thing that happened.
        seq: u64,
        /// Where the table stands.
        phase: Phase,
        /// The seats, clockwise.
        seats: Vec<SeatState>,
        /// Games that nobody won.
        drawn: u32,
        /// Whether a screen that everybody looks at shows the table.
        #[serde(default)]
        screen: bool,
        /// Whether this client may do what the host may.
        #[serde(default)]
        hosting: bool,
        /// Where the host sits.
        #[serde(default)]
        host_seat: Option<Seat>,
    },
    /// Steps that were taken, and what the client sees now.
    Steps {
        /// The last thing that happened.
        seq: u64,
        /// How many steps came before these.
        from: usize,
        /// The new steps, in order.
        steps: Vec<ShownStep>,
        /// What the client's seats see now.
        views: Vec<SeatView>,
        /// Who has to decide until when.
        clock: Option<TurnClock>,
        /// When the roll may be shown, in a race.
        race: Option<RaceStart>,
        /// How the race was decided that is on, or was the last one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        photo: Option<Photo>,
        /// The time to look at a result, if these steps brought one.
        pause: Option<Pause>,
        /// Whether `undo` would be carried out for this client now.
        #[serde(default)]
        can_undo: bool,
        /// How the game ended, if it did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ending: Option<Ending>,
    },
    /// A step that was taken, and what it changed in what the client sees. It comes instead of `steps` to clients
    /// that can apply it (`hello`), in games and at moments where it is shorter.
    Changed {
        /// The last thing that happened.
        seq: u64,
        /// How many steps came before it; a client that has another number opens the table again.
        from: usize,
        /// The new step.
        steps: Vec<ShownStep>,
        /// How what the client's seats see differs from what they saw before.
        views: Vec<SeatChange>,
        /// Who has to decide until when.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<TurnClock>,
        /// The time to look at a result, if the step brought one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pause: Option<Pause>,
        /// Whether `undo` would be carried out for this client now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        can_undo: bool,
        /// How the game ended, if it did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ending: Option<Ending>,
        /// The client's own command that was carried out by this: there is no other `done` for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        done: Option<CommandId>,
    },
    /// Somebody is ready to go on after a result, or the time to look at it is over.
    Pause {
        /// The last thing that happened.
        seq: u64,
        /// Who is ready now, and how long it lasts; `null` when it is over.
        pause: Option<Pause>,
    },
    /// A command was carried out, and is in the log for good.
    Done {
        /// The command's id, as the client gave it.
        id: CommandId,
        /// The place in the table's log where it took effect.
        seq: u64,
        /// The key that was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<SeatKey>,
    },
    /// Something was not done, and nothing has changed.
    Refused {
        /// The command's id; `null` if what was refused is no command.
        id: Option<CommandId>,
        /// The reason, beside the other fields.
        #[serde(flatten)]
        refusal: Refusal,
    },
    /// The answer to `ask`.
    Advice {
        /// The question's id, as the client gave it.
        id: CommandId,
        /// The place in the table's log up to which it was looked at: what has
        /// happened since may have made the advice old.
        seq: u64,
        /// The seat that it is for.
        seat: Seat,
        /// The advice itself.
        advice: Advice,
    },
    /// The answer to a question that was typed (`type`).
    Told {
        /// The line's id, as the client gave it.
        id: CommandId,
        /// The answer in the language that was asked for, made from what the seat may know. It may
        /// have several lines.
        text: String,
    },
    /// Somebody said something.
    Said {
        /// The last thing that happened.
        seq: u64,
        /// Where they sit; `null` if they watch.
        seat: Option<Seat>,
        /// Their name; `null` if they have none.
        name: Option<Name>,
        /// What they said.
        text: Line,
    },
    /// Somebody reacted.
    Reacted {
        /// The last thing that happened.
        seq: u64,
        /// Where they sit; `null` if they watch.
        seat: Option<Seat>,
        /// Their name; `null` if they have none.
        #[serde(default)]
        name: Option<Name>,
        /// The reaction they show.
        reaction: Reaction,
    },
    /// One's partner says: watch out (T8).
    Signalled {
        /// The last thing that happened.
        seq: u64,
        /// Where the partner sits.
        seat: Seat,
    },
    /// Somebody's time is nearly over.
    Hurry {
        /// The last thing that happened.
        seq: u64,
        /// The seat whose time is nearly over.
        seat: Seat,
        /// Milliseconds that are left.
        left: u64,
    },
    /// The answer to `offer`, and what the screen is to show whenever that changes.
    Offered {
        /// The code to be read by all.
        code: ShortCode,
        /// The table to show; `null` while the screen waits for one.
        table: Option<TableId>,
    },
    /// The answer to `ping`.
    Pong {
        /// The client's time, as it was sent.
        at: f64,
        /// The server's clock in microseconds.
        now: u64,
    },
    /// The connection is about to be closed.
    Bye {
        /// The reason, which also tells what to do next.
        reason: Farewell,
    },
}

/// Why a connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Farewell {
    /// The server stops; come back in a moment.
    Stopping,
    /// The client read too slowly; come back and resume.
    TooSlow,
    /// The client sent too much.
    TooFast,
    /// The table has to be opened again.
    Reopen,
}
