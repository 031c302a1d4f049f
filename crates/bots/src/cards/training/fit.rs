//! Fits the network by Adam: the chances of winning by cross entropy, and, so that it learns from
//! more than who won, the points in the end by their square error.

use rand_core::Rng;
use rules::chance::below;

use super::self_play::Sample;
use super::{Network, SCALE, WEIGHTS};
use crate::cards::winning::network::{
    Answer, FIRST_BIAS, INPUTS, POINTS, SECOND, SECOND_BIAS, UNITS,
};
use crate::cards::winning::{Shares, softmax};

/// Samples that are looked at for each small step.
const BATCH: usize = 128;
/// How large the steps are at first; they shrink to a thirtieth.
const RATE: f32 = 0.003;
/// How slowly Adam forgets: the mean of the slopes, and of their squares.
const FORGET: (f32, f32) = (0.9, 0.999);
/// How much the points count beside the win.
const POINTS_COUNT: f32 = 0.2;

/// The network as it is being fitted.
pub(super) struct Fitting {
    pub network: Network,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Fitting {
    /// A network that knows nothing yet, but that points count more towards the end.
    pub fn new(rng: &mut dyn Rng) -> Fitting {
        let mut weights = [0.0; WEIGHTS];
        let mut scatter = |width: f32| (rng.next_u32() as f32 / u32::MAX as f32 - 0.5) * width;
        for weight in &mut weights[..FIRST_BIAS] {
            *weight = scatter(0.6);
        }
        weights[FIRST_BIAS..SECOND].fill(0.05);
        for weight in &mut weights[SECOND..SECOND_BIAS] {
            *weight = scatter(0.2);
        }
        for scale in weights[SCALE..].chunks_exact_mut(2) {
            scale.copy_from_slice(&[0.5, -0.5]);
        }
        let nothing = vec![0.0; WEIGHTS];
        Fitting { network: Network { weights }, mean: nothing.clone(), square: nothing, steps: 0 }
    }

    /// Goes once through all samples in a random order; `done` says how much of the training is over.
    pub fn learn(&mut self, remembered: &[Vec<Sample>], done: f64, rng: &mut dyn Rng) {
        let mut samples: Vec<&Sample> = remembered.iter().flatten().collect();
        for place in (1..samples.len()).rev() {
            let most = u32::try_from(place + 1).unwrap_or(u32::MAX);
            samples.swap(place, below(rng, most) as usize);
        }
        #[expect(clippy::cast_possible_truncation, reason = "a rate need not be exact")]
        let rate = RATE * (1.0 - 0.97 * done as f32);
        for batch in samples.chunks_exact(BATCH) {
            let mut slope = vec![0.0; WEIGHTS];
            for sample in batch {
                self.add_slope(sample, &mut slope);
            }
            self.step(&slope, rate);
        }
    }

    /// How far the network is off on these samples: the mean cross entropy.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let of_sample = |sample: &Sample| -> f64 {
            let (shares, _) = self.answers(sample);
            let pairs = shares.iter().zip(&sample.sides);
            pairs.map(|(said, seat)| -f64::from(seat.share * said.max(1e-6).ln())).sum()
        };
        samples.iter().map(of_sample).sum::<f64>() / samples.len().max(1) as f64
    }

    /// The chances of a sample, and what the network says about each of its seats.
    fn answers(&self, sample: &Sample) -> (Shares, Vec<(Answer, [f32; UNITS])>) {
        let scale = self.network.scale(sample.sides.len(), sample.deck);
        let said: Vec<_> =
            sample.sides.iter().map(|seat| self.network.answer(&seat.inputs)).collect();
        let scores: Shares = said
            .iter()
            .zip(&sample.sides)
            .map(|(([points, more], _), seat)| (seat.points + points) * scale + more)
            .collect();
        (softmax(&scores), said)
    }

    /// Adds how the error of one sample changes with each weight.
    fn add_slope(&self, sample: &Sample, slope: &mut [f32]) {
        let (shares, said) = self.answers(sample);
        let seats = sample.sides.len();
        let scale = self.network.scale(seats, sample.deck);
        let scale_at = Network::scale_at(seats);
        let each = 1.0 / BATCH as f32;
        for ((share, seat), (answer, units)) in shares.iter().zip(&sample.sides).zip(&said) {
            let off = (share - seat.share) * each;
            let expected = seat.points + answer[0];
            slope[scale_at] += off * expected * scale;
            slope[scale_at + 1] += off * expected * scale * (f32::from(sample.deck) + 1.0).ln();
            let points_off = (expected - seat.in_the_end) / POINTS;
            let by_answer = [off * POINTS * scale + POINTS_COUNT * each * points_off, off];
            self.add_through(&seat.inputs, units, by_answer, slope);
        }
    }

    fn add_through(
        &self,
        inputs: &[f32; INPUTS],
        units: &[f32; UNITS],
        by_answer: Answer,
        slope: &mut [f32],
    ) {
        let mut through = [0.0; UNITS];
        for (answer, off) in by_answer.into_iter().enumerate() {
            slope[SECOND_BIAS + answer] += off;
            for unit in (0..UNITS).filter(|&unit| units[unit] > 0.0) {
                let weight = SECOND + answer * UNITS + unit;
                slope[weight] += off * units[unit];
                through[unit] += off * self.network.weights[weight];
            }
        }
        for (slope, through) in slope[FIRST_BIAS..SECOND].iter_mut().zip(&through) {
            *slope += through;
        }
        for (input, slopes) in inputs.iter().zip(slope.chunks_exact_mut(UNITS)) {
            for (slope, through) in slopes.iter_mut().zip(&through) {
                *slope += through * input;
            }
        }
    }

    fn step(&mut self, slope: &[f32], rate: f32) {
        self.steps += 1;
        // At first both means are too small, having started from nothing.
        let (early_mean, early_square) =
            (1.0 - FORGET.0.powi(self.steps), 1.0 - FORGET.1.powi(self.steps));
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in
            self.network.weights.iter_mut().zip(slope).zip(means)
        {
            *mean = FORGET.0 * *mean + (1.0 - FORGET.0) * slope;
            *square = FORGET.1 * *square + (1.0 - FORGET.1) * slope * slope;
            *weight -= rate * (*mean / early_mean) / ((*square / early_square).sqrt() + 1e-8);
        }
    }
}
