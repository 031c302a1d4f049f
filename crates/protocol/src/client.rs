//! What a client may send over its socket.

use bots::{Level, Question};
use rules::{GameKind, Seat};
use serde::{Deserialize, Serialize};

use crate::VERSION;
use crate::avatar::Avatar;
use crate::id::{CommandId, SeatKey, TableId};
use crate::screen::ShortCode;
use crate::table::Pace;
use crate::text::{Line, Name};

/// A message from a client: one JSON object in a text frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message. The answer is `welcome`, or a refusal with the code
    /// `version`, after which the page should load itself anew.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// Whether the client can apply `changed`; otherwise it gets whole views in `steps`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        changes: bool,
    },
    /// Open a table, in place of the one that was open before. The answer is
    /// `table`, or what was missed since `seen`.
    Watch {
        /// The table to open.
        table: TableId,
        /// The last `seq` of this table that the client has seen in `table`,
        /// `unchanged`, `seats` or `steps`; `done` tells of what is yet to be shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// The name under which one talks as long as one only watches. It is not used if nobody
        /// could read it, or if it looks like that of somebody who sits at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
    /// Open a table as `watch` does, on a screen that everybody in the room looks at, such as a TV. It
    /// sees what those see who only watch, whoever holds its cookie, and nobody is there because of it.
    Show {
        /// The table to open.
        table: TableId,
        /// As in `watch`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
    },
    /// Offer this screen to whoever types its code. The answer is `offered`, again whenever somebody
    /// has chosen a table for it.
    Offer {
        /// The code that this screen had before, if it had one: it gets it back if it can.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<ShortCode>,
        /// The table that it shows already; its code leads there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
    },
    /// Close the table.
    Unwatch,
    /// Do something at the open table. The answer is `done` or `refused`, once
    /// and for all: a repeat with the same id gets the first answer again.
    Do {
        /// The client's name for this command, never used for another one.
        id: CommandId,
        /// What to do.
        command: Command,
    },
    /// Ask for help at the open table, in a seat of one's own. The answer is `advice` or
    /// `refused`. Nothing is written down of it, and it tells nothing that the seat may not know.
    Ask {
        /// The client's name for this question, given back in the answer.
        id: CommandId,
        /// The asker's own seat that the question is for.
        seat: Seat,
        /// What the question is about.
        about: Question,
    },
    /// What somebody typed at the open table for a seat of their own: a step in notation or in plain
    /// words, or a question (docs/TERMINAL.md lists them). A question is answered by `told`; steps are
    /// taken as by `do` with `play` and this id, and answered the same, once and for all; what
    /// is not understood, or could mean two things, is `refused` with a sentence that says so.
    Type {
        /// The client's name for this line, never used for another one.
        id: CommandId,
        /// The typist's own seat.
        seat: Seat,
        /// The line.
        text: Line,
        /// The language of the line and of the answer, such as `fr`; English if it is one that the
        /// server does not speak.
        language: String,
        /// In a race, as in `play`: microseconds from `opens_at` to the Enter key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reaction: Option<u64>,
    },
    /// Hear no more of what a person says, or hear it again.
    Mute {
        /// The seat of the person to mute; `null` for those who watch.
        seat: Option<Seat>,
        /// The name of one who watches; `null` for all of them, and where a seat is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        /// `true` to mute them, `false` to hear them again.
        muted: bool,
    },
    /// Ask what time it is at the server, to agree on a clock.
    Ping {
        /// The client's own time, given back in the answer.
        at: f64,
    },
}

impl ClientMessage {
    /// The first message of a client that takes whole views.
    pub const fn hello() -> ClientMessage {
        ClientMessage::Hello { protocol: VERSION, changes: false }
    }

    /// The first message of a client that takes what has changed, too.
    pub const fn hello_for_changes() -> ClientMessage {
        ClientMessage::Hello { protocol: VERSION, changes: true }
    }

