//! Reading records, which may come from anyone.

use serde::Deserialize;

use super::error::{Problem, RecordError};
use super::{Ending, Header, Record, Step, VERSION};
use crate::any::{AnyState, GameKind};
use crate::game::{Actor, Outcome, Scores};

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
                let step = matches!(problem, Problem::Notation(_) | Problem::Illegal { .. });
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
    options: Option<serde_json::Map<String, serde_json::Value>>,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    commit: Option<String>,
}

/// Any line after the first. Which one it is shows in the fields that are there.
#[derive(Deserialize)]
struct Line {
    by: Option<Actor>,
    #[serde(rename = "do")]
    action: Option<String>,
    at: Option<u64>,
    outcome: Option<Outcome>,
    scores: Option<Scores>,
    seed: Option<String>,
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
        let header = Header {
            players: line.players,
            commit: line.commit,
            ..Record::new(options, line.seats).header
        };
        Ok(Reader { record: Record { header, steps: Vec::new(), ending: None, seed: None }, state })
    }

    fn read_line(&mut self, line: &[u8]) -> Result<(), Problem> {
        match parse(line)? {
            Line { by: Some(by), action: Some(action), at, outcome: None, seed: None, .. } => {
                self.step(by, &action, at)
            }
            Line { outcome: Some(outcome), scores, by: None, action: None, seed: None, .. } => {
                self.end(Ending { outcome, scores })
            }
            Line { seed: Some(seed), by: None, action: None, outcome: None, .. } => {
                if self.record.ending.is_none() {
                    return Err(Problem::EarlySeed);
                }
                if self.record.seed.is_some() {
                    return Err(Problem::SecondSeed);
                }
                self.record.seed = Some(seed);
                Ok(())
            }
            _ => Err(Problem::UnknownLine),
        }
    }

    fn step(&mut self, by: Actor, text: &str, at: Option<u64>) -> Result<(), Problem> {
        if self.record.ending.is_some() {
            return Err(Problem::AfterTheEnding);
        }
        let action = self.state.kind().read_action(text)?;
        let play = self.state.play(by, &action);
        play.map_err(|rule| Problem::Illegal { by, action: action.to_string(), rule })?;
        self.record.steps.push(Step { by, action, at });
        Ok(())
    }

    fn end(&mut self, said: Ending) -> Result<(), Problem> {
        if self.record.ending.is_some() {
            return Err(Problem::AfterTheEnding);
        }
        let ended = Ending::of(&self.state).ok_or(Problem::NotOver)?;
        if said != ended {
            let json = |ending| serde_json::to_string(ending).unwrap_or_default();
            return Err(Problem::OtherEnding { said: json(&said), ended: json(&ended) });
        }
        self.record.ending = Some(said);
        Ok(())
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
