//! What somebody is sent who looks at a table by way of another node: no byte that they would not be
//! sent where it is kept.

use super::Cluster;
use crate::wire::leak::{Moment, Observer, bytes_at, compare, play};
use crate::wire::{seat, seeded, web};

/// Every byte that somebody is sent by a node that does not keep the table.
async fn relayed(moment: Moment, observer: Observer<'_>) -> Vec<String> {
    let Moment { table, rows } = moment.clone();
    let cluster = Cluster::with_log(2, table, rows).await;
    // Whoever is asked first keeps it.
    assert_eq!(web::get(cluster.house(0), &format!("/api/tables/{table}")).await.status, 200);
    let all = bytes_at(cluster.house(1), &moment, observer).await;
    assert_eq!(cluster.keeper_of(table), Some(0), "all of it was relayed");
    cluster.stop().await;
    all
}

#[tokio::test]
async fn c9_no_byte_that_is_relayed_tells_of_anothers_card() {
    let mut rng = seeded(91);
    let mut compared = 0;
    for seats in [2, 3] {
        let game = play(seats, seats.into()).await;
        compared += compare(&game, seat(seats - 1), &mut rng, relayed).await;
    }
    assert!(compared >= 3, "only {compared} logs could be told from another");
}