    /// `do` with `play` from its text; nothing if it is anything else. Where a label inside of an
    /// object says what the object is, the whole is taken down before it is read; plays are most
    /// of what comes, so these can be read at once.
    pub fn read_play(text: &str) -> Option<(CommandId, Command)> {
        let DoPlay { id, command, .. } = serde_json::from_str(text).ok()?;
        let Played { seat, actions, reaction, .. } = command;
        Some((id, Command::Play { seat, actions, reaction }))
    }

    /// Opens a table for somebody who gives no name.
    pub const fn watch(table: TableId, seen: Option<u64>) -> ClientMessage {
        ClientMessage::Watch { table, seen, name: None }
    }
}

/// `do` with `play`, and nothing else.
#[derive(Deserialize)]
struct DoPlay {
    #[serde(rename = "type")]
    _do: Do,
    id: CommandId,
    command: Played,
}

#[derive(Deserialize)]
struct Played {
    #[serde(rename = "type")]
    _play: Play,
    seat: Seat,
    actions: Vec<String>,
    #[serde(default)]
    reaction: Option<u64>,
}

#[derive(Deserialize)]
enum Do {
    #[serde(rename = "do")]
    Do,
}

#[derive(Deserialize)]
enum Play {
    #[serde(rename = "play")]
    Play,
}

/// Something to do at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// Sit down. One device may hold several seats.
    Sit {
        /// A free seat, or one's own to change the name or the face.
        seat: Seat,
        /// The name that the others see.
        name: Name,
        /// The face that they see beside it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
    },
    /// Stand up, before the start or after the end.
    Stand {
        /// One's own seat.
        seat: Seat,
    },
    /// Put a bot into a free seat. The host may, before the start.
    SeatBot {
        /// A seat that no person holds.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// Whether it plays as well as the people at the table instead: it begins at some level, and
        /// learns from what everybody there sees of their reactions. Where a game does not offer
        /// that, this is refused; `GameFacts.matches` in the page's types says which do.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        matches: bool,
    },
    /// Take a person or a bot off a seat. The host may, before the start.
    Remove {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// Add a free seat at the end: as many as the game needs to reach the next number that it is
    /// played by. The host may, while no game is on. The last game leaves the table.
    AddSeat,
    /// Take away a seat in which no person sits; those after it move up. Where the game needs it,
    /// further ones go, from the end, free ones before bots. The host may, while no game is on.
    RemoveSeat {
        /// A free seat, or a bot's.
        seat: Seat,
    },
    /// Play another game with the same people, or the same one in another way: a new series. People
    /// and bots keep their seats. The host may, while no game is on.
    ChooseGame {
        /// The game to play from now on.
        game: GameKind,
        /// How many play. If it is not said: as many as now, where the game is played by so many;
        /// else as few as there is room in for all who sit here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<u8>,
        /// The game's options, as docs/NOTATION.md tells; if they are not said, those of the table
        /// where it stays at its game, and the usual ones of another game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<AnyOptions>"))]
        options: Option<serde_json::Value>,
    },
    /// Choose how long a decision may take. The host may, while no game is on.
    SetClock {
        /// Seconds for a decision; `null` for no limit, which at a public table is the game's
        /// usual time.
        seconds: Option<u32>,
    },
    /// Promise to add chance of one's own to the next game: a hash of what `reveal` will say and of
    /// the place that it is for, made as docs/FAIRNESS.md tells. A new promise replaces the last one.
    Contribute {
        /// One's own seat.
        seat: Seat,
        /// The commitment in hexadecimal digits.
        commitment: String,
    },
    /// Keep that promise, once the server has committed itself.
    Reveal {
        /// The seat that made the promise.
        seat: Seat,
        /// 32 bytes in hexadecimal digits.
        entropy: String,
    },
    /// Start the game, or the next one. The host may, when all seats are taken.
    Start,
    /// Take one or more steps, all or none of them.
    Play {
        /// One's own seat.
        seat: Seat,
        /// The steps in the game's notation.
        actions: Vec<String>,
        /// In a race: microseconds from the moment when all dice were on the screen, which
        /// is at `opens_at`, to the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reaction: Option<u64>,
    },
    /// Go on: the result on the screens has been seen. A throw says so, too.
    Next {
        /// One's own seat.
        seat: Seat,
    },
    /// Take back one's own last decision and what bots did after it, alone against bots at a
    /// table that is not public, and never across chance. The whole table comes with the answer.
    Undo {
        /// One's own seat.
        seat: Seat,
    },
    /// Let the table play faster or slower. The host may, and who is alone with bots.
    SetPace {
        /// The pace from now on.
        pace: Pace,
    },
    /// Give up. At a table of two the other wins; at larger ones a bot finishes the game, which
    /// is then not won by who gave up.
    Resign {
        /// One's own seat.
        seat: Seat,
    },
    /// Take the seat back from the bot that stood in. Who gave up is back in the next game.
    Return {
        /// One's own seat.
        seat: Seat,
    },
    /// Let a bot stand in for somebody who is away.
    StandIn {
        /// The seat of the person who is away.
        seat: Seat,
    },
    /// Play again with the same people. It begins when nobody is awaited any more and no seat is
    /// free: who is away, was stood in for or gave up is not waited for.
    Rematch,
    /// Ask for a key that moves a seat to another device.
    HandOver {
        /// One's own seat.
        seat: Seat,
    },
    /// Move a seat to this device.
    TakeOver {
        /// The seat that the key is for.
        seat: Seat,
        /// The key that `hand_over` gave to the other device.
        key: SeatKey,
    },
    /// Say something to everyone at the table.
    Say {
        /// One line of plain text.
        text: Line,
    },
    /// Show a quick reaction to everyone at the table.
    React {
        /// The reaction to show.
        reaction: Reaction,
    },
    /// Warn one's partner to watch out (T8), if the table allows it.
    Signal {
        /// One's own seat.
        seat: Seat,
    },
}

