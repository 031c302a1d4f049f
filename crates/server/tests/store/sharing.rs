//! One server at a time, and a file that is whole when it has stopped.

use rules::GameKind;
use rusqlite::Connection;
use server::store::sqlite::Sqlite;
use server::store::{Store, StoreError, WHOLE_LOG};
use tempfile::TempDir;

use crate::wire::House;
use crate::wire::{Client, cookie, make, new_table};

#[tokio::test]
async fn a_second_server_on_the_same_data_refuses_to_start() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    let first = Sqlite::open(&file).unwrap();
    let second = Sqlite::open(&file).unwrap_err();
    let StoreError::Unusable(sentence) = &second else { panic!("{second:?}") };
    assert!(sentence.contains("another server is using"), "{sentence}");
    first.key().await.unwrap();
    first.close().await.unwrap();
    Sqlite::open(&file).unwrap().key().await.unwrap();
}

#[tokio::test]
async fn after_a_clean_stop_the_file_alone_is_the_whole() {
    let house = House::open().await;
    let host = cookie(&house).await;
    let table = make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let folder = house.file().parent().unwrap().to_owned();
    let copy = TempDir::new().unwrap();
    let file = house.file().to_owned();
    let house = house
        .restart_after(|| {
            assert!(!folder.join("tables.sqlite-wal").exists());
            std::fs::copy(&file, copy.path().join("alone.db")).unwrap();
        })
        .await;
    let mut client = Client::of(&house, &host).await;
    client.watch(table, None).await;
    let alone = Sqlite::open(&copy.path().join("alone.db")).unwrap();
    assert_eq!(alone.load(table, WHOLE_LOG).await.unwrap().len(), 1);
    house.stop().await;
}

#[tokio::test]
async fn a_missing_key_is_not_replaced_where_there_are_tables() {
    let house = House::open().await;
    let host = cookie(&house).await;
    make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let file = house.file().to_owned();
    let keeps = house.stop_and_keep().await;
    let delete = |what: &str| {
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch(what).unwrap();
    };
    delete("DELETE FROM own WHERE name = 'key'");
    let store = Sqlite::open(&file).unwrap();
    let error = store.key().await.unwrap_err();
    assert!(
        matches!(&error, StoreError::Unusable(said) if said.contains("key is missing")),
        "{error}"
    );
    store.close().await.unwrap();
    // Without any tables there is nothing that the old key could open.
    delete("DROP TRIGGER log_is_never_deleted; DELETE FROM log");
    Sqlite::open(&file).unwrap().key().await.unwrap();
    drop(keeps);
}
