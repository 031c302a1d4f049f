//! The workshop of `tiles`: games of the bots against themselves, and what is made of them.
//!
//! `games NODES FIRST COUNT` plays games that differ by their openings; `quiet` takes forced wins out of
//! games, and `compare` says how many of them are found.

mod games;
mod quiet;

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
        _ => Ok(writeln!(out, "see the first lines of its source")?),
    }
}