/// What can be said with one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reaction {
    /// Well played.
    Bravo,
    /// That was funny.
    Laugh,
    /// I did not see that coming.
    Surprise,
    /// Bad luck.
    Ouch,
    /// Let me think.
    Thinking,
    /// Thanks for the game.
    Thanks,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is read at once is what is read otherwise, and nothing more.
    #[test]
    fn plays_are_read_as_any_message_is() {
        let texts = [
            r#"{"type":"do","id":"a","command":{"type":"play","seat":1,"actions":["2,-1"]}}"#,
            r#"{"command":{"reaction":5,"actions":[],"seat":0,"type":"play"},"id":"b","type":"do"}"#,
            r#"{"type":"do","id":"c","new":1,"command":{"type":"play","seat":1,"actions":["a","b"],"new":2}}"#,
            r#"{"type":"do","id":"d","command":{"type":"play","seat":1,"actions":[],"reaction":null}}"#,
            r#"{"type":"do","id":"e","command":{"type":"next","seat":1,"actions":[]}}"#,
            r#"{"type":"do","id":"f","command":{"type":"play","seat":1}}"#,
            r#"{"type":"do","id":"","command":{"type":"play","seat":1,"actions":[]}}"#,
            r#"{"type":"do","id":"g","id":"h","command":{"type":"play","seat":1,"actions":[]}}"#,
            r#"{"type":"ask","id":"i","command":{"type":"play","seat":1,"actions":[]}}"#,
            r#"{"type":"do","id":"j","command":{"type":"play","seat":99,"actions":[]}}"#,
            r#"{"type":"ping","at":1.5}"#,
        ];
        let mut plays = 0;
        for text in texts {
            let read = ClientMessage::read_play(text);
            plays += usize::from(read.is_some());
            let otherwise = match serde_json::from_str(text) {
                Ok(ClientMessage::Do { id, command: command @ Command::Play { .. } }) => {
                    Some((id, command))
                }
                _ => None,
            };
            assert_eq!(read, otherwise, "{text}");
        }
        assert_eq!(plays, 4);
    }
}
