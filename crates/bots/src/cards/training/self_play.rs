//! Games of the network against itself, and what there is to learn from them.

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::cards::{Cards, MOST_SEATS, Options};
use rules::chance::below;
use rules::{Actor, Game};

use crate::cards::baseline::{Baseline, Stops};
use crate::cards::player::Player;
use crate::cards::table::Table;
use crate::cards::turns;
use crate::cards::winning::network::{Inputs, Network};
use crate::cards::winning::{Shares, Standing};

/// How far a value is corrected by those after the next one.
const LAMBDA: f32 = 0.8;
/// Once in so many turns something else than the best is tried.
const TRIES: u32 = 8;

/// A table between two turns, and what the network should say of it.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub sides: ArrayVec<Seat, MOST_SEATS>,
    pub deck: u8,
}

/// One seat of it.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub inputs: Inputs,
    /// The points of its best laying now, and of all in the end.
    pub points: f32,
    pub in_the_end: f32,
    /// Its chance of winning by what came later.
    pub share: f32,
}

/// A turn of a game: how the table stood before it, and whether it was played as well as possible.
struct Turn {
    standing: Standing,
    shares: Shares,
    tried: bool,
}

/// Plays one game and gives every table between its turns.
pub(super) fn play(network: &Network, seats: u8, seed: u64) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let Some(mut table) = dealt(seats, &mut rng) else { return Vec::new() };
    let mut turns: Vec<Turn> = Vec::new();
    while table.outlook.deck > 0 {
        let standing = Standing::of(&table, table.active);
        let shares = standing.shares(network);
        let tried = below(&mut rng, TRIES) == 0;
        turns.push(Turn { standing, shares, tried });
        if tried {
            turns::finish_turn(&mut table, &another_way(&mut rng), &mut rng);
        } else {
            turns::finish_turn(&mut table, &Player { network }, &mut rng);
        }
    }
    learned(&turns, &Standing::of(&table, table.active), network)
}

/// A table after the deal.
fn dealt(seats: u8, rng: &mut dyn Rng) -> Option<Table> {
    let mut state = Cards::start(&Options::default(), seats).ok()?;
    while let Some(step) = state.chance(rng) {
        state.play(Actor::Chance, &step).ok()?;
    }
    Some(Table::of_state(&state))
}

fn another_way(rng: &mut dyn Rng) -> Baseline {
    let stops = Stops::After(1 + below(rng, 5) as usize);
    Baseline { stops, lays_for: [0, 3, 6, 9, 99][below(rng, 5) as usize] }
}

/// From the end to the beginning: each value is corrected by the next one and, less and less, by
/// those after it. What was only tried says nothing about the tables before it.
fn learned(turns: &[Turn], end: &Standing, network: &Network) -> Vec<Sample> {
    let mut next = end.shares(network);
    let mut later = next.clone();
    let mut samples = Vec::new();
    for turn in turns.iter().rev() {
        if turn.tried {
            (next, later) = (turn.shares.clone(), turn.shares.clone());
            continue;
        }
        let target: Shares = next
            .iter()
            .zip(&later)
            .map(|(next, later)| (1.0 - LAMBDA) * next + LAMBDA * later)
            .collect();
        let seat = |seat: usize| Seat {
            inputs: turn.standing.inputs(seat),
            points: f32::from(turn.standing.sides[seat].points),
            in_the_end: f32::from(end.sides[seat].points),
            share: target[seat],
        };
        samples.push(Sample {
            sides: (0..target.len()).map(seat).collect(),
            deck: turn.standing.deck(),
        });
        (next, later) = (turn.shares.clone(), target);
    }
    samples
}
