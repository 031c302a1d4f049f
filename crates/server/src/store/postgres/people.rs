//! The index of people in the database: what is written of them. Many tables are noted by one
//! statement, and whoever plays at two servers at once is counted at both.

mod read;

use std::collections::HashMap;
use std::sync::Arc;

use protocol::you::Profile;
use serde::Serialize;

pub use read::{strengths, you};

use super::link::Session;
use super::trouble::Trouble;
use crate::session::SessionId;
use crate::store::people::{KEPT, KEPT_UNSEATED, MOST, key};
use crate::you::{Ended, Standing, Tally, add};

/// Notes where tables stand. There is one standing of each.
pub async fn note_standings(session: Arc<Session>, new: &[Standing]) -> Result<(), Trouble> {
    let seated = Seated::of(new)?;
    let tables: Vec<String> = new.iter().map(|new| new.table.table.to_string()).collect();
    session
        .in_one(async {
            seated.note(&session, &tables).await?;
            note_tables(&session, new, &tables).await
        })
        .await
}

/// Who sits where, a line for each person at each table.
#[derive(Default)]
struct Seated {
    sessions: Vec<String>,
    tables: Vec<String>,
    seats: Vec<String>,
    since: Vec<i64>,
    /// Whether it was their own doing.
    acted: Vec<bool>,
}

impl Seated {
    fn of(new: &[Standing]) -> Result<Seated, Trouble> {
        let mut seated = Seated::default();
        for standing in new {
            for (holder, seats) in &standing.holders {
                seated.sessions.push(key(*holder));
                seated.tables.push(standing.table.table.to_string());
                seated.seats.push(json(seats)?);
                seated.since.push(standing.table.changed.cast_signed());
                seated.acted.push(standing.by.contains(holder));
            }
        }
        Ok(seated)
    }

    async fn note(&self, session: &Session, at: &[String]) -> Result<(), Trouble> {
        const REMOVE_OTHERS: &str = "
            DELETE FROM seated WHERE table_id = ANY ($1) AND NOT EXISTS (
                SELECT 1 FROM unnest($2::text[], $3::text[]) AS new (session, table_id)
                WHERE new.session = seated.session AND new.table_id = seated.table_id)";
        const CHANGE: &str = "
            UPDATE seated SET seats = new.seats
            FROM unnest($1::text[], $2::text[], $3::text[]) AS new (session, table_id, seats)
            WHERE new.session = seated.session AND new.table_id = seated.table_id
                AND new.seats <> seated.seats";
        // Who was forgotten is remembered again when they do something, whatever others do.
        const ADD: &str = "
            INSERT INTO seated (session, table_id, seats, since)
            SELECT new.session, new.table_id, new.seats, new.since
            FROM unnest($1::text[], $2::text[], $3::text[], $4::int8[], $5::bool[])
                AS new (session, table_id, seats, since, acted)
            LEFT JOIN person USING (session)
            WHERE new.acted OR coalesce(person.forgotten, 0) = 0
            ON CONFLICT DO NOTHING
            RETURNING session, since";
        let Seated { sessions, tables, seats, since, acted } = self;
        session.execute(REMOVE_OTHERS, &[&at, sessions, tables]).await?;
        session.execute(CHANGE, &[sessions, tables, seats]).await?;
        let added = session.query(ADD, &[sessions, tables, seats, since, acted]).await?;
        let mut latest: HashMap<String, i64> = HashMap::new();
        for row in added {
            let (session, since): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
            let known = latest.entry(session).or_insert(since);
            *known = since.max(*known);
        }
        if latest.is_empty() {
            return Ok(());
        }
        let (sessions, times): (Vec<String>, Vec<i64>) = latest.into_iter().unzip();
        touch(session, &sessions, &times).await?;
        fold_tables(session, &sessions).await
    }
}

/// The tables that they have sat at for longest make room.
async fn fold_tables(session: &Session, of: &[String]) -> Result<(), Trouble> {
    const FOLD: &str = "
        DELETE FROM seated USING (
            SELECT session, table_id,
                row_number() OVER (PARTITION BY session ORDER BY since DESC) AS place
            FROM seated WHERE session = ANY ($1)) AS own
        WHERE own.place > $2 AND seated.session = own.session AND seated.table_id = own.table_id";
    session.execute(FOLD, &[&of, &i64::from(MOST)]).await?;
    Ok(())
}

