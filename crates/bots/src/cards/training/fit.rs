//! A network with one layer between facts and answer, fitted by Adam.

use std::fmt::Write;

use rand_core::Rng;
use rules::chance::below;

use super::{FACTS, Sample, error};

/// Units between facts and answer.
const UNITS: usize = 64;
/// Samples that are looked at for each small step.
const BATCH: usize = 256;
/// How large the steps are at first; they shrink to a twentieth.
const RATE: f32 = 0.004;
/// How slowly Adam forgets: the mean of the slopes, and of their squares.
const FORGET: (f32, f32) = (0.9, 0.999);

/// Where the parts of the network lie in the list of its weights.
const FIRST_BIAS: usize = FACTS * UNITS;
const SECOND: usize = FIRST_BIAS + UNITS;
const SECOND_BIAS: usize = SECOND + UNITS;
const WEIGHTS: usize = SECOND_BIAS + 1;

/// The network as it is being fitted.
#[derive(Clone, Debug)]
pub struct Network {
    weights: Vec<f32>,
}

impl Network {
    /// A network that knows nothing yet.
    pub fn new(rng: &mut dyn Rng) -> Network {
        let mut weights = vec![0.0; WEIGHTS];
        let mut scatter = |width: f32| (rng.next_u32() as f32 / u32::MAX as f32 - 0.5) * width;
        for weight in &mut weights[..FIRST_BIAS] {
            *weight = scatter(0.6);
        }
        weights[FIRST_BIAS..SECOND].fill(0.05);
        for weight in &mut weights[SECOND..SECOND_BIAS] {
            *weight = scatter(0.8);
        }
        Network { weights }
    }

    /// Goes through all samples so many times, in a new order each time.
    pub fn fit(&mut self, samples: &mut [Sample], rounds: usize, rng: &mut dyn Rng) {
        let mut adam = Adam { mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0 };
        let all = (rounds * (samples.len() / BATCH)).max(1);
        for _ in 0..rounds {
            for place in (1..samples.len()).rev() {
                let most = u32::try_from(place + 1).unwrap_or(u32::MAX);
                samples.swap(place, below(rng, most) as usize);
            }
            for batch in samples.chunks_exact(BATCH) {
                let mut slope = vec![0.0; WEIGHTS];
                for sample in batch {
                    self.add_slope(sample, &mut slope);
                }
                let rate = RATE * (1.0 - 0.95 * adam.steps as f32 / all as f32);
                adam.step(&mut self.weights, &slope, rate);
            }
        }
    }

    /// How far it is off on these samples: the root of the mean square, in points.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        error(samples, |facts| self.answer(facts).0)
    }

    /// The answer, and what the units say before it.
    fn answer(&self, facts: &[f32; FACTS]) -> (f32, [f32; UNITS]) {
        let mut units = [0.0; UNITS];
        units.copy_from_slice(&self.weights[FIRST_BIAS..SECOND]);
        for (fact, weights) in facts.iter().zip(self.weights.chunks_exact(UNITS)) {
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += fact * weight;
            }
        }
        units = units.map(|unit| unit.max(0.0));
        let second = &self.weights[SECOND..SECOND_BIAS];
        let sum: f32 = units.iter().zip(second).map(|(unit, weight)| unit * weight).sum();
        (self.weights[SECOND_BIAS] + sum, units)
    }

    /// Adds how the squared error of one sample changes with each weight.
    fn add_slope(&self, sample: &Sample, slope: &mut [f32]) {
        let (answer, units) = self.answer(&sample.facts);
        let off = (answer - sample.gain) / BATCH as f32;
        slope[SECOND_BIAS] += off;
        for (unit, said) in units.into_iter().enumerate().filter(|&(_, said)| said > 0.0) {
            slope[SECOND + unit] += off * said;
            let through = off * self.weights[SECOND + unit];
            slope[FIRST_BIAS + unit] += through;
            for (fact, value) in sample.facts.iter().enumerate() {
                slope[fact * UNITS + unit] += through * value;
            }
        }
    }

    /// The file `weights.rs`.
    pub fn written(&self) -> String {
        let list = |weights: &[f32]| {
            let texts: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
            format!("[{}]", texts.join(", "))
        };
        let mut text = format!(
            "//! The weights of the network in `value.rs`. Fitted by `examples/train_cards.rs`, \
             not written: do not edit.\n\
             #![allow(clippy::approx_constant, reason = \"some weight may be near a constant\")]\n\n\
             /// How many units the network has between its facts and its answer.\n\
             pub(super) const UNITS: usize = {UNITS};\n\n\
             /// By fact: the weight of each unit.\n#[rustfmt::skip]\n\
             pub(super) const FIRST: [[f32; UNITS]; {FACTS}] = [\n"
        );
        for weights in self.weights[..FIRST_BIAS].chunks_exact(UNITS) {
            let _ = writeln!(text, "    {},", list(weights));
        }
        let _ = write!(
            text,
            "];\n\n#[rustfmt::skip]\npub(super) const FIRST_BIAS: [f32; UNITS] =\n    {};\n\n\
             #[rustfmt::skip]\npub(super) const SECOND: [f32; UNITS] =\n    {};\n\n\
             pub(super) const SECOND_BIAS: f32 = {:.4};\n",
            list(&self.weights[FIRST_BIAS..SECOND]),
            list(&self.weights[SECOND..SECOND_BIAS]),
            self.weights[SECOND_BIAS],
        );
        text
    }
}

/// Steps against the slope that are longer where it is steady.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], slope: &[f32], rate: f32) {
        self.steps += 1;
        // At first both means are too small, having started from nothing.
        let (early_mean, early_square) =
            (1.0 - FORGET.0.powi(self.steps), 1.0 - FORGET.1.powi(self.steps));
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope).zip(means) {
            *mean = FORGET.0 * *mean + (1.0 - FORGET.0) * slope;
            *square = FORGET.1 * *square + (1.0 - FORGET.1) * slope * slope;
            *weight -= rate * (*mean / early_mean) / ((*square / early_square).sqrt() + 1e-8);
        }
    }
}
