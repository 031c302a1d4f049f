//! Files of every format that there was, and of those that are yet to come.

use std::fs;
use std::path::{Path, PathBuf};

use protocol::{Command, TableId};
use rules::GameKind;
use rusqlite::Connection;
use server::store::sqlite::{Sqlite, backup};
use server::store::{Store, StoreError, WHOLE_LOG};
use tempfile::TempDir;

use crate::wire::{Client, House, cookie, get, make, new_table, play_out, seat, seeded};

/// A file that a server of that format wrote, with a game of tiles that is over, one of cards
/// that is on, and a table of dice where nobody sits. (Each was written over the one before.)
pub fn golden(format: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/formats/{format}.db"))
}

pub const OVER: &str = "4y85x4ke0crq4t5qbdb62zjgpq";
pub const PLAYING: &str = "4by72jhrrnch8fen6xd8zhd1hy";
pub const FREE: &str = "26mgb8q8g4gxr3j6e9ca0y6e93";
/// In the fourth: a table with a snapshot.
pub const LONG: &str = "39e6y0ac9e6j3rxg4g8q8bgm62";
/// The cookies of those who play, and of the host of the free table.
const PLAYERS: [&str; 2] = [
    "bango=3vrv4hxj1dpez6y4nbzx1kft5y.6j5n8kcs0ak5rrz1ce1gsvd3kd",
    "bango=3hz9j2q6f8wd0yknvz4kscex2a.6s9hq2yz6zqv9742qhjae10y7t",
];
const HOST: &str = "bango=5wrfny7y0rp3fr83jtcjshbafg.601f3trk6w9z5w98g7pr0yv4tr";

pub fn table(id: &str) -> TableId {
    id.parse().unwrap()
}

fn number(file: &Path, pragma: &str) -> i64 {
    let raw = Connection::open(file).unwrap();
    raw.pragma_query_value(None, pragma, |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn games_go_on_in_files_of_every_format() {
    for format in [1, 2, 3, 4] {
        let house = House::on_file(&golden(format)).await;
        let record = get(&house, &format!("/api/tables/{OVER}/games/1")).await;
        assert_eq!(record.status, 200, "{}", record.body);
        let record = rules::record::Record::read(record.body.as_bytes()).unwrap();
        fair::verify(&record).unwrap();
        let mut players = Vec::new();
        for cookie in PLAYERS {
            players.push(Client::at(&house, cookie, table(PLAYING)).await);
        }
        assert_eq!(players[0].table().seq, 16);
        play_out(&mut players, &mut seeded(1)).await;
        let mut host = Client::at(&house, HOST, table(FREE)).await;
        assert!(host.table().host);
        host.sit(seat(0), "Ada").await;
        let file = house.file().to_owned();
        assert_eq!(number(&file, "user_version"), 4);
        // And once more, with nothing left to do.
        let house = house.restart().await;
        let host = Client::at(&house, HOST, table(FREE)).await;
        assert_eq!(host.table().seq, 2);
        house.stop().await;
    }
}

#[tokio::test]
async fn an_older_file_is_copied_before_it_is_changed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    fs::copy(golden(1), &file).unwrap();
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(store.load(table(PLAYING), WHOLE_LOG).await.unwrap().len(), 16);
    store.close().await.unwrap();
    let copy = folder.path().join("bango.db.format-1");
    assert_eq!((number(&copy, "user_version"), number(&file, "user_version")), (0, 4));
    let rows = |file: &Path| -> Vec<(String, i64, String)> {
        let raw = Connection::open(file).unwrap();
        let mut query = raw.prepare("SELECT table_id, seq, entry FROM log").unwrap();
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        rows.map(Result::unwrap).collect()
    };
    assert_eq!(rows(&copy), rows(&file));
    assert_eq!(rows(&copy), rows(&golden(1)));
    // The copy itself can be gone back to, and a second copy does not replace the first.
    fs::copy(&copy, &file).unwrap();
    Sqlite::open(&file).unwrap().close().await.unwrap();
    assert!(folder.path().join("bango.db.format-1.2").exists());
}

#[tokio::test]
async fn a_change_that_fails_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    fs::copy(golden(1), &file).unwrap();
    // The last thing that the change does is impossible.
    let raw = Connection::open(&file).unwrap();
    raw.execute_batch("INSERT INTO own VALUES ('key-checksum', x'00')").unwrap();
    drop(raw);
    let before = fs::read(&file).unwrap();
    Sqlite::open(&file).unwrap_err();
    assert_eq!(number(&file, "user_version"), 0);
    let raw = Connection::open(&file).unwrap();
    let columns: i64 = raw
        .query_row("SELECT count(*) FROM pragma_table_info('log')", [], |row| row.get(0))
        .unwrap();
    assert_eq!(columns, 3);
    drop(raw);
    assert_eq!(before.len(), fs::read(&file).unwrap().len());
}

