//! How long the expert of `cards` thinks, one game at each size of table among bots that draw by the odds:
//! `cargo run --release -p bots --example cards_bench -- NODES`
#![expect(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::time::Duration;

use bots::{Budget, Level, Played};
use cpu_time::ProcessTime;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::cards::{Cards, Options};
use rules::{Actor, Game, Observer, Turn};

/// What the expert took for all its decisions in a game.
#[derive(Default)]
struct Taken {
    decisions: u32,
    nodes: u64,
    all: Duration,
    most: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let nodes = std::env::args().nth(1).ok_or("say how many nodes")?.parse()?;
    for seats in 2..=5 {
        let Taken { decisions, nodes, all, most } = play(seats, nodes)?;
        let mean = all / decisions.max(1);
        println!(
            "{seats} players: {decisions} decisions, {nodes} nodes, {mean:.1?} on average, {most:.1?} at most"
        );
    }
    Ok(())
}

fn play(seats: u8, nodes: u64) -> Result<Taken, Box<dyn Error>> {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut state = Cards::start(&Options::default(), seats)?;
    let mut taken = Taken::default();
    loop {
        match state.turn() {
            Turn::Chance => {
                let step = state.chance(&mut rng).ok_or("chance has nothing to do")?;
                state.play(Actor::Chance, &step)?;
            }
            Turn::Seat(seat) => {
                let view = state.view(Observer::Seat(seat));
                let measured = seat.index() == 0;
                let mut bot = Cards::bot(if measured { Level::Expert } else { Level::Strong });
                let begun = ProcessTime::now();
                let thought = bot.think(&view, &Budget::nodes(nodes), &mut rng);
                let thought = thought.ok_or("the bot has no answer")?;
                if measured {
                    let took = begun.elapsed();
                    taken.decisions += 1;
                    taken.nodes += thought.nodes;
                    taken.all += took;
                    taken.most = taken.most.max(took);
                }
                state.play(Actor::Seat(seat), &thought.action)?;
            }
            Turn::Over(_) => return Ok(taken),
            Turn::Race(_) => return Err("nobody races in this game".into()),
        }
    }
}
