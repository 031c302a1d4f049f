//! Finds a defence, and writes the certificate of it.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use super::check::beginning;
use super::table::{MOST, Place, Table};

/// A certificate that neither colour can force five within so many tiles; `None` if one can, or
/// if more than `most` tables would have to be looked at, or larger ones than there are.
pub fn find(tiles: usize, most: usize) -> Option<String> {
    if tiles > MOST {
        return None;
    }
    let mut text = String::new();
    for (name, starts) in [("starter", true), ("other", false)] {
        let mut search = Search { known: HashMap::new(), most };
        let table = beginning(starts, tiles);
        if !search.holds(&table)? {
            return None;
        }
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name} {tiles}");
        let mut walk =
            Walk { known: &search.known, replies: 0, seen: HashSet::new(), text: &mut text };
        walk.attack(&table);
    }
    Some(text)
}

struct Search {
    /// The reply that holds, or that none does.
    known: HashMap<Table, Option<Place>>,
    most: usize,
}

impl Search {
    /// Whether the attack, which is in turn, cannot force five.
    fn holds(&mut self, table: &Table) -> Option<bool> {
        if table.left == 0 || table.is_safe() {
            return Some(true);
        }
        let mut after = Vec::new();
        for place in table.places() {
            let attacked = table.attacked(place);
            if attacked.is_lost() {
                return Some(false);
            }
            let windows = attacked.open_windows();
            // What threatens most is tried first.
            let weight: usize =
                windows.iter().map(|(_, own)| 8usize.pow(u32::try_from(*own).unwrap_or(0))).sum();
            if !attacked.is_safe() {
                after.push((usize::MAX - weight, attacked));
            }
        }
        after.sort_by_key(|&(key, _)| key);
        for (_, attacked) in after {
            if self.reply(&attacked.form())?.is_none() {
                return Some(false);
            }
        }
        Some(true)
    }

    /// A reply that holds; the outer `None` if there is no more room.
    fn reply(&mut self, table: &Table) -> Option<Option<Place>> {
        if let Some(known) = self.known.get(table) {
            return Some(*known);
        }
        if self.known.len() >= self.most {
            return None;
        }
        let mut found = None;
        let mut replies = table.replies();
        // If the attack would make five next, only a tile on that place can hold.
        for (window, own) in table.open_windows() {
            let five = window.into_iter().find(|place| !table.attack.contains(place));
            if own == 4 && five.is_some_and(|place| table.places().contains(&place)) {
                replies.retain(|&place| Some(place) == five);
            }
        }
        for place in replies {
            if self.holds(&table.defended(place))? {
                found = Some(place);
                break;
            }
        }
        self.known.insert(table.clone(), found);
        Some(found)
    }
}

/// The walk of the checker, writing down what it cannot guess.
struct Walk<'a> {
    known: &'a HashMap<Table, Option<Place>>,
    replies: u64,
    seen: HashSet<Table>,
    text: &'a mut String,
}

impl Walk<'_> {
    fn attack(&mut self, table: &Table) {
        if table.left == 0 || table.is_safe() {
            return;
        }
        for place in table.places() {
            let attacked = table.attacked(place);
            if !attacked.is_safe() {
                self.defend(&attacked.form());
            }
        }
    }

    fn defend(&mut self, table: &Table) {
        if !self.seen.insert(table.clone()) {
            return;
        }
        self.replies += 1;
        let Some(&Some(reply)) = self.known.get(table) else { return };
        if table.replies().first() != Some(&reply) {
            let _ = writeln!(self.text, "{} {},{}", self.replies, reply.0, reply.1);
        }
        self.attack(&table.defended(reply));
    }
}
