//! Those who let many bots think: the others' bots play as before.

use std::sync::Arc;

use bots::Level;
use protocol::TableId;
use protocol::http::NewTable;
use rules::GameKind;
use server::thinkers::Thinks;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::memory::Memory;
use super::players::{play_out, step};
use super::seeded;
use super::web::{self, new_table};

/// A table at which bots play each other, or somebody, from the start.
fn bots(level: Level, name: Option<&str>) -> NewTable {
    let name = name.map(|name| name.to_owned().into());
    NewTable { name, bots: Some(level), ..new_table(GameKind::Tiles, 2) }
}

async fn make_many(house: &House, many: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    for _ in 0..many {
        tables.push(web::make(house, "", &bots(Level::Expert, None)).await);
    }
    tables
}

#[tokio::test]
async fn tables_that_nobody_sees_do_not_think() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let unseen = make_many(&house, 60).await;
    let honest = web::cookie(&house).await;
    let table = web::make(&house, &honest, &bots(Level::Casual, Some("Ada"))).await;
    let mut clients = [Client::at(&house, &honest, table).await];
    play_out(&mut clients, &mut seeded(3)).await;
    assert!(memory.rows(table).len() > 5);
    for table in &unseen {
        assert_eq!(memory.rows(*table).len(), 1, "nothing has happened there");
    }
    // As soon as somebody looks, the game goes on.
    let mut client = Client::at(&house, &honest, unseen[0]).await;
    client.until_table(|table| table.play.as_ref().is_some_and(|play| play.steps.len() > 4)).await;
    house.stop().await;
}

/// Many tables that one address watches share what is one address's.
#[tokio::test]
async fn a_bot_does_not_wait_for_the_many_tables_of_another_address() {
    let memory = Arc::new(Memory::new());
    let house = House::on_with(Arc::<Memory>::clone(&memory), |config| {
        trust_proxy(config);
        config.timing.bot_thinks = Thinks::Nodes(3000);
    })
    .await;
    let honest = web::cookie(&house).await;
    let table = web::make(&house, &honest, &bots(Level::Expert, Some("Ada"))).await;
    let flood = make_many(&house, 30).await;
    let mut flooders = Vec::new();
    for table in &flood {
        flooders.push(Client::from(&house, "203.0.113.1", "", *table).await);
    }
    let mut clients = [Client::from(&house, "203.0.113.2", &honest, table).await];
    let rows = || flood.iter().map(|&table| memory.rows(table).len()).sum::<usize>();
    let mut rng = seeded(4);
    let (mut waited_for, mut moves) = (0, 0);
    while moves < 3 {
        if !step(&mut clients, &mut rng).await {
            let (seq, before) = (clients[0].seen.steps_seq, rows());
            clients[0].until_steps(seq + 1).await;
            waited_for += rows() - before;
            moves += 1;
        }
    }
    // One thought that was under way, and what is done while messages travel; in the order of their
    // asking it would have been all thirty each time.
    assert!(waited_for <= 12 * moves, "{moves} moves waited for {waited_for} of the flood");
    drop(flooders);
    house.stop().await;
}
