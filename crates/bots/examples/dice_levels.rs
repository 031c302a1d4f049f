//! Prints how fast and how reliable the `dice` levels are, by variant, and how
//! often each beats the one below: `cargo run -r -p bots --example dice_levels`.
#![allow(clippy::print_stdout, reason = "it is made to print")]

use bots::dice::measure::{Measured, alone, together};
use bots::dice::{Racer, play_round};
use bots::level::Level;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::dice::{Dice, Illegal, Options, Variant};
use rules::{Game, Outcome, Seat, Turn};

const ROUNDS: u32 = 10_000;
const GAMES: u32 = 1_000;
const VARIANTS: [Variant; 3] = [Variant::Basic, Variant::Poachers, Variant::Guards];

fn main() -> Result<(), Illegal> {
    println!("| level | variant | mean | median | errors | of four: mean | of four: errors |");
    println!("|---|---|---|---|---|---|---|");
    for level in Level::ALL {
        for variant in VARIANTS {
            let mut rng = ChaCha20Rng::seed_from_u64(1);
            let Measured { mean, median, errors } = alone(level, variant, ROUNDS, &mut rng);
            let four = together(level, variant, 4, ROUNDS, &mut rng)?;
            println!(
                "| {level} | {variant:?} | {mean:.2} s | {median:.2} s | {:.1} % | {:.2} s | {:.1} % |",
                errors * 100.0,
                four.mean,
                four.errors * 100.0
            );
        }
    }
    println!(
        "\n| level | against | rounds of two | games of two | rounds of four | games of four |"
    );
    println!("|---|---|---|---|---|---|");
    for [below, level] in Level::ALL.array_windows() {
        let two = won(*level, *below, 2)?.map(|share| share * 100.0);
        let four = won(*level, *below, 4)?.map(|share| share * 100.0);
        println!(
            "| {level} | {below} | {:.1} % | {:.1} % | {:.1} % | {:.1} % |",
            two[0], two[1], four[0], four[1]
        );
    }
    Ok(())
}

/// The share of won rounds, and of games, that go to seats of `level`, who sit between
/// those of `other`.
fn won(level: Level, other: Level, seats: u8) -> Result<[f64; 2], Illegal> {
    let (mut rounds, mut rounds_won, mut games_won) = (0, 0, 0);
    for game in 0..GAMES {
        let mut rng = ChaCha20Rng::seed_from_u64(game.into());
        let options = Options { variant: Variant::Guards, ..Options::default() };
        let Ok(mut state) = Dice::start(&options, seats) else { continue };
        let is_level = |seat: Seat| u32::from(seat.number()) % 2 == game % 2;
        let mut racers: Vec<Racer> = Seat::all(seats)
            .map(|seat| Racer::new(if is_level(seat) { level } else { other }))
            .collect();
        let winner = loop {
            let heat = play_round(&mut state, &mut racers, &mut rng)?;
            rounds += u32::from(heat.winner.is_some());
            rounds_won += u32::from(heat.winner.is_some_and(is_level));
            if let Turn::Over(Outcome::Won(winner)) = state.turn() {
                break winner;
            }
        };
        games_won += u32::from(winner.iter().any(is_level));
    }
    let share = |won: u32, of: u32| f64::from(won) / f64::from(of.max(1));
    Ok([share(rounds_won, rounds), share(games_won, GAMES)])
}
