//! How a table begins: the first entry of its log, from what its host asked for.

use bots::BotLevel;
use bots::registry::offers;
use protocol::http::NewTable;
use protocol::table::Settings;
use protocol::{Code, Refusal, TableId};
use rules::{AnyState, GameKind, Seat};

use super::{Table, names};
use crate::log::{Entry, Event};
use crate::session::SessionId;
use fair::NotHex;

/// The first entry of a new table's log, and the table that it makes.
pub fn first_entry(
    id: TableId,
    host: SessionId,
    new: NewTable,
    at: u64,
) -> Result<(Entry, Table), Refusal> {
    let bad = |problem: String| Refusal::saying(Code::BadOptions, problem);
    let game = new.game;
    let options = match new.options {
        Some(options) => game.read_options(options).map_err(|error| bad(error.to_string()))?,
        None => game.default_options(),
    };
    let fewest = game.seats().first().copied();
    let seats = new.seats.or(fewest).unwrap_or_default();
    AnyState::start(&options, seats).map_err(|error| bad(error.to_string()))?;
    let mut settings = new.settings.unwrap_or_default();
    settings.spoken &= game.read_aloud();
    settings.seconds = clock_for(game, settings)?;
    let options = serde_json::to_value(options).map_err(|error| bad(error.to_string()))?;
    if new.contribution.is_some() && new.name.is_none() {
        let sentence = "chance of one's own is promised from a seat: choose a name, too";
        return Err(Refusal::saying(Code::NoName, sentence));
    }
    if new.contribution.is_some() && new.table.is_none() {
        let sentence = "chance of one's own is promised for a table: choose its id, too";
        return Err(Refusal::saying(Code::BadEntropy, sentence));
    }
    let mut events = vec![Event::Made { game, options, seats, settings, host }];
    let mut free = Seat::all(seats);
    if let Some(name) = new.name {
        names::check(&name)?;
        let seat = free.next().ok_or(Code::NoSeat)?;
        events.push(Event::Sat { seat, session: host, name, avatar: new.avatar });
        if let Some(commitment) = new.contribution {
            let commitment = commitment.parse();
            let commitment =
                commitment.map_err(|error: NotHex| Refusal::saying(Code::BadEntropy, error))?;
            events.push(Event::Contributed { seat, commitment });
        }
    }
    if let Some(level) = new.bots {
        let matches = new.bots_match;
        needs_offer(game, matches)?;
        events.extend(free.map(|seat| Event::BotSat { seat, level, matches }));
        let seated = Entry { at, by: Vec::new(), events: events.clone() };
        let table = Table::new(id, &seated).map_err(bad)?;
        events.extend(table.plan_start()?);
    }
    let entry = Entry { at, by: Vec::new(), events };
    let table = Table::new(id, &entry).map_err(bad)?;
    Ok((entry, table))
}

/// Whether bots of this game can play as well as the people at their table, if that is wanted.
pub(super) fn needs_offer(game: GameKind, matches: bool) -> Result<(), Refusal> {
    if matches && !offers(game, BotLevel::Match) {
        let sentence = format_args!("the bots of {game} cannot match people: choose a level");
        return Err(Refusal::saying(Code::BadOptions, sentence));
    }
    Ok(())
}

/// How long a decision may take with these settings.
pub(super) fn clock_for(game: GameKind, settings: Settings) -> Result<Option<u32>, Refusal> {
    // Nobody waits for ever for a stranger.
    let usual = || u32::try_from(game.decision().as_secs()).ok().filter(|_| settings.public);
    let seconds = settings.seconds.or_else(usual);
    if seconds.is_some_and(|seconds| !(5..=86_400).contains(&seconds)) {
        return Err(Refusal::saying(Code::BadOptions, "a decision takes 5 seconds to a day"));
    }
    Ok(seconds)
}
