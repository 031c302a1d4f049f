//! One game played by the crate and the referee together: they must agree at
//! every step on whose turn it is, on everything that is legal, and on the end.

use std::collections::{BTreeMap, BTreeSet};

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyAction;
use rules::chance::below;
use rules::{Actor, AnyState, Outcome, Turn};
use serde_json::Value;

use super::{Corners, Referee, number, seat};

/// A choice among all that seats and the clock can do: the chosen place in the list.
pub(super) type Policy<'a, R> = &'a dyn Fn(&R, &[Step], &mut ChaCha20Rng) -> usize;

/// How much chance likes an outcome, on top of its weight.
pub(super) type Luck<R> = fn(&R, &str) -> u32;

/// Who, and what.
pub(super) type Step = (Actor, String);

/// The crate and the referee at one table.
#[derive(Clone)]
pub(super) struct Contest<R> {
    pub(super) referee: R,
    pub(super) game: AnyState,
    /// What was played, for whoever has to look into a disagreement.
    steps: Vec<Step>,
}

impl<R: Referee> Contest<R> {
    pub(super) fn new(referee: R, options: Value) -> Contest<R> {
        let options = R::KIND.read_options(options).expect("these are options");
        let game = AnyState::start(&options, referee.seats()).expect("a table for so many");
        Contest { referee, game, steps: Vec::new() }
    }

    /// Compares everything but chance's outcomes, and returns what can be done.
    pub(super) fn agreed(&self) -> Vec<Step> {
        assert_eq!(self.game.turn(), self.referee.turn(), "whose turn {}", self.so_far());
        let mut steps = Vec::new();
        for who in 0..self.referee.seats() {
            let ours = self.referee.legal(who);
            let theirs: Vec<String> = self.game.actions(seat(who)).iter().map(written).collect();
            let as_set: BTreeSet<String> = theirs.iter().cloned().collect();
            assert_eq!(as_set.len(), theirs.len(), "listed twice {}", self.so_far());
            assert_eq!(as_set, ours, "the crate's and the referee's steps {}", self.so_far());
            steps.extend(ours.into_iter().map(|step| (Actor::Seat(seat(who)), step)));
        }
        let scores = self.game.scores().map(|scores| scores.to_vec());
        assert_eq!(scores, self.referee.scores(), "the scores {}", self.so_far());
        if self.game.turn() != Turn::Chance {
            assert!(self.game.outcomes().is_empty(), "chance is not in turn {}", self.so_far());
        }
        steps
    }

    /// Compares what chance may do, and how likely it is.
    pub(super) fn agreed_outcomes(&self) -> BTreeMap<String, u32> {
        let ours = self.referee.chance_outcomes();
        let theirs = self.game.outcomes();
        let count = theirs.len();
        let theirs: BTreeMap<String, u32> =
            theirs.iter().map(|(action, weight)| (written(action), *weight)).collect();
        assert_eq!(theirs.len(), count, "listed twice {}", self.so_far());
        assert_eq!(theirs, ours, "the crate's and the referee's outcomes {}", self.so_far());
        ours
    }

    /// Plays a step that both must allow.
    pub(super) fn step(&mut self, by: Actor, step: &str) {
        let listed = match by {
            Actor::Seat(seat) => self.referee.legal(seat.number()).contains(step),
            Actor::Chance => self.referee.chance_may(step),
            Actor::Clock => self.referee.clock_steps().contains(step),
        };
        assert!(listed, "the referee forbids {step} by {by} {}", self.so_far());
        self.take(by, step);
    }

    fn take(&mut self, by: Actor, step: &str) {
        let action = R::KIND.read_action(step).expect("a listed step can be read");
        assert_eq!(action.to_string(), step);
        let played = self.game.play(by, &action);
        assert_eq!(played, Ok(()), "{step} by {by} {}", self.so_far());
        self.referee.play(by, step);
        self.steps.push((by, step.to_string()));
    }

