//! Those who ask for much, or write much down: each address has its share, and is told when to
//! come back.

use std::num::NonZeroU32;
use std::sync::Arc;

use protocol::{ClientMessage, Code, Command, Refusal, ServerMessage};
use rules::GameKind;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::memory::Memory;
use super::players::{devices, play_out, step};
use super::web::{self, new_table};
use super::{seat, seeded};

fn sit(name: &str) -> Command {
    Command::Sit { seat: seat(0), name: name.to_owned().into(), avatar: None }
}

#[tokio::test]
async fn whoever_asks_for_old_games_without_end_is_told_when_to_come_back() {
    let house = House::with(|config| {
        // So twelve may be asked for.
        config.limits.per_minute = NonZeroU32::MIN;
        trust_proxy(config);
    })
    .await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    play_out(&mut clients, &mut seeded(1)).await;
    let paths = ["games/1", "games/1/moments"].map(|path| format!("/api/tables/{table}/{path}"));
    let from = |address: &'static str, path: usize| {
        let (house, path) = (&house, &paths[path]);
        async move { web::ask(house, "GET", path, &[("X-Forwarded-For", address)], "").await }
    };
    for path in [0, 1] {
        let mut read = 0;
        let answer = loop {
            let answer = from("203.0.113.1", path).await;
            if answer.status != 200 {
                break answer;
            }
            read += 1;
            assert!(read < 100, "nobody is told to wait");
        };
        assert!(path == 1 || read >= 12, "{read}");
        assert_eq!((answer.status, answer.code().as_str()), (429, "too_fast"));
        let refusal: Refusal = serde_json::from_str(&answer.body).unwrap();
        let wait = refusal.wait.unwrap();
        assert!((1..=5).contains(&wait), "{refusal:?}");
        assert!(answer.head.to_lowercase().contains(&format!("\r\nretry-after: {wait}\r\n")));
        assert_eq!(from("203.0.113.2", path).await.status, 200, "somebody else");
    }
    house.stop().await;
}

/// A new cookie, a new socket or a new table: an address changes its name only so often.
#[tokio::test]
async fn names_are_not_changed_without_end() {
    let memory = Arc::new(Memory::new());
    let house = House::on_with(Arc::<Memory>::clone(&memory), |config| {
        // So sixty commands may be sent.
        config.limits.per_minute = NonZeroU32::MIN;
        trust_proxy(config);
    })
    .await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let started = std::time::Instant::now();
    let mut refusals = Vec::new();
    for socket in 0..10 {
        let mut client = Client::from(&house, "203.0.113.1", &host, table).await;
        for number in 0..20 {
            if let Err(refusal) = client.order(sit(&format!("Ada {socket} {number}"))).await {
                refusals.push(refusal);
            }
        }
    }
    let (rows, seconds) = (memory.rows(table).len() as u64, started.elapsed().as_secs());
    assert!(rows <= 62 + seconds, "{rows} rows in {seconds} s");
    assert!(refusals.iter().all(|refusal| refusal.code == Code::TooFast && refusal.wait.is_some()));
    // Somebody else goes on as before, and the same command may be sent again later.
    let mut other = Client::from(&house, "203.0.113.2", &host, table).await;
    other.must(sit("Ada")).await;
    house.stop().await;
}

/// To show a table costs something, so nobody looks at tables without end.
#[tokio::test]
async fn who_looks_again_and_again_is_told_when_to_come_back() {
    let house = House::with(|config| {
        // So thirty tables may be looked at.
        config.limits.per_minute = NonZeroU32::MIN;
        trust_proxy(config);
    })
    .await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut greedy = Client::from(&house, "203.0.113.1", &host, table).await;
    let mut shown = 1;
    let refusal = loop {
        greedy.send(&ClientMessage::watch(table, None)).await;
        let answer = |message: &ServerMessage| match message {
            ServerMessage::Refused { refusal, .. } => Some(Some(refusal.clone())),
            ServerMessage::Table(_) => Some(None),
            _ => None,
        };
        if let Some(refusal) = greedy.until(answer).await {
            break refusal;
        }
        shown += 1;
        assert!(shown < 200, "nobody is told to wait");
    };
    assert!(shown >= 30, "{shown}");
    assert_eq!(refusal.code, Code::TooFast);
    assert!(refusal.wait.is_some_and(|wait| wait <= 2), "{refusal:?}");
    Client::from(&house, "203.0.113.2", &host, table).await;
    house.stop().await;
}

