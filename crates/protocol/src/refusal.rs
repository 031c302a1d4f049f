//! Why something was not done: a stable code for programs, a sentence for
//! people, and the paragraph of the rules where there is one.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What a client is told instead of an acknowledgement. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// What kind of refusal it is.
    pub code: Code,
    /// One sentence, in English; with the code `not_understood` in the language that was asked for.
    pub sentence: String,
    /// The broken rule's own name, if a rule of the game forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The paragraph of RULES.md that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paragraph: Option<String>,
    /// In a lesson, with the code `lesson`: the key of the sentence in
    /// the game's file in locales that says it kindly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// In how many seconds it is worth trying again, if that is known. HTTP says so in
    /// `Retry-After`, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u32>,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $sentence:literal,)*) => {
        /// The kinds of refusal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum Code {
            $($(#[$doc])* $code,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &'static [Code] = &[$(Code::$code,)*];

            /// The sentence that goes with it where there is nothing more to say.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Code::$code => $sentence,)*
                }
            }
        }
    };
}

codes! {
    /// The message is not one of the protocol.
    Unreadable = "this message cannot be read",
    /// The first message was not `hello`, or there was a second one.
    Handshake = "a connection begins with one hello",
    /// The client speaks another version: load the page anew.
    Version = "this page is out of date: load it again",
    /// There is no such table.
    NoTable = "there is no such table",
    /// The connection does not watch a table.
    NotWatching = "open a table first",
    /// The table has no such seat.
    NoSeat = "the table has no such seat",
    /// Somebody sits there.
    SeatTaken = "somebody sits there already",
    /// Nobody sits there.
    SeatEmpty = "nobody sits there",
    /// The seat is another's.
    NotYourSeat = "this seat is not yours",
    /// A seat's link that is no longer good.
    BadSeatKey = "this link to a seat is no longer good",
    /// A key that makes this device somebody's and is no longer good.
    BadMovingKey = "this link is no longer good: ask for a new one on the other device",
    /// The device has tables or games of its own, which nobody could reach any more.
    LeavesSomething = "this device has tables or games of its own, which would stay behind",
    /// Only the host may do that.
    NotHost = "only the host may do that",
    /// A name is needed.
    NoName = "choose a name first",
    /// That can be done before the start only.
    Started = "the game has started",
    /// That can be done during the game only.
    NotPlaying = "no game is being played here",
    /// There are free seats.
    FreeSeats = "there are free seats: fill them with friends or bots",
    /// The game is not played by more.
    NoMoreSeats = "this game has no more seats",
    /// The game is not played by fewer.
    FewestSeats = "this game needs the seats that are left: fill them with friends or bots",
    /// More people sit here than the game would have seats.
    TooManyPeople = "more people sit here than there would be seats: somebody stands up first",
    /// At a public table everybody but the host has one seat.
    OneSeat = "at a public table you have one seat: stand up first if you want another",
    /// Who gave up is out of this game.
    GaveUp = "you gave up, so a bot finishes this game for you: you are back in the next one",
    /// The game does not exist or cannot be played so.
    BadOptions = "the game cannot be played so",
    /// There is no such game, at this table or at all.
    NoGame = "there is no such game",
    /// There is nothing to say about that now.
    NoAdvice = "there is no advice on that now",
    /// Undo and hints are for those who play against bots alone.
    BotsOnly = "that is only possible in games against bots",
    /// There is nothing that could be taken back.
    NoUndo = "there is nothing to take back: chance has had its say since, or you have not moved",
    /// A step that the rules allow but the lesson does not follow.
    Lesson = "the lesson goes on another way: nothing is lost, try again",
    /// The step is no step of the game.
    Notation = "this is no step of the game",
    /// What was typed is not understood, or could mean two things; the sentence, in the language that
    /// was asked for, says what can be typed.
    NotUnderstood = "this is not understood: type help to hear what can be typed",
    /// A rule of the game forbids it.
    Illegal = "the rules do not allow that",
    /// Somebody else was first; the call does not count.
    TooLate = "the round was decided before",
    /// The call came before the dice were shown.
    TooEarly = "the dice are not shown yet",
    /// Partners do not confer.
    NoConferring = "partners do not confer during the game (T8)",
    /// The seat's owner is there and may play.
    NotAway = "the player in this seat is there",
    /// What was revealed is not what was committed to.
    BadEntropy = "this is not what was committed to",
    /// Too many requests.
    TooFast = "that was too fast: wait a moment",
    /// Too many tables.
    TooManyTables = "there are too many tables at the moment",
    /// The table's log is full: play goes on at a new table.
    TableFull = "this table has been played at for very long: make a new one",
    /// Nobody has this short code, or its time is over.
    UnknownCode = "nobody has this code: look at it again, or ask for a new one",
    /// The screen with this code shows another table.
    ScreenBusy = "this screen shows another table: ask for a new code on it",
    /// Nobody could see the name.
    InvisibleName = "nobody could read this name: choose another one",
    /// The name looks like that of another player, or of a bot.
    NameTaken = "somebody at this table has a name that looks the same: choose another one",
    /// The host has just removed this player from the table.
    Removed = "you were removed from this table: you can sit down here again later",
    /// The host has removed this player from a public table, for as long as the table lives.
    SentAway = "you were removed from this table: you can watch, or play at another one",
    /// The game is not over, so its record would tell what is hidden.
    NotOver = "the record can be read when the game is over",
    /// The request came from another site.
    Origin = "requests from other sites are not answered",
    /// The log cannot be written; nothing was done.
    Storage = "the move could not be saved, so it was not made: try again",
    /// The table's log was damaged on the disk, so it cannot be opened.
    Damaged = "this table was damaged on the server's disk: tell whoever runs it",
    /// The server is about to stop.
    Stopping = "the server is about to stop: come back in a moment",
}

impl Refusal {
    /// The refusal of this kind with its own sentence.
    pub fn new(code: Code) -> Refusal {
        Refusal::saying(code, code.sentence())
    }

    /// A refusal of this kind that says more.
    pub fn saying(code: Code, sentence: impl fmt::Display) -> Refusal {
        let sentence = sentence.to_string();
        Refusal { code, sentence, rule: None, paragraph: None, key: None, wait: None }
    }

    /// A refusal of this kind for now: after this time it may well be granted.
    pub fn later(code: Code, after: Duration) -> Refusal {
        let whole = after.as_secs() + u64::from(after.subsec_nanos() > 0);
        let wait = u32::try_from(whole.max(1)).unwrap_or(u32::MAX);
        let unit = if wait == 1 { "second" } else { "seconds" };
        let sentence = format!("{} (try again in {wait} {unit})", code.sentence());
        Refusal { wait: Some(wait), ..Refusal::saying(code, sentence) }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal::new(code)
    }
}

impl From<rules::any::AnyIllegal> for Refusal {
    fn from(rule: rules::any::AnyIllegal) -> Refusal {
        Refusal {
            rule: Some(rule.code().to_owned()),
            paragraph: rule.paragraph().map(str::to_owned),
            ..Refusal::saying(Code::Illegal, rule)
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}
