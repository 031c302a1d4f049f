//! Which servers live and what they keep, by the database's clock. Several of these are on their way
//! over one connection at once, so each is a statement by itself.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tokio_postgres::Row;

use super::link::Session;
use super::trouble::Trouble;
use crate::store::StoreError;
use crate::store::nodes::{Epoch, Kept, LEASE, Living, NodeId};

/// How long a lease lasts, as the database counts.
fn lease() -> f64 {
    LEASE.as_secs_f64()
}

pub async fn join(session: Arc<Session>, node: NodeId, name: String) -> Result<(), Trouble> {
    const REPLACE: &str = "
        UPDATE node SET replaced = TRUE, until = clock_timestamp() WHERE name = $2 AND node <> $1";
    const JOIN: &str = "
        INSERT INTO node (node, name, until)
        VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
        ON CONFLICT (node) DO UPDATE SET until = excluded.until";
    // Those of long ago will not ask any more whether they were replaced.
    const TIDY: &str = "
        WITH gone AS (
            DELETE FROM node WHERE until < clock_timestamp() - INTERVAL '1 hour' RETURNING node)
        DELETE FROM keeper USING gone WHERE keeper.node = gone.node";
    let own = node.to_string();
    session.execute(REPLACE, &[&own, &name]).await?;
    session.execute(JOIN, &[&own, &name, &lease()]).await?;
    session.execute(TIDY, &[]).await?;
    Ok(())
}

pub async fn beat(
    session: Arc<Session>,
    node: NodeId,
    on_bus: bool,
) -> Result<Vec<Living>, Trouble> {
    const BEAT: &str = "
        UPDATE node SET until = clock_timestamp() + make_interval(secs => $2), on_bus = $3
        WHERE node = $1 AND NOT replaced";
    const LIVING: &str = "
        SELECT node, name, on_bus, extract(epoch FROM until - clock_timestamp())::float8
        FROM node WHERE until > clock_timestamp() ORDER BY node";
    if session.execute(BEAT, &[&node.to_string(), &lease(), &on_bus]).await? == 0 {
        return Err(StoreError::Conflict.into());
    }
    session.query(LIVING, &[]).await?.iter().map(living).collect()
}

fn living(row: &Row) -> Result<Living, Trouble> {
    let left: f64 = row.try_get(3)?;
    Ok(Living {
        node: id(row.try_get(0)?)?,
        name: row.try_get(1)?,
        on_bus: row.try_get(2)?,
        left: Duration::try_from_secs_f64(left).unwrap_or_default(),
    })
}

pub async fn leave(session: Arc<Session>, node: NodeId) -> Result<(), Trouble> {
    const LEAVE: &str = "
        WITH kept AS (DELETE FROM keeper WHERE node = $1)
        DELETE FROM node WHERE node = $1";
    session.execute(LEAVE, &[&node.to_string()]).await?;
    Ok(())
}

pub async fn claim(session: Arc<Session>, table: TableId, node: NodeId) -> Result<Kept, Trouble> {
    const CLAIM: &str = "
        INSERT INTO keeper (table_id, node, epoch)
        SELECT $1, node, nextval('epoch') FROM node WHERE node = $2 AND until > clock_timestamp()
        ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
            WHERE keeper.node = excluded.node OR NOT EXISTS (
                SELECT 1 FROM node WHERE node.node = keeper.node AND until > clock_timestamp())
        RETURNING node, epoch";
    const KEPT: &str = "SELECT node, epoch FROM keeper WHERE table_id = $1";
    const LIVES: &str =
        "SELECT EXISTS (SELECT 1 FROM node WHERE node = $1 AND until > clock_timestamp())";
    /// Between two statements somebody may let go of it.
    const TRIES: u8 = 3;
    let (table, own) = (table.to_string(), node.to_string());
    for _ in 0..TRIES {
        if let Some(row) = session.find(CLAIM, &[&table, &own]).await? {
            return kept(&row);
        }
        if !session.one(LIVES, &[&own]).await?.try_get::<_, bool>(0)? {
            return Err(StoreError::Failed("this node has no lease".to_owned()).into());
        }
        if let Some(row) = session.find(KEPT, &[&table]).await? {
            return kept(&row);
        }
    }
    Err(StoreError::Failed("the table changes hands".to_owned()).into())
}

fn kept(row: &Row) -> Result<Kept, Trouble> {
    Ok(Kept { by: id(row.try_get(0)?)?, epoch: epoch(row.try_get(1)?) })
}

pub async fn release(session: Arc<Session>, table: TableId, epoch: Epoch) -> Result<(), Trouble> {
    const RELEASE: &str = "DELETE FROM keeper WHERE table_id = $1 AND epoch = $2";
    session.execute(RELEASE, &[&table.to_string(), &epoch.0.cast_signed()]).await?;
    Ok(())
}

pub async fn kept_by(
    session: Arc<Session>,
    node: NodeId,
) -> Result<Vec<(TableId, Epoch)>, Trouble> {
    const KEPT: &str = "SELECT table_id, epoch FROM keeper WHERE node = $1 ORDER BY table_id";
    let rows = session.query(KEPT, &[&node.to_string()]).await?;
    rows.iter().map(|row| Ok((code(row.try_get(0)?)?, epoch(row.try_get(1)?)))).collect()
}

const fn epoch(number: i64) -> Epoch {
    Epoch(number.cast_unsigned())
}

fn id(text: &str) -> Result<NodeId, Trouble> {
    Ok(NodeId(code(text)?))
}

fn code(text: &str) -> Result<TableId, Trouble> {
    text.parse().map_err(|_| {
        Trouble::Store(StoreError::Failed(format!("“{text}” in the database is no code")))
    })
}
