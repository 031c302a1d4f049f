//! The workshop of `tiles`: games of the bots against themselves, and what is made of them.
//!
//! `games NODES FIRST COUNT` plays games that differ by their openings; `quiet` takes forced wins out of
//! games, `compare` says how many of them are found; `tune` fits the
//! evaluation; `bound TILES MOST` writes a certificate that nobody can force five within so many tiles, and
//! `check` checks one; `match ONE OTHER GAMES NODES SEED` is a match;
//! `book NODES GAMES` makes the opening book.

mod book;
mod games;
mod quiet;
mod tune;
mod versus;

use std::io::Write;

type Done = Result<(), Box<dyn std::error::Error>>;

fn main() -> Done {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let out = &mut std::io::stdout();
    match words.as_slice() {
        ["games", nodes, first, count] => {
            games::play(nodes.parse()?, first.parse()?, count.parse()?, out)
        }
        ["quiet", file] => quiet::mine(&std::fs::read_to_string(file)?, out),
        ["compare", file, seconds] => {
            quiet::compare(&std::fs::read_to_string(file)?, seconds.parse()?, out)
        }
        ["tune", file] => tune::tune(&std::fs::read_to_string(file)?, out),
        ["bound", tiles, most] => match bots::tiles::bound::find(tiles.parse()?, most.parse()?) {
            Some(certificate) => Ok(write!(out, "{certificate}")?),
            None => Err("there is none, or not enough room to find one".into()),
        },
        ["check", file] => {
            let checked = bots::tiles::bound::check(&std::fs::read_to_string(file)?)?;
            Ok(writeln!(out, "{checked:?}")?)
        }
        ["match", one, other, games, nodes, seed] => {
            versus::play([one, other], games.parse()?, nodes.parse()?, seed.parse()?, out)
        }
        ["book", nodes, games] => book::make(nodes.parse()?, games.parse()?, out),
        _ => Ok(writeln!(out, "see the first lines of its source")?),
    }
}
