//! Whole games with clients at all nodes.

use protocol::http::NewTable;
use rules::{GameKind, Seat};
use serde_json::json;

use super::Cluster;
use crate::wire::client::Client;
use crate::wire::players::{play_out, prove, start};
use crate::wire::seeded;
use crate::wire::web::{self, new_table};

/// Plays a game with a device in each seat, each at another node, and somebody who watches at each
/// of them.
async fn whole_game(new: &NewTable, seed: u64) {
    let cluster = Cluster::of(3).await;
    let seats = new.seats.unwrap();
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, new).await;
    assert_eq!(cluster.keeper_of(table), Some(0), "whoever is asked keeps it");
    let mut clients = vec![Client::at(cluster.house(1), &host, table).await];
    for place in 1..usize::from(seats) {
        let house = cluster.house((place + 1) % 3);
        clients.push(Client::at(house, &web::cookie(house).await, table).await);
    }
    for (client, seat) in clients.iter_mut().zip(Seat::all(seats)) {
        client.sit(seat, &format!("Player {seat}")).await;
    }
    for place in 0..3 {
        let house = cluster.house(place);
        clients.push(Client::at(house, &web::cookie(house).await, table).await);
    }
    start(&mut clients).await;
    play_out(&mut clients, &mut seeded(seed)).await;
    assert_eq!(cluster.keeper_of(table), Some(0), "nobody else has taken it");
    for place in 0..3 {
        prove(cluster.house(place), table, 1, &clients).await;
    }
    drop(clients);
    cluster.stop().await;
}

#[tokio::test]
async fn cards_over_three_nodes() {
    whole_game(&new_table(GameKind::Cards, 3), 3).await;
}

#[tokio::test]
async fn dice_over_three_nodes() {
    let options = json!({"variant": "poachers", "trophies": 3, "calls": "free"});
    whole_game(&NewTable { options: Some(options), ..new_table(GameKind::Dice, 4) }, 4).await;
}

#[tokio::test]
async fn tiles_over_three_nodes() {
    whole_game(&new_table(GameKind::Tiles, 2), 2).await;
}
