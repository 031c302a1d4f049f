//! Files and folders that only their owner may read: they hold keys, seeds and dealt cards.
//!
//! Elsewhere than on Unix, folders of a user are that user's own already, and nothing is done.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Makes a folder, and those that it is in, if they are not there yet.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes an empty file that was not there.
pub fn make_file(path: &Path) -> io::Result<File> {
    open(OpenOptions::new().create_new(true), path)
}

/// Opens a file to write to it, and makes it if it is not there.
pub fn open_file(path: &Path) -> io::Result<File> {
    open(OpenOptions::new().create(true).truncate(false), path)
}

/// Writes a file, in place of what it held.
pub fn write_file(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file = open(OpenOptions::new().create(true).truncate(true), path)?;
    narrow(path)?;
    file.write_all(contents)
}

fn open(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.write(true).open(path)
}

/// Takes away what others may do with a file or folder, and tells whether there was anything. What
/// is not there needs nothing. A folder that is meant for everybody, such as `/tmp`, stays as it is.
#[cfg(unix)]
pub fn narrow(path: &Path) -> io::Result<Narrowed> {
    use std::os::unix::fs::PermissionsExt;
    const OTHERS: u32 = 0o077;
    const SHARED: u32 = 0o1000;
    let known = match fs::metadata(path) {
        Ok(known) => known,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Narrowed::NotNeeded),
        Err(error) => return Err(error),
    };
    let mode = known.permissions().mode() & 0o7777;
    if mode & OTHERS == 0 {
        return Ok(Narrowed::NotNeeded);
    }
    if known.is_dir() && mode & SHARED != 0 {
        return Ok(Narrowed::Shared);
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & !OTHERS))?;
    Ok(Narrowed::From(mode))
}

#[cfg(not(unix))]
pub fn narrow(_: &Path) -> io::Result<Narrowed> {
    Ok(Narrowed::NotNeeded)
}

/// What [`narrow`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrowed {
    /// It was the owner's alone, or is not there.
    NotNeeded,
    /// Others could do this, and cannot any more.
    From(u32),
    /// It is a folder for everybody.
    Shared,
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    fn set(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn what_is_made_is_the_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("a/b");
        make_folder(&inner).unwrap();
        make_folder(&inner).unwrap();
        assert_eq!((mode(&folder.path().join("a")), mode(&inner)), (0o700, 0o700));
        let file = inner.join("file");
        make_file(&file).unwrap();
        assert!(make_file(&file).is_err(), "it is there already");
        assert_eq!(mode(&file), 0o600);
        let other = inner.join("other");
        open_file(&other).unwrap();
        assert_eq!(mode(&other), 0o600);
    }

    #[test]
    fn what_was_too_wide_is_narrowed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        assert_eq!(narrow(&file).unwrap(), Narrowed::NotNeeded);
        fs::write(&file, "old").unwrap();
        set(&file, 0o644);
        assert_eq!(narrow(&file).unwrap(), Narrowed::From(0o644));
        assert_eq!(narrow(&file).unwrap(), Narrowed::NotNeeded);
        set(&file, 0o666);
        write_file(&file, b"new").unwrap();
        assert_eq!((mode(&file), fs::read(&file).unwrap()), (0o600, b"new".to_vec()));
        set(folder.path(), 0o755);
        assert_eq!(narrow(folder.path()).unwrap(), Narrowed::From(0o755));
        assert_eq!(mode(folder.path()), 0o700);
        set(folder.path(), 0o1777);
        assert_eq!(narrow(folder.path()).unwrap(), Narrowed::Shared);
        assert_eq!(mode(folder.path()), 0o1777);
        set(folder.path(), 0o700);
    }
}
