//! Nodes that come and go in order.

use std::time::{Duration, Instant};

use protocol::server::{Farewell, ServerMessage};
use rules::{GameKind, Seat};

use super::{Cluster, come_back};
use crate::wire::client::Client;
use crate::wire::players::{play_out, prove, start, step};
use crate::wire::seeded;
use crate::wire::web::{self, new_table};

#[tokio::test]
async fn a_node_that_stops_hands_its_tables_over_and_nobody_loses_anything() {
    let mut cluster = Cluster::of(3).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Cards, 2)).await;
    // One has a socket of their own at the keeper's node, the other comes by way of another.
    let direct = Client::at(cluster.house(0), &host, table).await;
    let relayed = Client::at(cluster.house(1), &web::cookie(cluster.house(1)).await, table).await;
    let mut clients = vec![direct, relayed];
    for (client, seat) in clients.iter_mut().zip(Seat::all(2)) {
        client.sit(seat, &format!("Player {seat}")).await;
    }
    start(&mut clients).await;
    let mut rng = seeded(1);
    for _ in 0..5 {
        assert!(step(&mut clients, &mut rng).await);
    }
    let rows = cluster.shared.rows(table);
    let stopped = Instant::now();
    let leaving = cluster.members.remove(0).house;
    let stopping = tokio::spawn(leaving.stop());
    let mut relayed = clients.pop().unwrap();
    let mut direct = clients.pop().unwrap();
    assert_eq!(direct.farewell().await, [Farewell::Stopping]);
    assert_eq!(relayed.farewell().await, [Farewell::Reopen], "its own node stays");
    let direct = come_back(direct, cluster.house(1)).await;
    let relayed = come_back(relayed, cluster.house(0)).await;
    let paused = stopped.elapsed();
    assert!(paused < Duration::from_secs(1), "{paused:?}");
    assert_eq!(cluster.shared.rows(table), rows, "nothing happened in between");
    let mut clients = [direct, relayed];
    play_out(&mut clients, &mut rng).await;
    prove(cluster.house(0), table, 1, &clients).await;
    stopping.await.unwrap();
    drop(clients);
    cluster.stop().await;
}

#[tokio::test]
async fn a_new_node_gets_new_tables_at_once_and_old_ones_stay() {
    let mut cluster = Cluster::of(1).await;
    let host = web::cookie(cluster.house(0)).await;
    let old = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    cluster.grow().await;
    let new = web::make(cluster.house(1), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(cluster.house(1), &host, old).await;
    assert_eq!((cluster.keeper_of(old), cluster.keeper_of(new)), (Some(0), Some(1)));
    client.sit(Seat::new(0).unwrap(), "Ada").await;
    drop(client);
    cluster.stop().await;
}

/// Whoever watches another table on the same socket is led to its keeper.
#[tokio::test]
async fn a_client_may_open_one_table_after_the_other_wherever_they_are() {
    let cluster = Cluster::of(3).await;
    let cookie = web::cookie(cluster.house(0)).await;
    let new = new_table(GameKind::Tiles, 2);
    let mut tables = Vec::new();
    for place in 0..3 {
        tables.push(web::make(cluster.house(place), &cookie, &new).await);
    }
    // Its own node's first, then another's; from there the way leads back to the front.
    let mut client = Client::at(cluster.house(0), &cookie, tables[0]).await;
    client.send(&protocol::ClientMessage::watch(tables[1], None)).await;
    let shown = client.until(|message| match message {
        ServerMessage::Table(table) => Some(table.id),
        _ => None,
    });
    assert_eq!(shown.await, tables[1]);
    client.send(&protocol::ClientMessage::watch(tables[2], None)).await;
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    let client = Client::at(cluster.house(0), &cookie, tables[2]).await;
    assert_eq!(client.table().id, tables[2]);
    drop(client);
    cluster.stop().await;
}
