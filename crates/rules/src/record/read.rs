//! Reading records, which may come from anyone.

use std::num::NonZeroU32;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::{Problem, RecordError};
use super::{Ending, Header, Race, Record, Reveal, Step, VERSION};
use crate::any::{AnyState, GameKind};
use crate::game::{Actor, Outcome, Scores};
use crate::seat::Seat;

impl Record {
    /// Reads a record and checks it against the rules: every step, the outcome
    /// and the scores.
    pub fn read(text: &[u8]) -> Result<Record, RecordError> {
        // Some editors begin files with a mark, and leave empty lines.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let is_written = |(line, _): &(&[u8], usize)| !line.trim_ascii().is_empty();
        let mut lines = text.split(|&byte| byte == b'\n').zip(1..).filter(is_written);
        let (first, number) = lines.next().ok_or(at_line(1, Problem::Empty))?;
        let mut reader = Reader::new(first).map_err(|problem| at_line(number, problem))?;
        for (line, number) in lines {
            reader.read_line(line).map_err(|problem| {
                let step = matches!(
                    problem,
                    Problem::Notation(_)
                        | Problem::Illegal { .. }
                        | Problem::StandIn { .. }
                        | Problem::Race(_)
                );
                RecordError {
                    line: number,
                    step: step.then_some(reader.record.steps.len() + 1),
                    problem,
                }
            })?;
        }
        Ok(reader.record)
    }
}

fn at_line(line: usize, problem: Problem) -> RecordError {
    RecordError { line, step: None, problem }
}

/// A record so far, and the position that it has led to.
struct Reader {
    record: Record,
    state: AnyState,
}

#[derive(Deserialize)]
struct HeaderLine {
    bango: u64,
    game: String,
    seats: u8,
    #[serde(default)]
    options: Option<Map<String, Value>>,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    table: Option<String>,
    #[serde(default)]
    number: Option<NonZeroU32>,
    #[serde(default)]
    fair: Option<u32>,
    #[serde(default)]
    server: Option<String>,
    #[serde(default)]
    commit: Option<String>,
    #[serde(default)]
    entropy: Vec<Option<String>>,
}

/// Any line after the first. Which one it is shows in the fields that are there.
#[derive(Deserialize)]
struct Line {
    by: Option<Actor>,
    #[serde(rename = "do")]
    action: Option<String>,
    at: Option<u64>,
    stand_in: Option<bool>,
    /// As an object first: a list of the right length would pass for a measurement.
    race: Option<Map<String, Value>>,
    outcome: Option<Outcome>,
    scores: Option<Scores>,
    resigned: Option<Seat>,
    seed: Option<String>,
    entropy: Option<Vec<Option<String>>>,
    signature: Option<String>,
}

/// What a line says of a step beside who took it and what it was.
struct Marks {
    at: Option<u64>,
    stand_in: bool,
    race: Option<Map<String, Value>>,
}

impl Reader {
    fn new(line: &[u8]) -> Result<Reader, Problem> {
        let line: HeaderLine = parse(line)?;
        if line.bango != u64::from(VERSION) {
            return Err(Problem::Version { given: line.bango });
        }
        let kind: GameKind = line.game.parse()?;
        let options = match line.options {
            Some(json) => kind.read_options(json.into())?,
            None => kind.default_options(),
        };
        if !line.players.is_empty() && line.players.len() != usize::from(line.seats) {
            return Err(Problem::Players { named: line.players.len(), seats: line.seats });
        }
        let state = AnyState::start(&options, line.seats)?;
        let mut record = Record::new(options, line.seats);
        record.header = Header {
            players: line.players,
            table: line.table,
            number: line.number.map(NonZeroU32::get),
            fair: line.fair,
            server: line.server,
            commit: line.commit,
            entropy: by_seat(line.entropy, line.seats)?,
            ..record.header
        };
        Ok(Reader { record, state })
    }

