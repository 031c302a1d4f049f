//! A connection that is made again when it is lost.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

use super::trouble::Trouble;

/// How long a connection may take to be made.
pub const CONNECTING: Duration = Duration::from_secs(3);
/// After a failure nobody tries for so long: otherwise all who wait would try one after another.
const PAUSE: Duration = Duration::from_millis(100);
/// How long an answer may take before the connection counts as lost.
const ANSWERING: Duration = Duration::from_secs(5);

/// What holds for every connection. Whoever turned flushing off by default did not think of games:
/// an acknowledged move survives a power cut.
const SET_UP: &str = "SET search_path TO bango;
SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// The way to the database.
#[derive(Debug)]
pub struct Link {
    config: Arc<Config>,
    state: tokio::sync::Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    session: Option<Arc<Session>>,
    /// When no connection could be made.
    failed: Option<Instant>,
}

impl Link {
    pub fn new(config: &Arc<Config>) -> Link {
        Link { config: Arc::clone(config), state: tokio::sync::Mutex::default() }
    }

    /// The connection, made anew if there is none.
    pub async fn session(&self) -> Result<Arc<Session>, Trouble> {
        let mut state = self.state.lock().await;
        if let Some(session) = state.session.as_ref().filter(|session| !session.client.is_closed())
        {
            return Ok(Arc::clone(session));
        }
        if state.failed.is_some_and(|failed| failed.elapsed() < PAUSE) {
            return Err(Trouble::Silent);
        }
        let opened = timeout(CONNECTING, Session::open(&self.config)).await;
        let opened = opened.unwrap_or(Err(Trouble::Silent)).map(Arc::new);
        state.failed = opened.is_err().then(Instant::now);
        state.session = opened.as_ref().ok().cloned();
        opened
    }

    /// Gives a connection up; the next one who asks gets another.
    pub async fn forget(&self) {
        self.state.lock().await.session = None;
    }

    /// Does something over the connection, and gives it up if it does not answer.
    pub async fn with<T, F>(&self, work: impl FnOnce(Arc<Session>) -> F) -> Result<T, Trouble>
    where
        F: Future<Output = Result<T, Trouble>>,
    {
        self.with_in(ANSWERING, work).await
    }

    /// The same, for what may take longer.
    pub async fn with_in<T, F>(
        &self,
        time: Duration,
        work: impl FnOnce(Arc<Session>) -> F,
    ) -> Result<T, Trouble>
    where
        F: Future<Output = Result<T, Trouble>>,
    {
        let session = self.session().await?;
        let done = timeout(time, work(session)).await.unwrap_or(Err(Trouble::Silent));
        if let Err(trouble) = &done
            && trouble.is_lost()
        {
            self.forget().await;
        }
        done
    }

    /// Asks something that can be asked twice.
    pub async fn ask<T, F>(&self, question: impl Fn(Arc<Session>) -> F) -> Result<T, Trouble>
    where
        F: Future<Output = Result<T, Trouble>>,
    {
        match self.with(&question).await {
            Err(trouble) if trouble.is_lost() || trouble.is_passing() => self.with(&question).await,
            answered => answered,
        }
    }
}

/// One connection.
#[derive(Debug)]
pub struct Session {
    client: Client,
    /// What was prepared on it, by its text.
    statements: Mutex<HashMap<&'static str, Statement>>,
    /// It carries what the client says.
    carrier: JoinHandle<()>,
}

/// What is put into a statement.
pub type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Session {
    pub async fn open(config: &Config) -> Result<Session, Trouble> {
        let (client, connection) = config.connect(NoTls).await?;
        let carrier = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a connection to the database was lost");
            }
        });
        let session = Session { client, statements: Mutex::default(), carrier };
        session.run(SET_UP).await?;
        Ok(session)
    }

    /// The rows that a statement gives.
    pub async fn query(
        &self,
        text: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, tokio_postgres::Error> {
        self.client.query(&self.statement(text).await?, params).await
    }

    /// Its only row, if there is one.
    pub async fn find(
        &self,
        text: &'static str,
        params: Params<'_>,
    ) -> Result<Option<Row>, tokio_postgres::Error> {
        self.client.query_opt(&self.statement(text).await?, params).await
    }

    /// Its only row.
    pub async fn one(
        &self,
        text: &'static str,
        params: Params<'_>,
    ) -> Result<Row, tokio_postgres::Error> {
        self.client.query_one(&self.statement(text).await?, params).await
    }

    /// How many rows a statement changed.
    pub async fn execute(
        &self,
        text: &'static str,
        params: Params<'_>,
    ) -> Result<u64, tokio_postgres::Error> {
        self.client.execute(&self.statement(text).await?, params).await
    }

    /// Statements without anything to put in.
    pub async fn run(&self, statements: &str) -> Result<(), tokio_postgres::Error> {
        self.client.batch_execute(statements).await
    }

    /// The connection itself, for statements that are made as they are needed.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// Does all of it or nothing.
    pub async fn in_one<T, F>(&self, work: F) -> Result<T, Trouble>
    where
        F: Future<Output = Result<T, Trouble>>,
    {
        self.run("BEGIN").await?;
        let done = work.await;
        match done {
            Ok(done) => {
                self.run("COMMIT").await?;
                Ok(done)
            }
            Err(trouble) => {
                // On a connection that is lost there is nothing to take back.
                let _ = self.run("ROLLBACK").await;
                Err(trouble)
            }
        }
    }

    async fn statement(&self, text: &'static str) -> Result<Statement, tokio_postgres::Error> {
        if let Some(known) = self.statements().get(text) {
            return Ok(known.clone());
        }
        let prepared = self.client.prepare(text).await?;
        self.statements().insert(text, prepared.clone());
        Ok(prepared)
    }

    fn statements(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // It would wait for answers that never come.
        self.carrier.abort();
    }
}
