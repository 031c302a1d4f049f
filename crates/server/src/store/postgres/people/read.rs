//! What is read of people: a few questions that each find their rows by an index.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::future::try_join4;
use protocol::you::{Profile, You, YourTable};
use rules::GameKind;

use crate::session::SessionId;
use crate::store::people::{GAMES, key, read, shown};
use crate::store::postgres::link::Session;
use crate::store::postgres::trouble::Trouble;
use crate::you::Tally;

/// Everything that is remembered of somebody.
pub async fn you(session: Arc<Session>, who: SessionId, now: u64) -> Result<You, Trouble> {
    const PROFILE: &str = "SELECT profile FROM person WHERE session = $1";
    const TABLES: &str =
        "SELECT seats, changed, standing FROM seated JOIN standing USING (table_id)
        WHERE session = $1";
    const ENDED: &str = "SELECT game FROM ended WHERE session = $1
        ORDER BY at DESC, table_id, number LIMIT $2";
    const TALLIES: &str = "SELECT game, tally FROM tally WHERE session = $1";
    let own = key(who);
    let most = i64::from(GAMES);
    let (profile, seated, ended, played) = try_join4(
        session.find(PROFILE, &[&own]),
        session.query(TABLES, &[&own]),
        session.query(ENDED, &[&own, &most]),
        session.query(TALLIES, &[&own]),
    )
    .await?;
    let profile = profile.map(|row| row.try_get::<_, String>(0)).transpose()?;
    let mut tables = Vec::new();
    for row in seated {
        let (seats, changed): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let standing: String = row.try_get(2)?;
        if let (Some(yours), Some(table)) = (read(&seats), read::<YourTable>(&standing)) {
            tables.push(YourTable { yours, changed: changed.cast_unsigned(), ..table });
        }
    }
    let games = ended.iter().map(|row| row.try_get(0));
    let games: Vec<String> = games.collect::<Result<_, _>>()?;
    let tallies = played.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let tallies: HashMap<String, String> = tallies.collect::<Result<_, Trouble>>()?;
    let tally = |game: &GameKind| read::<Tally>(tallies.get(game.id())?);
    let records = GameKind::ALL.iter();
    Ok(You {
        profile: profile.and_then(|json| read(&json)).unwrap_or_default(),
        tables: shown(tables, now),
        games: games.iter().filter_map(|json| read(json)).collect(),
        records: records.filter_map(|game| Some(tally(game)?.shown(*game))).collect(),
    })
}

/// How strong those of these are at a game who let others see it.
pub async fn strengths(
    session: Arc<Session>,
    game: GameKind,
    of: Arc<[SessionId]>,
) -> Result<Vec<(SessionId, u32)>, Trouble> {
    const KNOWN: &str = "
        SELECT session, profile, tally FROM person JOIN tally USING (session)
        WHERE session = ANY ($1) AND game = $2";
    let all: Vec<String> = of.iter().map(|session| key(*session)).collect();
    let mut strengths = HashMap::new();
    for row in session.query(KNOWN, &[&all, &game.id()]).await? {
        let (own, profile): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let tally: String = row.try_get(2)?;
        if read::<Profile>(&profile).is_some_and(|profile| profile.show_strength)
            && let Some(skill) = read::<Tally>(&tally).and_then(|tally| tally.skill())
        {
            strengths.insert(own, skill.shown().rating);
        }
    }
    Ok(of.iter().filter_map(|who| Some((*who, *strengths.get(&key(*who))?))).collect())
}

/// How people have played a game so far.
pub async fn tallies(
    session: &Session,
    of: &[String],
    game: GameKind,
) -> Result<HashMap<String, Tally>, Trouble> {
    const TALLIES: &str = "SELECT session, tally FROM tally WHERE session = ANY ($1) AND game = $2";
    let mut tallies = HashMap::new();
    for row in session.query(TALLIES, &[&of, &game.id()]).await? {
        if let Some(tally) = read(row.try_get(1)?) {
            tallies.insert(row.try_get(0)?, tally);
        }
    }
    Ok(tallies)
}
