//! Games that are left: their records, and how to go on with them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bots::TrackRecord;
use rules::record::Record;
use rules::{Actor, GameKind};
use serde::{Deserialize, Serialize};

pub use crate::shelf::Shelf;
use crate::shelf::{read, write};
use crate::table::chance::Seed;
use crate::table::{Local, Party, Table};

/// A game that was left, and how to go on with it.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// The game so far.
    pub record: Record,
    pub party: Party,
    /// Where its chance comes from.
    pub seed: Seed,
    pub file: PathBuf,
    /// By seat, what was known before this game of those who play it.
    pub known: Vec<TrackRecord>,
}

/// The same as it is written. The steps are in the record, which is checked when it is read.
#[derive(Deserialize, Serialize)]
struct Note {
    record: String,
    party: Party,
    seed: String,
    /// Earlier notes know nothing of anybody.
    #[serde(default)]
    known: Vec<TrackRecord>,
}

impl Shelf {
    fn note(&self, game: GameKind) -> PathBuf {
        self.file(format!("unfinished-{game}.json"))
    }

    /// Keeps a game: its record, and if it is not over, how to go on with it.
    pub fn keep(&self, game: &Unfinished) -> io::Result<()> {
        let kind = game.record.header.game;
        write(&game.file, game.record.to_string())?;
        if game.record.ending.is_some() {
            // Only the note of this very game, not of another one that was left.
            let same = self.unfinished(kind).is_some_and(|left| left.file == game.file);
            return if same { self.forget(kind) } else { Ok(()) };
        }
        let record = game.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let note = Note {
            record,
            party: game.party.clone(),
            seed: game.seed.to_hex(),
            known: game.known.clone(),
        };
        write(&self.note(kind), serde_json::to_string(&note)?)
    }

    /// The game of this kind that was left, if it can be gone on with.
    pub fn unfinished(&self, game: GameKind) -> Option<Unfinished> {
        let note: Note = serde_json::from_str(&read(&self.note(game))?).ok()?;
        // The note names a file of its own folder and no other.
        let name = Path::new(&note.record).file_name()?;
        let file = self.file("games").join(name);
        let record = Record::read(read(&file)?.as_bytes()).ok()?;
        let seats = usize::from(record.header.seats);
        let fits = record.header.game == game && note.party.len() == seats;
        let seed = Seed::from_hex(&note.seed)?;
        let goes_on = record.ending.is_none();
        let Note { party, known, .. } = note;
        (fits && goes_on).then_some(Unfinished { record, party, seed, file, known })
    }

    /// Forgets that a game was left; its record stays.
    pub fn forget(&self, game: GameKind) -> io::Result<()> {
        match fs::remove_file(self.note(game)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

/// What became of a game when the client was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing was played.
    Nothing,
    /// It is over, and its record is in this file.
    Over(PathBuf),
    /// It can be gone on with; the record so far is in this file.
    Saved(GameKind, PathBuf),
}

impl Left {
    /// What is left of a server's table: the server keeps what is not over.
    pub fn at(table: &Table) -> Left {
        match table {
            Table::Remote(remote) => {
                remote.record().map_or(Left::Nothing, |file| Left::Over(file.to_owned()))
            }
            Table::Local(_) => Left::Nothing,
        }
    }
}

/// Keeps a game that is left, if anything was played.
pub fn keep(local: &Local, file: &Path, shelf: &Shelf) -> io::Result<Left> {
    let record = local.record().clone();
    if !record.steps.iter().any(|step| matches!(step.by, Actor::Seat(_))) {
        return Ok(Left::Nothing);
    }
    let over = record.ending.is_some();
    let party = local.party().clone();
    let known = local.known_before().to_vec();
    let game = Unfinished { record, party, seed: local.seed(), file: file.to_owned(), known };
    shelf.keep(&game)?;
    let (kind, file) = (game.record.header.game, game.file);
    Ok(if over { Left::Over(file) } else { Left::Saved(kind, file) })
}
