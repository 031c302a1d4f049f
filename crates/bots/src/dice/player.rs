//! The bot of this game: it throws, calls and claims. When it calls is another
//! question, see [`Racer`](super::racer::Racer).

use rand_core::Rng;
use rules::Turn;
use rules::dice::{Action, Dice, Roll, View};

use super::claims::{self, Taste};
use super::heard::Heard;
use super::hints;
use super::reflexes::{Reflexes, Thinking};
use super::slip::Slip;
use crate::bot::{Bot, Candidate, Thought};
use crate::budget::Budget;
use crate::level::Level;

/// A player of some level, or one who never errs.
#[derive(Clone, Debug)]
pub struct Player {
    pub(super) reflexes: Reflexes,
    taste: Taste,
    heard: Heard,
}

impl Player {
    /// A player of this level.
    pub fn of(level: Level) -> Player {
        let taste = match level {
            Level::Beginner => Taste::Any,
            Level::Casual => Taste::Own,
            Level::Strong | Level::Expert => Taste::Share,
        };
        Player { reflexes: Reflexes::of(level), taste, heard: Heard::default() }
    }

    /// A player who reads every roll right and chooses as well as an expert: for hints.
    pub fn reader() -> Player {
        Player { reflexes: Reflexes::SURE, taste: Taste::Share, heard: Heard::default() }
    }

    /// The call that it would make, and the other plausible ones. The value of
    /// each is the chance that someone with these reflexes makes it: nobody can know more of a
    /// call than whether it is right.
    fn call(&self, roll: &Roll, rng: &mut dyn Rng) -> Thought<Dice> {
        if let Some(call) = self.heard.only_left() {
            let action = Action::Call(call);
            let sure = Candidate { action, value: 1.0, reason: hints::only_left() };
            return Thought { action, candidates: vec![sure], nodes: 1 };
        }
        let thinking = self.reflexes.read(roll, self.heard, rng);
        let mut candidates = Vec::new();
        let mut certain = 1.0;
        for misreading in Slip::all(roll) {
            let chance = self.reflexes.slip * misreading.slip.weight();
            let action = Action::Call(misreading.call);
            let is_wrong = misreading.call != roll.read().call;
            if is_wrong && !self.heard.is_wrong(misreading.call) {
                certain -= chance;
                note(&mut candidates, action, chance, misreading.slip);
            }
        }
        let right = Candidate {
            action: Action::Call(Thinking::right(roll).call),
            value: certain,
            reason: hints::reading(roll),
        };
        candidates.push(right);
        let action = Action::Call(thinking.call);
        // The call that is made comes first: it is the one that is believed in.
        candidates.sort_by(|one, other| {
            (other.action == action)
                .cmp(&(one.action == action))
                .then(other.value.total_cmp(&one.value))
        });
        let nodes = u64::try_from(candidates.len()).unwrap_or(u64::MAX);
        Thought { action, candidates, nodes }
    }
}

/// Adds a slip to the candidates: several that lead to the same call are one.
fn note(candidates: &mut Vec<Candidate<Dice>>, action: Action, chance: f64, slip: Slip) {
    match candidates.iter_mut().find(|candidate| candidate.action == action) {
        Some(known) => known.value += chance,
        None => candidates.push(Candidate { action, value: chance, reason: hints::slip(slip) }),
    }
}

impl Bot<Dice> for Player {
    /// In a race this is the call that the player would make, without its time. The view does
    /// not tell whose it is, so here nobody is cautious.
    fn think(&mut self, view: &View, _: &Budget, rng: &mut dyn Rng) -> Option<Thought<Dice>> {
        self.heard.listen(view);
        match (view.turn, &view.round) {
            _ if view.actions.is_empty() => None,
            (Turn::Race(_), Some(round)) => Some(self.call(&round.roll, rng)),
            (Turn::Seat(_), Some(_)) => claims::choose(view, self.taste, rng),
            (Turn::Seat(_), None) => Some(Thought::at_once(Action::Throw, hints::throw())),
            _ => None,
        }
    }
}