    fn read_line(&mut self, line: &[u8]) -> Result<(), Problem> {
        let mut line: Line = parse(line)?;
        if self.record.signature.is_some() {
            return Err(Problem::AfterTheSignature);
        }
        if let Some(signature) = line.signature.take() {
            return self.sign(&line, signature);
        }
        let marks = Marks {
            at: line.at,
            stand_in: line.stand_in.unwrap_or_default(),
            race: line.race.take(),
        };
        match line {
            Line { by: Some(by), action: Some(action), outcome: None, seed: None, .. } => {
                self.step(by, &action, marks)
            }
            Line {
                outcome: Some(outcome),
                scores,
                resigned,
                by: None,
                action: None,
                seed: None,
                ..
            } => self.end(Ending { outcome, scores, resigned }),
            Line { seed: Some(seed), entropy, by: None, action: None, outcome: None, .. } => {
                self.reveal(seed, entropy.unwrap_or_default())
            }
            _ => Err(Problem::UnknownLine),
        }
    }

    fn step(&mut self, by: Actor, text: &str, marks: Marks) -> Result<(), Problem> {
        if self.record.ending.is_some() {
            return Err(Problem::AfterTheEnding);
        }
        let action = self.state.kind().read_action(text)?;
        let turn = self.state.turn();
        let play = self.state.play(by, &action);
        play.map_err(|rule| Problem::Illegal { by, action: action.to_string(), rule })?;
        let Marks { at, stand_in, race } = marks;
        if stand_in && !matches!(by, Actor::Seat(_)) {
            return Err(Problem::StandIn { by });
        }
        if race.as_ref().is_some_and(has_lists_for_objects) {
            return Err(Problem::Unreadable("a measurement is an object".to_owned()));
        }
        let race = race.map(|race| Race::deserialize(Value::Object(race)));
        let race = race.transpose().map_err(|error| Problem::Unreadable(error.to_string()))?;
        race.iter().try_for_each(|race| race.check(turn, by))?;
        self.record.steps.push(Step { by, action, at, stand_in, race: race.map(Box::new) });
        Ok(())
    }

    fn sign(&mut self, line: &Line, signature: String) -> Result<(), Problem> {
        let alone = line.by.is_none() && line.outcome.is_none() && line.seed.is_none();
        if !alone || line.action.is_some() {
            return Err(Problem::UnknownLine);
        }
        self.record.signature = Some(signature);
        Ok(())
    }

    fn reveal(&mut self, seed: String, entropy: Vec<Option<String>>) -> Result<(), Problem> {
        if self.record.ending.is_none() {
            return Err(Problem::EarlySeed);
        }
        if self.record.reveal.is_some() {
            return Err(Problem::SecondSeed);
        }
        let entropy = by_seat(entropy, self.record.header.seats)?;
        self.record.reveal = Some(Reveal { seed, entropy });
        Ok(())
    }

    fn end(&mut self, said: Ending) -> Result<(), Problem> {
        if self.record.ending.is_some() {
            return Err(Problem::AfterTheEnding);
        }
        let seats = self.record.header.seats;
        let ended = match (Ending::of(&self.state), said.resigned) {
            (Some(ended), _) => ended,
            // A player can give up for as long as the game is not over.
            (None, Some(seat)) if seat.number() < seats => Ending::by_resignation(seat, seats),
            (None, _) => return Err(Problem::NotOver),
        };
        if said != ended {
            let json = |ending| serde_json::to_string(ending).unwrap_or_default();
            return Err(Problem::OtherEnding { said: json(&said), ended: json(&ended) });
        }
        self.record.ending = Some(said);
        Ok(())
    }
}

/// Whether a list stands where a measurement has an object: it would pass for one.
fn has_lists_for_objects(race: &Map<String, Value>) -> bool {
    let hold = race.get("hold");
    let late = hold.and_then(|hold| hold.get("late")).and_then(Value::as_array);
    hold.is_some_and(Value::is_array) || late.is_some_and(|late| late.iter().any(Value::is_array))
}

/// A list with an entry for each seat, or none at all.
fn by_seat(list: Vec<Option<String>>, seats: u8) -> Result<Vec<Option<String>>, Problem> {
    if list.is_empty() || list.len() == usize::from(seats) {
        Ok(list)
    } else {
        Err(Problem::Entropy { given: list.len(), seats })
    }
}

fn parse<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Result<T, Problem> {
    let text = std::str::from_utf8(line).map_err(|_| Problem::NotText)?;
    // A list of the right length would pass for an object, but no record is written so.
    if !text.trim_start().starts_with('{') {
        return Err(Problem::Unreadable("it does not begin with “{”".to_owned()));
    }
    serde_json::from_str(text).map_err(|error| {
        // Its own line number is always 1 and would only confuse.
        Problem::Unreadable(error.to_string().replace(" at line 1 column", " at column"))
    })
}
