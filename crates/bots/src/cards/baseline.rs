//! The bots that others are measured by: random steps, a fixed number of cards,
//! and the odds.

use rand_core::Rng;
use rules::cards::{Action, Card, Cards, HAND_LIMIT, Phase, Pile, View};
use rules::chance::{below, pick};
use rules::{Observer, Seat};

use super::laying;
use super::odds::Chances;
use super::reasons::reason;
use super::side::Side;
use super::takes;
use super::tracks::{Row, Tracks};
use crate::bot::{Bot, Thought};
use crate::budget::Budget;

/// When a baseline stops drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stops {
    /// As soon as so many cards lie in the centre.
    After(usize),
    /// As soon as an explosion that it cannot cancel is at least this likely.
    At(f64),
}

/// Draws by a simple rule. The one that counts cards also takes for the points of
/// the moment only and lets explosions happen; the one that knows the odds looks
/// at what its cards may become, and cancels.
#[derive(Clone, Copy, Debug)]
pub struct Baseline {
    /// When it stops.
    pub stops: Stops,
    /// It lays down when that gains so many points, or when it must.
    pub lays_for: i16,
}

impl Baseline {
    /// Stops as soon as so many cards lie in the centre.
    pub const fn stop_after(cards: usize) -> Baseline {
        Baseline { stops: Stops::After(cards), lays_for: 6 }
    }

    /// Draws while the chance of an explosion that it cannot cancel is below 22 %.
    pub const ODDS: Baseline = Baseline { stops: Stops::At(0.22), lays_for: 6 };
}

impl Bot<Cards> for Baseline {
    fn think(&mut self, view: &View, _: &Budget, _: &mut dyn Rng) -> Option<Thought<Cards>> {
        let Observer::Seat(seat) = view.observer else { return None };
        let action = self.decide(view, seat)?;
        Some(Thought::at_once(action, reason(view, action)))
    }
}

impl Baseline {
    fn decide(&self, view: &View, seat: Seat) -> Option<Action> {
        let first = view.actions.first().copied()?;
        let hand = view.hand?;
        let side = Side::of(&view.open, seat, hand);
        let centre = &view.open.centre;
        Some(match view.open.phase {
            Phase::Draw { .. } => {
                let goes_on = centre.is_empty()
                    || match self.stops {
                        Stops::After(cards) => centre.len() < cards,
                        Stops::At(limit) => Chances::of(view).explosion(view).1 < limit,
                    };
                if goes_on && view.open.deck > 0 {
                    Action::Draw
                } else {
                    self.first_of(centre, &side, 1).map_or(first, Action::Take)
                }
            }
            Phase::Take => self.first_of(centre, &side, 0).map_or(Action::Done, Action::Take),
            Phase::Explosion if matches!(self.stops, Stops::After(_)) => first,
            // It cancels with the card that it misses least.
            Phase::Explosion => best_by(&view.actions, |action| match action {
                Action::Bango(card) => worth(&side.tracks, &without(&side.row, card)),
                _ => f32::NEG_INFINITY,
            })
            .unwrap_or(first),
            Phase::Opponent(_) | Phase::Remains => {
                best_by(&view.actions, |action| share(action, &side, centre)).unwrap_or(first)
            }
            Phase::LayOrKeep => {
                let now = side.tracks.points();
                let place = view.open.places.get(seat.index())?;
                let laid = laying::best(hand, &place.sequences, place.discard).points;
                if laid - now >= self.lays_for { Action::Lay } else { Action::Keep }
            }
            Phase::Lay(_) => next_step(view, seat, hand)?,
            Phase::SetUp | Phase::Reveal | Phase::Over => first,
        })
    }

    /// The first card of the best choice from the centre.
    fn first_of(&self, centre: &[Card], side: &Side, least: u32) -> Option<Card> {
        let take = takes::best(centre, &side.row, least, |row| match self.stops {
            Stops::After(_) => f32::from(laying::plan(row, &side.tracks).points),
            Stops::At(_) => worth(&side.tracks, row),
        })?;
        centre.get(take.places.trailing_zeros() as usize).copied()
    }
}

/// The next step of the best laying.
pub(super) fn next_step(view: &View, seat: Seat, hand: Pile) -> Option<Action> {
    let place = view.open.places.get(seat.index())?;
    let best = laying::best(hand, &place.sequences, place.discard);
    Some(best.steps.first().copied().unwrap_or(Action::Done))
}

/// After an explosion: what the hand is worth after this step.
fn share(action: Action, side: &Side, centre: &[Card]) -> f32 {
    let mut row = side.row;
    match action {
        Action::Take(card) => row.put(card),
        Action::Destroy { with, card } => {
            // The active player takes what is not destroyed (C5.3).
            let spared = worth(&side.tracks, &takes::with(&row, &[card], 1));
            let destroyed = worth(&side.tracks, &without(&row, with));
            return destroyed - spared;
        }
        Action::Done if !centre.is_empty() => return 0.0,
        _ => {}
    }
    worth(&side.tracks, &row)
}

fn without(row: &Row, card: Card) -> Row {
    let mut row = *row;
    row.remove(card);
    row
}

fn best_by(actions: &[Action], mut value: impl FnMut(Action) -> f32) -> Option<Action> {
    let mut best: Option<(Action, f32)> = None;
    for &action in actions {
        let value = value(action);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action)
}

/// What a hand is worth: its best laying, where cards that are left over and may
/// be kept cost less than on the discard, and least if one card is missing
/// between them and the rest.
pub(super) fn worth(tracks: &Tracks, row: &Row) -> f32 {
    let plan = laying::plan(row, tracks);
    let points = f32::from(plan.points);
    if u32::from(row.cards) > HAND_LIMIT {
        return points;
    }
    let after = plan.laid_on(tracks, row.cards);
    let mut worth = points;
    for number in 0..row.counts.len() {
        let left = plan.left_of(row, number);
        if left == 0 {
            continue;
        }
        let near = after.lying().iter().any(|track| {
            let (low, high) = (usize::from(track.low), usize::from(track.high));
            number + 2 == low || number == high + 2
        });
        worth += f32::from(left) * if near { 0.9 } else { 0.6 };
    }
    worth
}

/// Plays like another, but for a random step now and then.
#[derive(Clone, Copy, Debug)]
pub struct Careless {
    /// Whom it plays like.
    pub like: Baseline,
    /// Once in so many steps it plays any legal one.
    pub once_in: u32,
}

impl Bot<Cards> for Careless {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Cards>> {
        if below(rng, self.once_in) == 0 {
            let action = pick(rng, &view.actions)?;
            return Some(Thought::at_once(action, reason(view, action)));
        }
        self.like.think(view, budget, rng)
    }
}
