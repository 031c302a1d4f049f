//! What every store promises, tried with each.

use futures_util::future::join_all;
use protocol::TableId;
use protocol::http::TableSummary;
use protocol::id::Code128;
use protocol::table::Phase;
use rules::GameKind;
use server::store::{Page, Row, Store, StoreError, Summary, WHOLE_LOG};

use super::place::Place;

macro_rules! with_both {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[tokio::test] async fn $test() { super::$test(&super::Place::file()).await })*
        }
        mod postgres {
            $(#[tokio::test] async fn $test() { super::$test(&super::Place::database()).await })*
        }
    };
}
pub(super) use with_both;

with_both! {
    rows_come_back_as_they_were_written
    rows_of_many_tables_go_in_at_once
    a_log_that_grows_while_it_is_read_is_whole
    a_table_that_is_made_while_it_is_asked_for_is_whole
    a_place_in_the_log_is_taken_once
    the_log_is_never_changed
    damage_is_noticed
    rows_of_a_newer_version_are_not_guessed_at
    the_key_is_made_once
    a_lost_key_is_not_replaced
    the_list_has_the_newest_first
    snapshots_are_kept_and_thrown_away
    a_closed_store_takes_nothing
    the_format_of_a_newer_version_is_refused
}

pub const fn table(number: u128) -> TableId {
    Code128::new(number)
}

pub fn row(table: TableId, seq: u64, entry: &str) -> Row {
    Row { table, seq, entry: entry.to_owned(), epoch: None }
}

async fn whole(store: &dyn Store, table: TableId) -> Vec<String> {
    let rows = store.load(table, WHOLE_LOG).await.unwrap();
    rows.into_iter().map(String::from).collect()
}

async fn rows_come_back_as_they_were_written(place: &Place) {
    let store = place.open().await;
    assert!(whole(&*store, table(1)).await.is_empty());
    let entries = ["{}", "{\"name\":\"Zoë 🎲\"}", "\"\\u0000\"", "{\"long\":true}"];
    // Nobody waits for an answer before the next.
    let rows = entries.iter().zip(1..).map(|(entry, seq)| store.append(row(table(1), seq, entry)));
    let answers: Vec<_> = rows.collect();
    for answer in answers {
        answer.await.unwrap();
    }
    assert_eq!(whole(&*store, table(1)).await, entries);
    assert_eq!(
        store.load(table(1), 2..=3).await.unwrap()[..],
        [entries[1], entries[2]].map(Box::from)
    );
    assert_eq!(store.load(table(1), 4..=9).await.unwrap()[..], [Box::from(entries[3])]);
    assert!(store.load(table(1), 5..=9).await.unwrap().is_empty());
    assert!(whole(&*store, table(2)).await.is_empty());
    store.close().await.unwrap();
    assert_eq!(whole(&*place.open().await, table(1)).await, entries);
}

async fn rows_of_many_tables_go_in_at_once(place: &Place) {
    let store = place.open().await;
    let tables = 0..200;
    for seq in 1..=5 {
        let entry = format!("{{\"seq\":{seq}}}");
        let answers = tables.clone().map(|number| store.append(row(table(number), seq, &entry)));
        for answer in join_all(answers).await {
            answer.unwrap();
        }
    }
    for number in tables {
        assert_eq!(whole(&*store, table(number)).await.len(), 5);
    }
    assert!(store.is_well());
}

/// What was written between two looks at the file must not read as damage.
async fn a_log_that_grows_while_it_is_read_is_whole(place: &Place) {
    const ROWS: u64 = 1500;
    let store = place.open().await;
    let writing = async {
        for seq in 1..=ROWS {
            store.append(row(table(1), seq, &seq.to_string())).await.unwrap();
        }
    };
    let reading = async {
        let mut known = 0;
        while known < ROWS {
            // The newest rows alone, as when a table is opened from a snapshot, and all of them.
            for from in [known.max(1), 1] {
                let rows = store.load(table(1), from..=u64::MAX).await.unwrap();
                assert!(rows.iter().zip(from..).all(|(row, seq)| **row == seq.to_string()));
                known = known.max(from - 1 + rows.len() as u64);
            }
        }
    };
    tokio::join!(writing, reading);
}