#[tokio::test]
async fn what_is_so_already_is_not_written_again() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    clients[0].must(Command::Resign { seat: seat(0) }).await;
    let pace = protocol::table::Pace::Fast;
    let name = "Player 0".to_owned().into();
    let commitment = "5".repeat(64);
    let same = [
        Command::Sit { seat: seat(0), name, avatar: None },
        Command::Return { seat: seat(0) },
        Command::Contribute { seat: seat(0), commitment },
        Command::SetPace { pace },
        Command::Rematch,
    ];
    for command in same.clone() {
        clients[0].must(command).await;
    }
    let rows = memory.rows(table).len();
    for _ in 0..5 {
        for command in same.clone() {
            assert_eq!(clients[0].must(command).await, rows as u64, "it is done, long since");
        }
    }
    assert_eq!(memory.rows(table).len(), rows);
    house.stop().await;
}

#[tokio::test]
async fn nobody_is_too_fast_in_a_game() {
    let house = House::with(|config| config.limits.per_minute = NonZeroU32::MIN).await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    play_out(&mut clients, &mut seeded(5)).await;
    assert!(clients[0].game().steps.len() > 100);
    house.stop().await;
}

#[tokio::test]
async fn a_table_logs_only_so_much() {
    let memory = Arc::new(Memory::new());
    let house = House::on_with(Arc::<Memory>::clone(&memory), |config| {
        config.limits.rows = 16;
    })
    .await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let host = clients[0].cookie.clone();
    let full = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(&house, &host, full).await;
    for number in 0..15 {
        client.must(sit(&format!("Ada {number}"))).await;
    }
    assert_eq!(client.refused(sit("Ada")).await, Code::TableFull);
    assert_eq!(memory.rows(full).len(), 16);
    // A game that is on has a little room left to end, and then no more.
    let mut rng = seeded(6);
    while memory.rows(table).len() < 16 {
        assert!(step(&mut clients, &mut rng).await);
    }
    let own = |client: &Client| client.views()[0].seat.unwrap();
    let (first, second) = (own(&clients[0]), own(&clients[1]));
    let pace = Command::SetPace { pace: protocol::table::Pace::Fast };
    assert_eq!(clients[0].refused(pace).await, Code::TableFull);
    while memory.rows(table).len() < 18 {
        assert!(step(&mut clients, &mut rng).await, "play goes on");
    }
    let refused = [
        clients[0].play(first, &["draw"]).await.unwrap_err().code,
        clients[1].play(second, &["draw"]).await.unwrap_err().code,
    ];
    assert_eq!(refused, [Code::TableFull; 2]);
    assert_eq!(memory.rows(table).len(), 18);
    house.stop().await;
}

/// Long logs are played again beside the network: meanwhile everybody is answered.
#[tokio::test]
async fn a_long_log_holds_up_nobody() {
    const ROWS: usize = 60_000;
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(&house, &host, table).await;
    client.sit(seat(0), "Ada").await;
    let house = house.restart().await;
    let rename = memory.rows(table).pop().unwrap();
    for _ in 0..ROWS {
        memory.intrude(table, &rename);
    }
    let mut other = Client::new(&house).await;
    let mut opening = Client::of(&house, &host).await;
    opening.send(&ClientMessage::watch(table, None)).await;
    // This test and the server have one thread. If the log were played again on it, the pongs
    // would come after the table.
    let mut pongs = 0;
    loop {
        other.send(&ClientMessage::Ping { at: 0.0 }).await;
        other.next().await;
        pongs += 1;
        opening.catch_up();
        if opening.seen.known.table().is_some() {
            break;
        }
    }
    assert!(pongs > 3, "{pongs} pongs before the table was open");
    assert_eq!(opening.table().seq, ROWS as u64 + 2);
    house.stop().await;
}
