//! Nodes that lose the store, the bus, or their lease.

use protocol::server::Farewell;
use protocol::{Code, Command};
use rules::{GameKind, Seat};
use server::store::nodes::LEASE;
use tokio::time::{Duration, Instant};

use super::{Cluster, come_back};
use crate::wire::client::Client;
use crate::wire::web::{self, new_table};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Something that changes a table.
fn change(number: u8) -> Command {
    Command::Sit { seat: seat(number), name: format!("Ada {number}").into(), avatar: None }
}

#[tokio::test(start_paused = true)]
async fn without_the_store_nothing_is_acknowledged_and_another_node_goes_on() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut old = Client::at(cluster.house(0), &host, table).await;
    old.must(change(0)).await;
    let mut relayed = Client::at(cluster.house(1), &host, table).await;
    cluster.members[0].way.cut(true);
    let cut = Instant::now();
    assert_eq!(old.refused(Command::Stand { seat: seat(0) }).await, Code::Storage);
    assert_eq!(relayed.farewell().await, [Farewell::Reopen], "the lease of its keeper is over");
    let mut new = come_back(relayed, cluster.house(1)).await;
    let taken_over = cut.elapsed();
    assert!(taken_over <= LEASE + Duration::from_secs(1), "{taken_over:?}");
    assert_eq!(cluster.keeper_of(table), Some(1));
    new.must(Command::Stand { seat: seat(0) }).await;
    // The one that was away has sent its people there.
    assert_eq!(old.farewell().await, [Farewell::Reopen]);
    cluster.members[0].way.cut(false);
    let mut old = come_back(old, cluster.house(0)).await;
    old.must(change(1)).await;
    assert_eq!(cluster.keeper_of(table), Some(1));
    drop((old, new));
    cluster.stop().await;
}

/// A store that says nothing at all holds nobody back: what was on its way is found or not by who has
/// the table next.
#[tokio::test(start_paused = true)]
async fn who_waits_for_a_silent_store_is_sent_away_with_the_lease() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(cluster.house(0), &host, table).await;
    cluster.shared.log().hold();
    let id = client.new_id();
    client.send_as(&id, &change(0)).await;
    cluster.shared.log().until_held().await;
    cluster.members[0].way.cut(true);
    let cut = Instant::now();
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    let waited = cut.elapsed();
    assert!(waited <= LEASE + Duration::from_secs(1), "{waited:?}");
    cluster.shared.log().let_go();
    let mut client = come_back(client, cluster.house(1)).await;
    assert_eq!(cluster.keeper_of(table), Some(1));
    client.send_as(&id, &change(0)).await;
    client.answer(&id).await;
    client.must(Command::Stand { seat: seat(0) }).await;
    cluster.members[0].way.cut(false);
    drop(client);
    cluster.stop().await;
}

/// A short cut harms nobody: the lease outlasts it, and the table stays where it is.
#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_else_wanted_goes_on_where_it_was() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(cluster.house(0), &host, table).await;
    cluster.members[0].way.cut(true);
    // As long as the lease: by its own clock it may not acknowledge anything.
    tokio::time::sleep(LEASE).await;
    assert_eq!(client.refused(change(0)).await, Code::Storage);
    cluster.members[0].way.cut(false);
    tokio::time::sleep(Duration::from_secs(2)).await;
    client.must(change(0)).await;
    assert_eq!(cluster.keeper_of(table), Some(0));
    drop(client);
    cluster.stop().await;
}

/// The store hears, and the node does not know whether it may: then it does not.
#[tokio::test(start_paused = true)]
async fn a_node_stops_by_its_own_clock_before_the_store_lets_others_in() {
    let cluster = Cluster::of(1).await;
    let health = web::get(cluster.house(0), "/health").await;
    assert_eq!(health.status, 200);
    assert!(health.body.contains("\"lease\":true"), "{}", health.body);
    cluster.members[0].way.cut(true);
    tokio::time::sleep(LEASE - Duration::from_millis(400)).await;
    let health = web::get(cluster.house(0), "/health").await;
    assert_eq!(health.status, 503);
    assert!(health.body.contains("\"lease\":false"), "{}", health.body);
    cluster.members[0].way.cut(false);
    cluster.stop().await;
}

#[tokio::test]
async fn of_two_nodes_that_both_believe_to_keep_a_table_one_goes_on() {
    for fenced in [true, false] {
        let cluster = Cluster::of(2).await;
        let host = web::cookie(cluster.house(0)).await;
        let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
        let mut first = Client::at(cluster.house(0), &host, table).await;
        if !fenced {
            cluster.shared.take_down_fence();
        }
        cluster.shared.forget_keeper(table);
        let mut second = Client::at(cluster.house(1), &host, table).await;
        assert_eq!(cluster.keeper_of(table), Some(1));
        let done = second.must(change(0)).await;
        // The first one's row would have the same place.
        let id = first.new_id();
        first.send_as(&id, &change(1)).await;
        assert_eq!(first.farewell().await, [Farewell::Reopen], "fenced: {fenced}");
        assert_eq!(cluster.shared.rows(table).len() as u64, done);
        // Sent again by the same name, it is done once.
        let mut first = come_back(first, cluster.house(0)).await;
        first.send_as(&id, &change(1)).await;
        first.answer(&id).await;
        assert_eq!(cluster.shared.rows(table).len() as u64, done + 1);
        drop((first, second));
        cluster.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_node_that_others_do_not_reach_gives_its_tables_away() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut direct = Client::at(cluster.house(0), &host, table).await;
    let mut relayed = Client::at(cluster.house(1), &host, table).await;
    cluster.switch.cut(cluster.members[0].id, true);
    assert_eq!(direct.farewell().await, [Farewell::Reopen]);
    let mut relayed = {
        // Nothing comes any more, which a client notices by itself.
        relayed.catch_up();
        come_back(relayed, cluster.house(1)).await
    };
    assert_eq!(cluster.keeper_of(table), Some(1));
    relayed.must(change(0)).await;
    assert_eq!(web::get(cluster.house(0), "/health").await.status, 503);
    cluster.switch.cut(cluster.members[0].id, false);
    let mut direct = come_back(direct, cluster.house(0)).await;
    direct.must(change(1)).await;
    assert_eq!(web::get(cluster.house(0), "/health").await.status, 200);
    drop((direct, relayed));
    cluster.stop().await;
}

#[tokio::test(start_paused = true)]
async fn if_nobody_has_the_bus_tables_stay_where_their_people_are() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut direct = Client::at(cluster.house(0), &host, table).await;
    for member in &cluster.members {
        cluster.switch.cut(member.id, true);
    }
    tokio::time::sleep(LEASE * 4).await;
    direct.must(change(0)).await;
    for member in &cluster.members {
        cluster.switch.cut(member.id, false);
    }
    let mut relayed = Client::at(cluster.house(1), &host, table).await;
    relayed.must(change(1)).await;
    drop((direct, relayed));
    cluster.stop().await;
}
