//! What is written down of a table: everything that happened to it, in order.
//! The log is the truth; a table in memory is what its log adds up to.

use bots::Level;
use protocol::CommandId;
use protocol::avatar::Avatar;
use protocol::race::Photo;
use protocol::table::{Pace, Settings};
use protocol::text::Name;
use rules::record::{Race, Step};
use rules::{Actor, GameKind, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::session::SessionId;
use fair::{Commitment, Derivation, Entropy};

/// How entries are written. Whoever knows only earlier versions must not guess.
pub const VERSION: u32 = 1;

/// One row of the log: what one cause brought about, all or nothing.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When: milliseconds since 1970.
    pub at: u64,
    /// Whose commands they were; none if the table's clock or a bot caused it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<Origin>,
    pub events: Vec<Event>,
}

/// A client's command. It is kept so that a repeat is known even after a restart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub session: SessionId,
    pub id: CommandId,
}

/// Something that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The table was made. Always the first, and only once.
    Made {
        game: GameKind,
        options: serde_json::Value,
        seats: u8,
        /// The table's own choices.
        settings: Settings,
        host: SessionId,
    },
    /// A person sat down.
    Sat {
        seat: Seat,
        session: SessionId,
        name: Name,
        /// The face that they chose; none if they said nothing of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
    },
    /// A bot sat down.
    BotSat {
        seat: Seat,
        level: Level,
        /// Whether it plays as well as the people here. Programs that do not know it read the level.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        matches: bool,
    },
    /// A seat became free.
    Left { seat: Seat },
    /// The host took somebody off a seat of a public table, for as long as the table lives.
    Removed { seat: Seat },
    /// Seats were added or taken away, and the last game left the table.
    Arranged {
        /// The seats that stay; they move up, in their order.
        keep: Seats,
        /// How many there are now: those after the ones that stay are free.
        seats: u8,
    },
    /// Another game is played from now on, or the same one in another way: a new series.
    GameChosen {
        game: GameKind,
        options: serde_json::Value,
        /// The seats that stay, as in `Arranged`.
        keep: Seats,
        seats: u8,
    },
    /// A seat went to another device of its owner.
    Moved { seat: Seat, session: SessionId },
    /// A seat promised chance of its own for the next game.
    Contributed {
        seat: Seat,
        /// What it is bound to.
        commitment: Commitment,
    },
    /// The server bound itself to the chance of a game.
    Started {
        /// The server's secret, in hexadecimal digits; it stays in the log until
        /// the game is over.
        secret: String,
        /// How the chance is made of it.
        #[serde(default)]
        fair: Derivation,
    },
    /// A seat kept its promise.
    Revealed {
        seat: Seat,
        /// What it adds.
        entropy: Entropy,
    },
    /// All chance is together, and play began.
    Opened,
    /// Steps were taken.
    Stepped {
        steps: Vec<LoggedStep>,
        /// How the calls of a race were judged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        photo: Option<Photo>,
    },
    /// A player at a table of two gave up, and the other won.
    Resigned { seat: Seat },
    /// A player at a larger table gave up, and a bot finishes the game for them. Earlier logs have
    /// `StoodIn` for it.
    GaveUp { seat: Seat },
    /// A bot plays for somebody who is away.
    StoodIn { seat: Seat },
    /// The owner is back.
    Returned { seat: Seat },
    /// A player alone with bots took back a decision, and what bots did after it. Only what
    /// stands goes into the record.
    Undone {
        /// How many steps are left.
        to: usize,
    },
    /// The table plays faster or slower from now on.
    PaceSet { pace: Pace },
    /// A decision may take so long from now on.
    ClockSet { seconds: Option<u32> },
    /// Somebody wants to play again.
    Again { seat: Seat },
}

/// A step as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LoggedStep {
    pub by: Actor,
    #[serde(rename = "do")]
    pub action: String,
    /// Whether a bot took it for somebody who was away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// How it was measured, in a race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
}

impl From<&Step> for LoggedStep {
    fn from(step: &Step) -> LoggedStep {
        LoggedStep {
            by: step.by,
            action: step.action.to_string(),
            stand_in: step.stand_in,
            race: step.race.as_deref().cloned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs outlive the program that wrote them, and so does the photo in them.
    #[test]
    fn a_photo_of_the_first_version_is_still_read() {
        let row = r#"{"at":1,"events":[{"event":"stepped","steps":[{"by":0,"do":"call gnu","race":
            {"claimed_us":900000,"least_us":882000,"most_us":918000,"judged_us":900000,"lot":[0,1]}}],
            "photo":{"cap":250000,"held":74000,"spoken":5250000,"calls":[{"seat":0,"call":"call gnu",
            "arrived":950000,"trip":50000,"claimed":900000,"least":882000,"most":918000,
            "judged":900000,"lot":true,"counted":true}]}}]}"#;
        let entry: Entry = serde_json::from_str(row).unwrap();
        let [Event::Stepped { steps, photo: Some(photo) }] = &entry.events[..] else { panic!() };
        assert_eq!(steps[0].race.as_ref().unwrap().judged_us, 900_000);
        assert_eq!((photo.spoken, photo.calls[0].judged), (Some(5_250_000), 900_000));
    }
}
