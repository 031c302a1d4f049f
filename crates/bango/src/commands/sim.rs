//! `bango sim`: random games, how they end, and their records.

use std::fs;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{AnyOptions, ForGame, Registered};
use rules::playout::Playout;
use rules::record::{Ending, Record, Step};
use rules::{GameKind, Outcome, Seat};
use serde::Serialize;

use super::Done;
use super::records::{cannot_write, write_record};
use super::table::{Table, table};
use crate::cli::Sim;
use crate::failure::Failure;
use crate::show;
use crate::terminal::Terminal;

pub fn run(args: &Sim, terminal: &mut Terminal) -> Done {
    let table = table(args.game, &args.table)?;
    if let Some(folder) = &args.record {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    }
    let statistics = args.game.run(Simulation { args, table: &table, terminal })?;
    if args.json {
        return Ok(terminal.json(&statistics)?);
    }
    statistics.write(args.game, terminal)?;
    if let Some(folder) = &args.record {
        let folder = folder.display().to_string();
        writeln!(
            terminal.out,
            "{}",
            terminal.sentences.say_of("sim-records", &[("folder", folder.into())])
        )?;
    }
    Ok(())
}

struct Simulation<'a> {
    args: &'a Sim,
    table: &'a Table,
    terminal: &'a Terminal,
}

impl ForGame for Simulation<'_> {
    type Output = Result<Statistics, Failure>;

    fn run<G: Registered>(self) -> Self::Output {
        let Simulation { args, table, terminal } = self;
        let progress = terminal.progress_bar(args.games);
        let mut statistics = Statistics::new(args, table);
        let Some(start) = G::state_of(&table.start) else {
            return Ok(statistics);
        };
        let mut game = Playout::<G>::new(start.clone());
        for number in 0..args.games {
            game.reset(start);
            let mut rng = generator(args.seed, number);
            let mut steps = 0;
            let mut record =
                args.record.is_some().then(|| Record::new(table.options.clone(), table.seats));
            while let Some((by, action)) = game.step(&mut rng) {
                steps += 1;
                if let Some(record) = &mut record {
                    record.steps.push(Step::new(by, G::any_action(action)));
                }
            }
            let ending = Ending::of(&game.state.clone().any_state());
            if let (Some(folder), Some(mut record)) = (&args.record, record) {
                record.ending.clone_from(&ending);
                let file = format!("{}-{}-{number}.jsonl", table.name(), args.seed);
                write_record(&folder.join(file), &record)?;
            }
            statistics.add(steps, ending);
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(statistics)
    }
}

/// Every game has a stream of its own, so that game 7 is the same however many are played.
fn generator(seed: u64, game: u64) -> ChaCha20Rng {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    rng.set_stream(game);
    rng
}

/// How games went.
#[derive(Serialize)]
struct Statistics {
    game: &'static str,
    players: u8,
    options: AnyOptions,
    games: u64,
    seed: u64,
    /// Steps in a game, chance's included.
    steps: Option<Spread>,
    /// Points at the end, of all seats.
    scores: Option<Spread>,
    /// Wins by seat, those that were shared included.
    wins: Vec<u64>,
    /// Games that several seats won together.
    shared: u64,
    drawn: u64,
}

/// Some numbers in short.
#[derive(Serialize)]
struct Spread {
    least: i64,
    mean: f64,
    most: i64,
    #[serde(skip)]
    count: u64,
}

impl Spread {
    fn add(spread: &mut Option<Spread>, number: i64) {
        let spread =
            spread.get_or_insert(Spread { least: number, mean: 0.0, most: number, count: 0 });
        spread.least = spread.least.min(number);
        spread.most = spread.most.max(number);
        spread.count += 1;
        spread.mean += (number as f64 - spread.mean) / spread.count as f64;
    }

    fn say(&self, terminal: &Terminal) -> String {
        if self.least == self.most {
            return self.least.to_string();
        }
        let details = [
            ("mean", terminal.sentences.decimal(self.mean, 1).into()),
            ("least", self.least.to_string().into()),
            ("most", self.most.to_string().into()),
        ];
        terminal.sentences.say_of("sim-spread", &details)
    }
}

impl Statistics {
    fn new(args: &Sim, table: &Table) -> Statistics {
        Statistics {
            game: args.game.id(),
            players: table.seats,
            options: table.options.clone(),
            games: args.games,
            seed: args.seed,
            steps: None,
            scores: None,
            wins: vec![0; table.seats.into()],
            shared: 0,
            drawn: 0,
        }
    }

    fn add(&mut self, steps: i64, ending: Option<Ending>) {
        Spread::add(&mut self.steps, steps);
        let Some(Ending { outcome, scores, .. }) = ending else {
            return;
        };
        match outcome {
            Outcome::Drawn => self.drawn += 1,
            Outcome::Won(seats) => {
                self.shared += u64::from(seats.len() > 1);
                seats
                    .iter()
                    .filter_map(|seat| self.wins.get_mut(seat.index()).map(|wins| *wins += 1))
                    .for_each(drop);
            }
        }
        for score in scores.into_iter().flatten() {
            Spread::add(&mut self.scores, score.into());
        }
    }

    fn write(&self, game: GameKind, terminal: &mut Terminal) -> Done {
        let sentences = &terminal.sentences;
        let title = sentences.say_of(
            "sim-title",
            &[
                ("games", self.games.into()),
                ("count", self.games.to_string().into()),
                ("players", self.players.to_string().into()),
                ("seed", self.seed.to_string().into()),
            ],
        );
        let share = |count: u64| {
            let share = sentences.decimal(100.0 * count as f64 / self.games.max(1) as f64, 1);
            sentences.say_of(
                "sim-share",
                &[("count", count.to_string().into()), ("share", share.into())],
            )
        };
        let mut rows = Vec::new();
        rows.extend(
            self.steps.as_ref().map(|steps| (sentences.say("sim-steps"), steps.say(terminal))),
        );
        rows.extend(
            self.scores.as_ref().map(|scores| (sentences.say("sim-scores"), scores.say(terminal))),
        );
        for (seat, &wins) in Seat::all(self.players).zip(&self.wins) {
            let who = show::name(sentences, &[], seat);
            rows.push((sentences.say_of("sim-wins", &[("who", who.into())]), share(wins)));
        }
        rows.push((sentences.say("sim-shared"), share(self.shared)));
        rows.push((sentences.say("sim-drawn"), share(self.drawn)));
        terminal.title(game)?;
        writeln!(terminal.out, "{title}")?;
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (label, value) in rows {
            writeln!(terminal.out, "  {label:<width$}  {value}")?;
        }
        Ok(())
    }
}
