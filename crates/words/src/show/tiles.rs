//! `tiles` as text: a little picture of the board.

use anstyle::{AnsiColor, Style};
use rules::tiles::{Action, Cell, Colour, Tiles, View};
use rules::{Actor, Seat};

use crate::in_words::{InWords, Teller};
use crate::language::{Language, in_language};
use crate::sentences::{Localized, Sentences};
use crate::style;

impl Localized for Tiles {
    fn sentences(language: Language) -> &'static str {
        in_language!(language, "../../../../locales", "tiles.ftl")
    }
}

impl InWords for Tiles {
    fn step(teller: &Teller<'_>, by: Actor, action: &Action, _seen: bool) -> String {
        let at = |cell: &Cell| cell.to_string().into();
        match action {
            Action::First(seat) => teller.of("step-first", *seat, &[]),
            Action::Place(cell) => teller.by("tiles-step-place", by, &[("cell", at(cell))]),
            Action::Move { from, to } => {
                teller.by("tiles-step-move", by, &[("from", at(from)), ("to", at(to))])
            }
            Action::Pass => teller.by("tiles-step-pass", by, &[]),
        }
    }

    /// The board with a border of free cells, the last tile in brackets, the winning row in
    /// bold letters if there is one.
    fn position(teller: &Teller<'_>, views: &[&View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let mut lines = board(teller.sentences, view);
        let seats = u8::try_from(view.left.len()).unwrap_or(u8::MAX);
        for (seat, left) in Seat::all(seats).zip(&view.left) {
            let (letter, style) = drawn(Colour::of(seat));
            let left = teller.sentences.say_of("show-left", &[("left", left.to_string().into())]);
            lines.push(format!("  {style}{letter}{style:#} {}   {left}", teller.name(seat)));
        }
        lines
    }
}

fn board(sentences: &Sentences, view: &View) -> Vec<String> {
    let tiles = || view.red.iter().chain(&view.yellow);
    let columns = || tiles().map(|cell| cell.x);
    let rows = || tiles().map(|cell| cell.y);
    let (Some(left), Some(right), Some(top), Some(bottom)) =
        (columns().min(), columns().max(), rows().min(), rows().max())
    else {
        return vec![format!("  {}", sentences.say("show-no-tiles"))];
    };
    let last = view.last.and_then(Action::target);
    let cell = |cell: Cell| {
        let lies = [(Colour::Red, &view.red), (Colour::Yellow, &view.yellow)];
        let Some((colour, _)) = lies.into_iter().find(|(_, tiles)| tiles.contains(&cell)) else {
            let faint = style::FAINT;
            return format!(" {faint}·{faint:#} ");
        };
        let (letter, paint) = drawn(colour);
        let paint = if view.row.contains(&cell) { paint.bold().underline() } else { paint };
        let (before, after) = if last == Some(cell) { ('[', ']') } else { (' ', ' ') };
        format!("{before}{paint}{letter}{paint:#}{after}")
    };
    // Wide enough for the longest column number.
    let wide =
        [left - 1, right + 1].map(|x| x.to_string().len()).into_iter().max().unwrap_or(0).max(2)
            + 1;
    let row = |y: i16| -> String {
        let cells = (left - 1..=right + 1).map(|x| " ".repeat(wide - 3) + &cell(Cell::new(x, y)));
        cells.collect()
    };
    let columns: String = (left - 1..=right + 1).map(|x| format!("{x:>wide$}")).collect();
    let mut lines = vec![format!("{:>6}{columns}", "")];
    lines.extend((top - 1..=bottom + 1).map(|y| format!("{y:>6} {}", row(y).trim_end())));
    lines
}

fn drawn(colour: Colour) -> (char, Style) {
    match colour {
        Colour::Red => ('R', AnsiColor::Red.on_default()),
        Colour::Yellow => ('Y', AnsiColor::Yellow.on_default()),
    }
}
