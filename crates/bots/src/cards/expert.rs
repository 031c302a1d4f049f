//! The expert: judges every choice by the chance of winning, and plays the best ones on.

use rand_core::Rng;
use rules::Observer;
use rules::cards::{Action, Cards, Phase, View};

use super::choice::{Choice, choices};
use super::halving::{Arm, Halving};
use super::player::Player;
use super::reasons::reason;
use super::table::Table;
use super::winning::TRAINED;
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;

/// Judges, and searches as far as its budget goes.
#[derive(Clone, Copy, Debug)]
pub struct Expert {
    halving: Halving,
    /// Choices that are played on.
    arms: usize,
}

impl Expert {
    /// As it plays at tables.
    pub const EXPERT: Expert =
        Expert { halving: Halving { turns: 2, to_the_end: 10, prior: 30.0 }, arms: 5 };
}

/// A choice that is judged to be so much worse than the best is not played on.
const FAR_BEHIND: f32 = 0.1;

impl Bot<Cards> for Expert {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Cards>> {
        let Observer::Seat(seat) = view.observer else { return None };
        let first = view.actions.first().copied()?;
        let player = Player { network: &TRAINED };
        let table = Table::known_to(view, seat);
        if matches!(view.open.phase, Phase::Lay(_)) {
            let (step, share) = player.laying(&table, seat.index());
            return Some(thought(view, &[(step.unwrap_or(Action::Done), share)], 0));
        }
        let mut judged: Vec<(Action, Choice, f32)> = choices(view, &table, usize::MAX, &player)
            .into_iter()
            .map(|(action, choice)| (action, choice, player.judge(choice, &table, seat.index())))
            .collect();
        if judged.is_empty() {
            return Some(Thought::at_once(first, reason(view, first)));
        }
        judged.sort_by(|one, other| other.2.total_cmp(&one.2));
        let nodes = self.search(view, &player, &mut judged, budget, rng);
        let found: Vec<(Action, f32)> =
            judged.into_iter().map(|(action, _, share)| (action, share)).collect();
        Some(thought(view, &found, nodes))
    }
}

impl Expert {
    /// Plays the best of those that are not far behind on. The others, the best first, stay as far behind
    /// the best as they were judged to be. Gives the nodes.
    fn search(
        &self,
        view: &View,
        player: &Player,
        judged: &mut [(Action, Choice, f32)],
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> u64 {
        let most = judged.first().map_or(0.0, |best| best.2);
        let near = judged.iter().take_while(|one| one.2 >= most - FAR_BEHIND).count();
        let (near, far) = judged.split_at_mut(near.min(self.arms));
        if near.len() < 2 {
            return 0;
        }
        let mut arms: Vec<Arm> =
            near.iter().map(|&(_, choice, share)| Arm::new(choice, share)).collect();
        let (values, nodes) = self.halving.search(view, player, &mut arms, budget, rng);
        let found = values.iter().copied().fold(0.0, f32::max);
        for (one, value) in near.iter_mut().zip(values) {
            one.2 = value;
        }
        for one in far {
            one.2 = (found - (most - one.2)).clamp(0.0, 1.0);
        }
        nodes
    }
}

/// The choices as candidates, the best first; of those that begin with the same step the best.
fn thought(view: &View, found: &[(Action, f32)], nodes: u64) -> Thought<Cards> {
    let mut found = found.to_vec();
    found.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut candidates: Vec<Candidate<Cards>> = Vec::new();
    for (action, share) in found {
        if !candidates.iter().any(|known| known.action == action) {
            let value = f64::from(share.clamp(0.0, 1.0));
            candidates.push(Candidate { action, value, reason: reason(view, action) });
        }
    }
    let action = candidates.first().map_or(Action::Done, |best| best.action);
    Thought { action, candidates, nodes }
}