async fn note_tables(
    session: &Session,
    new: &[Standing],
    tables: &[String],
) -> Result<(), Trouble> {
    const NOTE: &str = "
        INSERT INTO standing (table_id, changed, standing)
        SELECT new.table_id, new.changed, new.standing
        FROM unnest($1::text[], $2::int8[], $3::text[]) AS new (table_id, changed, standing)
        WHERE EXISTS (SELECT 1 FROM seated WHERE seated.table_id = new.table_id)
        ON CONFLICT (table_id) DO UPDATE SET standing = excluded.standing,
            changed = CASE WHEN excluded.table_id = ANY ($4) THEN excluded.changed
                ELSE standing.changed END";
    const REMOVE: &str = "
        DELETE FROM standing WHERE table_id = ANY ($1)
            AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.table_id = standing.table_id)";
    let changed: Vec<i64> = new.iter().map(|new| new.table.changed.cast_signed()).collect();
    let standings = new.iter().map(|new| json(&new.table));
    let standings: Vec<String> = standings.collect::<Result<_, _>>()?;
    let news = new.iter().zip(tables).filter(|(new, _)| new.is_news);
    let news: Vec<&String> = news.map(|(_, table)| table).collect();
    session.execute(NOTE, &[&tables, &changed, &standings, &news]).await?;
    session.execute(REMOVE, &[&tables]).await?;
    Ok(())
}

/// Notes a game that ended. Those who played it are locked, since another server may be noting
/// another game of theirs.
pub async fn note_ended(session: Arc<Session>, ended: &Ended) -> Result<(), Trouble> {
    session.in_one(note_game(&session, ended)).await
}

