//! A file of results: what was played is not played again, and more can be added to it.
//!
//! The first line says which match it is, every further line holds one deal. A last line
//! that was cut off, because the program was ended while it wrote, is dropped.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::arena::{LineUp, PlayedDeal, deal_games};
use rules::Outcome;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// Which match the results are of: only equal ones can be added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// The form of the file.
    pub bango_arena: u32,
    /// The program that played: bots differ between versions.
    pub version: String,
    pub game: String,
    pub options: serde_json::Value,
    pub seats: u8,
    /// Labels and budgets.
    pub bots: Vec<[String; 2]>,
}

/// The file, open for more.
pub struct ResultsFile {
    path: PathBuf,
    file: Mutex<File>,
    failure: Mutex<Option<std::io::Error>>,
}

impl ResultsFile {
    /// Opens or begins a file of this match, and reads the deals in it.
    pub fn open(
        path: &Path,
        heading: &Heading,
        line_ups: &[LineUp],
    ) -> Result<(ResultsFile, Vec<PlayedDeal>), Failure> {
        let failed = |error: std::io::Error| {
            Failure::bad_request(format_args!("{} cannot be used: {error}", path.display()))
                .hint("choose another file with --results")
        };
        let mut file = (OpenOptions::new().read(true).write(true).create(true).truncate(false))
            .open(path)
            .map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        file.set_len(whole.len() as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let known = read(path, whole, heading, line_ups)?;
        let results = ResultsFile {
            path: path.to_owned(),
            file: Mutex::new(file),
            failure: Mutex::new(None),
        };
        if whole.is_empty() {
            results.write(heading);
        }
        Ok((results, known))
    }

    /// Adds a deal.
    pub fn add(&self, deal: &PlayedDeal) {
        self.write(deal);
    }

    fn write(&self, line: &impl Serialize) {
        let mut text = serde_json::to_string(line).unwrap_or_default();
        text.push('\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = file.write_all(text.as_bytes()) {
            let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
            failure.get_or_insert(error);
        }
    }

    /// Whether everything was written.
    pub fn finish(self) -> Result<(), Failure> {
        let failure = self.failure.into_inner().unwrap_or_else(PoisonError::into_inner);
        failure.map_or(Ok(()), |error| {
            let path = self.path.display();
            Err(Failure::check_failed(format_args!("{path} cannot be written: {error}")))
        })
    }
}

fn read(
    path: &Path,
    text: &str,
    heading: &Heading,
    line_ups: &[LineUp],
) -> Result<Vec<PlayedDeal>, Failure> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    if serde_json::from_str::<Heading>(first).ok().as_ref() != Some(heading) {
        let path = path.display();
        return Err(Failure::bad_request(format_args!("{path} holds no results of this match"))
            .hint(
                "the game, its options, the bots, their budgets and the program must be the same",
            ));
    }
    let deal = |(number, line): (usize, &str)| {
        let deal: Option<PlayedDeal> = serde_json::from_str(line).ok();
        deal.filter(|deal| fits(deal, heading.seats, line_ups)).ok_or_else(|| {
            let (path, line) = (path.display(), number + 2);
            Failure::bad_request(format_args!("line {line} of {path} is not a deal of this match"))
        })
    };
    lines.enumerate().map(deal).collect()
}

/// Whether a deal has an outcome for each of its games, and only seats of the table in it.
fn fits(deal: &PlayedDeal, seats: u8, line_ups: &[LineUp]) -> bool {
    let possible = |outcome: &Outcome| match outcome {
        Outcome::Won(winners) => {
            !winners.is_empty() && winners.iter().all(|seat| seat.number() < seats)
        }
        Outcome::Drawn => true,
    };
    deal.outcomes.len() == deal_games(line_ups, deal.deal).len()
        && deal.outcomes.iter().all(possible)
}
