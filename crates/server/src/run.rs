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

use crate::background::Background;
use crate::context::{Context, Time, Timing};
use crate::figures;
use crate::http::{App, ConnectionLimits, Front, router, serve};
use crate::hub::Hub;
use crate::limits::{Limits, Quotas};
use crate::lobby::Lobby;
use crate::store::sqlite::Sqlite;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;

/// How a server is to be.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file with the logs.
    pub data: PathBuf,
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
}

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum CannotStart {
    /// The logs cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
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
    let store = Arc::new(Sqlite::open(&config.data)?);
    run_announced(store, listener, config, announce, stop).await
}

/// The same with a store of one's own, for those who know where it is.
pub async fn run_with(
    store: Arc<dyn Store>,
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    run_announced(store, listener, config, || Ok(()), stop).await
}

async fn run_announced(
    store: Arc<dyn Store>,
    listener: TcpListener,
    config: Config,
    announce: impl FnOnce() -> io::Result<()>,
    stop: impl Future<Output = ()>,
) -> Result<(), CannotStart> {
    let metrics = recorder()?;
    let context = Context {
        key: store.key().await?,
        store: Arc::clone(&store),
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
