//! A server that runs for one test, on a port and in a folder of its own.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use server::Config;
use server::bus::Joined;
use server::context::Timing;
use server::http::{ConnectionLimits, Front, Proxies};
use server::hub::Limits;
use server::run::{run_node, run_with};
use server::store::Store;
use server::store::nodes::NodeId;
use server::store::sqlite::Sqlite;
use server::thinkers::Thinks;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct House {
    pub address: SocketAddr,
    config: Config,
    keeps: Keeps,
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

/// Where its logs are.
#[derive(Clone)]
enum Keeps {
    InAFile(Arc<TempDir>),
    Here(Arc<dyn Store>),
}

impl House {
    /// A server with an SQLite file, where nobody waits for anything.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    /// The same with some things changed.
    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = Arc::new(TempDir::with_prefix("bango-wire-").unwrap());
        let mut config = config(file_in(&folder));
        change(&mut config);
        House::start(config, Keeps::InAFile(folder)).await
    }

    /// A server on a file that is there already.
    pub async fn on_file(file: &std::path::Path) -> House {
        let folder = TempDir::with_prefix("bango-wire-").unwrap();
        std::fs::copy(file, file_in(&folder)).unwrap();
        House::start(config(file_in(&folder)), Keeps::InAFile(Arc::new(folder))).await
    }

    /// A server on a store of the test's own.
    pub async fn on(store: Arc<dyn Store>) -> House {
        House::on_with(store, |_| {}).await
    }

    /// The same with some things changed.
    pub async fn on_with(store: Arc<dyn Store>, change: impl FnOnce(&mut Config)) -> House {
        let mut config = config(PathBuf::new());
        change(&mut config);
        House::start(config, Keeps::Here(store)).await
    }

    /// One of several servers on a store that they share.
    pub async fn among_others(
        store: Arc<dyn Store>,
        id: NodeId,
        joined: Joined,
        change: impl FnOnce(&mut Config),
    ) -> House {
        let mut config = config(PathBuf::new());
        change(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let keeps = Keeps::Here(Arc::clone(&store));
        let running = run_node(id, store, Some(joined), listener, config.clone(), async {
            let _ = stopped.await;
        });
        let server = tokio::spawn(async { running.await.unwrap() });
        House { address, config, keeps, stop, server }
    }

    async fn start(config: Config, keeps: Keeps) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let store: Arc<dyn Store> = match &keeps {
            Keeps::InAFile(folder) => Arc::new(Sqlite::open(&file_in(folder)).unwrap()),
            Keeps::Here(store) => Arc::clone(store),
        };
        let running = run_with(store, listener, config.clone(), async {
            let _ = stopped.await;
        });
        let server = tokio::spawn(async { running.await.unwrap() });
        House { address, config, keeps, stop, server }
    }

    /// The file with the logs.
    pub fn file(&self) -> &std::path::Path {
        &self.config.data
    }

    /// Stops the server and starts another one on the same logs.
    pub async fn restart(self) -> House {
        self.restart_after(|| {}).await
    }

    /// The same, with something done in between.
    pub async fn restart_after(self, between: impl FnOnce()) -> House {
        let (config, keeps) = (self.config.clone(), self.keeps.clone());
        self.stop().await;
        between();
        House::start(config, keeps).await
    }

    /// Stops the server, and keeps its folder for as long as the answer lives.
    pub async fn stop_and_keep(self) -> Arc<TempDir> {
        let Keeps::InAFile(folder) = self.keeps.clone() else { panic!("it has no folder") };
        self.stop().await;
        folder
    }

    /// Stops the server; what it holds on disk lives for as long as somebody needs it.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        let stopped = tokio::time::timeout(Duration::from_secs(30), self.server).await;
        stopped.expect("the server stops").unwrap();
    }
}

/// Bots do not dawdle, and nobody is too fast.
fn config(data: PathBuf) -> Config {
    let plenty = NonZeroU32::new(100_000).unwrap();
    Config {
        data,
        store: None,
        front: Front {
            public_url: None,
            proxies: Proxies::Nobody,
            requests_per_second: plenty,
            messages_per_second: plenty,
            build: "test".to_owned(),
        },
        connections: ConnectionLimits { total: 1000, per_address: 1000 },
        limits: limits(),
        timing: timing(),
        bot_threads: 1,
        bus: None,
        node: None,
    }
}

/// Clients tell their addresses, as a proxy would.
pub fn trust_proxy(config: &mut Config) {
    config.front.proxies = Proxies::Everybody;
}

/// Nobody is too fast.
pub fn limits() -> Limits {
    let per_minute = NonZeroU32::new(100_000).unwrap();
    Limits { open: 1000, kept: 100_000, rows: 100_000, per_minute }
}

/// What tables of tests are like.
pub fn timing() -> Timing {
    Timing {
        bot_pause: Duration::ZERO,
        hint_thinks: Thinks::Nodes(200),
        waits_for_screens: false,
        bot_thinks: Thinks::Nodes(20),
        noting: Duration::ZERO,
        gathering: Duration::from_secs(600),
        hurry: Duration::from_secs(10),
        idle: Duration::from_secs(600),
    }
}

fn file_in(folder: &TempDir) -> PathBuf {
    folder.path().join("tables.sqlite")
}
