//! The checker: tries everything that the attack can do against the certificate's defence.
//!
//! A certificate has two parts, `starter K` and `other K`, for the colour that attacks. The checker walks
//! through all tables that can come about, each once but for symmetry, always in the
//! same order. The defence replies with the first of [`Table::replies`], unless the
//! certificate has another for the reply of that number in the walk: `N X,Y`.

use std::collections::{HashMap, HashSet};

use super::table::{MOST, Place, Table};

/// What a certificate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Neither colour can force five within so many of its own tiles.
    pub tiles: usize,
    /// How many replies were needed in both parts.
    pub replies: u64,
}

/// Checks a certificate; if it is wrong, says where.
pub fn check(certificate: &str) -> Result<Checked, String> {
    let [starter, other] = parts(certificate)?;
    if starter.0 != other.0 {
        return Err("the two parts speak of different numbers of tiles".to_owned());
    }
    if starter.0 > MOST {
        return Err(format!("a table is large enough for {MOST} tiles of each only"));
    }
    let mut replies = 0;
    for (first, (tiles, book)) in [(true, &starter), (false, &other)] {
        let mut walk = Walk { book, replies: 0, seen: HashSet::new() };
        walk.attack(&beginning(first, *tiles))?;
        replies += walk.replies;
    }
    Ok(Checked { tiles: starter.0, replies })
}

/// The table when the attack is in turn for the first time.
pub fn beginning(starts: bool, tiles: usize) -> Table {
    let defence = if starts { Vec::new() } else { vec![(0, 0)] };
    Table { attack: Vec::new(), defence, left: tiles }
}

type Part = (usize, HashMap<u64, Place>);

fn parts(certificate: &str) -> Result<[Part; 2], String> {
    let mut parts: Vec<Part> = Vec::new();
    for line in certificate.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let bad = || format!("not understood: {line}");
        let (word, rest) = line.split_once(' ').ok_or_else(bad)?;
        let expected = ["starter", "other"].get(parts.len()).copied();
        if Some(word) == expected {
            parts.push((rest.parse().map_err(|_| bad())?, HashMap::new()));
        } else {
            let (x, y) = rest.split_once(',').ok_or_else(bad)?;
            let number = |text: &str| text.parse().map_err(|_| bad());
            let place = (number(x)?, number(y)?);
            let (_, book) = parts.last_mut().ok_or_else(bad)?;
            book.insert(word.parse().map_err(|_| bad())?, place);
        }
    }
    parts.try_into().map_err(|_| "a certificate has two parts".to_owned())
}

struct Walk<'a> {
    book: &'a HashMap<u64, Place>,
    replies: u64,
    seen: HashSet<Table>,
}

impl Walk<'_> {
    /// Everything that the attack, which is in turn, can do.
    fn attack(&mut self, table: &Table) -> Result<(), String> {
        if table.left == 0 || table.is_safe() {
            return Ok(());
        }
        for place in table.places() {
            let attacked = table.attacked(place);
            if attacked.is_lost() {
                return Err(format!("the attack makes five: {attacked:?}"));
            }
            if !attacked.is_safe() {
                self.defend(&attacked.form())?;
            }
        }
        Ok(())
    }

    /// The reply, unless the same table was replied to before.
    fn defend(&mut self, table: &Table) -> Result<(), String> {
        if !self.seen.insert(table.clone()) {
            return Ok(());
        }
        self.replies += 1;
        let replies = table.replies();
        let reply = self.book.get(&self.replies).or(replies.first());
        let Some(reply) = reply.filter(|reply| replies.contains(reply)) else {
            return Err(format!("no reply {} in {table:?}", self.replies));
        };
        self.attack(&table.defended(*reply))
    }
}
