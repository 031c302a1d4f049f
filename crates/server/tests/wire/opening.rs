//! Opening a table costs what is new; and whatever is wrong with a snapshot, the table is that of its
//! log.

use std::sync::Arc;

use protocol::server::Farewell;
use protocol::{ClientMessage, Code, Command, ServerMessage, TableId};
use rules::{GameKind, Observer};
use server::store::{Store, WHOLE_LOG};
use server::table::{RowDigest, Table};

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{devices, play_out, step};
use super::web::{self, new_table};
use super::{seat, seeded};

/// A table with a long log: its host has had many names.
async fn renamed(rows: usize) -> (Arc<Memory>, House, String, TableId) {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(&house, &host, table).await;
    client.sit(seat(0), "Ada").await;
    let house = house.restart().await;
    let rename = memory.rows(table).pop().unwrap();
    for _ in 0..rows {
        memory.intrude(table, &rename);
    }
    (memory, house, host, table)
}

#[tokio::test]
async fn a_long_log_is_read_once_and_then_only_what_is_new() {
    const ROWS: usize = 30_000;
    let (memory, house, host, table) = renamed(ROWS).await;
    memory.loads();
    let first = Client::at(&house, &host, table).await.seen.lasting();
    assert_eq!(memory.loads(), [WHOLE_LOG]);
    let house = house.restart().await;
    let mut client = Client::at(&house, &host, table).await;
    let last = ROWS as u64 + 2;
    assert_eq!(client.seen.lasting(), first);
    // What was not read is looked at a little later.
    memory.until_whole_load().await;
    assert_eq!(memory.loads().first(), Some(&(last..=u64::MAX)), "one row of {last}");
    client.sit(seat(0), "Eve").await;
    let house = house.restart().await;
    memory.loads();
    let client = Client::at(&house, &host, table).await;
    assert_eq!(memory.loads().first(), Some(&(last..=u64::MAX)), "two rows");
    assert_eq!(client.table().seq, last + 1);
    house.stop().await;
}

/// Each game is read again while it is on, and no other.
#[tokio::test]
async fn of_a_series_the_last_game_is_read() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut rng = seeded(7);
    for _ in 0..3 {
        play_out(&mut clients, &mut rng).await;
        for client in &mut clients {
            client.must(Command::Rematch).await;
        }
    }
    for _ in 0..20 {
        step(&mut clients, &mut rng).await;
    }
    let cookies: Vec<String> = clients.iter().map(|client| client.cookie.clone()).collect();
    let house = house.restart().await;
    memory.loads();
    let mut again = Vec::new();
    for cookie in &cookies {
        again.push(Client::at(&house, cookie, table).await);
    }
    let (rows, loads) = (memory.rows(table), memory.loads());
    let started = rows.iter().rposition(|row| row.contains("\"started\"")).unwrap() as u64 + 1;
    assert!(started > 300, "{started}");
    assert!(loads.iter().take(2).all(|rows| *rows.start() >= started), "{started}: {loads:?}");
    let whole = Table::load(table, &rows).unwrap().unwrap();
    for client in &again {
        assert_eq!(client.table().seq, whole.seq);
        for shown in client.views() {
            let who = Observer::Seat(shown.seat.unwrap());
            assert_eq!(shown.view, whole.play().unwrap().state().view(who));
        }
    }
    play_out(&mut again, &mut rng).await;
    house.stop().await;
}

