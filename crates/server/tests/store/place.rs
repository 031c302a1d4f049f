//! Stores of both kinds, each in a place of its own, so that a test can open it again and look inside.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::Connection;
use server::store::moving::Side;
use server::store::postgres::Postgres;
use server::store::sqlite::Sqlite;
use server::store::{Store, StoreError};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Where a test's store is.
pub enum Place {
    File(TempDir),
    Database(String),
}

impl Place {
    pub fn file() -> Place {
        Place::File(TempDir::with_prefix("bango-store-").unwrap())
    }

    pub fn database() -> Place {
        Place::Database(scratch::postgres::database())
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.unwrap()
    }

    pub async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Place::File(folder) => Arc::new(Sqlite::open(&file_in(folder))?),
            Place::Database(url) => Arc::new(Postgres::open(url).await?),
        })
    }

    /// The store as plain rows.
    pub async fn side(&self) -> Result<Side, StoreError> {
        match self {
            Place::File(folder) => Side::open("", || file_in(folder)).await,
            Place::Database(url) => Side::open(url, PathBuf::new).await,
        }
    }

    /// Does something that no server does. SQLite has no schemas, so names have none.
    pub async fn raw(&self, sql: &str) -> Result<(), String> {
        match self {
            Place::File(folder) => {
                let raw = Connection::open(file_in(folder)).unwrap();
                raw.execute_batch(sql).map_err(|error| error.to_string())
            }
            Place::Database(url) => {
                let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
                let carrier = tokio::spawn(connection);
                let sql = format!("SET search_path TO bango; {sql}");
                let done = client.batch_execute(&sql).await;
                drop(client);
                let _ = carrier.await;
                done.map_err(|error| error.as_db_error().unwrap().message().to_owned())
            }
        }
    }

    /// Lets rows of the log be changed, as damage does.
    pub async fn lift_triggers(&self) {
        let lift = match self {
            Place::File(_) => {
                "DROP TRIGGER log_is_never_changed; DROP TRIGGER log_is_never_deleted"
            }
            Place::Database(_) => "ALTER TABLE log DISABLE TRIGGER USER",
        };
        self.raw(lift).await.unwrap();
    }
}

fn file_in(folder: &TempDir) -> PathBuf {
    folder.path().join("tables.sqlite")
}
