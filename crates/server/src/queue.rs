//! Work that waits, and whose turn it is: every address gets the same time.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::address::AddressKey;

/// Work that waits, in a line for each address. Where a table never has more than one piece, as with
/// its bots, the order of a line is a round of the tables.
#[derive(Debug)]
pub struct Queue<W> {
    lines: HashMap<AddressKey, Line<W>>,
    /// How much work of one address is done at once.
    most_of_one: usize,
    /// What the address that was served last had used before.
    level: Duration,
    next_id: u64,
}

#[derive(Debug)]
struct Line<W> {
    waiting: VecDeque<(Id, W)>,
    running: usize,
    /// The time that it got, as a place in the order: who got least is next. Who comes back after a
    /// while starts where the others are, and has saved up nothing.
    used: Duration,
}

/// Names a piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(AddressKey, u64);

impl<W> Queue<W> {
    pub fn new(most_of_one: usize) -> Queue<W> {
        let lines = HashMap::new();
        Queue { lines, most_of_one, level: Duration::ZERO, next_id: 0 }
    }

    /// Adds work on an address's account.
    pub fn push(&mut self, address: AddressKey, work: W) -> Id {
        let id = Id(address, self.next_id);
        self.next_id += 1;
        let level = self.level;
        let line = self.lines.entry(address).or_insert_with(|| Line {
            waiting: VecDeque::new(),
            running: 0,
            used: level,
        });
        if line.is_idle() {
            line.used = line.used.max(level);
        }
        line.waiting.push_back((id, work));
        id
    }

    /// Gives back work that was not begun.
    pub fn cancel(&mut self, id: Id) -> Option<W> {
        let line = self.lines.get_mut(&id.0)?;
        let place = line.waiting.iter().position(|(other, _)| *other == id)?;
        let (_, work) = line.waiting.remove(place)?;
        self.forget_idle(id.0);
        Some(work)
    }

    /// How much of an address waits or is under way.
    pub fn of(&self, address: AddressKey) -> usize {
        self.lines.get(&address).map_or(0, |line| line.waiting.len() + line.running)
    }

    /// The work that is next: of those who have the fewest pieces under way, whoever used least.
    pub fn take(&mut self) -> Option<(AddressKey, W)> {
        let most = self.most_of_one;
        let free = |line: &Line<W>| !line.waiting.is_empty() && line.running < most;
        let next = self.lines.iter_mut().filter(|(_, line)| free(line));
        let (&address, line) = next.min_by_key(|(_, line)| (line.running, line.used))?;
        let (_, work) = line.waiting.pop_front()?;
        line.running += 1;
        self.level = self.level.max(line.used);
        Some((address, work))
    }

    /// Work of an address is done, and took so long.
    pub fn done(&mut self, address: AddressKey, took: Duration) {
        if let Some(line) = self.lines.get_mut(&address) {
            line.running = line.running.saturating_sub(1);
            line.used += took;
            self.forget_idle(address);
        }
    }

    /// How many addresses have work that waits or is under way.
    pub fn crowd(&self) -> usize {
        self.lines.values().filter(|line| !line.is_idle()).count()
    }

    /// Whoever is not ahead of the others starts anew another time. If nobody waits, nobody is.
    fn forget_idle(&mut self, address: AddressKey) {
        if self.lines.values().all(Line::is_idle) {
            self.lines.clear();
            self.level = Duration::ZERO;
        } else if self.lines.get(&address).is_some_and(Line::is_idle) {
            self.lines.retain(|_, line| !line.is_idle() || line.used > self.level);
        }
    }
}

impl<W> Line<W> {
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.running == 0
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const THOUGHT: Duration = Duration::from_millis(700);

    fn address(last: u8) -> AddressKey {
        AddressKey::from(std::net::IpAddr::from(Ipv4Addr::new(192, 0, 2, last)))
    }

    /// Takes the next work and does it.
    fn work(queue: &mut Queue<&'static str>) -> Option<&'static str> {
        let (address, work) = queue.take()?;
        queue.done(address, THOUGHT);
        Some(work)
    }

    #[test]
    fn sixty_tables_of_one_address_cost_another_one_thought() {
        let mut queue = Queue::new(1);
        for _ in 0..60 {
            queue.push(address(1), "flood");
        }
        for _ in 0..10 {
            assert_eq!(work(&mut queue), Some("flood"));
        }
        // Whoever comes now waits for nothing that is not under way.
        let (busy, _) = queue.take().unwrap();
        queue.push(address(2), "honest");
        queue.done(busy, THOUGHT);
        assert_eq!(work(&mut queue), Some("honest"));
        assert_eq!(work(&mut queue), Some("flood"), "and nobody is shut out");
        queue.push(address(2), "honest");
        assert_eq!(work(&mut queue), Some("honest"));
    }

    #[test]
    fn nobody_saves_up_time() {
        let mut queue = Queue::new(1);
        queue.push(address(3), "other");
        for _ in 0..50 {
            queue.push(address(1), "busy");
            queue.push(address(3), "other");
        }
        for _ in 0..40 {
            work(&mut queue);
        }
        // Who was away for long does not get everything now.
        for _ in 0..10 {
            queue.push(address(2), "late");
        }
        let served: Vec<_> = (0..9).filter_map(|_| work(&mut queue)).collect();
        assert!(served.iter().filter(|&&work| work == "late").count() <= 4, "{served:?}");
    }

    #[test]
    fn one_address_does_not_have_all_threads() {
        let mut queue = Queue::new(2);
        for _ in 0..5 {
            queue.push(address(1), "flood");
        }
        assert!(queue.take().is_some() && queue.take().is_some());
        assert_eq!(queue.take(), None, "the rest of the threads is for others");
        queue.push(address(2), "honest");
        assert_eq!(queue.take(), Some((address(2), "honest")));
        queue.done(address(1), THOUGHT);
        assert_eq!(queue.take(), Some((address(1), "flood")));
    }

    #[test]
    fn what_is_not_wanted_any_more_is_not_done() {
        let mut queue = Queue::new(1);
        let first = queue.push(address(1), "first");
        queue.push(address(1), "second");
        queue.cancel(first);
        assert_eq!(queue.crowd(), 1);
        assert_eq!(work(&mut queue), Some("second"));
        assert_eq!(work(&mut queue), None);
        assert!(queue.lines.is_empty(), "and nothing is remembered for ever");
    }
}
