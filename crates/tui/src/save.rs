//! What is kept between runs: records, the game that was left, and who we are at servers.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::Level;
use rules::record::Record;
use rules::{Actor, GameKind};
use serde::{Deserialize, Serialize};

use crate::table::chance::Seed;
use crate::table::remote::KeptChance;
use crate::table::{Local, Party, Table};

/// A folder of the user's.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A game that was left, and how to go on with it.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// The game so far.
    pub record: Record,
    pub party: Party,
    /// Where its chance comes from.
    pub seed: Seed,
    pub file: PathBuf,
}

/// The same as it is written. The steps are in the record, which is checked when it is read.
#[derive(Deserialize, Serialize)]
struct Note {
    record: String,
    party: Vec<Option<Level>>,
    seed: String,
}

/// Larger than any game that people play; what is larger is a mistake.
const LARGEST: u64 = 16 << 20;

impl Shelf {
    /// What is kept in this folder.
    pub fn new(folder: PathBuf) -> Shelf {
        // What cannot be narrowed is still a shelf: the files on it are their owner's alone.
        let _ = private::narrow(&folder);
        Shelf { folder }
    }

    fn note(&self, game: GameKind) -> PathBuf {
        self.folder.join(format!("unfinished-{game}.json"))
    }

    /// A file for a new record, named after the game and the time.
    pub fn new_record(&self, game: GameKind, seats: u8) -> PathBuf {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let name = |number: u64| format!("{game}-{seats}p-{}.jsonl", now.as_secs() + number);
        let games = self.folder.join("games");
        let free = (0..).map(|number| games.join(name(number))).find(|path| !path.exists());
        free.unwrap_or_else(|| games.join(name(0)))
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
        let note = Note { record, party: game.party.clone(), seed: game.seed.to_hex() };
        write(&self.note(kind), serde_json::to_string(&note)?)
    }

    /// The game of this kind that was left, if it can be gone on with.
    pub fn unfinished(&self, game: GameKind) -> Option<Unfinished> {
        let note: Note = serde_json::from_str(&read(&self.note(game))?).ok()?;
        // The note names a file of its own folder and no other.
        let name = Path::new(&note.record).file_name()?;
        let file = self.folder.join("games").join(name);
        let record = Record::read(read(&file)?.as_bytes()).ok()?;
        let seats = usize::from(record.header.seats);
        let fits = record.header.game == game && note.party.len() == seats;
        let seed = Seed::from_hex(&note.seed)?;
        let goes_on = record.ending.is_none();
        (fits && goes_on).then_some(Unfinished { record, party: note.party, seed, file })
    }

    /// Forgets that a game was left; its record stays.
    pub fn forget(&self, game: GameKind) -> io::Result<()> {
        match fs::remove_file(self.note(game)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Who we are at a server.
    pub fn cookie(&self, host: &str) -> Option<String> {
        self.cookies().remove(host)
    }

    /// Keeps who we are at a server, so that a seat can be taken again.
    pub fn keep_cookie(&self, host: &str, cookie: &str) -> io::Result<()> {
        let mut cookies = self.cookies();
        cookies.insert(host.to_owned(), cookie.to_owned());
        write(&self.folder.join("servers.json"), serde_json::to_string(&cookies)?)
    }

    /// What was promised to servers, and what they showed.
    pub fn chance(&self) -> KeptChance {
        let text = read(&self.folder.join("chance.json"));
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps what was promised to servers, and what they showed.
    pub fn keep_chance(&self, kept: &KeptChance) -> io::Result<()> {
        write(&self.folder.join("chance.json"), serde_json::to_string(kept)?)
    }

    /// Keeps the record of a game that was played at a server.
    /// It stays as the server wrote it, since that is what the server signed.
    pub fn keep_record(&self, file: &Path, text: &[u8]) -> io::Result<()> {
        write(file, text)
    }

    fn cookies(&self) -> BTreeMap<String, String> {
        let text = read(&self.folder.join("servers.json"));
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

fn read(file: &Path) -> Option<String> {
    let known = fs::metadata(file).ok()?;
    if known.len() > LARGEST {
        return None;
    }
    fs::read_to_string(file).ok()
}

/// Writes a file, whole or not at all, for nobody else: cookies hold seats, and a seed tells the cards
/// to come.
fn write(file: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        private::make_folder(folder)?;
    }
    let part = file.with_extension("part");
    let written = private::write_file(&part, text.as_ref()).and_then(|()| fs::rename(&part, file));
    if written.is_err() {
        // What was not written whole is not left behind.
        let _ = fs::remove_file(&part);
    }
    written
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
    let game = Unfinished { record, party, seed: local.seed(), file: file.to_owned() };
    shelf.keep(&game)?;
    let (kind, file) = (game.record.header.game, game.file);
    Ok(if over { Left::Over(file) } else { Left::Saved(kind, file) })
}
