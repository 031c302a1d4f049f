//! Whether a server could work on a database, which is only looked at.

use std::time::{SystemTime, UNIX_EPOCH};

use thiserror::Error;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;

use super::link::{CONNECTING, Session};
use super::trouble::Trouble;
use super::{LANES, SERVER, config, format};
use crate::store::StoreError;

/// The oldest Postgres that has everything that is used here, as it counts itself.
const OLDEST: i32 = 130_000;
/// How many connections a server takes: those by which rows go in, and three more.
const CONNECTIONS: i64 = LANES as i64 + 3;

/// A database on which a server can work.
#[derive(Debug)]
pub struct Usable {
    /// Whether it flushes what it commits.
    pub flushes: bool,
    /// By how many seconds its clock is ahead of this machine's.
    pub ahead: f64,
}

/// Why a server cannot work on a database.
#[derive(Debug, Error)]
pub enum NotUsable {
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    #[error("it does not let this server in: {0}")]
    NotLetIn(String),
    #[error("there is no such database: {0}")]
    NoDatabase(String),
    #[error("it is Postgres {}, which is too old", .0 / 10_000)]
    TooOld(i32),
    #[error("this user may not make or use the schema “bango” there")]
    NoRights,
    #[error("all but {0} of its connections are taken")]
    Crowded(i64),
    /// The sentence ends in what to do.
    #[error("{0}")]
    Format(String),
    #[error("it failed: {0}")]
    Failed(String),
}

/// Looks at the database of a URL.
pub async fn examine(url: &str) -> Result<Usable, NotUsable> {
    let config = config(url, SERVER).map_err(|error| NotUsable::Format(error.to_string()))?;
    let opened = timeout(CONNECTING, Session::open(&config)).await;
    let session = opened.unwrap_or(Err(Trouble::Silent)).map_err(not_opened)?;
    let looked = timeout(CONNECTING, look(&session)).await;
    looked.unwrap_or_else(|_| Err(NotUsable::Failed("it does not answer".to_owned())))
}

async fn look(session: &Session) -> Result<Usable, NotUsable> {
    const ABOUT: &str = "SELECT current_setting('server_version_num')::int,
        current_setting('fsync') = 'on',
        extract(epoch FROM clock_timestamp())::float8,
        has_database_privilege(current_database(), 'CREATE'),
        coalesce((SELECT has_schema_privilege(oid, 'USAGE, CREATE')
            FROM pg_catalog.pg_namespace WHERE nspname = 'bango'), false),
        current_setting('max_connections')::int8
            - (SELECT count(*) FROM pg_catalog.pg_stat_activity WHERE backend_type = 'client backend')";
    let before = now();
    let row = session.one(ABOUT, &[]).await.map_err(failed)?;
    let asked = f64::midpoint(before, now());
    let version: i32 = row.try_get(0).map_err(failed)?;
    if version < OLDEST {
        return Err(NotUsable::TooOld(version));
    }
    let format = format::found(session).await.map_err(|trouble| match trouble {
        Trouble::Store(StoreError::Unusable(why)) => NotUsable::Format(why),
        trouble => NotUsable::Failed(StoreError::from(trouble).to_string()),
    })?;
    let (makes, uses) = (row.try_get(3).map_err(failed)?, row.try_get(4).map_err(failed)?);
    if !(if format == 0 { makes } else { uses }) {
        return Err(NotUsable::NoRights);
    }
    let free: i64 = row.try_get(5).map_err(failed)?;
    if free < CONNECTIONS {
        return Err(NotUsable::Crowded(free.max(0)));
    }
    let its: f64 = row.try_get(2).map_err(failed)?;
    Ok(Usable { flushes: row.try_get(1).map_err(failed)?, ahead: its - asked })
}

/// Why there is no connection.
fn not_opened(trouble: Trouble) -> NotUsable {
    let code = match &trouble {
        Trouble::Database(error) => error.code().cloned(),
        _ => None,
    };
    let why = StoreError::from(trouble).to_string();
    match code {
        Some(SqlState::INVALID_CATALOG_NAME) => NotUsable::NoDatabase(why),
        Some(SqlState::TOO_MANY_CONNECTIONS) => NotUsable::Crowded(0),
        Some(code) if code.code().starts_with("28") => NotUsable::NotLetIn(why),
        Some(_) => NotUsable::Failed(why),
        None => NotUsable::Unreachable(why),
    }
}

fn failed(error: tokio_postgres::Error) -> NotUsable {
    NotUsable::Failed(StoreError::from(Trouble::from(error)).to_string())
}

/// Seconds since 1970.
fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64()
}
