//! One seat's player in a race: it plans a call, and thinks again when someone
//! else makes it and is wrong.

use std::time::Duration;

use rand_core::Rng;
use rules::Seat;
use rules::dice::{Action, Dice, View};

use super::heard::Heard;
use super::player::Player;
use super::reaction::Reaction;
use crate::bot::{Bot, Intent, Thought};
use crate::budget::Budget;
use crate::level::Level;

/// A player with a plan.
#[derive(Clone, Debug)]
pub struct Racer {
    player: Player,
    heard: Heard,
    plan: Option<Reaction>,
}

impl Racer {
    /// A racer of this level.
    pub fn new(level: Level) -> Racer {
        Racer::of(Player::of(level))
    }

    pub(super) fn of(player: Player) -> Racer {
        Racer { player, heard: Heard::default(), plan: None }
    }

    /// Looks at a race, `now` after its dice were shown, and says when it will call
    /// and what, counted from the same moment; `None` if it stays silent or may not call.
    ///
    /// To be asked when the dice are shown, `now` being zero, and after every wrong call. The
    /// plan stays until its call is known to be wrong, or only one call is left.
    pub fn watch(
        &mut self,
        view: &View,
        seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Reaction> {
        let afresh = self.heard.listen(view) || now.is_zero();
        let known = self.plan.is_some_and(|plan| self.heard.is_wrong(plan.call));
        let sure = self.heard.only_left().is_some();
        if afresh || known || sure {
            let reaction = self.player.reflexes.react_having(self.heard, view, seat, rng);
            self.plan = reaction.map(|Reaction { after, call }| {
                let after = if afresh || sure { after } else { again(after) };
                Reaction { after: now.saturating_add(after), call }
            });
        }
        self.plan
    }

    /// What it does where it is asked alone: `throw` or a claim.
    pub fn decide(&mut self, view: &View, rng: &mut dyn Rng) -> Option<Action> {
        self.player.think(view, &Budget::nodes(1), rng).map(|thought| thought.action)
    }
}

/// Who has been wrong, or hears that a call is wrong, knows a part of the way
/// already: the rest takes 0.6 of the time, in whole milliseconds.
pub(super) fn again(time: Duration) -> Duration {
    let time = time / 10 * 6;
    time.saturating_sub(Duration::from_nanos(u64::from(time.subsec_nanos() % 1_000_000)))
}

impl Bot<Dice> for Racer {
    fn think(&mut self, view: &View, budget: &Budget, rng: &mut dyn Rng) -> Option<Thought<Dice>> {
        self.player.think(view, budget, rng)
    }

    fn race(
        &mut self,
        view: &View,
        seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Intent<Action>> {
        let Reaction { after, call } = self.watch(view, seat, now, rng)?;
        Some(Intent { after, action: Action::Call(call) })
    }
}
