//! The format of the database: what it is made of, and how one of an earlier format becomes one of
//! this one. A later one is left alone, unless it says that this program may still use it.

use tokio_postgres::Row;

use super::link::Session;
use super::trouble::Trouble;
use crate::store::StoreError;

/// How each format is made from the one before it. The first makes an empty schema one of format 1.
///
/// Nodes of two versions run side by side while they are upgraded one by one. So a step only adds
/// what the version before can live without; otherwise [`OLDEST`] rises with it.
const STEPS: [&str; 1] = [include_str!("format/1.sql")];

/// The format that this program writes.
pub const FORMAT: i64 = STEPS.len() as i64;
/// The oldest format whose programs may go on writing to a database of [`FORMAT`].
const OLDEST: i64 = 1;

/// Any number that nobody else locks by: "bango" in hexadecimal digits of its letters.
pub const LOCK: i64 = 0x62_616e_676f;

/// Makes the database one of [`FORMAT`]. Several servers may start at once: one of them does it.
pub async fn prepare(session: &Session) -> Result<(), Trouble> {
    session
        .in_one(async {
            session.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
            let from = found(session).await?;
            if from == FORMAT {
                return Ok(());
            }
            if from > 0 {
                tracing::warn!("the database is brought from format {from} to {FORMAT}");
            }
            if from == 0 {
                session.run("CREATE SCHEMA IF NOT EXISTS bango").await?;
            }
            for step in STEPS.iter().skip(usize::try_from(from).unwrap_or_default()) {
                session.run(step).await?;
            }
            session.run("DELETE FROM bango.format").await?;
            let note = "INSERT INTO bango.format (number, oldest) VALUES ($1, $2)";
            session.execute(note, &[&FORMAT, &OLDEST]).await?;
            Ok(())
        })
        .await
}

/// The format that is there; 0 for an empty schema. One that this program may use although it is
/// later counts as its own.
pub async fn found(session: &Session) -> Result<i64, Trouble> {
    let is_there = "SELECT to_regclass('bango.format') IS NOT NULL,
        EXISTS (SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'bango')";
    let row = session.one(is_there, &[]).await?;
    match (row.try_get(0)?, row.try_get(1)?) {
        (false, false) => return Ok(0),
        (false, true) => {
            return Err(refused(
                "the schema “bango” of this database belongs to another program: choose another \
                 database"
                    .to_owned(),
            ));
        }
        (true, _) => {}
    }
    let row = session.find("SELECT number, oldest FROM bango.format", &[]).await?;
    let numbers = |row: Row| Ok::<(i64, i64), Trouble>((row.try_get(0)?, row.try_get(1)?));
    let (number, oldest) = row.map(numbers).transpose()?.unwrap_or_default();
    match number {
        1..=FORMAT => Ok(number),
        _ if number > FORMAT && oldest <= FORMAT => Ok(FORMAT),
        _ => Err(refused(format!(
            "this database was written by a newer version (format {number}, and this one knows \
             {FORMAT}): run that version, or restore a copy from before"
        ))),
    }
}

fn refused(sentence: String) -> Trouble {
    Trouble::Store(StoreError::Unusable(sentence))
}