    /// Plays a script, one step on each line: `chance`, `clock` or a seat, and the step.
    pub(super) fn script(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.agreed();
            let (by, step) = line.split_once(' ').expect("who and what");
            let by = match by {
                "chance" => Actor::Chance,
                "clock" => Actor::Clock,
                number => Actor::Seat(seat(number.parse().expect("a seat"))),
            };
            self.step(by, step);
        }
        self.agreed();
    }

    /// What the crate lists for this seat, in order of its notation.
    pub(super) fn legal(&self, who: u8) -> Vec<String> {
        let listed: BTreeSet<String> = self.game.actions(seat(who)).iter().map(written).collect();
        listed.into_iter().collect()
    }

    /// Plays at most so many steps by these policies; how it ended, if it did.
    pub(super) fn play_out(
        &mut self,
        policy: Policy<'_, R>,
        luck: Luck<R>,
        most: u32,
        rng: &mut ChaCha20Rng,
    ) -> Option<Outcome> {
        for _ in 0..most {
            let mut steps = self.agreed();
            match self.game.turn() {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Chance => {
                    let step = self.chance(luck, rng);
                    self.take(Actor::Chance, &step);
                }
                Turn::Seat(_) | Turn::Race(_) => {
                    let clock = self.referee.clock_steps();
                    steps.extend(clock.into_iter().map(|step| (Actor::Clock, step)));
                    let (by, step) = steps.swap_remove(policy(&self.referee, &steps, rng));
                    self.take(by, &step);
                }
            }
        }
        self.agreed();
        None
    }

    fn chance(&self, luck: Luck<R>, rng: &mut ChaCha20Rng) -> String {
        let drawn = written(&self.game.chance(rng).expect("it is chance's turn"));
        assert!(self.referee.chance_may(&drawn), "chance made up {drawn} {}", self.so_far());
        if self.referee.rolling() {
            return drawn;
        }
        let outcomes = self.agreed_outcomes();
        assert!(outcomes.contains_key(&drawn), "{drawn} is not in order {}", self.so_far());
        let weights = outcomes.iter().map(|(step, weight)| weight * luck(&self.referee, step));
        match weighed(weights, rng) {
            Some(place) => outcomes.into_keys().nth(place).expect("an outcome"),
            None => drawn,
        }
    }

    /// Tries these steps, and all that are legal for anyone, by everyone: the
    /// crate takes what the referee lists, and refuses the rest unchanged.
    pub(super) fn probe(&self, candidates: &[AnyAction]) {
        let drawn = self.game.chance(&mut dice_for(1));
        assert_eq!(drawn.is_some(), self.referee.turn() == Turn::Chance, "{}", self.so_far());
        let seats = self.referee.seats();
        let lists: Vec<BTreeSet<String>> = (0..seats).map(|who| self.referee.legal(who)).collect();
        let clock = self.referee.clock_steps();
        let listed = lists.iter().chain([&clock]).flatten();
        let listed = listed.map(|step| R::KIND.read_action(step).expect("a listed step"));
        let mut trial = self.game.clone();
        for action in listed.chain(candidates.iter().copied()) {
            let step = written(&action);
            // One seat more than the table has.
            let everyone = (0..=seats).filter(|&who| who < 8).map(|who| Actor::Seat(seat(who)));
            for by in everyone.chain([Actor::Chance, Actor::Clock]) {
                let allowed = match by {
                    Actor::Seat(_) => {
                        lists.get(usize::from(number(by))).is_some_and(|it| it.contains(&step))
                    }
                    Actor::Chance => self.referee.chance_may(&step),
                    Actor::Clock => clock.contains(&step),
                };
                let accepted = trial.play(by, &action).is_ok();
                assert_eq!(accepted, allowed, "{step} by {by} accepted? {}", self.so_far());
                if accepted {
                    trial = self.game.clone();
                } else {
                    assert!(trial == self.game, "changed by {step} by {by} {}", self.so_far());
                }
            }
        }
    }

    pub(super) fn corners(&self) -> &Corners {
        self.referee.corners()
    }

    fn so_far(&self) -> String {
        let steps: Vec<String> =
            self.steps.iter().map(|(by, step)| format!("{by}: {step}")).collect();
        format!("at {} seats after\n{}\n", self.referee.seats(), steps.join("\n"))
    }
}

/// A place in the list, each as likely as its weight; `None` if all weights are 0.
pub(super) fn weighed(weights: impl Iterator<Item = u32>, rng: &mut ChaCha20Rng) -> Option<usize> {
    let weights: Vec<u32> = weights.collect();
    let mut left = below(rng, weights.iter().sum());
    weights.iter().position(|&weight| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    })
}

pub(super) fn dice_for(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

fn written(action: &AnyAction) -> String {
    action.to_string()
}
