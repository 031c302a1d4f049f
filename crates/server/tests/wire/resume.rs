//! Cut at any frame, a client goes on as if nothing had happened.

use protocol::table::Phase;
use rules::GameKind;

use super::client::Client;
use super::house::House;
use super::players::{devices, play_out, prove, step};
use super::seeded;
use super::web::{self, new_table};

/// When lines break: at every so many frames of all clients together.
struct Cuts {
    every: usize,
    frames: usize,
}

/// Reads on until it has all steps up to this row, and is cut as often as that.
async fn follow(mut client: Client, house: &House, cuts: &mut Cuts, seq: u64) -> Client {
    while client.seen.steps_seq < seq {
        client.next().await;
        cuts.frames += 1;
        if cuts.frames.is_multiple_of(cuts.every) {
            let seen = client.table().seq;
            client = client.cut(house, Some(seen)).await;
        }
    }
    client
}

async fn cut_at_every(every: usize, game: GameKind) {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(game, 2)).await;
    // The same player on a second screen, and somebody who watches.
    let mut second = Client::at(&house, &clients[0].cookie.clone(), table).await;
    let mut watcher = Client::at(&house, &web::cookie(&house).await, table).await;
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    let (mut rng, mut cuts) = (seeded(every as u64), Cuts { every, frames: 0 });
    while clients[0].phase() == Phase::Playing {
        assert!(step(&mut clients, &mut rng).await);
        let seq = clients[0].seen.steps_seq;
        second = follow(second, &house, &mut cuts, seq).await;
        watcher = follow(watcher, &house, &mut cuts, seq).await;
        assert_eq!(second.seen.lasting().play, clients[0].seen.lasting().play);
        assert_eq!(watcher.seen.lasting().play, clients[2].seen.lasting().play);
    }
    assert_eq!(second.seen.lasting(), clients[0].seen.lasting());
    assert_eq!(watcher.seen.lasting(), clients[2].seen.lasting());
    assert!(cuts.frames > 50);
    prove(&house, table, 1, &[second, watcher]).await;
    house.stop().await;
}

#[tokio::test]
async fn cut_at_every_second_frame() {
    cut_at_every(2, GameKind::Cards).await;
}

#[tokio::test]
async fn cut_at_every_third_frame() {
    cut_at_every(3, GameKind::Tiles).await;
}

#[tokio::test]
async fn cut_at_every_fifth_frame() {
    cut_at_every(5, GameKind::Cards).await;
}

#[tokio::test]
async fn whatever_a_client_says_that_it_has_seen() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
    let mut rng = seeded(3);
    for _ in 0..12 {
        step(&mut clients, &mut rng).await;
    }
    let mut client = clients.swap_remove(1);
    let known = client.seen.lasting();
    let last = known.seq;
    for seen in (0..=last + 2).chain([u64::MAX]).map(Some).chain([None]) {
        client = client.again(&house, seen).await;
        assert_eq!(client.seen.lasting(), known, "after {seen:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn a_restart_changes_nothing() {
    let mut house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    let mut rng = seeded(4);
    for round in 0..3 {
        for _ in 0..10 {
            step(&mut clients, &mut rng).await;
        }
        house = house.restart().await;
        let mut back = Vec::new();
        for mut client in clients {
            assert_eq!(client.farewell().await, [protocol::server::Farewell::Stopping]);
            let known = client.seen.lasting().play;
            let seen = [None, Some(client.table().seq), Some(1)][round];
            let client = client.again(&house, seen).await;
            assert_eq!(client.seen.lasting().play, known);
            back.push(client);
        }
        clients = back;
    }
    play_out(&mut clients, &mut rng).await;
    prove(&house, table, 1, &clients).await;
    house.stop().await;
}
