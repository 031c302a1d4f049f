//! A disk that fails: nothing is said to be done that is not, and play goes on afterwards.

use std::sync::Arc;

use protocol::server::Farewell;
use protocol::{ClientMessage, Code, Command, ServerMessage};
use rules::GameKind;
use rusqlite::Connection;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{choose, devices, play_out, prove, step};
use super::seeded;
use super::web::new_table;

/// The next thing that this client hears is the answer to its ping.
async fn hears_nothing(client: &mut Client) {
    client.send(&ClientMessage::Ping { at: 1.5 }).await;
    let next = client.next().await;
    assert!(matches!(next, ServerMessage::Pong { .. }), "{next:?}");
}

/// Sends one step while writing fails, and again when it does not.
async fn fails_and_recovers(house: &House, clients: &mut [Client], breaks: impl Fn(bool)) {
    let mut rng = seeded(8);
    for _ in 0..5 {
        step(clients, &mut rng).await;
    }
    let known = clients[0].seen.lasting();
    let place = (0..clients.len())
        .find(|&place| choose(&clients[place].views()[0], &mut rng).is_some())
        .unwrap();
    let (seat, action) = choose(&clients[place].views()[0], &mut rng).unwrap();
    let command = Command::Play { seat, actions: vec![action], reaction: None };
    let id = clients[place].new_id();
    breaks(true);
    for _ in 0..3 {
        clients[place].send_as(&id, &command).await;
        let answer = clients[place].answer(&id).await;
        let ServerMessage::Refused { refusal, .. } = answer else { panic!("{answer:?}") };
        assert_eq!(refusal.code, Code::Storage);
    }
    for client in clients.iter_mut() {
        hears_nothing(client).await;
    }
    assert_eq!(clients[0].seen.lasting(), known);
    breaks(false);
    clients[place].send_as(&id, &command).await;
    let answer = clients[place].answer(&id).await;
    let ServerMessage::Done { seq, .. } = answer else { panic!("{answer:?}") };
    assert_eq!(seq, known.seq + 1, "the failed tries left no trace");
    for client in clients.iter_mut() {
        client.until_steps(seq).await;
    }
    play_out(clients, &mut rng).await;
    let table = clients[0].table().id;
    prove(house, table, 1, clients).await;
}

#[tokio::test]
async fn a_failed_write_is_never_acknowledged() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    fails_and_recovers(&house, &mut clients, |broken| memory.breaks(broken)).await;
    house.stop().await;
}

#[tokio::test]
async fn the_same_with_a_database_that_fails() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let file = Connection::open(house.file()).unwrap();
    file.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
    // Every write fails for as long as its table is not there.
    let breaks = |broken: bool| {
        let (from, to) = if broken { ("log", "gone") } else { ("gone", "log") };
        file.execute_batch(&format!("ALTER TABLE {from} RENAME TO {to}")).unwrap();
    };
    fails_and_recovers(&house, &mut clients, breaks).await;
    house.stop().await;
}

#[tokio::test]
async fn nothing_is_made_on_a_full_disk() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    memory.breaks(true);
    let body = serde_json::to_string(&new_table(GameKind::Cards, 2)).unwrap();
    let answer = super::web::ask(&house, "POST", "/api/tables", &[], &body).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "storage"));
    house.stop().await;
}

#[tokio::test]
async fn bots_play_on_when_the_disk_is_back() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = super::web::cookie(&house).await;
    let new = protocol::http::NewTable {
        name: Some("Ada".to_owned().into()),
        bots: Some(bots::Level::Beginner),
        ..new_table(GameKind::Tiles, 2)
    };
    let table = super::web::make(&house, &host, &new).await;
    let mut clients = [Client::at(&house, &host, table).await];
    let mut rng = seeded(2);
    while !step(&mut clients, &mut rng).await {
        clients[0].next().await;
    }
    // The bot is about to move; whatever it does now cannot be saved.
    memory.breaks(true);
    hears_only_pongs_or_steps(&mut clients[0]).await;
    memory.breaks(false);
    play_out(&mut clients, &mut rng).await;
    prove(&house, table, 1, &clients).await;
    house.stop().await;
}

async fn hears_only_pongs_or_steps(client: &mut Client) {
    for _ in 0..20 {
        client.send(&ClientMessage::Ping { at: 0.0 }).await;
        client.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(())).await;
    }
}

#[tokio::test]
async fn a_table_that_goes_on_elsewhere_is_loaded_anew() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut rng = seeded(9);
    step(&mut clients, &mut rng).await;
    memory.intrude(table, r#"{"at":1,"events":[{"event":"returned","seat":0}]}"#);
    let place = (0..2).find(|&place| choose(&clients[place].views()[0], &mut rng).is_some());
    let place = place.unwrap();
    let (seat, action) = choose(&clients[place].views()[0], &mut rng).unwrap();
    let command = Command::Play { seat, actions: vec![action], reaction: None };
    let id = clients[place].new_id();
    clients[place].send_as(&id, &command).await;
    let mut back = Vec::new();
    for mut client in clients {
        assert_eq!(client.farewell().await, [Farewell::Reopen]);
        let seen = client.table().seq;
        back.push(client.again(&house, Some(seen)).await);
    }
    back[place].send_as(&id, &command).await;
    let answer = back[place].answer(&id).await;
    let ServerMessage::Done { seq, .. } = answer else { panic!("{answer:?}") };
    for client in &mut back {
        client.until_steps(seq).await;
    }
    play_out(&mut back, &mut rng).await;
    prove(&house, table, 1, &back).await;
    house.stop().await;
}

#[tokio::test]
async fn a_log_that_cannot_be_read_is_not_called_missing() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    play_out(&mut clients, &mut seeded(3)).await;
    let cookie = clients[0].cookie.clone();
    let house = house.restart().await;
    memory.hides(true);
    for path in ["", "/games/1", "/games/1/moments", "/games/2"] {
        let answer = super::web::get(&house, &format!("/api/tables/{table}{path}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (503, "storage"), "{path}");
    }
    let mut client = Client::of(&house, &cookie).await;
    client.send(&ClientMessage::watch(table, None)).await;
    let refused = client.next().await;
    let ServerMessage::Refused { refusal, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.code, Code::Storage);
    memory.hides(false);
    for path in ["", "/games/1", "/games/1/moments"] {
        let answer = super::web::get(&house, &format!("/api/tables/{table}{path}")).await;
        assert_eq!(answer.status, 200, "{path}");
    }
    client.watch(table, None).await;
    house.stop().await;
}
