//! `tiles` by typing.

use std::collections::BTreeMap;

use rules::tiles::{Action, Cell, Colour, Tiles, View};
use rules::{Seat, Turn};

use super::line::{Line, first_phrase};
use super::{Typing, can, list_of, not_now};
use crate::in_words::Teller;
use crate::sentences::Sentences;

impl Typing for Tiles {
    const HELP: &'static str = "typed-help-tiles";

    fn phrase(teller: &Teller<'_>, action: &Action) -> String {
        match action {
            Action::Place(cell) => cell.to_string(),
            Action::Move { from, to } => move_phrase(teller.sentences, *from, *to),
            Action::Pass => first_phrase(teller.sentences, "typed-do-tiles-pass"),
            // Chance's, which nobody types.
            Action::First(_) => action.to_string(),
        }
    }

    fn steps(teller: &Teller<'_>, view: &View, line: &Line) -> Option<Result<Vec<Action>, String>> {
        let sentences = teller.sentences;
        if line.is(sentences, "typed-do-tiles-pass") {
            return Some(Ok(vec![Action::Pass]));
        }
        let put = line.after(sentences, "typed-do-tiles-put");
        let line = put.as_ref().unwrap_or(line).without(sentences, "typed-word-filler");
        let numbers = line.without(sentences, "typed-word-to").numbers()?;
        match *numbers.as_slice() {
            [x, y] => Some(one_cell(teller, view, Cell::new(x, y))),
            [x, y, then_x, then_y] => {
                let (from, to) = (Cell::new(x, y), Cell::new(then_x, then_y));
                Some(Ok(vec![Action::Move { from, to }]))
            }
            _ => None,
        }
    }

    fn answer(teller: &Teller<'_>, view: &View, line: &Line) -> Option<String> {
        let sentences = teller.sentences;
        let number = |key| {
            let rest = line.after(sentences, key)?.numbers()?;
            <[i16; 1]>::try_from(rest).ok().map(|[number]| number)
        };
        if let Some(number) = number("typed-ask-tiles-row") {
            return Some(row(sentences, view, number));
        }
        if let Some(number) = number("typed-ask-tiles-column") {
            let lies = |colour| places(tiles(view, colour), |cell| cell.x == number, |cell| cell.y);
            return Some(strip(sentences, "typed-tiles-column", number, lies));
        }
        let cell = line.after(sentences, "typed-ask-tiles-look")?.numbers()?;
        let [x, y] = cell.try_into().ok()?;
        Some(look(sentences, view, Cell::new(x, y)))
    }

    fn table(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let rows: BTreeMap<i16, ()> =
            view.red.iter().chain(&view.yellow).map(|cell| (cell.y, ())).collect();
        let mut lines: Vec<String> =
            rows.into_keys().map(|number| row(teller.sentences, view, number)).collect();
        if lines.is_empty() {
            lines.push(teller.sentences.say("show-no-tiles"));
        }
        lines.extend(Tiles::standing(teller, view));
        lines
    }

    fn place(teller: &Teller<'_>, view: &View, seat: Seat) -> String {
        let colour = Colour::of(seat);
        let cells: Vec<String> = tiles(view, colour).iter().map(ToString::to_string).collect();
        let left = view.left.get(seat.index()).copied().unwrap_or(0);
        let left = teller.sentences.say_of("show-left", &[("left", left.to_string().into())]);
        let on_table = match cells.is_empty() {
            true => String::new(),
            false => format!("; {}", cells.join("; ")),
        };
        format!(
            "{}, {}: {left}{on_table}.",
            teller.who(seat),
            colour_name(teller.sentences, colour)
        )
    }

    fn standing(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let seats = Seat::all(u8::try_from(view.left.len()).unwrap_or(u8::MAX));
        let line = |(seat, left): (Seat, &u8)| {
            let left = teller.sentences.say_of("show-left", &[("left", left.to_string().into())]);
            let colour = colour_name(teller.sentences, Colour::of(seat));
            format!("{}, {colour}: {left}.", teller.who(seat))
        };
        seats.zip(&view.left).map(line).collect()
    }

