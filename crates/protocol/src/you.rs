//! What the server remembers of whoever asks: who they are, where they sit, how they played.

use rules::{GameKind, Seats};
use serde::{Deserialize, Serialize};

use crate::avatar::Avatar;
use crate::id::{Code128, TableId};
use crate::table::Phase;
use crate::text::Name;

/// `GET /api/you`: what the server remembers of whoever asks, by the signed cookie. Nobody else
/// can ask for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct You {
    /// What they have told about themselves.
    pub profile: Profile,
    /// The tables at which they sit and which are not over for good: those that wait for them
    /// first, then the newest. At most 50. A table whose game is over is in it for a day.
    pub tables: Vec<YourTable>,
    /// The last twenty games that ended, the newest first.
    pub games: Vec<YourGame>,
    /// One for each game of which they have ended at least one.
    pub records: Vec<YourRecord>,
}

/// `PUT /api/you`: what somebody tells about themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Profile {
    /// The name that they sit down with.
    #[serde(default)]
    pub name: Option<Name>,
    /// The face that they sit down with.
    #[serde(default)]
    pub avatar: Option<Avatar>,
    /// Whether others at their tables see how strong they are.
    #[serde(default)]
    pub show_strength: bool,
}

/// A table at which somebody sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YourTable {
    /// The table's id.
    pub table: TableId,
    /// The game that is played there.
    pub game: GameKind,
    /// The names of those who sit there, by seat; bots by their level; `null` for a free seat.
    pub seats: Vec<Option<String>>,
    /// Whether people wait, play, or are done.
    pub phase: Phase,
    /// The seats that are one's own.
    pub yours: Seats,
    /// The seats that the others wait for: to take their turn, to be first in a race, to add
    /// chance, or to play again once somebody has asked for it.
    pub awaited: Seats,
    /// When something happened there last: milliseconds since 1970.
    pub changed: u64,
}

/// A game that somebody played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YourGame {
    /// The table at which it was played.
    pub table: TableId,
    /// Which of the table's games, from 1.
    pub number: u32,
    /// The game that was played.
    pub game: GameKind,
    /// The names of those who played, by seat; bots by their level.
    pub players: Vec<String>,
    /// The seats that were one's own.
    pub yours: Seats,
    /// Who won; nobody if it was drawn.
    pub winners: Seats,
    /// Whether one of one's own seats gave up, or a bot played for it at the end.
    pub gave_up: bool,
    /// When it ended: milliseconds since 1970.
    pub ended: u64,
}

/// How somebody has played one of the games so far. Games against oneself at one device do not
/// count; a game that a bot finished is played and not won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YourRecord {
    /// The game.
    pub game: GameKind,
    /// Games that ended.
    pub played: u32,
    /// Those that were won.
    pub won: u32,
    /// Those that nobody won.
    pub drawn: u32,
    /// How many were won in a row up to now.
    pub streak: u32,
    /// The most that were ever won in a row.
    pub best_streak: u32,
    /// How strong they are; `null` before the first game that counts for it.
    pub strength: Option<Strength>,
    /// In games with races: how fast the right calls were, by kind of roll.
    pub reactions: Vec<Reactions>,
}

/// How strong somebody is, on a scale on which the casual bot has 1500, and 100 points more win 64
/// of 100 games against one opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Strength {
    /// The best guess.
    pub rating: u32,
    /// How far off it may be, 95 times of 100. It shrinks with each game.
    pub give_or_take: u32,
}

/// How fast somebody's right calls were in one kind of race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reactions {
    /// The kind, in a word of the game's own: its sentence is `race-GAME-KIND` in the game's file in
    /// locales.
    pub kind: String,
    /// How many right calls there were.
    pub calls: u32,
    /// The fastest, in milliseconds.
    pub best_ms: u32,
    /// The usual one: the median of the last fifty, in milliseconds.
    pub usual_ms: u32,
}

/// `POST /api/you/key`: what makes another device this person, with all seats and all that is
/// remembered. Whoever has it is them, so it is shown to nobody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MovingKey {
    /// The key. It is good once.
    pub key: Code128,
    /// For how many seconds it is good. A restart of the server voids it.
    pub seconds: u32,
}

/// `POST /api/you/move`: become the person who was given this key. The answer is `You`, and the
/// cookie that makes it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Move {
    /// The key that the other device got.
    pub key: Code128,
    /// Whether to go although this device has tables or games of its own, which stay behind:
    /// nobody can reach them any more. Otherwise that is refused with `leaves_something`, and the
    /// key stays good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leave: bool,
}