async fn a_table_that_is_made_while_it_is_asked_for_is_whole(place: &Place) {
    let store = place.open().await;
    for number in 1..=300 {
        let making = async {
            store.append(row(table(number), 1, "made")).await.unwrap();
            store.note(summary(number, 1, false));
        };
        let asking = async { while whole(&*store, table(number)).await.is_empty() {} };
        tokio::join!(making, asking);
    }
}

async fn a_place_in_the_log_is_taken_once(place: &Place) {
    let store = place.open().await;
    store.append(row(table(1), 1, "first")).await.unwrap();
    // One that loses its place harms no other.
    let (lost, other) = tokio::join!(
        store.append(row(table(1), 1, "second")),
        store.append(row(table(3), 1, "other"))
    );
    assert_eq!((lost, other), (Err(StoreError::Conflict), Ok(())));
    // Not even the very same row is written twice.
    assert_eq!(store.append(row(table(1), 1, "first")).await, Err(StoreError::Conflict));
    assert_eq!(whole(&*store, table(1)).await, ["first"]);
    assert_eq!(whole(&*store, table(3)).await, ["other"]);
    assert!(store.is_well());
}

async fn the_log_is_never_changed(place: &Place) {
    let store = place.open().await;
    store.append(row(table(1), 1, "kept")).await.unwrap();
    for change in ["UPDATE log SET entry = 'other'", "DELETE FROM log"] {
        let refused = place.raw(change).await.unwrap_err();
        assert!(refused.contains("the log is never"), "{refused}");
    }
    if let Place::Database(_) = place {
        place.raw("TRUNCATE log").await.unwrap_err();
    }
    assert_eq!(whole(&*store, table(1)).await, ["kept"]);
}

async fn damage_is_noticed(place: &Place) {
    let store = place.open().await;
    for number in 1..=5 {
        for seq in 1..=3 {
            store.append(row(table(number), seq, "as it was")).await.unwrap();
        }
        store.note(summary(number, 1, true));
    }
    store.close().await.unwrap();
    place.lift_triggers().await;
    let of = |number| format!("table_id = '{}'", table(number));
    for damage in [
        format!("UPDATE log SET entry = 'as it Was' WHERE {} AND seq = 2", of(1)),
        format!("UPDATE log SET checksum = checksum + 1 WHERE {} AND seq = 2", of(2)),
        format!("DELETE FROM log WHERE {} AND seq = 2", of(3)),
        format!("DELETE FROM log WHERE {}", of(4)),
    ] {
        place.raw(&damage).await.unwrap();
    }
    let store = place.open().await;
    for (number, problem) in [
        (1, "row 2 is not what was written"),
        (2, "row 2 is not what was written"),
        (3, "row 2 is missing"),
        (4, "its rows are missing"),
    ] {
        let error = store.load(table(number), WHOLE_LOG).await.unwrap_err();
        let problem = problem.to_owned();
        assert_eq!(error, StoreError::Damaged { table: table(number), problem });
    }
    assert_eq!(whole(&*store, table(5)).await.len(), 3);
}

async fn rows_of_a_newer_version_are_not_guessed_at(place: &Place) {
    let store = place.open().await;
    store.append(row(table(1), 1, "{}")).await.unwrap();
    store.close().await.unwrap();
    place.lift_triggers().await;
    let checksum = super::formats::checksum(2, &table(1).to_string(), "{}");
    place.raw(&format!("UPDATE log SET version = 2, checksum = {checksum}")).await.unwrap();
    let error = place.open().await.load(table(1), WHOLE_LOG).await.unwrap_err();
    assert!(
        matches!(&error, StoreError::Unusable(said) if said.contains("run that version")),
        "{error}"
    );
}

async fn the_key_is_made_once(place: &Place) {
    let store = place.open().await;
    let key = *store.key().await.unwrap().bytes();
    assert_eq!(store.key().await.unwrap().bytes(), &key);
    store.close().await.unwrap();
    assert_eq!(place.open().await.key().await.unwrap().bytes(), &key);
}

