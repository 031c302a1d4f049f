//! The servers, and what can be done to them.

use std::net::SocketAddr;

use protocol::TableId;
use rustix::process::{Signal, kill_process};
use scratch::cable::Cable;
use scratch::nats::Nats;
use scratch::postgres::Server;
use tokio::task::{block_in_place, spawn_blocking};

use super::Trouble;
use crate::program::Folder;
use crate::serving::host::Host;
use crate::serving::network::{ask, get};

/// Several servers on one database and one bus.
pub struct Nodes {
    all: Vec<Node>,
    postgres: Server,
    _nats: Nats,
    folder: Folder,
}

struct Node {
    host: Host,
    name: String,
    /// Its lines to the database and the bus, and how it is told of them.
    store: Cable,
    bus: Cable,
    urls: [String; 2],
    /// Whether it can be reached.
    is_there: bool,
}

impl Nodes {
    pub async fn start(count: usize) -> Nodes {
        let (postgres, nats) = (Server::start(), Nats::start());
        let database = postgres.database();
        let folder = Folder::new("cluster");
        let mut all = Vec::new();
        for number in 0..count {
            let (store, store_url) = Cable::to(&database).await;
            let (bus, bus_url) = Cable::to(&format!("nats://{}", nats.address)).await;
            let (name, urls) = (format!("node-{number}"), [store_url, bus_url]);
            let host = serve(&folder, &name, &urls).await;
            all.push(Node { host, name, store, bus, urls, is_there: true });
        }
        Nodes { all, postgres, _nats: nats, folder }
    }

    /// Where those are that can be reached.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let there = self.all.iter().filter(|node| node.is_there);
        there.map(|node| node.host.address).collect()
    }

    /// How those are that can be reached, and what they say of a table.
    pub async fn tell(&self, tables: &[TableId]) -> String {
        let mut told = String::new();
        for address in self.addresses() {
            told += &ask(address, "GET", "/health", String::new()).await.2;
            for table in tables {
                let path = format!("/api/tables/{table}");
                told +=
                    &format!("\n{table}: {}", ask(address, "GET", &path, String::new()).await.2);
            }
            told.push('\n');
        }
        told
    }

    pub fn begin(&mut self, trouble: Trouble, number: usize) {
        let node = &mut self.all[number];
        node.is_there = matches!(trouble, Trouble::StoreKilled);
        match trouble {
            Trouble::Killed => node.host.kill(),
            Trouble::Stopped => node.host.terminate(),
            Trouble::Frozen => kill_process(node.host.pid(), Signal::STOP).unwrap(),
            Trouble::NoBus => node.bus.cut(true),
            Trouble::NoStore => node.store.cut(true),
            Trouble::StoreKilled => block_in_place(|| {
                self.postgres.kill();
                self.postgres.start_again();
            }),
        }
    }

    pub async fn mend(&mut self, trouble: Trouble, number: usize) {
        let node = &mut self.all[number];
        match trouble {
            Trouble::Killed | Trouble::Stopped => {
                if trouble == Trouble::Stopped {
                    assert!(block_in_place(|| node.host.wait()).success());
                }
                node.host = serve(&self.folder, &node.name, &node.urls).await;
            }
            Trouble::Frozen => kill_process(node.host.pid(), Signal::CONT).unwrap(),
            Trouble::NoBus => node.bus.cut(false),
            Trouble::NoStore => node.store.cut(false),
            Trouble::StoreKilled => {}
        }
        node.is_there = true;
    }
}

/// Starts a server. Its lines are held by this very process, which must not wait for it meanwhile.
async fn serve(folder: &Folder, name: &str, [store, bus]: &[String; 2]) -> Host {
    let words = ["--store", store, "--bus", bus, "--node", name].map(str::to_owned);
    let data = folder.path("data");
    let start = move || {
        Host::start_with(&data, |command| {
            command.args(words);
        })
    };
    let host = spawn_blocking(start).await.unwrap();
    // It says where it listens before it is ready, and answers once it is.
    get(host.address, "/health").await;
    host
}