#[tokio::test]
async fn a_newer_file_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    Sqlite::open(&file).unwrap().close().await.unwrap();
    let raw = Connection::open(&file).unwrap();
    raw.pragma_update(None, "user_version", 5).unwrap();
    drop(raw);
    let before = fs::read(&file).unwrap();
    let error = Sqlite::open(&file).unwrap_err();
    let StoreError::Unusable(said) = &error else { panic!("{error:?}") };
    assert!(said.contains("newer version (format 5, and this one knows 4): run that"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), before);
    // Copying it is no danger.
    backup(&file, &folder.path().join("copy.db")).unwrap();
}

#[tokio::test]
async fn the_file_of_another_program_is_left_alone() {
    let folder = TempDir::new().unwrap();
    for (name, sql) in [
        ("tables", "CREATE TABLE photos (name TEXT)"),
        ("number", "PRAGMA application_id = 7; CREATE TABLE log (name TEXT)"),
    ] {
        let file = folder.path().join(name);
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        let before = fs::read(&file).unwrap();
        let error = Sqlite::open(&file).unwrap_err();
        assert!(error.to_string().contains("belongs to another program"), "{error}");
        assert_eq!(fs::read(&file).unwrap(), before);
    }
}

#[tokio::test]
async fn a_row_of_a_newer_version_is_not_guessed_at() {
    let house = House::open().await;
    let host = cookie(&house).await;
    let newer = make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let known = make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let file = house.file().to_owned();
    let house = house
        .restart_after(move || {
            let raw = Connection::open(&file).unwrap();
            // As a later version writes it, with the right checksum.
            let entry: String = raw
                .query_row(
                    "SELECT entry FROM log WHERE table_id = $1",
                    [newer.to_string()],
                    |row| row.get(0),
                )
                .unwrap();
            let checksum = checksum(2, &newer.to_string(), &entry);
            raw.execute_batch("DROP TRIGGER log_is_never_changed").unwrap();
            let changed = raw.execute(
                "UPDATE log SET version = 2, checksum = $1 WHERE table_id = $2",
                rusqlite::params![checksum, newer.to_string()],
            );
            assert_eq!(changed, Ok(1));
        })
        .await;
    let answer = get(&house, &format!("/api/tables/{newer}")).await;
    assert_eq!((answer.status, answer.body.contains("storage")), (503, true), "{}", answer.body);
    let mut client = Client::at(&house, &host, known).await;
    client.must(Command::Sit { seat: seat(0), name: "Ada".to_owned().into(), avatar: None }).await;
    house.stop().await;
}

/// The checksum of a first row, written down a second time.
pub fn checksum(version: i64, table: &str, entry: &str) -> i64 {
    use sha2::{Digest, Sha256};
    let text = [&version.to_be_bytes()[..], &1_i64.to_be_bytes(), table.as_bytes(), b"\n"].concat();
    let hash = Sha256::new().chain_update(text).chain_update(entry).finalize();
    i64::from_be_bytes(hash[..8].try_into().unwrap())
}
