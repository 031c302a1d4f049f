//! A match of two bots, as `bango arena tiles` plays it, told deal by deal.

use std::io::Write;
use std::sync::Mutex;

use bots::Played;
use bots::arena::{BudgetPlan, Entrant, Match, Table, line_ups};
use rules::tiles::{Options, Tiles};

use crate::Done;

/// Plays so many games, every opening from both sides.
pub fn play(names: [&str; 2], games: u64, nodes: u64, seed: u64, out: &mut impl Write) -> Done {
    let entrants = names.map(|name| Entrant { bot: name.to_owned(), label: name.to_owned() });
    let table = Table::<Tiles> {
        options: Options::default(),
        seats: 2,
        opening: Tiles::OPENING,
        budgets: vec![BudgetPlan::Nodes(nodes); 2],
    };
    let line_ups = line_ups(2, 2).ok_or("two sit at a table of two")?;
    let contest = Match {
        table: &table,
        entrants: &entrants,
        line_ups: &line_ups,
        seed,
        deals: games / 2,
        sprt: None,
    };
    let shown = Mutex::new(std::io::stderr());
    let results = contest.play(Vec::new(), &|deal| {
        if let Ok(mut shown) = shown.lock() {
            // What is shown on the way may be lost.
            let _ = writeln!(shown, "{} {:?}", deal.deal, deal.outcomes);
        }
    });
    let results = results.map_err(|trouble| trouble.to_string())?;
    for standing in results.standings() {
        writeln!(out, "{standing:?}")?;
    }
    Ok(())
}
