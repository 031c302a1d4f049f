//! Quiet wins: positions of games in which the winner could force the win by more than
//! fours, and which of them are found.

use std::io::Write;
use std::time::Duration;

use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::clock::Clock;
use bots::tiles::prover::{Order, Prover};
use bots::tiles::search::{SURE, Search, Settings};
use bots::tiles::win::{find, shortest};
use cpu_time::ThreadTime;
use rayon::prelude::*;
use rules::tiles::{Tiles, View};
use rules::{Actor, Game, Observer};

use crate::Done;
use crate::games::{read, start};

/// Nodes of each of the searches that may prove a win.
const NODES: u64 = 100_000;

/// Writes down, for every game that was won while tiles were placed, the earliest positions
/// that a search proves won for the winner, and not by fours alone.
pub fn mine(games: &str, out: &mut impl Write) -> Done {
    let games: Vec<_> = games.lines().filter_map(read).collect();
    let found: Vec<Vec<String>> = games
        .par_iter()
        .filter(|game| game.winner.is_some() && game.steps.len() < 32)
        .map(|game| {
            let mut lines = Vec::new();
            // From the end backwards until nobody sees the win any more.
            let mut length = game.steps.len() - 1;
            while length >= 8 {
                let steps: Vec<String> =
                    game.steps[..length].iter().map(ToString::to_string).collect();
                let steps = steps.join(" ");
                let Some(proven) = view_after(&steps).and_then(|view| prove(&view)) else { break };
                if !proven.is_empty() {
                    lines.push(format!("{steps} : {proven}"));
                }
                length -= 2;
            }
            lines.split_off(lines.len().saturating_sub(2))
        })
        .collect();
    for line in found.iter().flatten() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// By what the win is proven; nothing if by fours alone, `None` if it is not.
fn prove(view: &View) -> Option<String> {
    let mut board = Board::of(view)?;
    let budget = Budget::nodes(NODES);
    if Prover::new(&board, 16, usize::MAX).attack(
        &mut board,
        14,
        Order::Threats(0),
        &mut Clock::new(&budget),
    ) {
        return Some(String::new());
    }
    let mut ways = Vec::new();
    if shortest(&mut board, 8, &mut Clock::new(&budget)).is_some() {
        ways.push("threats");
    }
    if find(&mut board, 8, &mut Clock::new(&budget)).is_some() {
        ways.push("numbers");
    }
    let settings = Settings { depth: 40, selective: true, breadth: 60, values: false, memory: 18 };
    let mut clock = Clock::new(&budget);
    let searched = Search::new(board, settings, &mut clock).run();
    if searched.steps.first().is_some_and(|&(_, value)| value > SURE) {
        ways.push("search");
    }
    (!ways.is_empty()).then(|| ways.join(" "))
}

pub fn view_after(steps: &str) -> Option<View> {
    let mut state: Tiles = start()?;
    for step in steps.split_whitespace() {
        let by = Actor::Seat(state.in_turn()?);
        state.play(by, &step.parse().ok()?).ok()?;
    }
    Some(state.view(Observer::Seat(state.in_turn()?)))
}

/// How many of the positions are solved within so many seconds of computing, by longer and longer
/// attacks alone and by all there is.
pub fn compare(positions: &str, seconds: f64, out: &mut impl Write) -> Done {
    let lines: Vec<&str> =
        positions.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let (mut before, mut now, mut longest) = (0, 0, 0f64);
    for line in &lines {
        let Some((steps, _)) = line.split_once(" : ") else { continue };
        let Some(mut board) = view_after(steps).and_then(|view| Board::of(&view)) else { continue };
        let time = Duration::from_secs_f64(seconds);
        let old = shortest(&mut board, 8, &mut Clock::new(&Budget::time(time)));
        let start = ThreadTime::now();
        // Shorter wins than the one that was found are not asked for here.
        let new = find(&mut board, 0, &mut Clock::new(&Budget::time(time)));
        let taken = start.elapsed().as_secs_f64();
        before += u32::from(old.is_some());
        now += u32::from(new.is_some());
        if new.is_some() {
            longest = longest.max(taken);
        }
        let moves = |found: Option<bots::tiles::win::Found>| found.map_or(0, |found| found.moves);
        writeln!(out, "{:>3} {:>3} {taken:>7.3} s  {steps}", moves(old), moves(new))?;
    }
    writeln!(out, "{before} before, {now} now, of {}; {longest:.2} s at most", lines.len())?;
    Ok(())
}
