//! What is known of this game: how its openings go, how often all tiles are placed, and how
//! soon nobody can force five. `bango study tiles` prints it, `docs/KNOWLEDGE.md` keeps it.

use std::fmt::Write;

use super::book::{self, Tally};
use super::bound;
use super::win::forced_win;
use crate::budget::Budget;

/// Nodes of the look for a forced win after each opening.
const NODES: u64 = 20_000;

/// All of it, as Markdown; `None` if what it stands on is damaged.
pub fn study() -> Option<String> {
    let entries = book::read(book::BOOK)?;
    let mut text = String::from(
        "### The openings of four tiles\n\n\
         Each once but for symmetry, the starter\u{2019}s tiles first and third. Games of the expert against itself, after the \
         reply that served the starter best: won by the starter, won by the other, drawn.\n\n\
         | opening | reply | starter | other | drawn | reached the moving phase |\n\
         |---|---|---:|---:|---:|---:|\n",
    );
    let (mut all, mut moving, mut forced) = (Tally::default(), Tally::default(), 0);
    for entry in &entries {
        let steps: Vec<String> = entry.opening.iter().map(ToString::to_string).collect();
        let Tally { starter, other, drawn } = entry.all;
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "| `{}` | `{}` | {starter} | {other} | {drawn} | {} |",
            steps.join(" "),
            entry.reply,
            entry.moving.games()
        );
        all = all.and(entry.all);
        moving = moving.and(entry.moving);
        let view = book::view_after(&entry.opening)?;
        forced += u32::from(forced_win(&view, &Budget::nodes(NODES)).is_some());
    }
    let _ = writeln!(
        text,
        "\nIn {forced} of the {} openings a forced win of the starter was found in {NODES} nodes.",
        entries.len()
    );
    let _ = writeln!(
        text,
        "\n### The moving phase\n\n\
         | games | all | won by the starter | by the other | drawn |\n|---|---:|---:|---:|---:|"
    );
    for (name, tally) in [("of the book", all), ("of them, with moves", moving)] {
        let Tally { starter, other, drawn } = tally;
        let _ = writeln!(text, "| {name} | {} | {starter} | {other} | {drawn} |", tally.games());
    }
    let checked = bound::check(bound::CERTIFICATE).ok()?;
    let _ = writeln!(
        text,
        "\n### Nobody can force five early\n\n\
         **Within its first {} tiles neither colour can force five.** The certificate was checked against everything that an \
         attack can do: {} positions in which a reply is needed.",
        checked.tiles, checked.replies
    );
    Some(text)
}