/// A repeat of what was done is known after an opening from a snapshot, too.
#[tokio::test]
async fn a_repeat_is_known_although_its_row_is_not_read() {
    let (memory, house, host, table) = renamed(100).await;
    let mut client = Client::at(&house, &host, table).await;
    let id = client.new_id();
    let command = Command::Sit { seat: seat(0), name: "Eve".to_owned().into(), avatar: None };
    client.send_as(&id, &command).await;
    let ServerMessage::Done { seq, .. } = client.answer(&id).await else { panic!("not done") };
    for number in 0..100 {
        client.sit(seat(0), &format!("Eve {number}")).await;
    }
    // Only the last sixteen of one person are remembered, so another one has to be found.
    let last = client.new_id();
    client.send_as(&last, &command).await;
    let ServerMessage::Done { seq: known, .. } = client.answer(&last).await else { panic!() };
    assert!(known > seq);
    let rows = memory.rows(table);
    let snapshot = Table::load(table, &rows).unwrap().unwrap();
    let snapshot = snapshot.snapshot(RowDigest::of(rows.last().unwrap())).write().unwrap();
    let house = house.restart().await;
    memory.keep_snapshot(table, snapshot);
    let mut client = Client::at(&house, &host, table).await;
    client.send_as(&last, &command).await;
    let ServerMessage::Done { seq: again, .. } = client.answer(&last).await else { panic!() };
    assert_eq!((again, memory.rows(table).len()), (known, rows.len()));
    house.stop().await;
}

/// A snapshot that this log would have if one of its rows had been another one; the last is the same.
fn of_another_past(memory: &Memory, table: TableId) -> String {
    let mut rows = memory.rows(table);
    let last = rows.last().unwrap().clone();
    rows[1] = rows[1].replace("Ada", "Eve").into();
    rows.truncate(2);
    let mut other = Table::load(table, &rows).unwrap().unwrap();
    other.seq = memory.rows(table).len() as u64;
    other.snapshot(RowDigest::of(&last)).write().unwrap()
}

#[tokio::test]
async fn a_snapshot_that_is_no_good_is_thrown_away_before_anybody_sees_the_table() {
    let (memory, house, host, table) = renamed(100).await;
    let right = Client::at(&house, &host, table).await.seen.lasting();
    let sound = memory.kept_snapshot(table).unwrap();
    let shorter = {
        let rows = memory.rows(table);
        let table = Table::load(table, &rows).unwrap().unwrap();
        table.snapshot(RowDigest::of("{}")).write().unwrap()
    };
    let longer = {
        let mut rows = memory.rows(table);
        rows.extend(rows.last().cloned());
        let table = Table::load(table, &rows).unwrap().unwrap();
        table.snapshot(RowDigest::of(rows.last().unwrap())).write().unwrap()
    };
    let mut house = house;
    for (what, snapshot) in [
        ("damaged", sound.replacen("Ada", "Eve", 1)),
        ("cut", sound[..sound.len() / 2].to_owned()),
        ("of a later version", sound.replacen('1', "2", 1)),
        ("of another log", shorter),
        ("of a longer log", longer),
    ] {
        house = house.restart().await;
        memory.keep_snapshot(table, snapshot);
        memory.loads();
        let client = Client::at(&house, &host, table).await;
        assert_eq!(client.seen.lasting(), right, "{what}");
        assert_eq!(memory.loads().last(), Some(&WHOLE_LOG), "{what}");
        assert_eq!(memory.kept_snapshot(table), Some(sound.clone()), "there is a good one again");
    }
    house.stop().await;
}

/// One that was made with care of another past is found when the whole log is looked at.
#[tokio::test]
async fn a_snapshot_that_disagrees_with_its_log_is_found_after_the_opening() {
    let (memory, house, host, table) = renamed(100).await;
    let right = Client::at(&house, &host, table).await.seen.lasting();
    let house = house.restart().await;
    memory.keep_snapshot(table, of_another_past(&memory, table));
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    let client = Client::at(&house, &host, table).await;
    assert_eq!(client.seen.lasting(), right);
    house.stop().await;
}

/// Old rows that nobody reads at an opening any more are looked at all the same.
#[tokio::test]
async fn damage_in_old_rows_is_found_after_the_opening() {
    let (memory, house, host, table) = renamed(100).await;
    drop(Client::at(&house, &host, table).await);
    let house = house.restart().await;
    memory.damage(50);
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    let refused = client.next().await;
    let ServerMessage::Refused { refusal, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.code, Code::Damaged);
    house.stop().await;
}