async fn a_lost_key_is_not_replaced(place: &Place) {
    let store = place.open().await;
    store.key().await.unwrap();
    store.append(row(table(1), 1, "{}")).await.unwrap();
    store.close().await.unwrap();
    for (loss, how) in [
        (
            "UPDATE own SET value = (SELECT value FROM own WHERE name = 'key')
             WHERE name = 'key-checksum'",
            "key is damaged",
        ),
        ("DELETE FROM own WHERE name = 'key'", "key is missing"),
    ] {
        place.raw(loss).await.unwrap();
        let store = place.open().await;
        let error = store.key().await.unwrap_err();
        assert!(matches!(&error, StoreError::Unusable(said) if said.contains(how)), "{error}");
        store.close().await.unwrap();
    }
}

pub fn summary(number: u128, made: u64, listed: bool) -> Summary {
    let summary = TableSummary {
        table: table(number),
        game: GameKind::Tiles,
        seats: vec![Some("Ada".to_owned()), None],
        host: None,
        phase: Phase::Waiting,
        games: 0,
        made,
    };
    Summary { summary, listed }
}

async fn listed(store: &dyn Store, from: u32, count: u32) -> (Vec<u128>, Option<u32>) {
    let list = store.public_tables(Page { from, count }).await.unwrap();
    (list.tables.iter().map(|table| table.table.bits()).collect(), list.next)
}

async fn the_list_has_the_newest_first(place: &Place) {
    let store = place.open().await;
    for (number, made, is_listed) in [(1, 10, true), (2, 30, true), (3, 20, true), (4, 40, false)] {
        store.note(summary(number, made, is_listed));
    }
    // What was asked for is done before it is closed.
    store.close().await.unwrap();
    let store = place.open().await;
    assert_eq!(store.count().await.unwrap(), 4);
    assert_eq!(listed(&*store, 0, 2).await, (vec![2, 3], Some(2)));
    assert_eq!(listed(&*store, 2, 2).await, (vec![1], None));
    assert_eq!(listed(&*store, 0, 3).await, (vec![2, 3, 1], None));
    // The newest note of a table counts, and when it was made stays.
    store.note(summary(2, 99, true));
    store.note(summary(2, 99, false));
    store.note(summary(4, 99, true));
    store.close().await.unwrap();
    let store = place.open().await;
    assert_eq!(listed(&*store, 0, 9).await, (vec![4, 3, 1], None));
    store.clear_list();
    store.close().await.unwrap();
    let store = place.open().await;
    assert_eq!(listed(&*store, 0, 9).await, (vec![], None));
    assert_eq!(store.count().await.unwrap(), 4);
}

async fn snapshots_are_kept_and_thrown_away(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.snapshot(table(1)).await, Ok(None));
    store.keep_snapshot(table(1), "first".to_owned());
    store.keep_snapshot(table(1), "second".to_owned());
    store.keep_snapshot(table(2), "other".to_owned());
    store.keep_snapshot(table(3), "gone".to_owned());
    store.drop_snapshot(table(3));
    store.close().await.unwrap();
    let store = place.open().await;
    for (number, kept) in [(1, Some("second")), (2, Some("other")), (3, None)] {
        assert_eq!(store.snapshot(table(number)).await.unwrap().as_deref(), kept);
    }
    // A cache: whoever empties it loses nothing.
    place.raw("DELETE FROM snapshot").await.unwrap();
    assert_eq!(store.snapshot(table(1)).await, Ok(None));
}

async fn a_closed_store_takes_nothing(place: &Place) {
    let store = place.open().await;
    store.append(row(table(1), 1, "{}")).await.unwrap();
    store.close().await.unwrap();
    let error = store.append(row(table(1), 2, "{}")).await.unwrap_err();
    assert!(matches!(error, StoreError::Failed(_)), "{error}");
    assert_eq!(whole(&*place.open().await, table(1)).await.len(), 1);
}

async fn the_format_of_a_newer_version_is_refused(place: &Place) {
    place.open().await.close().await.unwrap();
    let newer = match place {
        Place::File(_) => "PRAGMA user_version = 99",
        Place::Database(_) => "UPDATE format SET number = 99, oldest = 99",
    };
    place.raw(newer).await.unwrap();
    let Err(error) = place.try_open().await else { panic!("it was opened") };
    let StoreError::Unusable(said) = &error else { panic!("{error:?}") };
    assert!(said.contains("newer version (format 99, and this one knows"), "{said}");
    assert!(said.contains("run that version, or restore a copy"), "{said}");
}
