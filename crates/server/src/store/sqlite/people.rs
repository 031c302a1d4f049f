//! The index of people in the file: what is written of them. Each row comes from a seat at a table, or
//! from what somebody told about themselves.

mod read;

use protocol::you::{Profile, YourGame};
use rules::Seats;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use serde::Serialize;
use tokio::sync::oneshot;

pub use read::{strengths, you};

use crate::session::SessionId;
use crate::store::StoreError;
use crate::store::people::{KEPT, KEPT_UNSEATED, MOST, key};
use crate::you::{Ended, Standing, Tally, add};

/// The tables of the index.
pub const SCHEMA: &str = "
CREATE TABLE person (
    session TEXT PRIMARY KEY,
    profile TEXT NOT NULL,
    changed INTEGER NOT NULL,
    forgotten INTEGER NOT NULL DEFAULT 0,
    folded INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE standing (
    table_id TEXT PRIMARY KEY,
    changed INTEGER NOT NULL,
    standing TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seated (
    session TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seats TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (session, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_at ON seated (table_id);
CREATE TABLE ended (
    session TEXT NOT NULL,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (session, at, table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE tally (
    session TEXT NOT NULL,
    game TEXT NOT NULL,
    tally TEXT NOT NULL,
    PRIMARY KEY (session, game)
) STRICT, WITHOUT ROWID;
";

/// What is to be written of people.
#[derive(Debug)]
pub enum Note {
    Standing(Standing),
    Ended(Ended, Done),
    Remember { session: SessionId, profile: Profile, now: u64, done: Done },
    Forget { session: SessionId, now: u64, done: Done },
    Sweep { now: u64 },
}

type Done = oneshot::Sender<Result<(), StoreError>>;

impl Note {
    /// Writes it. A damaged index keeps nobody from playing, since it can be made anew.
    pub fn write(&self, connection: &Connection) -> Result<(), StoreError> {
        let written = match self {
            Note::Standing(standing) => note_standing(connection, standing),
            Note::Ended(ended, _) => note_ended(connection, ended),
            Note::Remember { session, profile, now, .. } => {
                remember(connection, *session, profile, *now)
            }
            Note::Forget { session, now, .. } => forget(connection, *session, *now),
            Note::Sweep { now } => sweep(connection, *now),
        };
        written.or_else(|error| match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::ConstraintViolation) => {
                tracing::error!(%error, "something about people could not be noted");
                Ok(())
            }
            _ => Err(error.into()),
        })
    }

    /// Tells whoever waits for it.
    pub fn answer(self, written: Result<(), StoreError>) {
        match self {
            Note::Ended(_, done) | Note::Remember { done, .. } | Note::Forget { done, .. } => {
                let _ = done.send(written);
            }
            Note::Standing(_) | Note::Sweep { .. } => {}
        }
    }
}

/// From when on what happens to somebody is news: before, it was forgotten, or is counted already.
#[derive(Clone, Copy, Default)]
struct Known {
    forgotten: i64,
    folded: i64,
}

fn known(connection: &Connection, session: &str) -> rusqlite::Result<Known> {
    let mut query =
        connection.prepare_cached("SELECT forgotten, folded FROM person WHERE session = $1")?;
    let known = query
        .query_row([session], |row| Ok(Known { forgotten: row.get(0)?, folded: row.get(1)? }))
        .optional()?;
    Ok(known.unwrap_or_default())
}

fn note_standing(connection: &Connection, new: &Standing) -> rusqlite::Result<()> {
    let table = new.table.table.to_string();
    let changed = new.table.changed.cast_signed();
    let sessions: Vec<String> = new.holders.iter().map(|(holder, _)| key(*holder)).collect();
    remove_others(connection, &table, &sessions)?;
    let mut seated = false;
    for ((holder, seats), session) in new.holders.iter().zip(&sessions) {
        let acted = new.by.contains(holder);
        seated |= note_seat(connection, new, session, *seats, acted)?;
    }
    if !seated {
        let mut remove = connection.prepare_cached("DELETE FROM standing WHERE table_id = $1")?;
        return remove.execute([&table]).map(drop);
    }
    let mut note = connection.prepare_cached(
        "INSERT INTO standing (table_id, changed, standing) VALUES ($1, $2, $3)
         ON CONFLICT (table_id) DO UPDATE SET standing = $3,
             changed = CASE WHEN $4 THEN $2 ELSE changed END",
    )?;
    note.execute(params![table, changed, json(&new.table)?, new.is_news]).map(drop)
}

/// Removes those from a table who do not sit there any more.
fn remove_others(connection: &Connection, table: &str, sit: &[String]) -> rusqlite::Result<()> {
    let mut query = connection.prepare_cached("SELECT session FROM seated WHERE table_id = $1")?;
    let there: Vec<String> =
        query.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut remove =
        connection.prepare_cached("DELETE FROM seated WHERE session = $1 AND table_id = $2")?;
    for gone in there.iter().filter(|session| !sit.contains(session)) {
        remove.execute([gone.as_str(), table])?;
    }
    Ok(())
}

/// Notes one person's seats, and says whether they are noted.
fn note_seat(
    connection: &Connection,
    new: &Standing,
    session: &str,
    seats: Seats,
    acted: bool,
) -> rusqlite::Result<bool> {
    let table = new.table.table.to_string();
    let changed = new.table.changed.cast_signed();
    let mut is_there = connection
        .prepare_cached("SELECT seats FROM seated WHERE session = $1 AND table_id = $2")?;
    let there: Option<String> =
        is_there.query_row([session, &table], |row| row.get(0)).optional()?;
    let seats = json(&seats)?;
    match there {
        Some(known) if known == seats => return Ok(true),
        Some(_) => {
            let mut change = connection.prepare_cached(
                "UPDATE seated SET seats = $1 WHERE session = $2 AND table_id = $3",
            )?;
            change.execute([&seats, session, &table])?;
            return Ok(true);
        }
        // Who was forgotten is remembered again when they do something, whatever others do.
        None if !acted && known(connection, session)?.forgotten > 0 => return Ok(false),
        None => {}
    }
    let mut add = connection.prepare_cached(
        "INSERT INTO seated (session, table_id, seats, since) VALUES ($1, $2, $3, $4)",
    )?;
    add.execute(params![session, table, seats, changed])?;
    touch(connection, session, changed)?;
    // The table that they have sat at for longest makes room.
    let mut fold = connection.prepare_cached(
        "DELETE FROM seated WHERE session = $1 AND table_id IN
             (SELECT table_id FROM seated WHERE session = $1 ORDER BY since DESC LIMIT -1 OFFSET $2)",
    )?;
    fold.execute(params![session, MOST])?;
    Ok(true)
}

fn note_ended(connection: &Connection, ended: &Ended) -> rusqlite::Result<()> {
    let at = ended.at.cast_signed();
    let (mut tallies, mut news) = (Vec::new(), Vec::new());
    for (session, seats) in ended.people() {
        let own = key(session);
        tallies.push((session, read::tally(connection, &own, ended.game)?.unwrap_or_default()));
        let Known { forgotten, folded } = known(connection, &own)?;
        if at > forgotten.max(folded) && list_game(connection, &own, &ended.listed(seats))? {
            touch(connection, &own, at)?;
            fold_games(connection, &own)?;
            // A game against oneself is on the list, but counts for nothing.
            if ended.came_to(seats).is_some() {
                news.push(session);
            }
        }
    }
    add(ended, &mut tallies, |session| news.contains(&session));
    for (session, tally) in tallies.iter().filter(|(session, _)| news.contains(session)) {
        write_tally(connection, &key(*session), ended, tally)?;
    }
    Ok(())
}

/// Puts a game on somebody's list, and says whether it was not there before.
fn list_game(connection: &Connection, session: &str, game: &YourGame) -> rusqlite::Result<bool> {
    let mut list = connection.prepare_cached(
        "INSERT INTO ended (session, at, table_id, number, game) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING",
    )?;
    let (at, table) = (game.ended.cast_signed(), game.table.to_string());
    Ok(list.execute(params![session, at, table, game.number, json(game)?])? > 0)
}

/// Takes the oldest games off somebody's list, and remembers up to when they are counted.
fn fold_games(connection: &Connection, session: &str) -> rusqlite::Result<()> {
    let mut oldest = connection.prepare_cached(
        "SELECT at FROM ended WHERE session = $1 ORDER BY at DESC LIMIT 1 OFFSET $2",
    )?;
    let oldest: Option<i64> =
        oldest.query_row(params![session, MOST], |row| row.get(0)).optional()?;
    let Some(oldest) = oldest else { return Ok(()) };
    let mut fold =
        connection.prepare_cached("DELETE FROM ended WHERE session = $1 AND at <= $2")?;
    fold.execute(params![session, oldest])?;
    let mut mark = connection
        .prepare_cached("UPDATE person SET folded = max(folded, $1) WHERE session = $2")?;
    mark.execute(params![oldest, session]).map(drop)
}

fn write_tally(
    connection: &Connection,
    session: &str,
    ended: &Ended,
    tally: &Tally,
) -> rusqlite::Result<()> {
    let mut write = connection.prepare_cached(
        "INSERT INTO tally (session, game, tally) VALUES ($1, $2, $3)
         ON CONFLICT (session, game) DO UPDATE SET tally = $3",
    )?;
    write.execute(params![session, ended.game.id(), json(tally)?]).map(drop)
}

/// Notes that somebody was here at this time.
fn touch(connection: &Connection, session: &str, at: i64) -> rusqlite::Result<()> {
    let mut touch = connection.prepare_cached(
        "INSERT INTO person (session, profile, changed) VALUES ($1, '{}', $2)
         ON CONFLICT (session) DO UPDATE SET changed = max(changed, $2)",
    )?;
    touch.execute(params![session, at]).map(drop)
}

fn remember(
    connection: &Connection,
    session: SessionId,
    profile: &Profile,
    now: u64,
) -> rusqlite::Result<()> {
    let mut write = connection.prepare_cached(
        "INSERT INTO person (session, profile, changed) VALUES ($1, $2, $3)
         ON CONFLICT (session) DO UPDATE SET profile = $2, changed = max(changed, $3)",
    )?;
    write.execute(params![key(session), json(profile)?, now.cast_signed()]).map(drop)
}

/// Removes everything about somebody. If something might be noted again when a table is opened, the
/// time stays, so that it is not.
fn forget(connection: &Connection, session: SessionId, now: u64) -> rusqlite::Result<()> {
    let session = key(session);
    let played: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM seated WHERE session = $1)
             OR EXISTS (SELECT 1 FROM ended WHERE session = $1)
             OR EXISTS (SELECT 1 FROM person WHERE session = $1 AND forgotten > 0)",
        [&session],
        |row| row.get(0),
    )?;
    remove(connection, &session)?;
    if played {
        connection.execute(
            "INSERT INTO person (session, profile, changed, forgotten) VALUES ($1, '{}', $2, $2)",
            params![session, now.cast_signed()],
        )?;
    }
    Ok(())
}

fn remove(connection: &Connection, session: &str) -> rusqlite::Result<()> {
    // What a table is like is nobody's who is not noted there.
    connection.execute(
        "DELETE FROM standing WHERE table_id IN (SELECT table_id FROM seated WHERE session = $1)
             AND NOT EXISTS (SELECT 1 FROM seated AS other
                 WHERE other.table_id = standing.table_id AND other.session != $1)",
        [session],
    )?;
    connection.execute("DELETE FROM seated WHERE session = $1", [session])?;
    connection.execute("DELETE FROM ended WHERE session = $1", [session])?;
    connection.execute("DELETE FROM tally WHERE session = $1", [session])?;
    connection.execute("DELETE FROM person WHERE session = $1", [session]).map(drop)
}

fn sweep(connection: &Connection, now: u64) -> rusqlite::Result<()> {
    let before = |kept: u64| now.saturating_sub(kept).cast_signed();
    let mut query = connection.prepare_cached(
        "SELECT session FROM person WHERE changed < $1
             OR (changed < $2 AND forgotten = 0
                 AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.session = person.session)
                 AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.session = person.session))",
    )?;
    let times = params![before(KEPT), before(KEPT_UNSEATED)];
    let gone: Vec<String> = query.query_map(times, |row| row.get(0))?.collect::<Result<_, _>>()?;
    gone.iter().try_for_each(|session| remove(connection, session))
}

fn json(value: &impl Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}
