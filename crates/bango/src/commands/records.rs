//! Records as files: read with care, written so that nothing is lost.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use rules::record::{Problem, Record};

use crate::failure::Failure;

/// Larger than any game that people play; what is larger is a mistake or a trap.
const LARGEST: u64 = 64 << 20;

/// Reads a record from a file, or from standard input for `-`, and checks it.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    read_record_and_text(path).map(|(record, _)| record)
}

/// The same, and the text that it was read from, which a signature is under.
pub fn read_record_and_text(path: &Path) -> Result<(Record, Vec<u8>), Failure> {
    let from_stdin = path == Path::new("-");
    let read = || -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        let source: Box<dyn Read> =
            if from_stdin { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
        source.take(LARGEST + 1).read_to_end(&mut text)?;
        Ok(text)
    };
    let name = if from_stdin { "standard input".to_owned() } else { path.display().to_string() };
    let text = read().map_err(|error| {
        Failure::bad_request(format_args!("{name} cannot be read: {error}"))
            .hint("bango sim cards --games 1 --record games makes a record")
    })?;
    if text.len() as u64 > LARGEST {
        return Err(Failure::bad_request(format_args!("{name} is too large for a record"))
            .hint(format_args!("records of up to {} MiB are read", LARGEST >> 20)));
    }
    let record = Record::read(&text).map_err(|error| {
        let hint = match &error.problem {
            Problem::Illegal { rule, .. } => {
                let paragraph = rule.paragraph().unwrap_or_default();
                format!("bango rules {paragraph} tells that rule")
            }
            _ => "docs/NOTATION.md says how records are written".to_owned(),
        };
        Failure::check_failed(format_args!("{name}, {error}")).hint(hint)
    })?;
    Ok((record, text))
}

/// Writes a record, whole or not at all, and never over something else.
pub fn write_record(path: &Path, record: &Record) -> Result<(), Failure> {
    let text = record.to_string();
    match fs::read(path) {
        Ok(known) if known == text.as_bytes() => return Ok(()),
        Ok(_) => {
            return Err(Failure::bad_request(format_args!(
                "{} exists and is another game",
                path.display()
            ))
            .hint("choose an empty folder with --record"));
        }
        Err(_) => {}
    }
    let part = path.with_extension("part");
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| {
        // What was not written whole is not left behind.
        let _ = fs::remove_file(&part);
        cannot_write(path, &error)
    })
}

/// A place that nothing can be written to.
pub fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::bad_request(format_args!("{} cannot be written: {error}", path.display()))
        .hint("choose another folder with --record")
}