    fn closest(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let seats = u8::try_from(view.left.len()).unwrap_or(u8::MAX);
        let mut rows: Vec<(usize, String)> = [Colour::Red, Colour::Yellow]
            .into_iter()
            .filter_map(|colour| {
                let (length, from, to) = longest(tiles(view, colour))?;
                let details = [
                    ("who", teller.list(colour.team(seats).iter()).into()),
                    ("colour", colour_name(teller.sentences, colour).into()),
                    ("length", length.into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ];
                Some((length, teller.sentences.say_of("typed-tiles-longest", &details)))
            })
            .collect();
        rows.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
        if rows.is_empty() {
            return vec![teller.sentences.say("show-no-tiles")];
        }
        rows.into_iter().map(|(_, line)| line).collect()
    }

    /// The row that won.
    fn decided(teller: &Teller<'_>, view: &View) -> Option<String> {
        let cells: Vec<String> = view.row.iter().map(ToString::to_string).collect();
        let five = teller.sentences.say("page-tiles-five");
        match (view.turn, cells.is_empty()) {
            (Turn::Over(_), false) => Some(format!("{five} {}.", cells.join("; "))),
            _ => None,
        }
    }

    /// All places by row; where tiles move, which ones, and where one of them can go.
    fn moves(teller: &Teller<'_>, view: &View, about: &Line) -> String {
        let sentences = teller.sentences;
        let cell = about.numbers().and_then(|cell| <[i16; 2]>::try_from(cell).ok());
        if let Some([x, y]) = cell {
            return targets(teller, view, Cell::new(x, y));
        }
        let mut movable: Vec<Cell> = movable(view);
        movable.dedup();
        if !movable.is_empty() {
            let cells = [("cells", by_row(sentences, movable).into())];
            return sentences.say_of("typed-tiles-movable", &cells);
        }
        let places: Vec<Cell> = view.actions.iter().filter_map(|step| step.target()).collect();
        if places.is_empty() {
            return list_of::<Tiles>(teller, view);
        }
        sentences.say_of("typed-tiles-places", &[("cells", by_row(sentences, places).into())])
    }

    fn offer(teller: &Teller<'_>, view: &View) -> String {
        const FEW: usize = 8;
        let sentences = teller.sentences;
        if view.actions.len() <= FEW {
            return list_of::<Tiles>(teller, view);
        }
        let mut movable = movable(view);
        movable.dedup();
        let (key, count) = match movable.len() {
            0 => ("typed-tiles-many-places", view.actions.len()),
            tiles => ("typed-tiles-many-moves", tiles),
        };
        sentences.say_of(key, &[("count", count.into())])
    }
}

fn move_phrase(sentences: &Sentences, from: Cell, to: Cell) -> String {
    let details = [("from", from.to_string().into()), ("to", to.to_string().into())];
    sentences.say_of("typed-say-tiles-move", &details)
}

/// A cell alone: a tile is placed there, or the tile there is to move.
fn one_cell(teller: &Teller<'_>, view: &View, cell: Cell) -> Result<Vec<Action>, String> {
    let moves = |step: &&Action| matches!(step, Action::Move { from, .. } if *from == cell);
    let moves: Vec<Action> = view.actions.iter().filter(moves).copied().collect();
    match moves.as_slice() {
        [] if movable(view).is_empty() => Ok(vec![Action::Place(cell)]),
        [] => Err(not_now::<Tiles>(teller, view)),
        [step] => Ok(vec![*step]),
        _ => Err(targets(teller, view, cell)),
    }
}

/// Where the tile on a cell can go.
fn targets(teller: &Teller<'_>, view: &View, cell: Cell) -> String {
    let sentences = teller.sentences;
    let to = |step: &Action| match step {
        Action::Move { from, to } if *from == cell => Some(*to),
        _ => None,
    };
    let to: Vec<Cell> = view.actions.iter().filter_map(to).collect();
    let places = |step: &Action| matches!(step, Action::Place(place) if *place == cell);
    match to.first() {
        None if view.actions.iter().any(places) => can(teller, &[cell.to_string()]),
        None => sentences.say_of("typed-tiles-cannot-move", &[("cell", cell.to_string().into())]),
        Some(&first) => {
            let details = [
                ("cell", cell.to_string().into()),
                ("cells", by_row(sentences, to).into()),
                ("example", move_phrase(sentences, cell, first).into()),
            ];
            sentences.say_of("typed-tiles-targets", &details)
        }
    }
}

/// The tiles that can move, in the order of reading.
fn movable(view: &View) -> Vec<Cell> {
    let from = |step: &Action| match step {
        Action::Move { from, .. } => Some(*from),
        _ => None,
    };
    let mut cells: Vec<Cell> = view.actions.iter().filter_map(from).collect();
    cells.sort_unstable();
    cells
}

/// Cells, row by row: *row 0: 3, 4; row 1: 2*.
fn by_row(sentences: &Sentences, mut cells: Vec<Cell>) -> String {
    cells.sort_unstable();
    cells.dedup();
    let mut rows: BTreeMap<i16, Vec<String>> = BTreeMap::new();
    for cell in cells {
        rows.entry(cell.y).or_default().push(cell.x.to_string());
    }
    let row = |(number, columns): (i16, Vec<String>)| {
        let details = [("row", number.to_string().into()), ("columns", columns.join(", ").into())];
        sentences.say_of("typed-tiles-in-row", &details)
    };
    rows.into_iter().map(row).collect::<Vec<_>>().join("; ")
}

fn tiles(view: &View, colour: Colour) -> &[Cell] {
    match colour {
        Colour::Red => &view.red,
        Colour::Yellow => &view.yellow,
    }
}

fn places(cells: &[Cell], lies: impl Fn(&Cell) -> bool, at: impl Fn(&Cell) -> i16) -> Vec<i16> {
    let mut found: Vec<i16> = cells.iter().filter(|cell| lies(cell)).map(at).collect();
    found.sort_unstable();
    found
}

fn row(sentences: &Sentences, view: &View, number: i16) -> String {
    let lies = |colour| places(tiles(view, colour), |cell| cell.y == number, |cell| cell.x);
    strip(sentences, "typed-tiles-row", number, lies)
}

/// What lies in a row or a column.
fn strip(
    sentences: &Sentences,
    key: &str,
    number: i16,
    lies: impl Fn(Colour) -> Vec<i16>,
) -> String {
    let part = |colour| {
        let at: Vec<String> = lies(colour).iter().map(ToString::to_string).collect();
        (!at.is_empty()).then(|| format!("{} {}", colour_name(sentences, colour), at.join(", ")))
    };
    let parts: Vec<String> = [Colour::Red, Colour::Yellow].into_iter().filter_map(part).collect();
    let parts = if parts.is_empty() { sentences.say("show-empty") } else { parts.join("; ") };
    sentences.say_of(key, &[("number", number.to_string().into()), ("tiles", parts.into())])
}

/// What lies on a cell and at its edges.
fn look(sentences: &Sentences, view: &View, cell: Cell) -> String {
    let on = |cell: Cell| {
        [Colour::Red, Colour::Yellow]
            .into_iter()
            .find(|&colour| tiles(view, colour).contains(&cell))
    };
    let here = on(cell)
        .map_or_else(|| sentences.say("typed-tiles-free"), |colour| colour_name(sentences, colour));
    let near = |key: &str, right: i16, down: i16| {
        let beside = Cell::new(cell.x.saturating_add(right), cell.y.saturating_add(down));
        let colour = on(beside)?;
        Some(format!("{} {}", sentences.say(key), colour_name(sentences, colour)))
    };
    let edges = [
        near("typed-tiles-left-of", -1, 0),
        near("typed-tiles-right-of", 1, 0),
        near("typed-tiles-above", 0, -1),
        near("typed-tiles-below", 0, 1),
    ];
    let edges: Vec<String> = edges.into_iter().flatten().collect();
    let edges = if edges.is_empty() { String::new() } else { format!("; {}", edges.join(", ")) };
    format!("{cell}: {here}{edges}.")
}

/// The longest row of these tiles without a gap, and its ends.
fn longest(tiles: &[Cell]) -> Option<(usize, Cell, Cell)> {
    let mut best: Option<(usize, Cell, Cell)> = None;
    for &start in tiles {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let along = std::iter::successors(Some(start), |cell| {
                let next = Cell::new(cell.x.checked_add(right)?, cell.y.checked_add(down)?);
                tiles.contains(&next).then_some(next)
            });
            let (length, end) = along.fold((0, start), |(length, _), cell| (length + 1, cell));
            if best.is_none_or(|(most, ..)| length > most) {
                best = Some((length, start, end));
            }
        }
    }
    best
}

fn colour_name(sentences: &Sentences, colour: Colour) -> String {
    sentences.say(match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
    })
}
