//! What is read of people: a few questions that each find their rows by an index.

use protocol::you::{Profile, You, YourGame, YourTable};
use rules::GameKind;
use rusqlite::{Connection, OptionalExtension, params};

use crate::session::SessionId;
use crate::store::StoreError;
use crate::store::people::{GAMES, key, read, shown};
use crate::you::Tally;

/// Everything that is remembered of somebody.
pub fn you(connection: &Connection, session: SessionId, now: u64) -> Result<You, StoreError> {
    let session = key(session);
    Ok(You {
        profile: profile(connection, &session)?.unwrap_or_default(),
        tables: tables(connection, &session, now)?,
        games: games(connection, &session)?,
        records: GameKind::ALL
            .iter()
            .filter_map(|game| match tally(connection, &session, *game) {
                Ok(found) => found.map(|tally| Ok(tally.shown(*game))),
                Err(error) => Some(Err(error)),
            })
            .collect::<Result<_, _>>()?,
    })
}

/// How strong those of these are at a game who let others see it.
pub fn strengths(
    connection: &Connection,
    game: GameKind,
    of: &[SessionId],
) -> Result<Vec<(SessionId, u32)>, StoreError> {
    let mut shown = Vec::new();
    for session in of {
        let own = key(*session);
        if profile(connection, &own)?.is_some_and(|profile| profile.show_strength)
            && let Some(skill) = tally(connection, &own, game)?.and_then(|tally| tally.skill())
        {
            shown.push((*session, skill.shown().rating));
        }
    }
    Ok(shown)
}

/// How somebody has played a game so far.
pub fn tally(
    connection: &Connection,
    session: &str,
    game: GameKind,
) -> rusqlite::Result<Option<Tally>> {
    let mut query =
        connection.prepare_cached("SELECT tally FROM tally WHERE session = $1 AND game = $2")?;
    let json = query.query_row([session, game.id()], |row| row.get::<_, String>(0)).optional()?;
    Ok(json.and_then(|json| read(&json)))
}

fn profile(connection: &Connection, session: &str) -> rusqlite::Result<Option<Profile>> {
    let mut query = connection.prepare_cached("SELECT profile FROM person WHERE session = $1")?;
    let json = query.query_row([session], |row| row.get::<_, String>(0)).optional()?;
    Ok(json.and_then(|json| read(&json)))
}

fn tables(connection: &Connection, session: &str, now: u64) -> rusqlite::Result<Vec<YourTable>> {
    let mut query = connection.prepare_cached(
        "SELECT seats, changed, standing FROM seated JOIN standing USING (table_id)
         WHERE session = $1",
    )?;
    let rows = query.query_map([session], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?))
    })?;
    let mut tables = Vec::new();
    for row in rows {
        let (seats, changed, standing) = row?;
        if let (Some(yours), Some(table)) = (read(&seats), read::<YourTable>(&standing)) {
            tables.push(YourTable { yours, changed: changed.cast_unsigned(), ..table });
        }
    }
    Ok(shown(tables, now))
}

fn games(connection: &Connection, session: &str) -> rusqlite::Result<Vec<YourGame>> {
    let mut query = connection.prepare_cached(
        "SELECT game FROM ended WHERE session = $1 ORDER BY at DESC, table_id, number LIMIT $2",
    )?;
    let rows = query.query_map(params![session, GAMES], |row| row.get::<_, String>(0))?;
    let rows: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(rows.iter().filter_map(|json| read(json)).collect())
}
