//! Makes the opening book.

use std::collections::BTreeSet;
use std::io::Write;

use bots::Played;
use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::book::{Entry, Tally, view_after};
use bots::tiles::clock::Clock;
use bots::tiles::search::{Search, Settings};
use bots::tiles::symmetry::Turned;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rayon::prelude::*;
use rules::tiles::{Action, Tiles};
use rules::{Actor, Game, Observer, Outcome, Turn};

use crate::Done;
use crate::games::start;

/// Replies that are tried after each opening.
const REPLIES: usize = 3;

/// Plays `games` games after each likely reply to each opening, with about so many nodes a move,
/// and keeps the reply that served the starter best.
pub fn make(nodes: u64, games: u64, out: &mut impl Write) -> Done {
    writeln!(
        out,
        "# Openings of four tiles, the reply that served the starter best, and how the games after"
    )?;
    writeln!(
        out,
        "# it went: won by the starter, by the other, drawn; then the same for those that reached"
    )?;
    writeln!(out, "# the moving phase. Made by `tiles_lab book {nodes} {games}`.")?;
    for opening in openings() {
        let tried: Vec<Entry> = replies(&opening, nodes)
            .into_iter()
            .map(|reply| try_out(&opening, reply, nodes, games))
            .collect();
        let points = |entry: &Entry| 2 * entry.all.starter + entry.all.drawn;
        // Of equals the one that the search likes best.
        let best = tried.iter().rev().max_by_key(|entry| points(entry)).ok_or("no reply")?;
        let opening: Vec<String> = best.opening.iter().map(ToString::to_string).collect();
        let tally = |tally: Tally| format!("{} {} {}", tally.starter, tally.other, tally.drawn);
        let (all, moving) = (tally(best.all), tally(best.moving));
        writeln!(out, "{} : {} : {all} : {moving}", opening.join(" "), best.reply)?;
        out.flush()?;
    }
    Ok(())
}

/// All openings of four tiles, each once but for symmetry.
pub fn openings() -> Vec<Vec<Action>> {
    let mut openings = vec![Vec::new()];
    for _ in 0..4 {
        let mut seen = BTreeSet::new();
        let mut longer = Vec::new();
        for opening in &openings {
            let Some(view) = view_after(opening) else { continue };
            for &action in &view.actions {
                if Turned::of(&view, Some(action)).is_some_and(|turned| seen.insert(turned.form)) {
                    let mut steps: Vec<Action> = opening.clone();
                    steps.push(action);
                    longer.push(steps);
                }
            }
        }
        openings = longer;
    }
    openings
}

/// The likeliest replies, the best first, none the mirror image of another.
fn replies(opening: &[Action], nodes: u64) -> Vec<Action> {
    let Some(view) = view_after(opening) else { return Vec::new() };
    let Some(board) = Board::of(&view) else { return Vec::new() };
    let budget = Budget::nodes(20 * nodes);
    let mut clock = Clock::new(&budget);
    let settings = Settings { depth: 40, selective: true, breadth: 60, values: false, memory: 18 };
    let found = Search::new(board, settings, &mut clock).run();
    let mut seen = BTreeSet::new();
    let middle = Board::middle(&view);
    let actions = found.steps.iter().map(|(step, _)| step.action(middle));
    let fresh = actions.filter(|&action| {
        Turned::of(&view, Some(action)).is_some_and(|turned| seen.insert(turned.form))
    });
    fresh.take(REPLIES).collect()
}

fn try_out(opening: &[Action], reply: Action, nodes: u64, games: u64) -> Entry {
    let mut entry =
        Entry { opening: opening.to_vec(), reply, all: Tally::default(), moving: Tally::default() };
    let results: Vec<_> = (0..games)
        .into_par_iter()
        .filter_map(|number| {
            // Games differ by how long is thought, since the expert knows no chance.
            let nodes = nodes + nodes / 16 * number;
            play_on(opening, reply, nodes)
        })
        .collect();
    for (tally, moving) in results {
        entry.all = entry.all.and(tally);
        if moving {
            entry.moving = entry.moving.and(tally);
        }
    }
    entry
}

/// How a game goes on, and whether it reaches the moving phase.
fn play_on(opening: &[Action], reply: Action, nodes: u64) -> Option<(Tally, bool)> {
    let mut state: Tiles = start()?;
    for action in opening.iter().chain([&reply]) {
        state.play(Actor::Seat(state.in_turn()?), action).ok()?;
    }
    let mut bot = Tiles::named("expert")?;
    let mut rng = ChaCha8Rng::seed_from_u64(nodes);
    while let Turn::Seat(seat) = state.turn() {
        let view = state.view(Observer::Seat(seat));
        let action = bot.think(&view, &Budget::nodes(nodes), &mut rng)?.action;
        state.play(Actor::Seat(seat), &action).ok()?;
    }
    let mut tally = Tally::default();
    match state.turn() {
        Turn::Over(Outcome::Won(seats)) if seats.iter().any(|seat| seat.number() == 0) => {
            tally.starter = 1;
        }
        Turn::Over(Outcome::Won(_)) => tally.other = 1,
        _ => tally.drawn = 1,
    }
    Some((tally, !state.turns().is_empty()))
}
