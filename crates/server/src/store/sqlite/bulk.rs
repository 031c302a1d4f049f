//! A whole file as plain rows, for carrying it to or from another store.

use std::fs::File;
use std::path::Path;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, TransactionBehavior, params_from_iter};

use super::{connect, format, lock, secrecy};
use crate::store::StoreError;
use crate::store::parts::{Kind, MARK, Part, Record, Value, places, unfinished};

/// A file that no server uses.
#[derive(Debug)]
pub struct Bulk {
    connection: Connection,
    _lock: File,
}

impl Bulk {
    /// Opens a file, or makes it. It stays this process's own until it is closed.
    pub fn open(path: &Path) -> Result<Bulk, StoreError> {
        secrecy::keep(path)?;
        let lock = lock::take(path)?;
        let mut connection = connect(path)?;
        format::prepare(&mut connection, path)?;
        Ok(Bulk { connection, _lock: lock })
    }

    pub fn read(&self, part: &Part, after: Option<&[Value]>) -> Result<Vec<Record>, StoreError> {
        let mut query = self.connection.prepare_cached(&part.page(after.is_none()))?;
        let after = params_from_iter(after.unwrap_or_default());
        let rows = query.query_map(after, |row| record(part, row, part.columns.len()))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Adds rows, all or none. Those that are there stay as they are.
    pub fn write(&mut self, part: &Part, records: &[Record]) -> Result<(), StoreError> {
        let all = part.columns.len();
        let insert = format!(
            "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT DO NOTHING",
            part.name,
            part.names(all),
            places(all)
        );
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        {
            let mut insert = transaction.prepare_cached(&insert)?;
            for record in records {
                insert.execute(params_from_iter(record))?;
            }
        }
        Ok(transaction.commit()?)
    }

    /// The key of the last row.
    pub fn last(&self, part: &Part) -> Result<Option<Record>, StoreError> {
        let last = |row: &Row<'_>| record(part, row, part.key);
        Ok(self.connection.query_row(&part.last(), [], last).optional()?)
    }

    /// Something that the store keeps of its own.
    pub fn own(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(own(&self.connection, name)?)
    }

    /// Sets some of these and removes one, all at once.
    pub fn set_own(&mut self, set: &[(&str, &[u8])], remove: &str) -> Result<(), StoreError> {
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        for (name, value) in set {
            transaction.execute(
                "INSERT OR REPLACE INTO own (name, value) VALUES ($1, $2)",
                (name, value),
            )?;
        }
        transaction.execute("DELETE FROM own WHERE name = $1", [remove])?;
        Ok(transaction.commit()?)
    }
}

/// Refuses a file into which a move was begun and not finished.
pub fn refuse_unfinished(connection: &Connection) -> Result<(), StoreError> {
    match own(connection, MARK)? {
        None => Ok(()),
        Some(_) => Err(unfinished()),
    }
}

fn own(connection: &Connection, name: &str) -> rusqlite::Result<Option<Vec<u8>>> {
    let query = "SELECT value FROM own WHERE name = $1";
    connection.query_row(query, [name], |row| row.get(0)).optional()
}

fn record(part: &Part, row: &Row<'_>, columns: usize) -> rusqlite::Result<Record> {
    let values = part.columns.iter().take(columns).enumerate().map(|(place, column)| {
        Ok(match column.kind {
            Kind::Text => Value::Text(row.get(place)?),
            Kind::Number => Value::Number(row.get(place)?),
        })
    });
    values.collect()
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Number(number) => ValueRef::Integer(*number),
        }))
    }
}