async fn note_game(session: &Session, ended: &Ended) -> Result<(), Trouble> {
    let at = ended.at.cast_signed();
    let people = ended.people();
    let mut all: Vec<String> = people.iter().map(|(session, _)| key(*session)).collect();
    all.sort_unstable();
    let since = lock(session, &all, at).await?;
    let known = read::tallies(session, &all, ended.game).await?;
    let (mut tallies, mut news, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    for (who, seats) in people {
        let own = key(who);
        tallies.push((who, known.get(&own).cloned().unwrap_or_default()));
        let is_new = since.get(&own).is_none_or(|since| at > *since);
        if !is_new || !list_game(session, &own, ended, &json(&ended.listed(seats))?).await? {
            continue;
        }
        listed.push(own);
        // A game against oneself is on the list, but counts for nothing.
        if ended.came_to(seats).is_some() {
            news.push(who);
        }
    }
    touch(session, &listed, &vec![at; listed.len()]).await?;
    fold_games(session, &listed).await?;
    add(ended, &mut tallies, |who| news.contains(&who));
    tallies.retain(|(who, _)| news.contains(who));
    write_tallies(session, ended, &tallies).await
}

/// Locks people, and tells from when on what happens to each is news: before, it was forgotten, or is
/// counted already.
async fn lock(session: &Session, all: &[String], at: i64) -> Result<HashMap<String, i64>, Trouble> {
    const MAKE: &str = "
        INSERT INTO person (session, profile, changed)
        SELECT session, '{}', $2 FROM unnest($1::text[]) AS new (session) ORDER BY session
        ON CONFLICT DO NOTHING";
    const LOCK: &str = "
        SELECT session, greatest(forgotten, folded) FROM person
        WHERE session = ANY ($1) ORDER BY session FOR UPDATE";
    session.execute(MAKE, &[&all, &at]).await?;
    let rows = session.query(LOCK, &[&all]).await?;
    let since = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    since.collect()
}

/// Puts a game on somebody's list, and says whether it was not there before.
async fn list_game(
    session: &Session,
    own: &str,
    ended: &Ended,
    listed: &str,
) -> Result<bool, Trouble> {
    const LIST: &str = "
        INSERT INTO ended (session, at, table_id, number, game) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT DO NOTHING";
    let (at, number) = (ended.at.cast_signed(), i64::from(ended.number));
    let table = ended.table.to_string();
    Ok(session.execute(LIST, &[&own, &at, &table, &number, &listed]).await? > 0)
}

/// Takes the oldest games off lists, and remembers up to when they are counted.
async fn fold_games(session: &Session, of: &[String]) -> Result<(), Trouble> {
    const OLDEST: &str = "
        SELECT session, at FROM (
            SELECT session, at,
                row_number() OVER (PARTITION BY session ORDER BY at DESC) AS place
            FROM ended WHERE session = ANY ($1)) AS own
        WHERE place = $2";
    const FOLD: &str = "DELETE FROM ended WHERE session = $1 AND at <= $2";
    const MARK: &str = "UPDATE person SET folded = greatest(folded, $2) WHERE session = $1";
    for row in session.query(OLDEST, &[&of, &(i64::from(MOST) + 1)]).await? {
        let (own, oldest): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        session.execute(FOLD, &[&own, &oldest]).await?;
        session.execute(MARK, &[&own, &oldest]).await?;
    }
    Ok(())
}

async fn write_tallies(
    session: &Session,
    ended: &Ended,
    tallies: &[(SessionId, Tally)],
) -> Result<(), Trouble> {
    const WRITE: &str = "
        INSERT INTO tally (session, game, tally)
        SELECT new.session, $2, new.tally FROM unnest($1::text[], $3::text[]) AS new (session, tally)
        ON CONFLICT (session, game) DO UPDATE SET tally = excluded.tally";
    let sessions: Vec<String> = tallies.iter().map(|(session, _)| key(*session)).collect();
    let written = tallies.iter().map(|(_, tally)| json(tally));
    let written: Vec<String> = written.collect::<Result<_, _>>()?;
    session.execute(WRITE, &[&sessions, &ended.game.id(), &written]).await?;
    Ok(())
}

/// Notes that people were here at these times. All servers do so in the same order, so that none
/// waits for another in a circle.
async fn touch(session: &Session, of: &[String], at: &[i64]) -> Result<(), Trouble> {
    const TOUCH: &str = "
        INSERT INTO person (session, profile, changed)
        SELECT session, '{}', at FROM unnest($1::text[], $2::int8[]) AS new (session, at)
        ORDER BY session
        ON CONFLICT (session) DO UPDATE SET changed = greatest(person.changed, excluded.changed)";
    session.execute(TOUCH, &[&of, &at]).await?;
    Ok(())
}

pub async fn remember(
    session: Arc<Session>,
    who: SessionId,
    profile: &Profile,
    now: u64,
) -> Result<(), Trouble> {
    const REMEMBER: &str = "
        INSERT INTO person (session, profile, changed) VALUES ($1, $2, $3)
        ON CONFLICT (session) DO UPDATE SET profile = excluded.profile,
            changed = greatest(person.changed, excluded.changed)";
    session.execute(REMEMBER, &[&key(who), &json(profile)?, &now.cast_signed()]).await?;
    Ok(())
}

/// Removes everything about somebody. If something might be noted again when a table is opened, the
/// time stays, so that it is not.
pub async fn forget(session: Arc<Session>, who: SessionId, now: u64) -> Result<(), Trouble> {
    const PLAYED: &str = "
        SELECT EXISTS (SELECT 1 FROM seated WHERE session = $1)
            OR EXISTS (SELECT 1 FROM ended WHERE session = $1)
            OR EXISTS (SELECT 1 FROM person WHERE session = $1 AND forgotten > 0)";
    const MARK: &str = "
        INSERT INTO person (session, profile, changed, forgotten) VALUES ($1, '{}', $2, $2)";
    let own = key(who);
    session
        .in_one(async {
            let played: bool = session.one(PLAYED, &[&own]).await?.try_get(0)?;
            remove(&session, std::slice::from_ref(&own)).await?;
            if played {
                session.execute(MARK, &[&own, &now.cast_signed()]).await?;
            }
            Ok(())
        })
        .await
}

async fn remove(session: &Session, all: &[String]) -> Result<(), Trouble> {
    // What a table is like is nobody's who is not noted there.
    const REMOVE: [&str; 5] = [
        "DELETE FROM standing WHERE table_id IN (SELECT table_id FROM seated WHERE session = ANY ($1))
             AND NOT EXISTS (SELECT 1 FROM seated AS other
                 WHERE other.table_id = standing.table_id AND other.session <> ALL ($1))",
        "DELETE FROM seated WHERE session = ANY ($1)",
        "DELETE FROM ended WHERE session = ANY ($1)",
        "DELETE FROM tally WHERE session = ANY ($1)",
        "DELETE FROM person WHERE session = ANY ($1)",
    ];
    for statement in REMOVE {
        session.execute(statement, &[&all]).await?;
    }
    Ok(())
}

/// Forgets those who cannot come back.
pub async fn sweep(session: Arc<Session>, now: u64) -> Result<(), Trouble> {
    const GONE: &str = "
        SELECT session FROM person WHERE changed < $1
            OR (changed < $2 AND forgotten = 0
                AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.session = person.session)
                AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.session = person.session))
        ORDER BY session FOR UPDATE";
    let before = |kept: u64| now.saturating_sub(kept).cast_signed();
    session
        .in_one(async {
            let rows = session.query(GONE, &[&before(KEPT), &before(KEPT_UNSEATED)]).await?;
            let gone = rows.iter().map(|row| row.try_get(0));
            let gone: Vec<String> = gone.collect::<Result<_, _>>()?;
            if gone.is_empty() { Ok(()) } else { remove(&session, &gone).await }
        })
        .await
}

fn json(value: &impl Serialize) -> Result<String, Trouble> {
    Ok(serde_json::to_string(value)?)
}
