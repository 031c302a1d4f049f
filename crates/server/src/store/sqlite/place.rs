//! Whether the files are still where they were opened. A file that was deleted can be written to
//! for as long as it is open, and nobody would notice before the next start.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};

use super::secrecy::beside;
use crate::store::StoreError;

/// The file and its write-ahead log, as they were seen last.
#[derive(Debug)]
pub struct Place {
    files: [Seen; 2],
    /// Once one of them is gone, what is written in its place is not what was acknowledged.
    lost: Option<PathBuf>,
}

#[derive(Debug)]
struct Seen {
    path: PathBuf,
    /// None until it was there: the log is made by the first write.
    last: Option<Identity>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    device_and_number: (u64, u64),
    length: u64,
}

impl Place {
    /// The place of a file that was just opened.
    pub fn of(file: &Path) -> Place {
        let seen = |path| Seen { path, last: None };
        let files = [seen(file.to_owned()), seen(beside(file, "-wal"))];
        let mut place = Place { files, lost: None };
        for seen in &mut place.files {
            seen.last = identity(&seen.path);
        }
        place
    }

    /// Fails once a file is gone, is another one or has become shorter, which neither of them
    /// ever does while it is open.
    pub fn check(&mut self) -> Result<(), StoreError> {
        if self.lost.is_none() {
            let lost =
                self.files.iter_mut().find_map(|seen| (!seen.is_there()).then_some(&seen.path));
            self.lost = lost.cloned();
        }
        match &self.lost {
            None => Ok(()),
            Some(path) => Err(StoreError::Failed(format!(
                "{} was deleted, replaced or cut while it was in use: stop the server and restore a copy",
                path.display()
            ))),
        }
    }

    pub const fn is_lost(&self) -> bool {
        self.lost.is_some()
    }
}

impl Seen {
    fn is_there(&mut self) -> bool {
        let now = identity(&self.path);
        let same = match (self.last, now) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(last), Some(now)) => {
                last.device_and_number == now.device_and_number && last.length <= now.length
            }
        };
        self.last = now;
        same
    }
}

fn identity(path: &Path) -> Option<Identity> {
    let known = fs::metadata(path).ok()?;
    Some(Identity { device_and_number: device_and_number(&known), length: known.len() })
}

#[cfg(unix)]
fn device_and_number(known: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (known.dev(), known.ino())
}

/// An open file cannot be deleted there.
#[cfg(not(unix))]
fn device_and_number(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_stays_and_what_is_cut_is_lost_for_good() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.db");
        let log = folder.path().join("a.db-wal");
        fs::write(&file, "1234").unwrap();
        let mut place = Place::of(&file);
        place.check().unwrap();
        fs::write(&log, "12").unwrap();
        place.check().unwrap();
        fs::write(&log, "1234").unwrap();
        place.check().unwrap();
        fs::write(&log, "1").unwrap();
        let said = place.check().unwrap_err().to_string();
        assert!(said.contains("a.db-wal was deleted, replaced or cut"), "{said}");
        fs::write(&log, "12345678").unwrap();
        assert!(place.check().is_err() && place.is_lost());
    }

    #[cfg(unix)]
    #[test]
    fn another_file_of_the_name_is_not_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let (file, other) = (folder.path().join("a.db"), folder.path().join("b.db"));
        fs::write(&file, "1234").unwrap();
        fs::write(&other, "123456").unwrap();
        let mut place = Place::of(&file);
        fs::rename(&other, &file).unwrap();
        assert!(place.check().is_err());
    }
}
