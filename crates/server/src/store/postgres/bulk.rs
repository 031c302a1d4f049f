//! A whole database as plain rows, for carrying it to or from another store.

use std::time::Duration;

use tokio::time::{Instant, sleep};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::link::Session;
use super::trouble::Trouble;
use super::{SERVER, config, format};
use crate::store::StoreError;
use crate::store::parts::{Kind, MARK, Part, Record, Value, unfinished};

/// What the connection is called in the database.
const MOVER: &str = "bango move";

/// How long the database may take to notice that somebody has gone.
const HANGING_UP: Duration = Duration::from_secs(10);

/// A database that no server uses.
#[derive(Debug)]
pub struct Bulk {
    session: Session,
}

impl Bulk {
    /// Opens a database, which stays this process's own until it is closed.
    pub async fn open(url: &str) -> Result<Bulk, StoreError> {
        let session = Session::open(&config(url, MOVER)?).await?;
        format::prepare(&session).await?;
        // Whoever has just stopped may not have hung up yet.
        let until = Instant::now() + HANGING_UP;
        while !alone(&session).await? {
            if Instant::now() > until {
                return Err(in_use());
            }
            sleep(HANGING_UP / 100).await;
        }
        Ok(Bulk { session })
    }

    pub async fn read(
        &self,
        part: &Part,
        after: Option<&[Value]>,
    ) -> Result<Vec<Record>, StoreError> {
        let params: Vec<_> = after.unwrap_or_default().iter().map(param).collect();
        let page = part.page(after.is_none());
        let rows = self.session.client().query(&page, &params).await.map_err(Trouble::from)?;
        let records = rows.iter().map(|row| record(part, row, part.columns.len()));
        Ok(records.collect::<Result<_, Trouble>>()?)
    }

    /// Adds rows, all or none. Those that are there stay as they are.
    pub async fn write(&self, part: &Part, records: &[Record]) -> Result<(), StoreError> {
        let columns = part.columns.iter().enumerate();
        let columns: Vec<_> =
            columns.map(|(place, kind)| column(kind.kind, records, place)).collect();
        let params: Vec<&(dyn ToSql + Sync)> =
            columns.iter().map(|values| &**values as &(dyn ToSql + Sync)).collect();
        let names = part.names(part.columns.len());
        let arrays = part.columns.iter().zip(1..).map(|(column, place)| match column.kind {
            Kind::Text => format!("${place}::text[]"),
            Kind::Number => format!("${place}::int8[]"),
        });
        let arrays = arrays.collect::<Vec<_>>().join(", ");
        let insert = format!(
            "INSERT INTO {} ({names}) SELECT * FROM unnest({arrays}) ON CONFLICT DO NOTHING",
            part.name
        );
        self.session.client().execute(&insert, &params).await.map_err(Trouble::from)?;
        Ok(())
    }

    /// The key of the last row.
    pub async fn last(&self, part: &Part) -> Result<Option<Record>, StoreError> {
        let row = self.session.client().query_opt(&part.last(), &[]).await;
        let row = row.map_err(Trouble::from)?;
        Ok(row.map(|row| record(part, &row, part.key)).transpose()?)
    }

    /// Something that the store keeps of its own.
    pub async fn own(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(own(&self.session, name).await?)
    }

    /// Sets some of these and removes one, all at once.
    pub async fn set_own(&self, set: &[(&str, &[u8])], remove: &str) -> Result<(), StoreError> {
        const SET: &str = "INSERT INTO own (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let set = self.session.in_one(async {
            for (name, value) in set {
                self.session.execute(SET, &[name, value]).await?;
            }
            self.session.execute("DELETE FROM own WHERE name = $1", &[&remove]).await?;
            Ok(())
        });
        Ok(set.await?)
    }
}

/// Refuses a database into which a move was begun and not finished.
pub async fn refuse_unfinished(session: &Session) -> Result<(), Trouble> {
    match own(session, MARK).await? {
        None => Ok(()),
        Some(_) => Err(Trouble::Store(unfinished())),
    }
}

async fn own(session: &Session, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
    let row = session.find("SELECT value FROM own WHERE name = $1", &[&name]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Whether no server uses the database, and nobody else moves it.
async fn alone(session: &Session) -> Result<bool, Trouble> {
    const NO_SERVER: &str = "
        SELECT NOT EXISTS (SELECT 1 FROM pg_catalog.pg_stat_activity
            WHERE datname = current_database() AND application_name = $1)";
    const NO_MOVER: &str = "SELECT pg_try_advisory_lock($1)";
    Ok(session.one(NO_SERVER, &[&SERVER]).await?.try_get(0)?
        && session.one(NO_MOVER, &[&(format::LOCK + 1)]).await?.try_get(0)?)
}

fn in_use() -> StoreError {
    StoreError::Unusable(
        "a server, or another move, is using this database: stop it first".to_owned(),
    )
}

fn record(part: &Part, row: &Row, columns: usize) -> Result<Record, Trouble> {
    let values = part.columns.iter().take(columns).enumerate().map(|(place, column)| {
        Ok(match column.kind {
            Kind::Text => Value::Text(row.try_get(place)?),
            Kind::Number => Value::Number(row.try_get(place)?),
        })
    });
    values.collect()
}

/// One column of many rows, as the database takes it.
fn column(kind: Kind, records: &[Record], place: usize) -> Box<dyn ToSql + Sync + Send + '_> {
    let values = records.iter().filter_map(move |record| record.get(place));
    match kind {
        Kind::Text => Box::new(values.filter_map(Value::text).collect::<Vec<&str>>()),
        Kind::Number => Box::new(values.filter_map(Value::number).collect::<Vec<i64>>()),
    }
}

fn param(value: &Value) -> &(dyn ToSql + Sync) {
    match value {
        Value::Text(text) => text,
        Value::Number(number) => number,
    }
}
