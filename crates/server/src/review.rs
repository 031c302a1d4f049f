//! Games that are over, read again from the log. The table's keeper has no part
//! in it: whoever plays there now is not held up.

use protocol::review::{Moment, Review};
use protocol::{Code, Refusal, TableId};
use rules::record::{Record, Step};
use rules::{AnyState, Observer, Seat};
use serde::Deserialize;

use crate::address::AddressKey;
use crate::context::Context;
use crate::store::WHOLE_LOG;
use crate::table::{Table, Unrecorded};
use crate::wire::{unread, unreadable_log};

/// The most moments that are given at once.
pub const MOST: usize = 64;

/// Which moments, and through whose eyes.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Who looks: after the end any seat may be seen.
    pub who: Observer,
    /// The number of the first moment.
    pub from: usize,
    pub count: usize,
}

/// What a query says: `seat=0&from=0&count=40`, each of which may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MomentsQuery {
    /// As text, since what is no number is no seat of the table.
    seat: Option<String>,
    from: usize,
    count: Option<usize>,
}

impl TryFrom<MomentsQuery> for Wanted {
    type Error = Refusal;

    fn try_from(query: MomentsQuery) -> Result<Wanted, Refusal> {
        let who = match query.seat {
            Some(seat) => {
                let seat = seat.parse().ok().and_then(Seat::new).ok_or(Code::NoSeat)?;
                Observer::Seat(seat)
            }
            None => Observer::Public,
        };
        let count = query.count.unwrap_or(MOST);
        if !(1..=MOST).contains(&count) {
            return Err(unreadable_query());
        }
        Ok(Wanted { who, from: query.from, count })
    }
}

/// What is said when a query is none.
pub fn unreadable_query() -> Refusal {
    let sentence = format!("moments are asked for by seat, from and count; count is 1 to {MOST}");
    Refusal::saying(Code::Unreadable, sentence)
}

/// A game of a table.
#[derive(Clone, Copy, Debug)]
pub struct GameId {
    pub table: TableId,
    /// Which of the table's games, from 1.
    pub number: u32,
}

/// The record of a game.
pub async fn record(context: &Context, by: AddressKey, game: GameId) -> Result<Record, Refusal> {
    look(context, by, game, |record| record).await
}

/// Some moments of a game.
pub async fn moments(
    context: &Context,
    by: AddressKey,
    game: GameId,
    wanted: Wanted,
) -> Result<Review, Refusal> {
    look(context, by, game, move |record| review(&record, wanted)).await?
}

/// Reads the record of a game and looks at it. Nothing is read before there is a free slot, so
/// that few logs are in memory at a time, however many are asked for.
async fn look<T: Send + 'static>(
    context: &Context,
    by: AddressKey,
    GameId { table, number }: GameId,
    at: impl FnOnce(Record) -> T + Send + 'static,
) -> Result<T, Refusal> {
    context.quotas.reviews.count(by).map_err(|wait| wait.refusal(Code::TooFast))?;
    let place = context.background.reviews.line_up(by)?;
    let slot = place.slot().await.ok_or(Code::Stopping)?;
    let rows = context.store.load(table, WHOLE_LOG).await.map_err(|error| unread(&error))?;
    let read = slot.begin(move || Table::record_of(table, &rows, number).map(at)).await;
    let (slot, read) = read.ok_or(Code::Stopping)?;
    // Half of one core is enough for the past: others play now.
    tokio::spawn(slot.rest(1));
    read.map_err(|why| match why {
        Unrecorded::NoTable => Code::NoTable.into(),
        Unrecorded::NoGame => Code::NoGame.into(),
        Unrecorded::NotOver => Code::NotOver.into(),
        Unrecorded::Corrupt(error) => {
            tracing::error!(%error, %table, "a log cannot be read");
            unreadable_log()
        }
    })
}

/// These moments of a game that is over.
pub fn review(record: &Record, wanted: Wanted) -> Result<Review, Refusal> {
    let header = &record.header;
    if let Observer::Seat(seat) = wanted.who
        && seat.number() >= header.seats
    {
        return Err(Code::NoSeat.into());
    }
    let last = record.steps.len();
    if wanted.from > last {
        let sentence = format!("the last moment of this game is number {last}");
        return Err(Refusal::saying(Code::Unreadable, sentence));
    }
    let ending = record.ending.clone().ok_or(Code::NotOver)?;
    Ok(Review {
        game: header.game,
        options: serde_json::to_value(&header.options).map_err(|_| unreadable_log())?,
        players: header.players.clone(),
        steps: last,
        from: wanted.from,
        moments: replay(record, wanted).ok_or_else(unreadable_log)?,
        ending,
    })
}

/// Plays the game again up to the last moment that is wanted.
fn replay(record: &Record, Wanted { who, from, count }: Wanted) -> Option<Vec<Moment>> {
    let mut state = record.start().ok()?;
    let mut moments = Vec::with_capacity(count.min(record.steps.len() + 1));
    if from == 0 {
        moments.push(moment(None, &state, who));
    }
    for (step, number) in record.steps.iter().zip(1..from.saturating_add(count)) {
        state.play(step.by, &step.action).ok()?;
        if number >= from {
            moments.push(moment(Some(step), &state, who));
        }
    }
    Some(moments)
}

fn moment(step: Option<&Step>, state: &AnyState, who: Observer) -> Moment {
    let glimpse = step.and_then(|step| step.action.glimpse(who));
    Moment {
        by: step.map(|step| step.by),
        action: glimpse.map(|action| action.to_string()),
        at: step.and_then(|step| step.at).unwrap_or_default(),
        stand_in: step.is_some_and(|step| step.stand_in),
        race: step.and_then(|step| step.race.as_deref().cloned()),
        view: state.view(who).without_actions(),
    }
}
