//! What is worth thinking of in a view, judged one card ahead.

use rules::Seat;
use rules::cards::{Action, Card, Cards, Phase, View};

use super::judge::Judge;
use crate::bot::Candidate;
use crate::cards::reasons::reason;
use crate::cards::table::Table;

/// All that is worth thinking of, with its value.
pub(super) fn candidates(view: &View, seat: Seat) -> Option<Vec<Candidate<Cards>>> {
    if view.actions.is_empty() {
        return None;
    }
    let table = Table::known_to(view, seat);
    let me = seat.index();
    let judge = Judge::new(&table, me);
    let mut found: Vec<(Action, f32)> = Vec::new();
    match view.open.phase {
        Phase::Draw { fresh } => {
            if let Some(take) = table.best_take(1)
                && let Some(&card) = table.centre.get(take.places.trailing_zeros() as usize)
            {
                found.push((Action::Take(card), judge.share_with(&table, take.value)));
            }
            if table.outlook.deck > 0 {
                let value = if found.is_empty() { 0.5 } else { judge.drawing(&table) };
                found.push((Action::Draw, value));
            }
            if fresh && let Some(&last) = table.centre.last() {
                for with in table.answers(last) {
                    found.push((Action::Bango(with), after_bango(&judge, with)));
                }
            }
        }
        Phase::Explosion => {
            found.push((Action::Explode, judge.exploding(&table)));
            if let Some(&last) = table.centre.last() {
                for with in table.answers(last) {
                    found.push((Action::Bango(with), after_bango(&judge, with)));
                }
            }
        }
        Phase::Take => {
            let take = table.best_take(0)?;
            let action = table
                .centre
                .get(take.places.trailing_zeros() as usize)
                .map_or(Action::Done, |&card| Action::Take(card));
            found.push((action, judge.share_with(&table, take.value)));
        }
        Phase::Opponent(_) => {
            for &action in &view.actions {
                let mut next = table.clone();
                let card = match action {
                    Action::Take(card) => {
                        next.sides[me].row.put(card);
                        card
                    }
                    Action::Destroy { with, card } => {
                        next.sides[me].row.remove(with);
                        card
                    }
                    _ => continue,
                };
                next.centre.retain(|other| *other != card);
                let from = (me + 1) % next.seats();
                found.push((action, judge.sharing_out(next, from)));
            }
        }
        Phase::Remains => {
            let action = table.best_destruction().map_or(Action::Done, |(with, place)| {
                Action::Destroy { with, card: table.centre[place] }
            });
            let mut next = table.clone();
            next.take_remains();
            found.push((action, judge.exploded(&next)));
        }
        Phase::LayOrKeep => {
            let lay = table.expects_laid(me);
            let keep = table.expects(me, &table.sides[me]);
            found.push((Action::Lay, judge.share_with(&table, lay)));
            found.push((Action::Keep, judge.share_with(&table, keep)));
        }
        Phase::Lay(_) => {
            let step = table.best_laying(me).unwrap_or(Action::Done);
            found.push((
                step,
                judge.share_with(&table, table.settled(&table.sides[me].row, true).0),
            ));
        }
        Phase::SetUp | Phase::Reveal | Phase::Over => {}
    }
    if found.is_empty() {
        found.push((*view.actions.first()?, 0.5));
    }
    let candidate = |(action, value)| Candidate {
        action,
        value: f64::from(value),
        reason: reason(view, action),
    };
    Some(found.into_iter().map(candidate).collect())
}

/// The share after a Bango on the card revealed last.
pub(super) fn after_bango(judge: &Judge, with: Card) -> f32 {
    let mut next = judge.table.clone();
    next.bango(with);
    let stopping = judge.stopping(&next).unwrap_or(0.0);
    if next.outlook.deck > 0 { stopping.max(judge.drawing(&next)) } else { stopping }
}
