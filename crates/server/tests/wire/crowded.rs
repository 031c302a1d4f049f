//! Those who take many places for tables: the others still get in.

use std::num::NonZeroU32;

use protocol::{ClientMessage, Code, Refusal, ServerMessage, TableId};
use rules::GameKind;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::seat;
use super::web::{self, Answer, new_table};

/// A server with few places for tables, behind a proxy.
async fn small(places: usize) -> House {
    House::with(|config| {
        config.limits.open = places;
        trust_proxy(config);
    })
    .await
}

/// Asks for a new table from an address, with a cookie of its own.
async fn make_from(house: &House, address: &str) -> Answer {
    let body = serde_json::to_string(&new_table(GameKind::Tiles, 2)).unwrap();
    web::ask(house, "POST", "/api/tables", &[("X-Forwarded-For", address)], &body).await
}

/// Tries to open a table, and is refused.
async fn refused(client: &mut Client, table: TableId) -> Refusal {
    client.send(&ClientMessage::watch(table, None)).await;
    client
        .until(|message| match message {
            ServerMessage::Refused { refusal, .. } => Some(refusal.clone()),
            ServerMessage::Table(_) => panic!("the table is open"),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn tables_that_nobody_looks_at_leave_first() {
    let house = small(4).await;
    let host = web::cookie(&house).await;
    let own = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut friends = Client::at(&house, &host, own).await;
    let mut old = Vec::new();
    for _ in 0..20 {
        old.push(web::make(&house, "", &new_table(GameKind::Tiles, 2)).await);
    }
    // Whoever goes through all tables that there are takes no place from anybody.
    let mut cycling = Client::new(&house).await;
    for table in &old {
        cycling.watch(*table, None).await;
    }
    friends.sit(seat(0), "Ada").await;
    let mut owner = Client::of(&house, &host).await;
    owner.watch(own, None).await;
    house.stop().await;
}

#[tokio::test]
async fn owners_get_in_although_people_look_at_all_tables() {
    let house = small(3).await;
    let host = web::cookie(&house).await;
    let own = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let other = web::make(&house, "", &new_table(GameKind::Tiles, 2)).await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        let table = web::make(&house, "", &new_table(GameKind::Tiles, 2)).await;
        watchers.push(Client::at(&house, "", table).await);
    }
    let mut stranger = Client::new(&house).await;
    let refusal = refused(&mut stranger, other).await;
    assert_eq!(refusal.code, Code::TooManyTables);
    assert!(refusal.wait.is_some_and(|seconds| seconds > 0));
    let answer = web::get(&house, &format!("/api/tables/{other}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too_many_tables"));
    assert!(answer.head.to_lowercase().contains("\r\nretry-after: "), "{}", answer.head);
    // The host of a table comes in, and with the host everybody whom it concerns.
    let mut owner = Client::of(&house, &host).await;
    owner.watch(own, None).await;
    stranger.watch(own, None).await;
    stranger.sit(seat(1), "Bob").await;
    house.stop().await;
}

#[tokio::test]
async fn a_new_cookie_makes_no_more_tables() {
    let house = House::with(|config| {
        config.limits.per_minute = NonZeroU32::new(3).unwrap();
        trust_proxy(config);
    })
    .await;
    for _ in 0..3 {
        assert_eq!(make_from(&house, "203.0.113.1").await.status, 201);
    }
    let answer = make_from(&house, "203.0.113.1").await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too_many_tables"));
    let refusal: Refusal = serde_json::from_str(&answer.body).unwrap();
    assert!(refusal.wait.is_some_and(|seconds| (1..=20).contains(&seconds)), "{refusal:?}");
    assert_eq!(make_from(&house, "203.0.113.2").await.status, 201);
    house.stop().await;
}

/// Who opens tables without end gets into tables of their own only.
#[tokio::test]
async fn whoever_opens_too_many_tables_still_opens_their_own() {
    let house = House::with(|config| {
        // So six may be opened.
        config.limits.per_minute = NonZeroU32::MIN;
        config.limits.open = 3;
        trust_proxy(config);
    })
    .await;
    let host = web::cookie(&house).await;
    let mut tables = Vec::new();
    for number in 1..=9 {
        let headers = [("X-Forwarded-For", &*format!("198.51.100.{number}")), ("Cookie", &*host)];
        let body = serde_json::to_string(&new_table(GameKind::Tiles, 2)).unwrap();
        let answer = web::ask(&house, "POST", "/api/tables", &headers, &body).await;
        let made: protocol::http::TableMade = serde_json::from_str(&answer.body).unwrap();
        tables.push(made.table);
    }
    let mut cycling = Client::new(&house).await;
    let mut refused = None;
    for table in &tables {
        cycling.send(&ClientMessage::watch(*table, None)).await;
        if let ServerMessage::Refused { refusal, .. } = cycling.next().await {
            refused = Some((*table, refusal.code));
        }
    }
    let (table, code) = refused.expect("nine are more than six");
    assert_eq!(code, Code::TooManyTables);
    let mut owner = Client::of(&house, &host).await;
    owner.watch(table, None).await;
    house.stop().await;
}
