//! How somebody has played one of the games so far.

use std::collections::BTreeMap;

use protocol::you::{Reactions, YourRecord};
use rules::GameKind;
use serde::{Deserialize, Serialize};

use super::strength::{Skill, rate};
use super::{Came, Ended, Reaction};
use crate::session::SessionId;

/// All that is kept of the games that somebody has played, as the store writes it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    played: u32,
    won: u32,
    drawn: u32,
    streak: u32,
    best_streak: u32,
    skill: Option<Skill>,
    reactions: BTreeMap<String, Reacted>,
}

/// How fast somebody was in one kind of race.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Reacted {
    calls: u32,
    best_ms: u32,
    /// The last ones, from which the usual one is found.
    last_ms: Vec<u32>,
}

/// How many reactions of a kind are kept: enough for a usual one that follows practice.
const REACTIONS: usize = 50;

/// Adds a game to the tallies of those who played it. It counts for those of them for whom it
/// `counts`; the others' are there for their strength alone.
pub fn add(ended: &Ended, tallies: &mut [(SessionId, Tally)], counts: impl Fn(SessionId) -> bool) {
    let skill = |session: SessionId| {
        let known = tallies.iter().find(|(of, _)| *of == session);
        known.and_then(|(_, tally)| tally.skill).unwrap_or_default()
    };
    let rated = rate(ended, skill);
    let people = ended.people();
    for (session, tally) in tallies.iter_mut().filter(|(session, _)| counts(*session)) {
        let own = people.iter().find(|(of, _)| of == session);
        let Some((seats, came)) = own.and_then(|(_, seats)| Some((*seats, ended.came_to(*seats)?)))
        else {
            continue;
        };
        tally.count(came);
        if let Some((_, skill)) = rated.iter().find(|(of, _)| of == session) {
            tally.skill = Some(*skill);
        }
        let reactions = ended.persons_in(seats).flat_map(|person| &person.reactions);
        reactions.for_each(|reaction| tally.react(*reaction));
    }
}

impl Tally {
    fn count(&mut self, came: Came) {
        self.played = self.played.saturating_add(1);
        match came {
            Came::Won => {
                self.won = self.won.saturating_add(1);
                self.streak = self.streak.saturating_add(1);
                self.best_streak = self.best_streak.max(self.streak);
            }
            Came::Drawn => {
                self.drawn = self.drawn.saturating_add(1);
                self.streak = 0;
            }
            Came::Lost => self.streak = 0,
        }
    }

    fn react(&mut self, Reaction { kind, ms }: Reaction) {
        let known = self.reactions.entry(kind.to_owned()).or_default();
        known.best_ms = if known.calls == 0 { ms } else { known.best_ms.min(ms) };
        known.calls = known.calls.saturating_add(1);
        known.last_ms.push(ms);
        let old = known.last_ms.len().saturating_sub(REACTIONS);
        known.last_ms.drain(..old);
    }

    /// How strong they are, if a game has counted for that.
    pub fn skill(&self) -> Option<Skill> {
        self.skill
    }

    /// What they see of it.
    pub fn shown(&self, game: GameKind) -> YourRecord {
        let reactions = game.race_kinds().iter().filter_map(|kind| {
            let Reacted { calls, best_ms, last_ms } = self.reactions.get(*kind)?;
            let (calls, best_ms, usual_ms) = (*calls, *best_ms, median(last_ms)?);
            Some(Reactions { kind: (*kind).to_owned(), calls, best_ms, usual_ms })
        });
        YourRecord {
            game,
            played: self.played,
            won: self.won,
            drawn: self.drawn,
            streak: self.streak,
            best_streak: self.best_streak,
            strength: self.skill.map(Skill::shown),
            reactions: reactions.collect(),
        }
    }
}

/// The one in the middle; of two the faster one.
fn median(all: &[u32]) -> Option<u32> {
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len().checked_sub(1)? / 2).copied()
}
