//! A rolling upgrade: servers of two versions share a database while they are replaced one by one.

use std::sync::Arc;

use rules::{GameKind, Seat};
use server::store::StoreError;
use server::store::nodes::NodeId;
use server::store::postgres::Postgres;

use super::bus::Switch;
use crate::store::place::Place;
use crate::wire::client::Client;
use crate::wire::house::House;
use crate::wire::players::{play_out, prove, start, step};
use crate::wire::web::{self, new_table};
use crate::wire::{seat, seeded};

/// What a later version may do to the database while this one runs: it adds.
const LATER_FORMAT: &str = "
    ALTER TABLE log ADD COLUMN later TEXT;
    ALTER TABLE keeper ADD COLUMN later BIGINT NOT NULL DEFAULT 1;
    ALTER TABLE node ADD COLUMN later TEXT NOT NULL DEFAULT '';
    ALTER TABLE summary ADD COLUMN later TEXT;
    ALTER TABLE standing ADD COLUMN later TEXT;
    CREATE TABLE later (name TEXT PRIMARY KEY);
    UPDATE format SET number = number + 1";

/// What it does once no older one is left.
const NO_WAY_BACK: &str = "UPDATE format SET oldest = number";

/// A server of this version, which is the older one here.
async fn older(url: &str, switch: &Arc<Switch>, name: &str) -> House {
    let store = Arc::new(Postgres::open(url).await.unwrap());
    let id = NodeId::random().unwrap();
    let named = |config: &mut server::Config| config.node = Some(name.to_owned());
    House::among_others(store, id, switch.join(id), named).await
}

#[tokio::test]
async fn older_servers_play_on_in_the_database_of_a_newer_one() {
    let place = Place::database();
    let Place::Database(url) = &place else { panic!("it is a database") };
    let switch = Arc::default();
    let mut houses = vec![older(url, &switch, "one").await, older(url, &switch, "two").await];
    let host = web::cookie(&houses[0]).await;
    let table = web::make(&houses[0], &host, &new_table(GameKind::Cards, 3)).await;
    let mut clients = vec![Client::at(&houses[0], &host, table).await];
    for _ in 0..2 {
        clients.push(Client::at(&houses[1], &web::cookie(&houses[1]).await, table).await);
    }
    for (client, seat) in clients.iter_mut().zip(Seat::all(3)) {
        client.sit(seat, &format!("Player {seat}")).await;
    }
    start(&mut clients).await;
    let mut rng = seeded(16);
    for _ in 0..10 {
        step(&mut clients, &mut rng).await;
    }
    place.raw(LATER_FORMAT).await.unwrap();
    for _ in 0..10 {
        step(&mut clients, &mut rng).await;
    }
    // One that crashes meanwhile comes back, and people come to it.
    houses.push(older(url, &switch, "three").await);
    let watcher = Client::at(&houses[2], &web::cookie(&houses[2]).await, table).await;
    clients.push(watcher);
    assert!(clients[3].views().iter().all(|view| view.seat != Some(seat(0))));
    play_out(&mut clients, &mut rng).await;
    for house in &houses {
        prove(house, table, 1, &clients).await;
    }
    // At the end the newer one closes the door.
    place.raw(NO_WAY_BACK).await.unwrap();
    let Err(StoreError::Unusable(refused)) = Postgres::open(url).await else {
        panic!("it was opened")
    };
    assert!(refused.contains("newer version"), "{refused}");
    drop(clients);
    for house in houses {
        house.stop().await;
    }
}
