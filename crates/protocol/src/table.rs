//! A table as one client sees it.

use bots::Level;
use rules::any::AnyView;
use rules::change::Change as ViewChange;
use rules::record::Ending;
use rules::{Actor, GameKind, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::avatar::Avatar;
use crate::id::TableId;
use crate::race::{Photo, RaceStart};
use crate::text::Name;

/// Everything about a table that this client may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableState {
    /// The table's id, which is all that a link needs.
    pub id: TableId,
    /// The number of the last row of its log.
    pub seq: u64,
    /// The game that is played here.
    pub game: GameKind,
    /// The game's options, as docs/NOTATION.md tells.
    #[cfg_attr(feature = "typescript", ts(as = "rules::any::AnyOptions"))]
    pub options: serde_json::Value,
    /// What the table chose besides.
    pub settings: Settings,
    /// Whether this client made the table.
    pub host: bool,
    /// Whether this client may do what the host may: it made the table, or sits here while the
    /// host is away.
    #[serde(default)]
    pub hosting: bool,
    /// Where the host sits.
    #[serde(default)]
    pub host_seat: Option<Seat>,
    /// Whether people wait, play, or are done.
    pub phase: Phase,
    /// The seats, clockwise.
    pub seats: Vec<SeatState>,
    /// Games that nobody won.
    pub drawn: u32,
    /// Whether a screen that everybody looks at, such as a TV, shows this table: players then need only
    /// their own on theirs.
    #[serde(default)]
    pub screen: bool,
    /// How many games have been started here, of this series or another: the next one has the
    /// number after it.
    #[serde(default)]
    pub games: u32,
    /// The game that is on, or the last one; `null` before the first one, and when the table has
    /// been set for another game or another number of seats.
    pub play: Option<Play>,
}

/// What a table chooses besides the game's own options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settings {
    /// Whether strangers find it in the list of tables.
    #[serde(default)]
    pub public: bool,
    /// Seconds for a decision, after which a bot stands in; `null` for no limit.
    /// A public table always has one: the game's usual time, if none is chosen.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether partners may warn each other (T8).
    #[serde(default)]
    pub signal: bool,
    /// Whether rolls of `dice` are read aloud, die by die, before the race begins: fair for those
    /// who hear them and those who see them.
    #[serde(default)]
    pub spoken: bool,
    /// How fast bots play and how long results stay on the screens.
    #[serde(default)]
    pub pace: Pace,
    /// In so many first rounds of `dice`, bots give people time: they call no sooner than 8
    /// seconds after calls opened.
    #[serde(default)]
    pub gentle_rounds: u8,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Pace {
    /// Twice as long as relaxed, for those who hear what others see.
    Slow,
    /// Everything stays on the screens for as long as a newcomer needs to follow it.
    #[default]
    Relaxed,
    /// For those who know the game.
    Fast,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The server has committed itself to its chance; players add theirs.
    Gathering,
    /// A game is on.
    Playing,
    /// A game is over.
    Over,
}

/// One seat of a table and its score in the series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatState {
    /// Who sits there.
    pub sitter: Sitter,
    /// Games won in this seat.
    pub won: u32,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Sitter {
    /// The seat is free.
    Nobody,
    /// A person, on this device or another one.
    Person {
        /// The chosen name.
        name: Name,
        /// The chosen face.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
        /// How strong they are at this game, if they let others see it (see `Strength`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strength: Option<u32>,
        /// Whether this client holds the seat.
        yours: bool,
        /// Whether any of the person's devices is connected.
        here: bool,
        /// Whether a bot plays for them until they return.
        stand_in: bool,
        /// Whether they have asked for another game.
        again: bool,
        /// Whether the next game waits for their word.
        #[serde(default)]
        awaited: bool,
        /// Whether they gave up in this game: a bot finishes it for them.
        #[serde(default)]
        gave_up: bool,
        /// Whether they have promised chance of their own for the next game.
        contributed: bool,
    },
    /// A bot that the host has put there.
    Bot {
        /// How well it plays, or at what level it began if it matches people.
        level: Level,
        /// Whether it plays as well as the people at the table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        matches: bool,
    },
}

/// A game at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Play {
    /// Which game of this table, from 1.
    pub number: u32,
    /// The server's commitment to its chance, in hexadecimal digits.
    pub commitment: String,
    /// By seat, what players committed themselves to add; it is fixed from here
    /// on, and players reveal only what is in this list.
    pub promises: Vec<Option<String>>,
    /// The seats that promised to add chance and had not done so when play began.
    #[serde(default, skip_serializing_if = "is_nobody")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Seats>"))]
    pub missing: Seats,
    /// The seats that gave up and for which a bot played on: they do not win.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))]
    pub gave_up: Seats,
    /// The steps so far, as this client may see them.
    pub steps: Vec<ShownStep>,
    /// What the client's seats see; what spectators see, if it holds none.
    pub views: Vec<SeatView>,
    /// Who has to decide until when, where time is limited.
    pub clock: Option<TurnClock>,
    /// When the roll may be shown, in a race.
    pub race: Option<RaceStart>,
    /// How the race was decided that is on, or was the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<Photo>,
    /// The time to look at a result, while it lasts.
    pub pause: Option<Pause>,
    /// Whether `undo` would be carried out for this client now.
    #[serde(default)]
    pub can_undo: bool,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A result stays on the screens: nobody throws before every person who is here has said `next`,
/// or the time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pause {
    /// When it is over at the latest, on the server's clock, in microseconds.
    pub until: u64,
    /// The seats of people who have said `next`.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))]
    pub ready: Seats,
}

/// A step as this client may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShownStep {
    /// Who took it.
    pub by: Actor,
    /// The step in the game's notation; `null` if it is hidden.
    #[serde(rename = "do")]
    pub action: Option<String>,
    /// Milliseconds since the start.
    pub at: u64,
    /// Whether a bot took it for somebody who was away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
}

/// What one seat sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat; `null` for those who only watch.
    pub seat: Option<Seat>,
    /// What it sees, and what it may do.
    pub view: AnyView,
}

/// What has changed in what one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatChange {
    /// Which seat; `null` for those who only watch.
    pub seat: Option<Seat>,
    /// What is other than before.
    pub change: ViewChange,
}

/// Time for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnClock {
    /// Whose time runs; `null` if it is the table's own (D4.7).
    pub seat: Option<Seat>,
    /// Milliseconds that are left.
    pub left: u64,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}
