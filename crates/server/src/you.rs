//! What is remembered of people beside the logs: where they sit, and how the games that they
//! played count for them. The store keeps it; the log is the truth, and what is lost here is noted
//! again when a table is opened.

mod moving;
mod strength;
mod tally;
#[cfg(test)]
mod tests;

use bots::{BotLevel, Level};
use protocol::TableId;
use protocol::you::{YourGame, YourTable};
use rules::{GameKind, Outcome, Seat, Seats};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

pub use moving::MovingKeys;
pub use strength::Skill;
pub use tally::{Tally, add};

use crate::session::SessionId;

/// Where a table stands, for those who sit at it.
#[derive(Debug)]
pub struct Standing {
    /// The table as it is for all of them; `yours` is nobody's.
    pub table: YourTable,
    /// Whether something has happened there, at `changed`. Otherwise it was only opened, and what
    /// is noted of it stays if it is there.
    pub is_news: bool,
    /// Whose doing it was. Who was forgotten is remembered again by what they do themselves.
    pub by: Vec<SessionId>,
    /// Who sits there.
    pub holders: Vec<(SessionId, Seats)>,
}

/// A game that ended, with those who played it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ended {
    pub table: TableId,
    /// Which of the table's games, from 1.
    pub number: u32,
    pub game: GameKind,
    /// When: milliseconds since 1970.
    pub at: u64,
    pub outcome: Outcome,
    /// By seat.
    pub players: Vec<Player>,
}

/// Who played in a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub who: Who,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Bot(BotLevel),
    Person(Person),
}

/// A person in a seat when the game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Person {
    pub session: SessionId,
    pub end: End,
    /// How fast the right calls were that they made themselves.
    pub reactions: Vec<Reaction>,
}

/// How a person came to the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// They played it to its end.
    Played,
    /// They gave up, which ended it.
    Resigned,
    /// A bot of this level finished it for them.
    StoodInFor(Level),
}

/// A right call in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reaction {
    /// The kind of race, in the game's own word.
    pub kind: &'static str,
    pub ms: u32,
}

/// Its kind is one of the words that games have.
impl<'de> Deserialize<'de> for Reaction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Reaction, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            kind: String,
            ms: u32,
        }
        let written = Written::deserialize(deserializer)?;
        let mut known = GameKind::ALL.iter().flat_map(|game| game.race_kinds());
        let kind = known.find(|kind| **kind == written.kind);
        let kind = kind.ok_or_else(|| D::Error::custom("no game has such a race"))?;
        Ok(Reaction { kind, ms: written.ms })
    }
}

/// What a game came to for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    Won,
    Drawn,
    Lost,
}

impl Ended {
    /// Everybody who played it, each with their seats.
    pub fn people(&self) -> Vec<(SessionId, Seats)> {
        let mut people: Vec<(SessionId, Seats)> = Vec::new();
        for (seat, person) in self.persons() {
            match people.iter_mut().find(|(session, _)| *session == person.session) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => people.push((person.session, Seats::only(seat))),
            }
        }
        people
    }

    /// The game in the list of whoever had these seats.
    pub fn listed(&self, yours: Seats) -> YourGame {
        YourGame {
            table: self.table,
            number: self.number,
            game: self.game,
            players: self.players.iter().map(|player| player.name.clone()).collect(),
            yours,
            winners: self.winners(),
            gave_up: self.persons_in(yours).any(|person| person.end != End::Played),
            ended: self.at,
        }
    }

    /// What it came to for whoever had these seats; `None` if they played against themselves,
    /// which says nothing of them.
    pub fn came_to(&self, yours: Seats) -> Option<Came> {
        let first = yours.iter().next()?;
        let side = self.side(first);
        if !yours.iter().all(|seat| side.contains(seat)) {
            return None;
        }
        // Who does not play to the end has not won by the bot that does.
        if self.persons_in(yours).any(|person| person.end != End::Played) {
            return Some(Came::Lost);
        }
        Some(match self.outcome {
            Outcome::Drawn => Came::Drawn,
            Outcome::Won(winners) if winners.contains(first) => Came::Won,
            Outcome::Won(_) => Came::Lost,
        })
    }

    fn winners(&self) -> Seats {
        match self.outcome {
            Outcome::Won(winners) => winners,
            Outcome::Drawn => Seats::NONE,
        }
    }

    /// A seat, and the one that plays together with it.
    fn side(&self, seat: Seat) -> Seats {
        let partner = self.game.partner(seat, self.seats());
        partner.map_or(Seats::only(seat), |partner| Seats::only(seat).with(partner))
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    fn persons(&self) -> impl Iterator<Item = (Seat, &Person)> {
        Seat::all(self.seats()).zip(&self.players).filter_map(|(seat, player)| match &player.who {
            Who::Person(person) => Some((seat, person)),
            Who::Bot(_) => None,
        })
    }

    fn persons_in(&self, seats: Seats) -> impl Iterator<Item = &Person> {
        self.persons().filter(move |(seat, _)| seats.contains(*seat)).map(|(_, person)| person)
    }
}
