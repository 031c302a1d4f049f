//! Which modules depend on which, and where that goes in a circle.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Modules by name, and those that each one depends on.
#[derive(Default)]
pub struct Graph(BTreeMap<String, BTreeSet<String>>);

impl Graph {
    /// One module names another: the two on their ways that first differ depend on each other.
    pub fn depend(&mut self, from: &[String], to: &[String]) {
        let shared = from.iter().zip(to).take_while(|(one, other)| one == other).count();
        if let (Some(from), Some(to)) = (from.get(..=shared), to.get(..=shared)) {
            self.0.entry(from.join("::")).or_default().insert(to.join("::"));
        }
    }

    /// Every circle, the shortest through each module, and none twice.
    pub fn cycles(&self) -> Vec<String> {
        let mut known: BTreeSet<BTreeSet<&str>> = BTreeSet::new();
        let mut cycles = Vec::new();
        for module in self.0.keys() {
            if let Some(cycle) = self.way_back(module)
                && known.insert(cycle.iter().copied().collect())
            {
                cycles.push(cycle.join(" → "));
            }
        }
        cycles
    }

    /// The shortest way from a module back to itself.
    fn way_back<'a>(&'a self, module: &'a str) -> Option<Vec<&'a str>> {
        let mut waiting = VecDeque::from([vec![module]]);
        let mut seen = BTreeSet::new();
        while let Some(way) = waiting.pop_front() {
            let next = way.last().and_then(|last| self.0.get(*last));
            for next in next.into_iter().flatten() {
                let way = [way.clone(), vec![next.as_str()]].concat();
                if next == module {
                    return Some(way);
                }
                if seen.insert(next) {
                    waiting.push_back(way);
                }
            }
        }
        None
    }
}
