//! How the weights of the network in `value.rs` came about: positions of whole games,
//! what became of each side in the end, and a network fitted to that. Only for
//! `examples/train_cards.rs`; no bot needs it.

mod fit;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::cards::{Cards, Options, Phase};
use rules::{Actor, Game, Observer, Seat, Turn};

pub use fit::Network;

use super::laying::plan;
use super::side::{Outlook, Side};
use super::value::{FACTS, GAIN_SCALE, facts, network};
use crate::bot::Bot;
use crate::budget::Budget;

/// One side of the table at the beginning of a turn, and what it gained from there
/// to the end, in the units of the network's answer.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What the network looks at.
    pub facts: [f32; FACTS],
    /// What it should answer.
    pub gain: f32,
}

/// Plays one game and gives every side of every turn. Nothing is given if the game
/// cannot be played to its end.
pub fn play(bots: &mut [Box<dyn Bot<Cards>>], nodes: u64, seed: u64) -> Option<Vec<Sample>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Cards::start(&Options::default(), u8::try_from(bots.len()).ok()?).ok()?;
    let mut turns: Vec<Vec<([f32; FACTS], f32)>> = Vec::new();
    loop {
        match state.turn() {
            Turn::Chance => {
                let step = state.chance(&mut rng)?;
                state.play(Actor::Chance, &step).ok()?;
            }
            Turn::Seat(seat) => {
                let open = state.open();
                if open.phase == (Phase::Draw { fresh: false }) && open.centre.is_empty() {
                    turns.push(sides(&state, seat));
                }
                let view = state.view(Observer::Seat(seat));
                let bot = bots.get_mut(seat.index())?;
                let thought = bot.think(&view, &Budget::nodes(nodes), &mut rng)?;
                state.play(Actor::Seat(seat), &thought.action).ok()?;
            }
            Turn::Over(_) => break,
            Turn::Race(_) => return None,
        }
    }
    let scores = state.scores()?;
    let gained = |(facts, now): ([f32; FACTS], f32), score: i16| Sample {
        facts,
        gain: (f32::from(score) - now) / GAIN_SCALE,
    };
    let of_turn = |turn: Vec<_>| {
        turn.into_iter().zip(&scores).map(|(side, &score)| gained(side, score)).collect::<Vec<_>>()
    };
    Some(turns.into_iter().flat_map(of_turn).collect())
}

/// The facts about every side and the points that it has now.
fn sides(state: &Cards, in_turn: Seat) -> Vec<([f32; FACTS], f32)> {
    let (open, seats) = (state.open(), state.open().seats());
    let outlook = Outlook::of(open, state.pool());
    Seat::all(seats)
        .map(|seat| {
            let side = Side::of(open, seat, state.hand(seat));
            let wait = (seat.number() + seats - in_turn.number()) % seats;
            let facts = facts(&side, &plan(&side.row, &side.tracks), &outlook, wait);
            (facts, f32::from(side.tracks.points()))
        })
        .collect()
}

/// How far the network in use is off on these samples: the root of the mean square, in points.
pub fn present_error(samples: &[Sample]) -> f64 {
    error(samples, network)
}

fn error(samples: &[Sample], answer: impl Fn(&[f32; FACTS]) -> f32) -> f64 {
    let squares: f64 =
        samples.iter().map(|one| f64::from(answer(&one.facts) - one.gain).powi(2)).sum();
    f64::from(GAIN_SCALE) * (squares / samples.len().max(1) as f64).sqrt()
}
