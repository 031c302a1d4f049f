//! Games among cheap bots, with fixed seeds: the same numbers everywhere.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use rules::cards::{Action, Cards, Options, View};
use rules::{Actor, Game, Observer, Outcome, Seat, Seats, Turn};

use super::super::baseline::{Baseline, Stops};
use crate::bot::{Bot, Thought};
use crate::budget::Budget;
use crate::registry::Played;

/// How many games are played of one kind.
pub(super) const GAMES: u32 = 2_000;
/// How many deals are played in every seating.
pub(super) const DEALS: u32 = 500;

/// A part of the games, with its 95 % interval.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) share: f64,
    pub(super) give_or_take: f64,
}

impl Share {
    /// The mean of these, each from a deal of its own.
    fn of(deals: &[f64]) -> Share {
        let (share, deviation) = moments(deals);
        Share { share, give_or_take: 1.96 * deviation / (deals.len() as f64).sqrt() }
    }
}

fn moments(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let square = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / count;
    (mean, square.sqrt())
}

/// One game: who won, the points by seat, and how many Bangos there were.
struct Ended {
    winners: Seats,
    points: Vec<f64>,
    bangos: u32,
}

impl Ended {
    /// The part of the win that a seat has: several may share it (C8.4).
    fn share(&self, seat: Seat) -> f64 {
        f64::from(u8::from(self.winners.contains(seat))) / f64::from(self.winners.len().max(1))
    }
}

/// Plays a game in which the first seat starts. `None` if somebody does not know what to do.
fn play(bots: &mut [Box<dyn Bot<Cards>>], seed: u64) -> Option<Ended> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    // Bots that err draw words of their own, so that the deal does not depend on who sits where.
    let mut words = ChaCha20Rng::seed_from_u64(!seed);
    let players = u8::try_from(bots.len()).ok()?;
    let mut state = Cards::start(&Options { first: Seat::new(0) }, players).ok()?;
    let mut bangos = 0;
    loop {
        match state.turn() {
            Turn::Chance => {
                let action = state.chance(&mut rng)?;
                state.play(Actor::Chance, &action).ok()?;
            }
            Turn::Seat(seat) => {
                let view = state.view(Observer::Seat(seat));
                let bot = bots.get_mut(seat.index())?;
                let action = bot.think(&view, &Budget::nodes(1), &mut words)?.action;
                bangos += u32::from(is_bango(action));
                state.play(Actor::Seat(seat), &action).ok()?;
            }
            Turn::Over(Outcome::Won(winners)) => {
                let points = state.scores()?.iter().map(|points| f64::from(*points)).collect();
                return Some(Ended { winners, points, bangos });
            }
            Turn::Over(Outcome::Drawn) | Turn::Race(_) => return None,
        }
    }
}

/// Many games of one line-up.
fn many(
    games: u32,
    line_up: impl Fn() -> Vec<Box<dyn Bot<Cards>>> + Sync,
) -> impl Iterator<Item = Ended> {
    let ended: Vec<Option<Ended>> =
        (0..games).into_par_iter().map(|game| play(&mut line_up(), game.into())).collect();
    ended.into_iter().flatten()
}

/// One player and so many others, in every seating of each deal: the one's share by deals, and
/// all games with its seat.
fn one_among(
    one: impl Fn() -> Box<dyn Bot<Cards>> + Sync,
    other: impl Fn() -> Box<dyn Bot<Cards>> + Sync,
    players: u8,
) -> (Share, Vec<(Seat, Ended)>) {
    let mut shares = vec![0.0; DEALS as usize];
    let mut all = Vec::new();
    for seat in Seat::all(players) {
        let line_up = || {
            let sits = |place: Seat| if place == seat { one() } else { other() };
            Seat::all(players).map(sits).collect()
        };
        for (share, ended) in shares.iter_mut().zip(many(DEALS, line_up)) {
            *share += ended.share(seat) / f64::from(players);
            all.push((seat, ended));
        }
    }
    (Share::of(&shares), all)
}

/// The share of one player who stops at this chance, among others who stop at 22 %.
pub(super) fn against_the_usual(percent: u8, players: u8) -> Share {
    let stops = Stops::At(f64::from(percent) / 100.0);
    let one = || -> Box<dyn Bot<Cards>> { Box::new(Baseline { stops, ..Baseline::ODDS }) };
    one_among(one, || Box::new(Baseline::ODDS), players).0
}

/// By place from who starts: the share of games, and the mean points.
pub(super) fn first_seats(players: u8) -> Vec<(Share, f64)> {
    let games: Vec<Ended> =
        many(GAMES, || (0..players).map(|_| Box::new(Baseline::ODDS) as _).collect()).collect();
    let of = |seat: Seat| {
        let shares: Vec<f64> = games.iter().map(|game| game.share(seat)).collect();
        let points = games.iter().filter_map(|game| game.points.get(seat.index()));
        (Share::of(&shares), points.sum::<f64>() / games.len() as f64)
    };
    Seat::all(players).map(of).collect()
}

/// What it is worth to play Bangos.
pub(super) struct Bango {
    pub(super) share: Share,
    pub(super) per_game: f64,
    /// Mean points of who may, and of those who do not.
    pub(super) with: f64,
    pub(super) without: f64,
}

pub(super) fn bango(players: u8) -> Bango {
    let never = || -> Box<dyn Bot<Cards>> { Box::new(WithoutBango(Baseline::ODDS)) };
    let (share, games) = one_among(|| Box::new(Baseline::ODDS), never, players);
    let (mut with, mut without, mut bangos) = (0.0, 0.0, 0);
    for (seat, game) in &games {
        let own = game.points.get(seat.index()).copied().unwrap_or_default();
        with += own;
        without += (game.points.iter().sum::<f64>() - own) / f64::from(players - 1);
        bangos += game.bangos;
    }
    let count = games.len() as f64;
    let per_game = f64::from(bangos) / count;
    Bango { share, per_game, with: with / count, without: without / count }
}

/// Points at the end of games.
pub(super) struct Scores {
    pub(super) mean: f64,
    pub(super) deviation: f64,
    pub(super) winner: f64,
}

/// All players of this level.
pub(super) fn scores(level: &str, players: u8) -> Scores {
    let games: Vec<Ended> =
        many(GAMES, || (0..players).filter_map(|_| Cards::named(level)).collect()).collect();
    let points: Vec<f64> = games.iter().flat_map(|game| game.points.clone()).collect();
    let winners: Vec<f64> =
        games.iter().map(|game| game.points.iter().copied().fold(f64::MIN, f64::max)).collect();
    let (mean, deviation) = moments(&points);
    Scores { mean, deviation, winner: moments(&winners).0 }
}

fn is_bango(action: Action) -> bool {
    matches!(action, Action::Bango(_) | Action::Destroy { .. })
}

/// A player who never destroys a card.
struct WithoutBango(Baseline);

impl Bot<Cards> for WithoutBango {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Cards>> {
        let mut view = view.clone();
        view.actions.retain(|action| !is_bango(*action));
        self.0.think(&view, budget, rng)
    }
}
