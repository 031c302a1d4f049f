//! Whole games of every kind and size, and the proof of each.

use bots::Level;
use protocol::Command;
use protocol::http::NewTable;
use rules::GameKind;
use serde_json::{Value, json};

use super::client::Client;
use super::house::House;
use super::players::{devices, play_out, prove, start};
use super::web::{self, new_table};
use super::{seat, seeded};

fn table_of(game: GameKind, seats: u8, options: Value) -> NewTable {
    NewTable { options: Some(options), ..new_table(game, seats) }
}

/// Short games of dice, one variant after the other.
fn dice(seats: u8) -> NewTable {
    let variant = ["basic", "poachers", "guards"][usize::from(seats) % 3];
    let calls = ["one", "free"][usize::from(seats) % 2];
    table_of(GameKind::Dice, seats, json!({"variant": variant, "trophies": 3, "calls": calls}))
}

/// Plays a game with one device in each seat and somebody who watches.
async fn by_devices(new: &NewTable, seed: u64) {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, new).await;
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    play_out(&mut clients, &mut seeded(seed)).await;
    prove(&house, table, 1, &clients).await;
    house.stop().await;
}

/// Plays a game with all seats on one device.
async fn hot_seat(new: &NewTable, seed: u64) {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, new).await;
    let mut clients = [Client::at(&house, &host, table).await];
    for number in 0..new.seats.unwrap() {
        clients[0].sit(seat(number), &format!("Player {number}")).await;
    }
    start(&mut clients).await;
    play_out(&mut clients, &mut seeded(seed)).await;
    prove(&house, table, 1, &clients).await;
    house.stop().await;
}

#[tokio::test]
async fn cards_for_two_to_five_devices() {
    for seats in 2..=5 {
        by_devices(&new_table(GameKind::Cards, seats), seats.into()).await;
    }
}

#[tokio::test]
async fn cards_on_one_device() {
    for seats in 2..=5 {
        hot_seat(&new_table(GameKind::Cards, seats), seats.into()).await;
    }
}

#[tokio::test]
async fn dice_for_two_to_eight_devices() {
    for seats in 2..=8 {
        by_devices(&dice(seats), seats.into()).await;
    }
}

#[tokio::test]
async fn dice_on_one_device() {
    for seats in 2..=8 {
        hot_seat(&dice(seats), seats.into()).await;
    }
}

#[tokio::test]
async fn tiles_for_two_and_four_devices() {
    for seats in [2, 4] {
        by_devices(&new_table(GameKind::Tiles, seats), seats.into()).await;
    }
}

#[tokio::test]
async fn tiles_on_one_device() {
    for seats in [2, 4] {
        hot_seat(&new_table(GameKind::Tiles, seats), seats.into()).await;
    }
}

#[tokio::test]
async fn with_bots_in_the_other_seats() {
    let house = House::open().await;
    for (game, seats) in [(GameKind::Cards, 3), (GameKind::Tiles, 2), (GameKind::Tiles, 4)] {
        let host = web::cookie(&house).await;
        let table = web::make(&house, &host, &new_table(game, seats)).await;
        let mut clients = [Client::at(&house, &host, table).await];
        clients[0].sit(seat(0), "Ada").await;
        for number in 1..seats {
            let level = [Level::Beginner, Level::Casual, Level::Strong][usize::from(number) - 1];
            clients[0].must(Command::SeatBot { seat: seat(number), level, matches: false }).await;
        }
        start(&mut clients).await;
        play_out(&mut clients, &mut seeded(9)).await;
        let record = prove(&house, table, 1, &clients).await;
        assert_eq!(record.header.players[..2], ["Ada", "beginner"]);
    }
    house.stop().await;
}

/// Quick play: one request, and the game is on.
#[tokio::test]
async fn dice_with_a_bot_in_one_request() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let new = NewTable {
        name: Some("Ada".to_owned().into()),
        bots: Some(Level::Expert),
        ..table_of(GameKind::Dice, 2, json!({"trophies": 3, "limit": 1}))
    };
    let table = web::make(&house, &host, &new).await;
    let mut clients = [Client::at(&house, &host, table).await];
    play_out(&mut clients, &mut seeded(1)).await;
    prove(&house, table, 1, &clients).await;
    house.stop().await;
}
