//! A table: who sits at it and the game on it. It is what its log adds up to,
//! and knows nothing of sockets, tasks or clocks.

mod command;
mod ended;
mod first_entry;
mod learning;
mod matched;
mod names;
mod people;
mod rematch;
mod replies;
mod seating;
mod show;
mod snapshot;

use std::collections::BTreeSet;

use bots::{BotLevel, Level, TrackRecord};
use protocol::TableId;
use protocol::avatar::Avatar;
use protocol::http::TableSummary;
use protocol::table::{Phase, Settings};
use protocol::text::Name;
use rules::any::AnyOptions;
use rules::record::Record;
use rules::{GameKind, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use command::Asker;
pub use first_entry::first_entry;
pub use matched::Match;
use matched::Started;
pub use names::check as check_name;
pub use replies::{Replies, Reply};
pub use show::{Missed, Presence, Strengths};
pub use snapshot::{RowDigest, Snapshot};

use crate::log::{Entry, Event};
use crate::session::SessionId;
use crate::you::Ended;
use fair::{Binding, Commitment, Derivation, Entropy, Secret};

/// How well a bot plays that stands in for somebody.
const STAND_IN: Level = Level::Strong;

/// A table and the game on it, as its log tells.
#[derive(Debug)]
pub struct Table {
    /// Its id, which is all that a link needs.
    pub id: TableId,
    /// How many rows its log has.
    pub seq: u64,
    made: u64,
    host: SessionId,
    game: GameKind,
    options: AnyOptions,
    settings: Settings,
    places: Vec<Place>,
    drawn: u32,
    /// How many games were started here, in all series.
    games: u32,
    /// The game that is on, or the last one while it lies on the table.
    play: Option<Match>,
    /// Those who may not sit down here any more.
    sent_away: BTreeSet<SessionId>,
    /// All chance that players ever added here. It is public, or will be, and no good any more.
    told: BTreeSet<Entropy>,
    /// The game that ended last, with those who played it.
    ended: Option<Box<Ended>>,
    /// What was answered to the last commands.
    pub replies: Replies,
}

/// A seat at the table and who holds it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Place {
    sitter: Sitter,
    won: u32,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sitter {
    #[default]
    Nobody,
    Person(Person),
    Bot(BotLevel),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Person {
    session: SessionId,
    name: Name,
    avatar: Option<Avatar>,
    /// The row of the log with which this device came to hold the seat.
    since: u64,
    stand_in: bool,
    /// In the game that is on, or lies on the table: then a bot stands in to its end.
    gave_up: bool,
    again: bool,
    promise: Option<Commitment>,
    /// What everybody saw of them in races here, for bots that match them.
    track_record: TrackRecord,
}

/// A log that does not add up: it was not written by this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("row {seq} of the log is not one: {problem}")]
pub struct Corrupt {
    seq: u64,
    problem: String,
}

/// Why a log has no record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrecorded {
    /// There is no such table.
    NoTable,
    /// The table has had no such game.
    NoGame,
    /// The game is on: its record would tell what is hidden.
    NotOver,
    /// The log does not add up.
    Corrupt(Corrupt),
}

impl Table {
    /// The table of a log; `None` if the log is empty.
    pub fn load(id: TableId, rows: &[Box<str>]) -> Result<Option<Table>, Corrupt> {
        let mut table = None;
        for (row, seq) in rows.iter().zip(1..) {
            let corrupt = |problem| Corrupt { seq, problem };
            table = Some(Table::after(table, id, row).map_err(corrupt)?);
        }
        Ok(table)
    }

    /// The record of one game of a log, as soon as the log tells its end.
    pub fn record_of(id: TableId, rows: &[Box<str>], number: u32) -> Result<Record, Unrecorded> {
        let mut table = None;
        for (row, seq) in rows.iter().zip(1..) {
            let corrupt = |problem| Unrecorded::Corrupt(Corrupt { seq, problem });
            let next = Table::after(table, id, row).map_err(corrupt)?;
            let over = next.play.as_ref().filter(|play| play.number() == number);
            if let Some(record) = over.and_then(Match::record) {
                return Ok(record);
            }
            table = Some(next);
        }
        Err(match table {
            None => Unrecorded::NoTable,
            Some(table) if table.play().is_some_and(|play| play.number() == number) => {
                Unrecorded::NotOver
            }
            Some(_) => Unrecorded::NoGame,
        })
    }

    /// The table after one more row of its log.
    fn after(table: Option<Table>, id: TableId, row: &str) -> Result<Table, String> {
        let entry: Entry = serde_json::from_str(row).map_err(|error| error.to_string())?;
        match table {
            None => Table::new(id, &entry),
            Some(mut table) => {
                table.apply(&entry)?;
                Ok(table)
            }
        }
    }

    /// The table that this entry, the first of its log, makes.
    pub fn new(id: TableId, entry: &Entry) -> Result<Table, String> {
        let Some((Event::Made { game, options, seats, settings, host }, rest)) =
            entry.events.split_first()
        else {
            return Err("a log begins with the making of the table".to_owned());
        };
        let options = game.read_options(options.clone()).map_err(|error| error.to_string())?;
        let mut table = Table {
            id,
            seq: 1,
            made: entry.at,
            host: *host,
            game: *game,
            options,
            settings: *settings,
            places: (0..*seats).map(|_| Place::default()).collect(),
            drawn: 0,
            games: 0,
            play: None,
            sent_away: BTreeSet::new(),
            told: BTreeSet::new(),
            ended: None,
            replies: Replies::default(),
        };
        rest.iter().try_for_each(|event| table.apply_event(entry.at, event))?;
        Ok(table)
    }

    /// Adds the next row of the log.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        self.seq += 1;
        entry.events.iter().try_for_each(|event| self.apply_event(entry.at, event))?;
        for origin in &entry.by {
            self.replies.remember_done(origin, self.seq);
        }
        Ok(())
    }

    fn apply_event(&mut self, at: u64, event: &Event) -> Result<(), String> {
        match event {
            Event::Made { .. } => return Err("a table is made once".to_owned()),
            // Who changes their name keeps all else.
            Event::Sat { seat, session, name, avatar } if self.holder(*seat) == Some(*session) => {
                let person = self.person_mut(*seat)?;
                person.name = name.clone();
                person.avatar = avatar.or(person.avatar);
            }
            Event::Sat { seat, session, name, avatar } => {
                let person = Person {
                    session: *session,
                    name: name.clone(),
                    avatar: *avatar,
                    since: self.seq,
                    stand_in: false,
                    gave_up: false,
                    // Who sits down after a game wants to play the next one.
                    again: self.phase() == Phase::Over,
                    promise: None,
                    track_record: TrackRecord::default(),
                };
                *self.place(*seat)? = Place { sitter: Sitter::Person(person), won: 0 };
            }
            Event::BotSat { seat, level, matches } => {
                let level = BotLevel::new(*level, *matches);
                *self.place(*seat)? = Place { sitter: Sitter::Bot(level), won: 0 };
            }
            Event::Left { seat } => *self.place(*seat)? = Place::default(),
            Event::Removed { seat } => {
                let session = self.person_mut(*seat)?.session;
                self.sent_away.insert(session);
                *self.place(*seat)? = Place::default();
            }
            Event::Arranged { keep, seats } => self.arrange(*keep, *seats)?,
            Event::GameChosen { game, options, keep, seats } => {
                let options = game.read_options(options.clone());
                self.options = options.map_err(|error| error.to_string())?;
                self.game = *game;
                self.give_offered_levels();
                self.arrange(*keep, *seats)?;
                self.begin_series();
            }
            Event::Moved { seat, session } => {
                let seq = self.seq;
                let person = self.person_mut(*seat)?;
                person.session = *session;
                person.since = seq;
            }
            Event::Contributed { seat, commitment } => {
                self.person_mut(*seat)?.promise = Some(*commitment);
            }
            Event::Started { secret, fair } => {
                let secret = Secret::from_hex(secret).map_err(|error| error.to_string())?;
                self.play = Some(self.next_match(secret, *fair, at)?);
                self.games += 1;
                for person in self.people_mut() {
                    person.forget_game();
                    person.promise = None;
                }
            }
            Event::Revealed { entropy, .. } => {
                self.told.insert(*entropy);
                self.apply_to_game(at, event)?;
            }
            Event::Opened | Event::Undone { .. } => self.apply_to_game(at, event)?,
            Event::Stepped { .. } | Event::Resigned { .. } => {
                self.apply_to_game(at, event)?;
                self.learn_race();
                self.count_if_over(at);
            }
            Event::GaveUp { seat } => {
                self.apply_to_game(at, event)?;
                let person = self.person_mut(*seat)?;
                (person.stand_in, person.gave_up) = (true, true);
            }
            Event::PaceSet { pace } => self.settings.pace = *pace,
            Event::ClockSet { seconds } => self.settings.seconds = *seconds,
            Event::StoodIn { seat } => self.person_mut(*seat)?.stand_in = true,
            Event::Returned { seat } => self.person_mut(*seat)?.stand_in = false,
            Event::Again { seat } => self.person_mut(*seat)?.again = true,
        }
        Ok(())
    }

    /// Adds the game that has just ended to the series.
    fn count_if_over(&mut self, at: u64) {
        self.remember_ended(at);
        let Some(play) = &self.play else { return };
        let Some(ending) = play.ending() else { return };
        let gave_up = play.gave_up();
        let (outcome, resigned) = (ending.outcome, ending.resigned);
        match ending.outcome {
            Outcome::Drawn => self.drawn += 1,
            // Who gave up does not win by the bot that finished.
            Outcome::Won(winners) => {
                for seat in winners.iter().filter(|seat| !gave_up.contains(*seat)) {
                    if let Some(place) = self.places.get_mut(seat.index()) {
                        place.won += 1;
                    }
                }
            }
        }
        self.learn_game(outcome, resigned);
    }

    /// The next game of the series, with this secret.
    fn next_match(&self, secret: Secret, derivation: Derivation, at: u64) -> Result<Match, String> {
        let last = self.play.as_ref().and_then(|last| Some((last, last.ending()?.outcome)));
        let options = last.map_or_else(
            || self.options.clone(),
            |(last, outcome)| last.state().next_options(last.options(), outcome),
        );
        let binding = Binding {
            derivation,
            table: self.id.to_string(),
            number: self.games + 1,
            options,
            seats: self.seats(),
        };
        let promises = self.places.iter().map(|place| match &place.sitter {
            Sitter::Person(person) => person.promise,
            _ => None,
        });
        let started = Started { seq: self.seq, at };
        Match::new(binding, self.players(), secret, promises.collect(), started)
    }

    /// Whether people wait, add chance, play, or are done.
    pub fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Waiting,
            Some(play) if play.ending().is_some() => Phase::Over,
            Some(play) if play.is_open() => Phase::Playing,
            Some(_) => Phase::Gathering,
        }
    }

    /// The game that is on, or the last one.
    pub fn play(&self) -> Option<&Match> {
        self.play.as_ref()
    }

    /// The game, while steps can be taken in it.
    pub fn playing(&self) -> Option<&Match> {
        self.play.as_ref().filter(|_| self.phase() == Phase::Playing)
    }

    /// What the table chose besides the game's options.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    pub fn game(&self) -> GameKind {
        self.game
    }

    pub fn seats(&self) -> u8 {
        u8::try_from(self.places.len()).unwrap_or(u8::MAX)
    }

    /// How many steps would be left if whoever holds these seats took back a decision: alone
    /// against bots, at a table that is not public. `None` if they may not.
    pub fn undo_point(&self, seats: Seats) -> Option<usize> {
        let session = seats.iter().next().and_then(|seat| self.holder(seat))?;
        let allowed = !self.settings.public && self.is_alone(session);
        self.playing().filter(|_| allowed)?.undo_point(seats)
    }

    /// Whether partners play here and may not confer now (T8).
    pub fn partners_are_silent(&self) -> bool {
        let team = |seat| self.game.partner(seat, self.seats()).is_some();
        self.phase() == Phase::Playing && Seat::all(self.seats()).any(team)
    }

    /// The table in few words.
    pub fn summary(&self) -> TableSummary {
        let sitter = |place: &Place| match &place.sitter {
            Sitter::Nobody => None,
            Sitter::Person(person) => Some(person.name.as_str().to_owned()),
            Sitter::Bot(level) => Some(level.to_string()),
        };
        TableSummary {
            table: self.id,
            game: self.game,
            seats: self.places.iter().map(sitter).collect(),
            host: self.host_seat().and_then(|seat| self.name(seat)).cloned(),
            phase: self.phase(),
            games: self.games,
            made: self.made,
        }
    }

    /// The names of those who sit here, by seat.
    fn players(&self) -> Vec<String> {
        self.summary().seats.into_iter().map(Option::unwrap_or_default).collect()
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, String> {
        self.places.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, String> {
        match &mut self.place(seat)?.sitter {
            Sitter::Person(person) => Ok(person),
            _ => Err(format!("nobody sits in seat {seat}")),
        }
    }

    fn apply_to_game(&mut self, at: u64, event: &Event) -> Result<(), String> {
        let play = self.play.as_mut().ok_or_else(|| "no game has started".to_owned())?;
        play.apply(self.seq, at, event)
    }
}
