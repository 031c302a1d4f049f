//! The servers, and what can be done to them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

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

/// How long a server is frozen.
const FROZEN: Duration = Duration::from_secs(20);

/// Several servers on one database and one bus.
pub struct Nodes {
    all: Vec<Node>,
    postgres: Server,
    /// What their data is called there.
    database: String,
    /// To which of its two places each server's lines lead the database that takes writes.
    place: usize,
    _nats: Nats,
    folder: Folder,
}

struct Node {
    host: Host,
    name: String,
    /// Its lines to the database, one to each place where that may be, and to the bus.
    stores: [Cable; 2],
    bus: Cable,
    /// How it is told of them.
    urls: [String; 2],
    /// Whether it can be reached.
    is_there: bool,
    /// When what goes on with it has begun.
    since: Instant,
}

impl Nodes {
    pub async fn start(count: usize) -> Nodes {
        let (postgres, nats) = (Server::start(), Nats::start());
        let url = postgres.database();
        let database = url.rsplit('/').next().unwrap().to_owned();
        let folder = Folder::new("cluster");
        let mut all = Vec::new();
        for number in 0..count {
            let stores = [Cable::new().await, Cable::new().await];
            stores[0].lead_to(postgres.port());
            let [one, other] = stores.each_ref().map(|line| line.address);
            let store = format!("postgres://postgres@{one},{other}/{database}");
            let (bus, bus_url) = Cable::to(&format!("nats://{}", nats.address)).await;
            let (name, urls) = (format!("node-{number}"), [store, bus_url]);
            let host = serve(&folder, &name, &urls).await;
            let since = Instant::now();
            all.push(Node { host, name, stores, bus, urls, is_there: true, since });
        }
        Nodes { all, postgres, database, place: 0, _nats: nats, folder }
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

    /// Something goes wrong, at one server or at what they share: when that was.
    pub fn begin(&mut self, trouble: Trouble, number: usize) -> Instant {
        let standby =
            (trouble == Trouble::StoreReplaced).then(|| block_in_place(|| self.postgres.standby()));
        let began = Instant::now();
        let node = &mut self.all[number];
        node.since = began;
        match trouble {
            Trouble::Killed => node.host.kill(),
            Trouble::Stopped => node.host.terminate(),
            Trouble::Frozen => kill_process(node.host.pid(), Signal::STOP).unwrap(),
            Trouble::NoBus => node.bus.cut(true),
            Trouble::SilentBus => node.bus.silence(true),
            Trouble::NoStore => node.stores.iter().for_each(|line| line.cut(true)),
            Trouble::SilentStore => node.stores.iter().for_each(|line| line.silence(true)),
            Trouble::StoreKilled => block_in_place(|| {
                self.postgres.kill();
                self.postgres.start_again();
            }),
            Trouble::StoreReplaced => self.replace_store(standby.unwrap()),
            Trouble::TwoKeepers => {
                let forget = "DELETE FROM bango.keeper";
                block_in_place(|| self.postgres.sql(&self.database, forget));
            }
        }
        let shared =
            [Trouble::StoreKilled, Trouble::StoreReplaced, Trouble::TwoKeepers].contains(&trouble);
        self.all[number].is_there = shared;
        began
    }

    /// The database dies for good, and its standby takes its place at the other end of the lines.
    fn replace_store(&mut self, standby: Server) {
        let before = self.place;
        self.place = 1 - before;
        for node in &self.all {
            node.stores[self.place].lead_to(standby.port());
            node.stores[before].lead_to(0);
        }
        block_in_place(|| {
            self.postgres.kill();
            standby.promote();
        });
        self.postgres = standby;
    }

    /// What went wrong is over.
    pub async fn mend(&mut self, trouble: Trouble, number: usize) {
        let node = &mut self.all[number];
        match trouble {
            Trouble::Killed | Trouble::Stopped => {
                if trouble == Trouble::Stopped {
                    assert!(block_in_place(|| node.host.wait()).success());
                }
                node.host = serve(&self.folder, &node.name, &node.urls).await;
            }
            Trouble::Frozen => {
                // Others play on meanwhile.
                tokio::time::sleep_until((node.since + FROZEN).into()).await;
                kill_process(node.host.pid(), Signal::CONT).unwrap();
            }
            Trouble::NoBus => node.bus.cut(false),
            Trouble::SilentBus => node.bus.silence(false),
            Trouble::NoStore => node.stores.iter().for_each(|line| line.cut(false)),
            Trouble::SilentStore => node.stores.iter().for_each(|line| line.silence(false)),
            Trouble::StoreKilled | Trouble::StoreReplaced | Trouble::TwoKeepers => {}
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
