//! Everything goes from one store to another, whatever ends it in between.

use std::fs;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use server::store::moving::{Moved, Progress, carry};
use server::store::{StoreError, WHOLE_LOG};

use super::contract::{row, summary, table};
use super::formats::{FREE, OVER, PLAYING, golden, table as golden_table};
use super::place::Place;
use crate::wire::{House, get};

/// More rows than are carried at once.
const ROWS: u64 = 2500;

/// A file with games and people, and a long log.
async fn filled() -> Place {
    let place = Place::file();
    let Place::File(folder) = &place else { panic!() };
    fs::copy(golden(2), folder.path().join("tables.sqlite")).unwrap();
    let store = place.open().await;
    let rows: Vec<_> =
        (1..=ROWS).map(|seq| store.append(row(table(1), seq, "{\"long\":1}"))).collect();
    for row in rows {
        row.await.unwrap();
    }
    store.note(summary(1, 1, false));
    store.close().await.unwrap();
    // A server opens the tables, and people are noted.
    let house = House::on(place.open().await).await;
    for id in [OVER, PLAYING, FREE] {
        assert_eq!(get(&house, &format!("/api/tables/{id}")).await.status, 200);
    }
    house.stop().await;
    place
}

/// Carries everything, and dies after so many pages.
async fn try_carry(from: &Place, to: &Place, dies_after: usize) -> Result<Moved, StoreError> {
    let (from, mut to) = (from.side().await?, to.side().await?);
    let mut pages = 0;
    let tell = |_: Progress| {
        assert!(pages < dies_after, "as it was told to");
        pages += 1;
    };
    let carrying = AssertUnwindSafe(carry(&from, &mut to, tell)).catch_unwind();
    carrying.await.unwrap_or_else(|_| Err(StoreError::Failed("it died".to_owned())))
}

const NEVER: usize = usize::MAX;

/// The logs and the key of both are the same.
async fn are_the_same(one: &Place, two: &Place) {
    let (one, two) = (one.open().await, two.open().await);
    assert_eq!(one.key().await.unwrap().bytes(), two.key().await.unwrap().bytes());
    assert_eq!(one.count().await, two.count().await);
    for id in [golden_table(OVER), golden_table(PLAYING), golden_table(FREE), table(1)] {
        let rows = one.load(id, WHOLE_LOG).await.unwrap();
        assert!(!rows.is_empty());
        assert_eq!(two.load(id, WHOLE_LOG).await.unwrap(), rows);
    }
    one.close().await.unwrap();
    two.close().await.unwrap();
}

#[tokio::test]
async fn everything_is_carried_there_and_back() {
    let (file, database, second) = (filled().await, Place::database(), Place::file());
    let there = try_carry(&file, &database, NEVER).await.unwrap();
    assert!(there.entries > ROWS && there.rows > there.entries, "{there:?}");
    are_the_same(&file, &database).await;
    assert_eq!(try_carry(&database, &second, NEVER).await.unwrap(), there);
    are_the_same(&file, &second).await;
    // A server that moved has everything that it had.
    let house = House::on(database.open().await).await;
    let record = get(&house, &format!("/api/tables/{OVER}/games/1")).await;
    let record = rules::record::Record::read(record.body.as_bytes()).unwrap();
    fair::verify(&record).unwrap();
    house.stop().await;
}

#[tokio::test]
async fn a_move_goes_on_wherever_it_was_killed() {
    let file = filled().await;
    for (to, back) in [(Place::database(), Place::file()), (Place::file(), Place::database())] {
        for (from, to) in [(&file, &to), (&to, &back)] {
            let mut deaths = 0;
            let moved = loop {
                match try_carry(from, to, deaths).await {
                    Ok(moved) => break moved,
                    Err(error) => assert_eq!(error.to_string(), "the store failed: it died"),
                }
                // No server takes it for whole.
                let Err(refused) = to.try_open().await else { panic!("it was opened") };
                assert!(refused.to_string().contains("run the same bango move again"), "{refused}");
                deaths += 1;
            };
            assert!(deaths > 8 && moved.entries > ROWS, "{deaths} {moved:?}");
            are_the_same(from, to).await;
        }
    }
}

#[tokio::test]
async fn a_target_with_other_data_is_refused() {
    let (file, other) = (filled().await, filled().await);
    for target in [Place::file(), Place::database()] {
        let store = target.open().await;
        store.key().await.unwrap();
        store.close().await.unwrap();
        let refused = try_carry(&file, &target, NEVER).await.unwrap_err();
        assert!(refused.to_string().contains("has other data"), "{refused}");
    }
    for target in [Place::file(), Place::database()] {
        try_carry(&file, &target, 2).await.unwrap_err();
        // The golden files have one key; another server has another.
        other.raw("DELETE FROM own WHERE name LIKE 'key%'").await.unwrap();
        let refused = try_carry(&other, &target, NEVER).await.unwrap_err();
        assert!(refused.to_string().contains("nothing to move"), "{refused}");
        // What was changed in the target meanwhile is found.
        try_carry(&file, &target, NEVER).await.unwrap();
        assert_eq!(
            try_carry(&file, &target, NEVER).await.unwrap().entries,
            try_carry(&file, &target, NEVER).await.unwrap().entries
        );
        let store = target.open().await;
        store.append(row(table(9), 1, "{}")).await.unwrap();
        store.close().await.unwrap();
        let refused = try_carry(&file, &target, NEVER).await.unwrap_err();
        assert!(refused.to_string().contains("something else than the source"), "{refused}");
    }
}

#[tokio::test]
async fn damage_is_not_carried() {
    let file = filled().await;
    file.lift_triggers().await;
    file.raw(&format!(
        "UPDATE log SET entry = '{{}}' WHERE table_id = '{}' AND seq = 2000",
        table(1)
    ))
    .await
    .unwrap();
    let refused = try_carry(&file, &Place::database(), NEVER).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::Damaged { table: of, .. } if *of == table(1)),
        "{refused}"
    );
}

#[tokio::test]
async fn a_store_in_use_is_not_moved() {
    let (file, database) = (filled().await, Place::database());
    let store = file.open().await;
    let refused = try_carry(&file, &database, NEVER).await.unwrap_err();
    assert!(refused.to_string().contains("another server is using"), "{refused}");
    store.close().await.unwrap();
    let store = database.open().await;
    let refused = try_carry(&file, &database, NEVER).await.unwrap_err();
    assert!(refused.to_string().contains("is using this database: stop it first"), "{refused}");
    drop(store);
}
