//! The folder in which the terminal keeps things between runs: records, promises, and who we are at servers.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rules::GameKind;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A folder of the user's.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
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

    /// A file or folder in it.
    pub(crate) fn file(&self, name: impl AsRef<Path>) -> PathBuf {
        self.folder.join(name)
    }

    /// A file for a new record, named after the game and the time.
    pub fn new_record(&self, game: GameKind, seats: u8) -> PathBuf {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let name = |number: u64| format!("{game}-{seats}p-{}.jsonl", now.as_secs() + number);
        let games = self.folder.join("games");
        let free = (0..).map(|number| games.join(name(number))).find(|path| !path.exists());
        free.unwrap_or_else(|| games.join(name(0)))
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
    pub fn chance<T: DeserializeOwned + Default>(&self) -> T {
        let text = read(&self.folder.join("chance.json"));
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps what was promised to servers, and what they showed.
    pub fn keep_chance(&self, kept: &impl Serialize) -> io::Result<()> {
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

pub(crate) fn read(file: &Path) -> Option<String> {
    let known = fs::metadata(file).ok()?;
    if known.len() > LARGEST {
        return None;
    }
    fs::read_to_string(file).ok()
}

/// Writes a file, whole or not at all, for nobody else: cookies hold seats, and a seed tells the cards
/// to come.
pub(crate) fn write(file: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
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
