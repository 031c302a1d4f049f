//! What only a database does: it goes away and comes back, and several servers share it.

use std::time::Duration;

use protocol::TableId;
use rules::GameKind;
use scratch::cable::Cable;
use scratch::postgres::{Server, database};
use server::session::ServerKey;
use server::store::nodes::{Epoch, Kept, LEASE, NodeId, Nodes};
use server::store::postgres::Postgres;
use server::store::{Index, Page, Store, StoreError, WHOLE_LOG};

use super::contract::{row, summary, table};
use super::place::Place;
use crate::wire::{House, devices, new_table, play_out, prove, seeded, step};

async fn rows(store: &Postgres, table: TableId) -> Vec<String> {
    let rows = store.load(table, WHOLE_LOG).await.unwrap();
    rows.into_iter().map(String::from).collect()
}

/// Waits until the store has found out by itself.
async fn until(store: &Postgres, well: bool) {
    let noticed = async {
        while store.is_well() != well {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), noticed).await.expect("it is noticed");
}

#[tokio::test]
async fn servers_that_start_at_once_share_one_key() {
    let url = database();
    let opening =
        (0..4).map(|_| async { Postgres::open(&url).await.unwrap().key().await.unwrap() });
    let keys = futures_util::future::join_all(opening).await;
    assert!(keys.iter().all(|key| key.bytes() == keys[0].bytes()));
}

#[tokio::test]
async fn a_program_may_use_a_later_format_that_allows_it() {
    let place = Place::database();
    place.open().await.close().await.unwrap();
    place.raw("UPDATE format SET number = 99").await.unwrap();
    let store = place.open().await;
    store.append(row(table(1), 1, "{}")).await.unwrap();
}

#[tokio::test]
async fn whoever_asks_for_encryption_is_told_that_there_is_none() {
    let refused = Postgres::open("postgres://db.example/bango?sslmode=require").await.unwrap_err();
    assert!(refused.to_string().contains("not encrypted"), "{refused}");
}

#[tokio::test]
async fn the_schema_of_another_program_is_left_alone() {
    let place = Place::database();
    place.raw("CREATE SCHEMA bango; CREATE TABLE bango.photos (name TEXT)").await.unwrap();
    let Err(error) = place.try_open().await else { panic!("it was opened") };
    assert!(error.to_string().contains("belongs to another program"), "{error}");
}

