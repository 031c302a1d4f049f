//! Games that are over, read again from the log. The table's keeper has no part
//! in it: whoever plays there now is not held up.

use std::str::FromStr;

use protocol::review::{Moment, Review};
use protocol::{Code, Refusal, TableId};
use rules::record::{Record, Step};
use rules::{AnyState, Observer, Seat};

use crate::context::Context;
use crate::table::{Table, Unrecorded};
use crate::wire::unreadable_log;

/// The most moments that are given at once.
pub const MOST: usize = 64;

/// Which moments, and through whose eyes.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Who looks: after the end any seat may be seen.
    pub who: Observer,
    /// The first of them.
    pub from: usize,
    /// How many.
    pub count: usize,
}

/// What a query says: `seat=0&from=0&count=40`, each of which may be left out.
impl FromStr for Wanted {
    type Err = Refusal;

    fn from_str(query: &str) -> Result<Wanted, Refusal> {
        let mut wanted = Wanted { who: Observer::Public, from: 0, count: MOST };
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let number = || value.parse().map_err(|_| not_asked_so());
            match name {
                "seat" => {
                    let seat = value.parse().ok().and_then(Seat::new).ok_or(Code::NoSeat)?;
                    wanted.who = Observer::Seat(seat);
                }
                "from" => wanted.from = number()?,
                "count" => wanted.count = number()?,
                _ => return Err(not_asked_so()),
            }
        }
        if !(1..=MOST).contains(&wanted.count) {
            return Err(not_asked_so());
        }
        Ok(wanted)
    }
}

fn not_asked_so() -> Refusal {
    let sentence = format!("moments are asked for by seat, from and count; count is 1 to {MOST}");
    Refusal::saying(Code::Unreadable, sentence)
}

/// The record of a game.
pub async fn record(context: &Context, game: (TableId, u32)) -> Result<Record, Refusal> {
    look(context, game, |record| record).await
}

/// Some moments of a game.
pub async fn moments(
    context: &Context,
    game: (TableId, u32),
    wanted: Wanted,
) -> Result<Review, Refusal> {
    look(context, game, move |record| review(&record, wanted)).await?
}

/// Reads the record of a game and looks at it. Nothing is read before there is a free slot, so
/// that few logs are in memory at a time, however many are asked for.
async fn look<T: Send + 'static>(
    context: &Context,
    (table, number): (TableId, u32),
    at: impl FnOnce(Record) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let slot = context.background.slot().await.ok_or(Code::Stopping)?;
    let rows = context.store.load(table).await.map_err(|_| unreadable_log())?;
    let read = slot.run(move || Table::record_of(table, &rows, number).map(at)).await;
    read.ok_or(Code::Stopping)?.map_err(|why| match why {
        Unrecorded::NoTable => Code::NoTable.into(),
        Unrecorded::NoGame => Code::NoGame.into(),
        Unrecorded::NotOver => Code::NotOver.into(),
        Unrecorded::Corrupt(error) => {
            tracing::error!(%error, "a log cannot be read");
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
        race: step.and_then(|step| step.race.as_deref().copied()),
        view: state.view(who).without_actions(),
    }
}
