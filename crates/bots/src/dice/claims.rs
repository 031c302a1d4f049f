//! Which trophy to take (D4.4, D4.5): what wins soonest, and whom it hurts.

use rand_core::Rng;
use rules::Seat;
use rules::chance::pick;
use rules::dice::{Action, Animal, Dice, Tally, View};

use super::prospects::{rounds_needed, share};
use crate::bot::{Candidate, Thought};
use crate::reason::Reason;

/// How a player chooses a trophy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Whichever they like today.
    Any,
    /// What they still need; what the others have does not matter.
    Own,
    /// What makes the most of their share of the win: also by taking from the leader.
    Share,
}

/// What a claim would lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// The trophy's animal.
    pub(super) animal: Animal,
    /// Who loses it; `None` if the supply does.
    pub(super) loser: Option<Seat>,
    /// How many of it the claimer has then.
    pub(super) held: u8,
    /// How many rounds the claimer has to win after it, on average.
    pub(super) needed: f64,
    /// What part of the win the claimer can expect after it.
    pub(super) value: f64,
}

impl Claim {
    /// What the trophy is good for.
    fn reason(&self) -> Reason {
        let key = match self {
            Claim { needed, .. } if *needed <= 0.0 => "hint-dice-claim-wins",
            Claim { loser: Some(_), .. } => "hint-dice-claim-steal",
            Claim { held, .. } if *held > 2 => "hint-dice-claim-spare",
            _ => "hint-dice-claim-soonest",
        };
        let reason = Reason::plain(key)
            .notation("animal", self.animal)
            .count("held", self.held)
            .count("needed", rounded(self.needed));
        match self.loser {
            Some(seat) => reason.count("seat", seat.number()),
            None => reason,
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a game is never a million rounds away")]
fn rounded(rounds: f64) -> i64 {
    rounds.round() as i64
}

/// Chooses a trophy; `None` if the view's own seat has none to choose.
pub(super) fn choose(view: &View, taste: Taste, rng: &mut dyn Rng) -> Option<Thought<Dice>> {
    let winner = view.claim?.winner;
    let mut claims: Vec<(Action, Claim)> = (view.actions.iter())
        .filter_map(|&action| Some((action, look_ahead(view, winner, action)?)))
        .collect();
    // Stable, so that equal claims stay in the order of the rules.
    claims.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    let (action, _) = match taste {
        Taste::Any => pick(rng, &claims),
        Taste::Own => claims.iter().copied().min_by(|(_, a), (_, b)| a.needed.total_cmp(&b.needed)),
        Taste::Share => claims.first().copied(),
    }?;
    let candidates: Vec<Candidate<Dice>> = (claims.iter())
        .map(|(action, claim)| Candidate {
            action: *action,
            value: claim.value,
            reason: claim.reason(),
        })
        .collect();
    let nodes = u64::try_from(candidates.len()).unwrap_or(u64::MAX);
    Some(Thought { action, candidates, nodes })
}

fn look_ahead(view: &View, winner: Seat, action: Action) -> Option<Claim> {
    let Action::Claim { animal, from } = action else {
        return None;
    };
    let loser = if view.supply[animal] > 0 { None } else { from.or(richest(view, winner, animal)) };
    let mut trophies = view.trophies.clone();
    if let Some(lost) = loser.and_then(|loser| trophies.get_mut(loser.index())) {
        lost[animal] = lost[animal].saturating_sub(1);
    }
    let own: &mut Tally = trophies.get_mut(winner.index())?;
    own[animal] += 1;
    let own = *own;
    Some(Claim {
        animal,
        loser,
        held: own[animal],
        needed: rounds_needed(own, &view.options),
        value: share(view, winner, &trophies),
    })
}

/// The other player with the most of this animal (D4.5).
fn richest(view: &View, winner: Seat, animal: Animal) -> Option<Seat> {
    let others = Seat::all(u8::MAX).zip(&view.trophies).filter(|&(seat, _)| seat != winner);
    others.max_by_key(|(_, held)| held[animal]).map(|(seat, _)| seat)
}
