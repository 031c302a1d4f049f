//! A whole server: from the file with the logs to the listener.

use std::future::Future;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::background::Background;
use crate::bus::Joined;
use crate::bus::nats::{self, NoBus};
use crate::context::{Context, Time, Timing};
use crate::figures;
use crate::http::{App, ConnectionLimits, Front, listen, router, serve};
use crate::hub::Hub;
use crate::limits::{Limits, Quotas};
use crate::lobby::Lobby;
use crate::node::Node;
use crate::store::nodes::NodeId;
use crate::store::postgres::Postgres;
use crate::store::sqlite::Sqlite;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;

/// How a server is to be.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file with the logs.
    pub data: PathBuf,
    /// The database that has them instead: `postgres://…`.
    pub store: Option<String>,
    /// How it looks from outside.
    pub front: Front,
    /// How many connections are taken.
    pub connections: ConnectionLimits,
    /// How many tables there may be.
    pub limits: Limits,
    /// How tables behave in time.
    pub timing: Timing,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// How this server reaches others on the same store: `nats://host:port`.
    pub bus: Option<String>,
    /// What people call this server among those; a name of chance if nobody does.
    pub node: Option<String>,
}

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum CannotStart {
    /// The logs cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Others cannot be reached.
    #[error(transparent)]
    Bus(#[from] NoBus),
    /// There is a bus, and nothing to share.
    #[error("several servers can share a Postgres store only: --bus needs --store postgres://…")]
    NothingToShare,
    /// Nobody can be told where it is.
    #[error("the output cannot be written: {0}")]
    Announcing(io::Error),
    /// Nobody knows where it listens.
    #[error("the address to listen at is not known: {0}")]
    Address(io::Error),
    /// There are no threads for the bots.
    #[error("no threads can be started: {0}")]
    Threads(rayon::ThreadPoolBuildError),
    /// Figures cannot be kept.
    #[error("figures cannot be kept: {0}")]
    Metrics(String),
}

/// How often what is no longer needed is thrown away.
const TIDY: Duration = Duration::from_secs(60);

/// Serves tables until `stop` is done. Then nothing new is taken, everything
/// under way is finished, and everybody is told to come back. Once nothing can go wrong any more,
/// `announce` tells where the server is.
pub async fn run(
    listener: TcpListener,
    config: Config,
    announce: impl FnOnce() -> io::Result<()>,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    let store: Arc<dyn Store> = match &config.store {
        Some(url) => Arc::new(Postgres::open(url).await?),
        None => Arc::new(Sqlite::open(&config.data)?),
    };
    let member = Member::join(store, config.bus.as_deref()).await?;
    run_announced(member, listener, config, announce, stop).await
}

/// The same with a store of one's own, for those who know where it is.
pub async fn run_with(
    store: Arc<dyn Store>,
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    let member = Member::join(store, config.bus.as_deref()).await?;
    run_announced(member, listener, config, || Ok(()), stop).await
}

/// The same with a bus of one's own, too.
pub async fn run_node(
    id: NodeId,
    store: Arc<dyn Store>,
    joined: Option<Joined>,
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    run_announced(Member { id, store, joined }, listener, config, || Ok(()), stop).await
}

/// This server among those that share its store.
struct Member {
    id: NodeId,
    store: Arc<dyn Store>,
    /// How it reaches the others, if there may be any.
    joined: Option<Joined>,
}

impl Member {
    async fn join(store: Arc<dyn Store>, bus: Option<&str>) -> Result<Member, CannotStart> {
        let id = NodeId::random().map_err(|error| StoreError::Failed(error.to_string()))?;
        let joined = match bus {
            Some(_) if store.nodes().is_none() => return Err(CannotStart::NothingToShare),
            Some(url) => Some(nats::join(url, id).await?),
            None => None,
        };
        Ok(Member { id, store, joined })
    }
}

async fn run_announced(
    Member { id, store, joined }: Member,
    listener: TcpListener,
    config: Config,
    announce: impl FnOnce() -> io::Result<()>,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    let metrics = recorder()?;
    let (bus, heard) = joined.map(|Joined { bus, heard }| (bus, heard)).unzip();
    let name = config.node.clone().unwrap_or_else(|| id.to_string());
    let node = Node::join(id, name, Arc::clone(&store), bus.clone()).await?.map(Arc::new);
    let context = Context {
        key: store.key().await?,
        store: Arc::clone(&store),
        node: node.clone(),
        thinkers: Thinkers::start(config.bot_threads).map_err(CannotStart::Threads)?,
        background: Background::default(),
        lobby: Lobby::default(),
        timing: config.timing,
        limits: config.limits,
        quotas: Quotas::new(&config.limits),
        time: Time::start(),
    };
    let hub = Hub::new(Arc::new(context)).await?;
    let (tell, told) = watch::channel(false);
    let proxies = config.front.proxies.clone();
    let listening = listener.local_addr().map_err(CannotStart::Address)?;
    let app = App::new(hub, config.front, listening, metrics);
    let routes = router(Arc::clone(&app));
    let mut among_others = JoinSet::new();
    if let Some(node) = &node {
        let (hub, node) = (Arc::clone(app.hub()), Arc::clone(node));
        among_others.spawn(async move { hub.live(node).await });
    }
    if let (Some(node), Some(bus), Some(heard)) = (&node, bus, heard) {
        among_others.spawn(listen(Arc::clone(&app), Arc::clone(node), heard, bus.connected()));
    }
    announce().map_err(CannotStart::Announcing)?;
    let accepting = tokio::spawn(serve(listener, routes, config.connections, proxies, told));
    let mut stop = std::pin::pin!(stop);
    let mut tidy = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = tidy.tick() => app.tidy(),
        }
    }
    tracing::info!("stopping");
    // First nobody new comes in; then the tables say good-bye.
    let _ = tell.send(true);
    app.hub().stop().await;
    let _ = accepting.await;
    among_others.abort_all();
    if let Some(node) = node {
        node.leave().await;
    }
    // Nobody can lose anything by this: all that was acknowledged is on the disk.
    if let Err(error) = store.close().await {
        tracing::warn!(%error, "the data was not closed in order");
    }
    Ok(())
}

/// Where figures are kept: one for the whole process, however many servers run in it.
fn recorder() -> Result<PrometheusHandle, CannotStart> {
    static RECORDER: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new()
            .set_buckets(&[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0])
            .map_err(|error| error.to_string())?;
        let recorder = builder.install_recorder().map_err(|error| error.to_string())?;
        figures::describe();
        Ok(recorder)
    };
    RECORDER.get_or_init(install).clone().map_err(CannotStart::Metrics)
}
