//! Nobody else on the machine reads keys, seeds and dealt cards.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use server::store::Store;
use server::store::sqlite::{Sqlite, backup};
use tempfile::TempDir;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn files(folder: &Path) -> Vec<(String, u32)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), mode(&file.path()))).collect()
}

fn are_private(folder: &Path) {
    let files = files(folder);
    assert!(files.len() >= 3, "{files:?}");
    assert!(files.iter().all(|(_, mode)| *mode == 0o600), "{files:?}");
    assert_eq!(mode(folder), 0o700);
}

#[tokio::test]
async fn files_and_copies_are_their_owners_alone() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    let file = data.join("bango.db");
    let store = Sqlite::open(&file).unwrap();
    store.key().await.unwrap();
    are_private(&data);
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).unwrap();
    assert_eq!(mode(&copy), 0o600);
    let copy = folder.path().join("second.db");
    store.backup(copy.clone()).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    let again = store.backup(copy.clone()).await.unwrap_err().to_string();
    assert!(again.contains("exists already"), "{again}");
    assert!(fs::metadata(copy).unwrap().len() > 0, "a copy is never written over");
}

#[tokio::test]
async fn what_was_open_to_others_is_closed_at_the_start() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    let first = Sqlite::open(&file).unwrap();
    first.key().await.unwrap();
    // As a crash leaves them, and as a careless copy makes them.
    let copy = folder.path().join("restored");
    fs::create_dir(&copy).unwrap();
    for (name, _) in files(folder.path()) {
        if name.starts_with("bango.db") {
            fs::copy(folder.path().join(&name), copy.join(&name)).unwrap();
            fs::set_permissions(copy.join(&name), Permissions::from_mode(0o664)).unwrap();
        }
    }
    fs::set_permissions(&copy, Permissions::from_mode(0o775)).unwrap();
    let store = Sqlite::open(&copy.join("bango.db")).unwrap();
    store.key().await.unwrap();
    are_private(&copy);
}