#[tokio::test]
async fn a_retry_after_a_lost_answer_finds_its_own_row() {
    let (cable, url) = Cable::to(&database()).await;
    let store = Postgres::open(&url).await.unwrap();
    store.append(row(table(1), 1, "made")).await.unwrap();
    for seq in 2..=4 {
        cable.lose_answer();
        store.append(row(table(1), seq, &format!("row {seq}"))).await.unwrap();
        assert!(cable.has_lost_answer());
    }
    assert_eq!(rows(&store, table(1)).await, ["made", "row 2", "row 3", "row 4"]);
    // What was there before it was tried stays a conflict.
    assert_eq!(store.append(row(table(1), 4, "row 4")).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn an_answer_that_stays_lost_is_neither_yes_nor_no() {
    let (cable, url) = Cable::to(&database()).await;
    let store = Postgres::open(&url).await.unwrap();
    store.append(row(table(1), 1, "made")).await.unwrap();
    cable.lose_answer();
    let answer = store.append(row(table(1), 2, "perhaps"));
    while !cable.has_lost_answer() {
        tokio::task::yield_now().await;
    }
    cable.cut(true);
    assert_eq!(answer.await, Err(StoreError::Unknown));
    assert!(!store.is_well());
    // Nothing is sent any more, so it is clear what became of it.
    let error = store.append(row(table(2), 1, "surely not")).await.unwrap_err();
    assert!(matches!(error, StoreError::Failed(_)), "{error:?}");
    cable.cut(false);
    until(&store, true).await;
    assert_eq!(rows(&store, table(1)).await, ["made", "perhaps"]);
    assert!(rows(&store, table(2)).await.is_empty());
    store.append(row(table(1), 3, "on")).await.unwrap();
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_database_crashes() {
    let mut server = Server::start();
    let store = Postgres::open(&server.database()).await.unwrap();
    let mut acknowledged = vec![0_u64; 40];
    for round in 0..3 {
        for _ in 0..5 {
            append_to_all(&store, &mut acknowledged).await;
        }
        // Some rows are on their way when it dies.
        let dying = append_to_all(&store, &mut acknowledged);
        let (failures, ()) = tokio::join!(dying, async { server.kill() });
        if round == 1 {
            // It stays away for longer than rows wait.
            append_to_all(&store, &mut acknowledged).await;
            assert!(!store.is_well() && failures > 0);
        }
        server.start_again();
        until(&store, true).await;
        for (number, kept) in acknowledged.iter_mut().enumerate() {
            let found = rows(&store, table(number as u128)).await.len() as u64;
            assert!(found >= *kept, "table {number}: {found} of {kept}");
            assert!(found <= *kept + 2, "table {number}: {found} for {kept}");
            *kept = found;
        }
    }
    append_to_all(&store, &mut acknowledged).await;
    assert!(acknowledged.iter().all(|kept| *kept > 15), "{acknowledged:?}");
}

/// One row more for each table; how many were not acknowledged.
async fn append_to_all(store: &Postgres, acknowledged: &mut [u64]) -> usize {
    let answers: Vec<_> = (0..)
        .zip(acknowledged.iter())
        .map(|(number, kept)| store.append(row(table(number), kept + 1, "{}")))
        .collect();
    let mut failures = 0;
    for (answer, kept) in answers.into_iter().zip(acknowledged) {
        match answer.await {
            Ok(()) => *kept += 1,
            Err(StoreError::Failed(_) | StoreError::Unknown) => failures += 1,
            Err(error) => panic!("{error:?}"),
        }
    }
    failures
}

#[tokio::test]
async fn a_database_that_is_away_is_noticed_while_nobody_plays() {
    let (cable, url) = Cable::to(&database()).await;
    let store = Postgres::open(&url).await.unwrap();
    cable.cut(true);
    until(&store, false).await;
    cable.cut(false);
    until(&store, true).await;
}

#[tokio::test]
async fn whole_games_are_played_on_a_database() {
    let url = database();
    for game in GameKind::ALL {
        let store = std::sync::Arc::new(Postgres::open(&url).await.unwrap());
        let house = House::on(store).await;
        let (id, mut clients) = devices(&house, &new_table(*game, 2)).await;
        let mut rng = seeded(3);
        step(&mut clients, &mut rng).await;
        play_out(&mut clients, &mut rng).await;
        prove(&house, id, 1, &clients).await;
        house.stop().await;
        // The next server finds the game.
        let store = std::sync::Arc::new(Postgres::open(&url).await.unwrap());
        let house = House::on(store).await;
        prove(&house, id, 1, &clients).await;
        house.stop().await;
    }
}

fn node() -> NodeId {
    NodeId::random().unwrap()
}

/// From now on leases last for as long as a busy machine may take for a test.
const LONG_LEASES: &str = "UPDATE node SET until = clock_timestamp() + INTERVAL '1 hour'";

#[tokio::test]
async fn a_table_has_one_keeper_for_as_long_as_that_lives() {
    let place = Place::database();
    let Place::Database(url) = &place else { panic!() };
    let store = Postgres::open(url).await.unwrap();
    let (one, two) = (node(), node());
    store.join(one, "one".to_owned()).await.unwrap();
    store.join(two, "two".to_owned()).await.unwrap();
    place.raw(LONG_LEASES).await.unwrap();
    let living = store.beat(one, true).await.unwrap();
    assert_eq!(living.len(), 2);
    let own = living.iter().find(|living| living.node == one).unwrap();
    assert!(own.name == "one" && own.on_bus && own.left <= LEASE, "{own:?}");
    place.raw(LONG_LEASES).await.unwrap();
    let first = store.claim(table(1), one).await.unwrap();
    assert_eq!((first.by, store.claim(table(1), two).await.unwrap()), (one, first));
    assert_eq!(store.kept_by(one).await.unwrap(), [(table(1), first.epoch)]);
    // Who claims it again gets a later epoch, and the one before is void.
    let second = store.claim(table(1), one).await.unwrap();
    assert!(second.by == one && second.epoch > first.epoch);
    store.release(table(1), first.epoch).await.unwrap();
    assert_eq!(store.claim(table(1), two).await.unwrap(), second);
    store.release(table(1), second.epoch).await.unwrap();
    let third = store.claim(table(1), two).await.unwrap();
    assert!(third.by == two && third.epoch > second.epoch);
    // What a node keeps goes with it.
    store.leave(two).await.unwrap();
    assert_eq!(store.claim(table(1), one).await.unwrap().by, one);
    assert!(matches!(store.claim(table(2), two).await, Err(StoreError::Failed(_))));
    assert_eq!(store.beat(two, true).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_lease_that_is_over_frees_its_tables() {
    let place = Place::database();
    let Place::Database(url) = &place else { panic!() };
    let store = Postgres::open(url).await.unwrap();
    let (one, two) = (node(), node());
    store.join(one, "one".to_owned()).await.unwrap();
    store.join(two, "two".to_owned()).await.unwrap();
    place.raw(LONG_LEASES).await.unwrap();
    let before = store.claim(table(1), one).await.unwrap();
    store.note(summary(1, 10, true));
    // Orders are carried out in turn.
    store.forget(ServerKey::new_session().unwrap(), 0).await.unwrap();
    let list = async || store.public_tables(Page { from: 0, count: 9 }).await.unwrap().tables.len();
    assert_eq!(list().await, 1);
    let end = format!("UPDATE node SET until = clock_timestamp() WHERE node = '{one}'");
    place.raw(&end).await.unwrap();
    assert!(matches!(store.claim(table(2), one).await, Err(StoreError::Failed(_))));
    assert_eq!(list().await, 0, "nobody keeps it");
    let after = store.claim(table(1), two).await.unwrap();
    assert!(after.by == two && after.epoch > before.epoch);
    assert_eq!(store.beat(two, false).await.unwrap().len(), 1);
    // It may come back, but what it kept is gone.
    place.raw(LONG_LEASES).await.unwrap();
    assert_eq!(store.beat(one, false).await.unwrap().len(), 2);
    place.raw(LONG_LEASES).await.unwrap();
    assert_eq!(store.claim(table(1), one).await.unwrap(), after);
    // Somebody else starts under its name.
    store.join(node(), "one".to_owned()).await.unwrap();
    assert_eq!(store.beat(one, false).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_keeper_that_is_not_it_any_more_writes_nothing() {
    let place = Place::database();
    let Place::Database(url) = &place else { panic!() };
    let store = Postgres::open(url).await.unwrap();
    let (one, two) = (node(), node());
    store.join(one, "one".to_owned()).await.unwrap();
    store.join(two, "two".to_owned()).await.unwrap();
    place.raw(LONG_LEASES).await.unwrap();
    let Kept { epoch, .. } = store.claim(table(1), one).await.unwrap();
    let by = |epoch: Epoch, seq, entry| server::store::Row {
        epoch: Some(epoch),
        ..row(table(1), seq, entry)
    };
    store.append(by(epoch, 1, "first")).await.unwrap();
    store.leave(one).await.unwrap();
    let later = store.claim(table(1), two).await.unwrap().epoch;
    assert_eq!(store.append(by(epoch, 2, "late")).await, Err(StoreError::Conflict));
    store.append(by(later, 2, "second")).await.unwrap();
    assert_eq!(rows(&store, table(1)).await, ["first", "second"]);
}

#[tokio::test]
async fn a_table_that_two_servers_keep_goes_on_at_one() {
    let url = database();
    let (one, two) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let mut won = [0, 0];
    for seq in 1..=30 {
        let (first, second) = tokio::join!(
            one.append(row(table(1), seq, "one")),
            two.append(row(table(1), seq, "two"))
        );
        match (first, second) {
            (Ok(()), Err(StoreError::Conflict)) => won[0] += 1,
            (Err(StoreError::Conflict), Ok(())) => won[1] += 1,
            both => panic!("{both:?}"),
        }
    }
    let rows = rows(&one, table(1)).await;
    assert_eq!(
        [won[0], won[1]],
        ["one", "two"].map(|by| rows.iter().filter(|row| *row == by).count())
    );
}
