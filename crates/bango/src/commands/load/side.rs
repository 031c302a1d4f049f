//! What was measured at one server, or several that share their tables, and how it stands in a
//! table.

use std::io;

use serde::Serialize;
use words::Sentences;

use super::tally::Spread;
use crate::terminal::Terminal;

/// Times below this are told with their tenths; of longer ones nobody would read them.
const TENTHS_BELOW: f64 = 100.0;

/// What was measured at one of them.
#[derive(Debug, Serialize)]
pub struct Side {
    /// How many moves were made.
    pub moves: usize,
    /// In a second.
    pub moves_per_second: f64,
    /// From sending a move to its acknowledgement.
    pub acknowledgement: Spread,
    /// From sending a move to the opponent having it.
    pub arrival: Spread,
    /// Seconds of computing by the server for 100,000 moves.
    pub computing: f64,
    /// KiB of memory for a table of two connected clients.
    pub memory: f64,
}

/// Writes what was measured, the names to the left.
pub fn write_table(rows: &[[String; 4]], terminal: &mut Terminal) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let [first, second, third, fourth] = [0, 1, 2, 3].map(width);
    for [what, left, right, bar] in rows {
        let line = format!("{what:<first$}  {left:>second$}  {right:>third$}  {bar:>fourth$}");
        writeln!(terminal.out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The middle and the slow end.
pub fn spread(said: &Sentences, spread: Spread) -> String {
    let time = |time: f64| said.decimal(time, usize::from(time < TENTHS_BELOW));
    format!("{} / {}", time(spread.p50), time(spread.p99))
}

/// What is hoped for.
pub fn bar(said: &Sentences, most: f64) -> String {
    said.say_of("load-at-most", &[("most", said.decimal(most, 1).into())])
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn long_times_take_no_more_room_than_short_ones() {
        let said = Sentences::of(Language::Fr);
        let written = |p50, p99| spread(&said, Spread { p50, p99 });
        assert_eq!(written(9.96, 99.94), "10,0 / 99,9");
        assert_eq!(written(123.4, 1234.5), "123 / 1234");
    }
}
