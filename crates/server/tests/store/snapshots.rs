//! Snapshots in the file.

use protocol::server::Farewell;
use protocol::{ClientMessage, Code, ServerMessage, TableId};
use rules::GameKind;
use rusqlite::Connection;
use server::store::sqlite::Sqlite;
use server::store::{Store, WHOLE_LOG};
use server::table::{RowDigest, Snapshot, Table};
use tempfile::TempDir;

use super::formats::{FREE, LONG, OVER, PLAYING, golden, table};
use crate::wire::{Client, House, cookie, make, new_table, seat};

#[tokio::test]
async fn one_snapshot_of_each_table_is_kept() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    let store = Sqlite::open(&file).unwrap();
    let (one, other) = (table(FREE), table(LONG));
    assert_eq!(store.snapshot(one).await, Ok(None));
    store.keep_snapshot(one, "first".to_owned());
    store.keep_snapshot(other, "other".to_owned());
    store.keep_snapshot(one, "second".to_owned());
    store.close().await.unwrap();
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(store.snapshot(one).await, Ok(Some("second".to_owned())));
    store.drop_snapshot(one).await.unwrap();
    assert_eq!(store.snapshot(one).await, Ok(None));
    assert_eq!(store.snapshot(other).await, Ok(Some("other".to_owned())));
    store.close().await.unwrap();
}

/// A part of a log is what was written, and so is its end.
#[tokio::test]
async fn parts_of_a_log_are_checked_like_the_whole() {
    let store = Sqlite::open(&golden_copy().1).unwrap();
    let table = table(PLAYING);
    let whole = store.load(table, 1..=u64::MAX).await.unwrap();
    assert_eq!(whole.len(), 16);
    for (first, last) in [(1, 1), (3, 7), (16, 16), (5, 99), (17, 99)] {
        let part = store.load(table, first..=last).await.unwrap();
        let expected = whole.iter().zip(1..).filter(|(_, seq)| (first..=last).contains(seq));
        assert_eq!(part, expected.map(|(row, _)| row.clone()).collect::<Vec<_>>());
    }
    store.close().await.unwrap();
}

/// A copy that may be changed.
fn golden_copy() -> (TempDir, std::path::PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    std::fs::copy(golden(4), &file).unwrap();
    (folder, file)
}

/// If this fails, what is in snapshots or what it means has changed, and they need another version: then
/// those that are kept are thrown away. These are what the first program of the version made.
#[tokio::test]
async fn a_snapshot_of_this_version_means_what_it_meant() {
    let store = Sqlite::open(&golden_copy().1).unwrap();
    for name in [OVER, PLAYING, LONG] {
        let id = table(name);
        let kept = golden_snapshot(name);
        let rows = store.load(id, WHOLE_LOG).await.unwrap();
        let whole = Table::load(id, &rows).unwrap().unwrap();
        let written = whole.snapshot(RowDigest::of(rows.last().unwrap())).write().unwrap();
        assert_eq!(written, kept, "{name}");
        let snapshot = Snapshot::read(id, &kept).unwrap();
        let game = match snapshot.game_rows() {
            Some(rows) => store.load(id, rows).await.unwrap(),
            None => Vec::new(),
        };
        let rows = store.load(id, snapshot.seq()..=u64::MAX).await.unwrap();
        let resumed = snapshot.resume(&game, &rows).unwrap();
        assert_eq!(format!("{resumed:?}"), format!("{whole:?}"));
    }
    store.close().await.unwrap();
}

fn golden_snapshot(table: &str) -> String {
    let file = golden(4).with_file_name("../snapshots").join(format!("2-{table}.txt"));
    std::fs::read_to_string(file).unwrap()
}

/// The fourth format came with the first version of snapshots: such a file is opened from its logs.
#[tokio::test]
async fn a_snapshot_of_an_earlier_version_is_thrown_away() {
    let store = Sqlite::open(&golden_copy().1).unwrap();
    let kept = store.snapshot(table(LONG)).await.unwrap().unwrap();
    let refused = Snapshot::read(table(LONG), &kept).unwrap_err();
    assert!(refused.contains("version 1, and this program knows 2"), "{refused}");
    store.close().await.unwrap();
}

/// A table with a snapshot, whose host has had many names.
async fn renamed(house: &House) -> (String, TableId) {
    let host = cookie(house).await;
    let table = make(house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(house, &host, table).await;
    for number in 0..80 {
        client.sit(seat(0), &format!("Ada {number}")).await;
    }
    (host, table)
}

#[tokio::test]
async fn without_its_snapshots_a_file_is_as_good_as_before() {
    let house = House::open().await;
    let (host, table) = renamed(&house).await;
    let file = house.file().to_owned();
    let empty = move || {
        let raw = Connection::open(&file).unwrap();
        assert_eq!(raw.execute("DELETE FROM snapshot", []), Ok(1));
    };
    let house = house.restart_after(empty).await;
    let client = Client::at(&house, &host, table).await;
    assert_eq!(client.table().seq, 81);
    house.stop().await;
}

#[tokio::test]
async fn an_old_row_that_is_damaged_is_found_although_nobody_needs_it() {
    let house = House::open().await;
    let (host, table) = renamed(&house).await;
    let file = house.file().to_owned();
    let change = move || {
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch("DROP TRIGGER log_is_never_changed").unwrap();
        let one_row = "UPDATE log SET entry = replace(entry, 'Ada', 'Eve')
                       WHERE table_id = $1 AND seq = 5";
        assert_eq!(raw.execute(one_row, [table.to_string()]).unwrap(), 1);
    };
    let house = house.restart_after(change).await;
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    assert_eq!(client.table().seq, 81, "it was open until then");
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    let refused = client.next().await;
    let ServerMessage::Refused { refusal, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.code, Code::Damaged);
    house.stop().await;
}
