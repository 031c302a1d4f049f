//! `bango bench`: how many random games one core plays in a second of computing.

use std::time::Duration;

use cpu_time::ThreadTime;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{ForGame, Registered};
use rules::playout::Playout;
use rules::{GameKind, dice, tiles};
use serde::Serialize;

use super::Done;
use crate::cli::Bench;
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Bench, terminal: &mut Terminal) -> Done {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        let sentence = "a measurement takes more than 0 and at most 3600 seconds";
        return Err(Failure::bad_request(sentence).hint("leave --seconds out for 2 seconds"));
    }
    let budget = Duration::from_secs_f64(args.seconds);
    for row in measure(budget) {
        if args.json {
            terminal.json(&row)?;
        } else {
            writeln!(
                terminal.out,
                "{:<34} {:>12.0} {}/s  {:>6.0} ns a step",
                row.what, row.per_second, row.unit, row.nanoseconds_a_step
            )?;
        }
    }
    Ok(())
}

/// One measurement, in seconds of computing by this thread alone.
#[derive(Serialize)]
struct Row {
    what: String,
    unit: &'static str,
    per_second: f64,
    nanoseconds_a_step: f64,
}

fn measure(budget: Duration) -> impl Iterator<Item = Row> {
    let whole_games =
        [(GameKind::Cards, 2), (GameKind::Cards, 5), (GameKind::Tiles, 2), (GameKind::Dice, 4)]
            .into_iter()
            .map(move |(game, seats)| {
                timed(
                    format!("{game}, {seats} players, random"),
                    "games",
                    budget,
                    game.run(Games { seats }),
                )
            });
    let placing = std::iter::once_with(move || {
        timed("tiles, placing phase, random".to_owned(), "phases", budget, placing())
    });
    let rolls = [dice::Variant::Basic, dice::Variant::Guards].into_iter().map(move |variant| {
        timed(
            format!("dice, {variant:?} roll and answer").to_lowercase(),
            "rolls",
            budget,
            rolls(variant),
        )
    });
    whole_games.chain(placing).chain(rolls)
}

/// A workload: does some units of work and says how many, and how many steps they took.
type Work = Box<dyn FnMut(&mut ChaCha20Rng) -> (u64, u64)>;

fn timed(what: String, unit: &'static str, budget: Duration, mut work: Work) -> Row {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    // Warm caches and branch predictors first.
    let warm_up = ThreadTime::now();
    while warm_up.elapsed() < budget / 10 {
        work(&mut rng);
    }
    let (mut units, mut steps) = (0u64, 0u64);
    let started = ThreadTime::now();
    let elapsed = loop {
        let (done, taken) = work(&mut rng);
        units += done;
        steps += taken;
        let elapsed = started.elapsed();
        if elapsed >= budget {
            break elapsed.as_secs_f64();
        }
    };
    Row {
        what,
        unit,
        per_second: units as f64 / elapsed,
        nanoseconds_a_step: elapsed * 1e9 / steps as f64,
    }
}

/// Whole random games, the legal actions listed at every step.
struct Games {
    seats: u8,
}

impl ForGame for Games {
    type Output = Work;

    fn run<G: Registered>(self) -> Work {
        let Ok(start) = G::start(&G::Options::default(), self.seats) else {
            return Box::new(|_| (1, 1));
        };
        let mut game = Playout::<G>::new(start.clone());
        Box::new(move |rng| {
            game.reset(&start);
            let mut steps = 0;
            while game.step(rng).is_some() {
                steps += 1;
            }
            (1, steps)
        })
    }
}

/// Random games of `tiles` until all tiles lie or somebody has won.
fn placing() -> Work {
    use rules::Game;
    let Ok(start) = tiles::Tiles::start(&tiles::Options::default(), 2) else {
        return Box::new(|_| (1, 1));
    };
    let mut game = Playout::<tiles::Tiles>::new(start.clone());
    Box::new(move |rng| {
        game.reset(&start);
        let mut steps = 0;
        while !game.state.is_moving() && game.step(rng).is_some() {
            steps += 1;
        }
        (1, steps)
    })
}

/// Rolls with their answer, many at a time: asking for the time costs more than one.
fn rolls(variant: dice::Variant) -> Work {
    const ROLLS: u64 = 1_000;
    Box::new(move |rng| {
        for _ in 0..ROLLS {
            std::hint::black_box(dice::Roll::draw(variant, rng).read());
        }
        (ROLLS, ROLLS)
    })
}
