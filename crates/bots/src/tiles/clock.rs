//! Counts nodes and notices when the budget is spent.

use std::time::Instant;

use crate::budget::Budget;

/// A budget in use.
#[derive(Debug)]
pub struct Clock<'a> {
    budget: &'a Budget,
    nodes: u64,
    /// Where this part of the thinking ends, if before the budget does.
    until: u64,
    /// The same in time.
    pause: Option<Instant>,
    spent: bool,
}

impl<'a> Clock<'a> {
    /// Starts to count.
    pub fn new(budget: &'a Budget) -> Clock<'a> {
        // A budget that is spent before the first node, or was told to stop.
        Clock { budget, nodes: 0, until: u64::MAX, pause: None, spent: budget.is_spent(0) }
    }

    /// One more node; whether that is too many.
    pub fn tick(&mut self) -> bool {
        self.nodes += 1;
        let paused = self.nodes.is_multiple_of(64)
            && self.pause.is_some_and(|pause| Instant::now() >= pause);
        if paused || self.nodes >= self.until || self.budget.is_spent(self.nodes) {
            self.spent = true;
        }
        self.spent
    }

    /// Whether it is time to stop.
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// How many nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Ends the next part after so many nodes, or never before the budget does.
    pub fn allow(&mut self, nodes: Option<u64>) {
        self.pause = None;
        self.until = nodes.map_or(u64::MAX, |nodes| self.nodes.saturating_add(nodes));
        self.spent = self.nodes > 0 && self.budget.is_spent(self.nodes);
    }

    /// Ends the next part after so many 64ths of what the budget has left, be it nodes
    /// or time, and after `most` nodes at the latest.
    pub fn allow_part(&mut self, part: u32, most: u64) {
        self.allow(Some(most.min(self.left() / 64 * u64::from(part))));
        self.pause = self.budget.time_left().map(|left| Instant::now() + left / 64 * part);
    }

    /// Ends a look within this part after so many nodes; what to give to [`Clock::go_on`] then.
    pub fn look(&mut self, nodes: u64) -> u64 {
        let until = self.until;
        self.until = until.min(self.nodes.saturating_add(nodes));
        until
    }

    /// Goes on with the part after a look.
    pub fn go_on(&mut self, until: u64) {
        self.until = until;
        let paused = self.pause.is_some_and(|pause| Instant::now() >= pause);
        let late = self.budget.time_left().is_some_and(|left| left.is_zero());
        self.spent = paused || late || self.nodes >= until || self.budget.is_spent(self.nodes);
    }

    /// The most nodes of this part.
    pub fn allowed(&self) -> u64 {
        self.until.saturating_sub(self.nodes).min(self.left())
    }

    /// The most nodes that the budget has left.
    pub fn left(&self) -> u64 {
        self.budget.most_nodes().saturating_sub(self.nodes)
    }
}
