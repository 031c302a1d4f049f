//! Fits the evaluation to who won: logistic regression over quiet positions of games.

use std::io::Write;

use bots::tiles::board::Board;
use bots::tiles::pattern::Gain;
use bots::tiles::step::Step;
use bots::tiles::survey::Survey;
use rules::tiles::Colour;

use crate::Done;
use crate::games::read;

/// A position: what is seen in it, and whether the colour in turn won (a draw is half).
struct Sample {
    features: Vec<f64>,
    /// How it looks to the survey.
    survey: f64,
    won: f64,
    /// Every fifth game is kept aside to see how good the fit is.
    aside: bool,
}

/// Fits the weights of the moving phase and of placing, and says how good they are.
pub fn tune(games: &str, out: &mut impl Write) -> Done {
    let mut samples = [Vec::new(), Vec::new()];
    for (number, game) in games.lines().filter_map(read).enumerate() {
        let mut board = Board::new(Colour::Red);
        for (place, &action) in game.steps.iter().enumerate() {
            let Some(step) = Step::of(action) else { continue };
            let other = board.to_move().other();
            let quiet = board.winning_step().is_none()
                && !(board.is_moving() && board.is_threatened())
                && (board.is_moving() || board.fives(other)[0].is_none());
            if quiet && place >= 5 {
                let seat = u8::from(board.to_move() == Colour::Yellow);
                let won = game.winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
                let survey = Survey::of(&board);
                let features =
                    if board.is_moving() { moving(&board) } else { placing(&board, &survey) };
                samples[usize::from(board.is_moving())].push(Sample {
                    features,
                    survey: f64::from(survey.value().clamp(-1500, 1500)),
                    won,
                    aside: number % 5 == 0,
                });
            }
            board.play(step);
        }
    }
    for (name, mut samples) in ["placing", "moving"].into_iter().zip(samples) {
        let weights = fit(&samples);
        let words: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
        writeln!(out, "{name}: {} positions, weights {}", samples.len(), words.join(" "))?;
        writeln!(out, "  loss on games kept aside {:.4}", loss(&samples, &weights))?;
        for sample in &mut samples {
            sample.features = vec![sample.survey / 100.0, 1.0];
        }
        let weights = fit(&samples);
        writeln!(out, "  of the survey alone      {:.4} {weights:.4?}", loss(&samples, &weights))?;
    }
    Ok(())
}

fn moving(board: &Board) -> Vec<f64> {
    let (me, you) = (board.windows(board.to_move()), board.windows(board.to_move().other()));
    let counts = [me.twos(), you.twos(), me.threes(), you.threes(), me.fours(), you.fours(), 1];
    counts.map(f64::from).to_vec()
}

fn placing(board: &Board, survey: &Survey) -> Vec<f64> {
    let mut features = Vec::new();
    let left = f64::from(u32::try_from(board.left(board.to_move())).unwrap_or(0)) / 16.0;
    for own in [true, false] {
        let gains = || survey.prospects.iter().map(|spot| if own { spot.own } else { spot.other });
        let count = |test: &dyn Fn(Gain) -> bool| {
            f64::from(u32::try_from(gains().filter(|&gain| test(gain)).count().min(4)).unwrap_or(0))
        };
        let score: i32 = gains().map(Gain::score).sum();
        let best = gains().map(Gain::score).max().unwrap_or(0);
        let fork =
            |gain: Gain| gain.fours() >= 1 && gain.open_threes() >= 1 || gain.open_threes() >= 2;
        features.extend([
            f64::from(score) / 100.0,
            f64::from(score) / 100.0 * left,
            f64::from(best) / 100.0,
            count(&|gain| gain.fours() >= 2),
            count(&|gain| gain.fours() == 1),
            count(&|gain| gain.open_threes() >= 1),
            count(&|gain| gain.threes() >= 1),
            count(&fork),
        ]);
    }
    features.push(1.0);
    features
}

fn chance(sample: &Sample, weights: &[f64]) -> f64 {
    let sum: f64 =
        sample.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Gradient descent with steps fitted to the size of each feature (Adam).
fn fit(samples: &[Sample]) -> Vec<f64> {
    let size = samples.first().map_or(0, |sample| sample.features.len());
    let (mut weights, mut mean, mut square) = (vec![0.0; size], vec![0.0; size], vec![0.0; size]);
    let training: Vec<&Sample> = samples.iter().filter(|sample| !sample.aside).collect();
    for round in 1..=1500 {
        let mut gradient = vec![0.0; size];
        for sample in &training {
            let error = chance(sample, &weights) - sample.won;
            for (sum, feature) in gradient.iter_mut().zip(&sample.features) {
                *sum += error * feature / training.len() as f64;
            }
        }
        let speed = 0.02 / (1.0 + f64::from(round) / 500.0);
        for place in 0..size {
            mean[place] = 0.9 * mean[place] + 0.1 * gradient[place];
            square[place] = 0.99 * square[place] + 0.01 * gradient[place].powi(2);
            let mean = mean[place] / (1.0 - 0.9f64.powi(round));
            let square = square[place] / (1.0 - 0.99f64.powi(round));
            weights[place] -= speed * mean / (square.sqrt() + 1e-8);
        }
    }
    weights
}

fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let aside: Vec<&Sample> = samples.iter().filter(|sample| sample.aside).collect();
    let sum: f64 = aside
        .iter()
        .map(|sample| {
            let chance = chance(sample, weights).clamp(1e-6, 1.0 - 1e-6);
            -(sample.won * chance.ln() + (1.0 - sample.won) * (1.0 - chance).ln())
        })
        .sum();
    sum / aside.len().max(1) as f64
}
