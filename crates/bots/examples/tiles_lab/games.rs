//! Games of the expert against itself.

use std::io::Write;

use bots::Played;
use bots::budget::Budget;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rayon::prelude::*;
use rules::chance::pick;
use rules::tiles::{Action, Options, Tiles};
use rules::{Actor, Game, Observer, Outcome, Seat, Turn};

use crate::Done;

/// A game that was played: its steps, and who won (0 or 1, or `-` for nobody).
pub struct Record {
    pub steps: Vec<Action>,
    pub winner: Option<u8>,
}

/// Plays games that start with random tiles, four or five, and writes one a line.
pub fn play(nodes: u64, first: u64, count: u64, out: &mut impl Write) -> Done {
    for from in (first..first + count).step_by(16) {
        let games: Vec<Option<Record>> = (from..(from + 16).min(first + count))
            .into_par_iter()
            .map(|number| game(nodes, number))
            .collect();
        for game in games.into_iter().flatten() {
            writeln!(out, "{}", line(&game))?;
        }
        out.flush()?;
    }
    Ok(())
}

fn line(game: &Record) -> String {
    let steps: Vec<String> = game.steps.iter().map(ToString::to_string).collect();
    let winner = game.winner.map_or("-".to_owned(), |winner| winner.to_string());
    format!("{} : {winner}", steps.join(" "))
}

/// A game from its line.
pub fn read(line: &str) -> Option<Record> {
    let (steps, winner) = line.split_once(" : ")?;
    let steps: Option<Vec<Action>> = steps.split(' ').map(|step| step.parse().ok()).collect();
    Some(Record { steps: steps?, winner: winner.parse().ok() })
}

pub fn start() -> Option<Tiles> {
    Tiles::start(&Options { first: Seat::new(0) }, 2).ok()
}

fn game(nodes: u64, number: u64) -> Option<Record> {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut state = start()?;
    let mut steps = Vec::new();
    let random = 4 + number % 2;
    let mut bot = Tiles::named("expert")?;
    while let Turn::Seat(seat) = state.turn() {
        let view = state.view(Observer::Seat(seat));
        let action = if (steps.len() as u64) < random {
            pick(&mut rng, &view.actions)?
        } else {
            bot.think(&view, &Budget::nodes(nodes), &mut rng)?.action
        };
        state.play(Actor::Seat(seat), &action).ok()?;
        steps.push(action);
    }
    let winner = match state.turn() {
        Turn::Over(Outcome::Won(seats)) => seats.iter().next().map(Seat::number),
        _ => None,
    };
    Some(Record { steps, winner })
}
