//! Several servers on one store, in one process: clients at all of them, hand-over, leases that are
//! over, and a bus that is away.

mod bus;
mod games;
mod lapses;
mod leak;
mod leaving;
mod races;
mod shared;
mod telling;
mod upgrading;

use std::sync::Arc;

use protocol::server::ServerMessage;
use protocol::{ClientMessage, TableId};
use server::store::nodes::NodeId;

use self::bus::Switch;
use self::shared::{Shared, Way};
use super::client::Client;
use super::house::House;
use super::memory::Memory;

/// Several servers on one store.
struct Cluster {
    shared: Arc<Shared>,
    switch: Arc<Switch>,
    members: Vec<Member>,
}

struct Member {
    id: NodeId,
    house: House,
    /// Its way to the store.
    way: Arc<Way>,
}

impl Cluster {
    async fn of(count: usize) -> Cluster {
        Cluster::on(Shared::default(), count).await
    }

    /// Servers on a store that has this log already.
    async fn with_log(count: usize, table: TableId, rows: Vec<Box<str>>) -> Cluster {
        Cluster::on(Shared::on(Memory::with(table, rows)), count).await
    }

    async fn on(shared: Shared, count: usize) -> Cluster {
        let mut cluster =
            Cluster { shared: Arc::new(shared), switch: Arc::default(), members: Vec::new() };
        for _ in 0..count {
            cluster.grow().await;
        }
        cluster
    }

    /// One more server.
    async fn grow(&mut self) {
        let id = NodeId::random().unwrap();
        let name = format!("node-{}", self.members.len());
        let way = Arc::new(Way::to(&self.shared));
        let joined = self.switch.join(id);
        let named = |config: &mut server::Config| config.node = Some(name);
        let house = House::among_others(Arc::clone(&way) as _, id, joined, named).await;
        self.members.push(Member { id, house, way });
    }

    fn house(&self, place: usize) -> &House {
        &self.members[place].house
    }

    /// Which member keeps a table.
    fn keeper_of(&self, table: TableId) -> Option<usize> {
        let node = self.shared.keeper_of(table)?;
        self.members.iter().position(|member| member.id == node)
    }

    async fn stop(self) {
        for member in self.members {
            member.house.stop().await;
        }
    }
}

/// The same person on a new connection to some node, as often as it takes until they see the table
/// again: they go on from what they know.
async fn come_back(client: Client, house: &House) -> Client {
    let (table, cookie) = (client.table().id, client.cookie.clone());
    let (known, heard) = (client.seen.clone(), client.heard.clone());
    let seen = known.known.table().map(|table| table.seq);
    drop(client);
    loop {
        let mut again = Client::of(house, &cookie).await;
        again.seen = known.clone();
        again.heard = heard.clone();
        again.send(&ClientMessage::watch(table, seen)).await;
        loop {
            match again.try_next().await {
                Some(
                    ServerMessage::Table(_)
                    | ServerMessage::Unchanged { .. }
                    | ServerMessage::Steps { .. },
                ) => return again,
                Some(ServerMessage::Bye { .. } | ServerMessage::Refused { .. }) | None => break,
                Some(_) => {}
            }
        }
        // As a page waits before it tries again.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}
