//! The list of public tables: nobody fills it, and nothing empties it.

use protocol::TableId;
use protocol::http::{NewTable, TableList};
use protocol::table::Settings;
use rules::GameKind;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::seat;
use super::web::{self, new_table};

async fn make_public(house: &House) -> TableId {
    let settings = Settings { public: true, seconds: None, ..Default::default() };
    let new = NewTable { settings: Some(settings), ..new_table(GameKind::Tiles, 2) };
    web::make(house, "", &new).await
}

/// A part of the list, once all that was noted before is written: that is done in order, so one
/// more row is enough.
async fn list(house: &House, query: &str) -> TableList {
    web::make(house, "", &new_table(GameKind::Tiles, 2)).await;
    let answer = web::get(house, &format!("/api/tables{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

fn ids(list: &TableList) -> Vec<TableId> {
    list.tables.iter().map(|summary| summary.table).collect()
}

/// Tables of an address at which somebody sits.
async fn looked_at(house: &House, address: &str, many: usize) -> Vec<(TableId, Client)> {
    let mut tables = Vec::new();
    for _ in 0..many {
        let table = make_public(house).await;
        let mut client = Client::from(house, address, &web::cookie(house).await, table).await;
        client.sit(seat(0), "Ada").await;
        tables.push((table, client));
    }
    tables
}

async fn behind_proxy() -> House {
    House::with(trust_proxy).await
}

#[tokio::test]
async fn one_address_does_not_fill_the_list() {
    let house = behind_proxy().await;
    let honest = looked_at(&house, "203.0.113.2", 1).await;
    let flood = looked_at(&house, "203.0.113.1", 30).await;
    let listed = ids(&list(&house, "").await);
    assert!(listed.contains(&honest[0].0));
    assert_eq!(listed.len(), 9, "eight of one address");
    // Who lets one go gets another one onto it.
    let mut flood = flood.into_iter();
    drop(flood.by_ref().take(8).collect::<Vec<_>>());
    let (next, client) = &mut flood.next().unwrap();
    let mut names = 0;
    while !ids(&list(&house, "").await).contains(next) {
        names += 1;
        client.sit(seat(0), &format!("Ada {names}")).await;
    }
    house.stop().await;
}

#[tokio::test]
async fn tables_that_nobody_looks_at_are_not_on_the_list() {
    let house = behind_proxy().await;
    let unseen = make_public(&house).await;
    let seen = looked_at(&house, "203.0.113.1", 2).await;
    let listed = ids(&list(&house, "").await);
    assert!(!listed.contains(&unseen));
    assert_eq!(listed, [seen[1].0, seen[0].0], "the newest first");
    let house = house.restart().await;
    assert_eq!(ids(&list(&house, "").await), [], "until they are back");
    let _watcher = Client::from(&house, "203.0.113.3", "", seen[0].0).await;
    assert_eq!(ids(&list(&house, "").await), [], "who only watches is nobody to play with");
    let _back = Client::from(&house, "203.0.113.1", &seen[0].1.cookie, seen[0].0).await;
    assert_eq!(ids(&list(&house, "").await), [seen[0].0]);
    house.stop().await;
}

#[tokio::test]
async fn a_table_on_the_list_names_its_host_and_leaves_with_the_last_who_sits_there() {
    let house = behind_proxy().await;
    let host = web::cookie(&house).await;
    let settings = Settings { public: true, seconds: None, ..Default::default() };
    let name = Some("Ada".to_owned().into());
    let new = NewTable { settings: Some(settings), name, ..new_table(GameKind::Tiles, 4) };
    let table = web::make(&house, &host, &new).await;
    let ada = Client::from(&house, "203.0.113.1", &host, table).await;
    let cookie = web::cookie(&house).await;
    let mut bob = Client::from(&house, "203.0.113.2", &cookie, table).await;
    bob.sit(seat(1), "Bob").await;
    let listed = list(&house, "").await;
    assert_eq!(listed.tables[0].host.as_ref().map(|name| name.as_str()), Some("Ada"));
    drop(ada);
    bob.until_table(|table| table.hosting).await;
    assert_eq!(ids(&list(&house, "").await), [table], "Bob is still there");
    let _watcher = Client::from(&house, "203.0.113.3", "", table).await;
    drop(bob);
    while !ids(&list(&house, "").await).is_empty() {
        tokio::task::yield_now().await;
    }
    house.stop().await;
}

#[tokio::test]
async fn the_list_comes_in_parts() {
    let house = behind_proxy().await;
    let mut tables = looked_at(&house, "203.0.113.1", 3).await;
    tables.extend(looked_at(&house, "203.0.113.2", 2).await);
    let all = ids(&list(&house, "").await);
    let mut parts = Vec::new();
    let mut from = Some(0);
    while let Some(start) = from {
        let part = list(&house, &format!("?from={start}&count=2")).await;
        parts.extend(ids(&part));
        from = part.next;
    }
    assert_eq!(parts, all);
    assert_eq!(parts.len(), 5);
    for bad in ["?count=0", "?count=101", "?from=-1", "?page=2"] {
        let answer = web::get(&house, &format!("/api/tables{bad}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "unreadable"), "{bad}");
    }
    house.stop().await;
}

#[tokio::test]
async fn one_broken_summary_does_not_empty_the_list() {
    let house = behind_proxy().await;
    let tables = looked_at(&house, "203.0.113.1", 3).await;
    assert_eq!(list(&house, "").await.tables.len(), 3);
    let file = rusqlite::Connection::open(house.file()).unwrap();
    file.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
    let broken = "UPDATE summary SET summary = '{\"game\":\"chess\"}' WHERE table_id = $1";
    file.execute(broken, [tables[1].0.to_string()]).unwrap();
    drop(file);
    assert_eq!(ids(&list(&house, "").await), [tables[2].0, tables[0].0]);
    house.stop().await;
}
