//! Nobody else on the machine reads the file: it holds the key that signs cookies, the seeds of games
//! and the cards that were dealt.

use std::path::{Path, PathBuf};

use private::Narrowed;

use crate::store::StoreError;

/// Makes the file if it is not there, and closes what stands open to others. SQLite gives its
/// other files the permissions of this one.
pub fn keep(file: &Path) -> Result<(), StoreError> {
    let made = private::open_file(file).map(drop);
    made.map_err(|error| StoreError::Failed(format!("{}: {error}", file.display())))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        narrow(folder);
    }
    for ending in ["", "-wal", "-shm", ".lock"] {
        narrow(&beside(file, ending));
    }
    Ok(())
}

/// The file that has this name and something after it.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What cannot be narrowed is said and used all the same: it may be on a disk that knows no owners.
fn narrow(path: &Path) {
    let shown = path.display();
    match private::narrow(path) {
        Ok(Narrowed::NotNeeded) => {}
        Ok(Narrowed::From(mode)) => {
            tracing::warn!(
                "{shown} was open to others (mode {mode:o}); now it is its owner's alone"
            );
        }
        Ok(Narrowed::Shared) => {
            tracing::warn!("{shown} is a folder for everybody: choose one of your own with --data");
        }
        Err(error) => tracing::warn!(%error, "{shown} may be open to others"),
    }
}
