//! The whole decisions of a seat: a step in a view, and what it means to do with it.

use arrayvec::ArrayVec;
use rand_core::Rng;
use rules::cards::{Action, Card, Phase, View};

use super::side::Side;
use super::table::Table;
use super::takes;
use super::turns::{self, Policy};

/// A decision to the end of what the seat can decide without chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Reveal another card.
    Draw,
    /// Stop, and take these cards of the centre, by their places.
    Stop(u16),
    /// Destroy the card revealed last with this one.
    Bango(Card),
    /// Let it explode.
    Explode,
    /// C5.2: take one, or destroy one with one's own.
    Share { put: Option<Card>, with: Option<Card>, card: Card },
    /// C5.3: destroy this card with that one, and then what is better destroyed.
    Destroy { with: Card, card: Card },
    /// C5.3: take all that remains.
    TakeRemains,
    /// C6.1: lay down, or keep the hand.
    EndTurn { lays: bool },
}

/// A choice and the step that it begins with.
pub(super) type Begun = (Action, Choice);

/// All choices of the seat that has this view, whose table this is; of ways to take cards
/// the `takes` that leave the most, by the policy. None where there is nothing to weigh up.
pub(super) fn choices(
    view: &View,
    table: &Table,
    takes: usize,
    policy: &impl Policy,
) -> Vec<Begun> {
    let mut found = Vec::new();
    match view.open.phase {
        Phase::Draw { fresh } => {
            found.extend(stops(table, 1, takes, policy));
            if table.outlook.deck > 0 {
                found.push((Action::Draw, Choice::Draw));
            }
            if fresh {
                found.extend(bangos(table));
            }
        }
        Phase::Explosion => {
            found.push((Action::Explode, Choice::Explode));
            found.extend(bangos(table));
        }
        Phase::Take => found.extend(stops(table, 0, takes, policy)),
        Phase::Opponent(_) => found.extend(view.actions.iter().filter_map(|&action| {
            let choice = match action {
                Action::Take(card) => Choice::Share { put: Some(card), with: None, card },
                Action::Destroy { with, card } => {
                    Choice::Share { put: None, with: Some(with), card }
                }
                _ => return None,
            };
            Some((action, choice))
        })),
        Phase::Remains => found.extend(view.actions.iter().filter_map(|&action| match action {
            Action::Destroy { with, card } => Some((action, Choice::Destroy { with, card })),
            Action::Done => Some((action, Choice::TakeRemains)),
            _ => None,
        })),
        Phase::LayOrKeep => {
            found.push((Action::Lay, Choice::EndTurn { lays: true }));
            found.push((Action::Keep, Choice::EndTurn { lays: false }));
        }
        // How a hand is laid is known exactly; the rest is chance's.
        Phase::Lay(_) | Phase::SetUp | Phase::Reveal | Phase::Over => {}
    }
    found
}

/// The best ways to take at least so many cards; each begins with another card.
fn stops(table: &Table, least: u32, most: usize, policy: &impl Policy) -> Vec<Begun> {
    let active = table.active;
    let side = &table.sides[active];
    let worth = |places: u16| {
        let row = takes::with(&side.row, &table.centre, places);
        policy.worth(table, active, &Side { tracks: side.tracks, row })
    };
    let mut ways: Vec<u16> = takes::ways(table.centre.len(), policy.takes(table)).collect();
    ways.sort_unstable();
    ways.dedup();
    ways.retain(|places| places.count_ones() >= least);
    let mut ways: Vec<(u16, f32)> = ways.into_iter().map(|way| (way, worth(way))).collect();
    ways.sort_by(|one, other| other.1.total_cmp(&one.1));
    ways.truncate(most);
    let step = |(places, _): (u16, f32)| {
        let first = table.centre.get(places.trailing_zeros() as usize);
        (first.map_or(Action::Done, |&card| Action::Take(card)), Choice::Stop(places))
    };
    ways.into_iter().map(step).collect()
}

fn bangos(table: &Table) -> ArrayVec<Begun, 9> {
    let Some(&last) = table.centre.last() else { return ArrayVec::new() };
    table.answers(last).map(|with| (Action::Bango(with), Choice::Bango(with))).collect()
}

impl Choice {
    /// Plays this choice of a seat, and the turn that it is made in to its end.
    pub fn play(self, table: &mut Table, seat: usize, policy: &impl Policy, rng: &mut dyn Rng) {
        match self {
            Choice::Draw => {
                if let Some(card) = table.draw(rng)
                    && turns::comes(table, card, policy)
                {
                    return;
                }
                turns::finish_turn(table, policy, rng);
            }
            Choice::Stop(places) => turns::stop(table, places, policy),
            Choice::Bango(with) => {
                table.bango(with);
                turns::finish_turn(table, policy, rng);
            }
            Choice::Explode => turns::explode_and_end(table, policy),
            Choice::Share { put, with, card } => {
                let row = &mut table.sides[seat].row;
                if let Some(card) = put {
                    row.put(card);
                }
                if let Some(card) = with {
                    row.remove(card);
                }
                take_out(table, card);
                turns::share_out(table, (seat + 1) % table.seats(), policy);
                table.end_turn(false);
            }
            Choice::Destroy { with, card } => {
                table.sides[seat].row.remove(with);
                take_out(table, card);
                policy.take_remains(table);
                table.end_turn(false);
            }
            Choice::TakeRemains => {
                for card in std::mem::take(&mut table.centre) {
                    table.sides[seat].row.put(card);
                }
                table.end_turn(false);
            }
            Choice::EndTurn { lays } => table.end_turn(lays),
        }
    }
}

/// Takes one card of this kind out of the centre.
fn take_out(table: &mut Table, card: Card) {
    if let Some(place) = table.centre.iter().position(|other| *other == card) {
        table.centre.remove(place);
    }
}
