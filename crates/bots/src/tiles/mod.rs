//! Bots for `tiles`: five in a row on a table without edges.
//!
//! [`board`] is the table for searching, `moving` its last phase; [`survey`] judges
//! it; [`win`] finds forced wins by `proof_number` (quiet ones, by their threats) and [`prover`] (the shortest, and those of the last phase); [`search`] looks ahead; `player` puts
//! them together for the levels. `first` is the expert that others are measured by. Four play as two sides, so nothing differs for teams.

mod adviser;
mod baseline;
pub mod board;
pub mod book;
pub mod bound;
pub mod clock;
mod first;
mod fours;
mod frontier;
mod group;
mod hint;
pub mod judge;
pub mod lines;
mod moving;
mod order;
pub mod pattern;
mod player;
mod proof_number;
pub mod prover;
pub mod search;
pub mod spot;
pub mod step;
pub mod study;
pub mod survey;
pub mod symmetry;
mod table;
pub mod win;
pub mod windows;
mod zobrist;

pub use baseline::AlphaBeta;
pub use player::Player;
use rules::tiles::Tiles;
pub use win::{ForcedWin, forced_win};

use crate::bot::Bot;
use crate::level::Level;
use crate::matching::Matching;
use crate::random::Random;
use crate::registry::Played;

impl Played for Tiles {
    const BASELINES: &'static [&'static str] = &["random", "alpha-beta-4", "expert-1", "adviser"];
    const ADVISER: &'static str = "adviser";
    const RATINGS: [u16; 4] = [988, 1500, 2259, 2771];
    const MATCHING: Option<Matching<Tiles>> = None;
    const OPENING: u32 = 3;

    fn bot(level: Level) -> Box<dyn Bot<Tiles>> {
        Box::new(Player::new(level))
    }

    fn study() -> Option<String> {
        study::study()
    }

    /// A level, a baseline, or `alpha-beta-N` for a depth from 1 to 9.
    fn named(name: &str) -> Option<Box<dyn Bot<Tiles>>> {
        if let Ok(level) = name.parse() {
            return Some(Tiles::bot(level));
        }
        match name {
            "random" => return Some(Box::new(Random)),
            "adviser" => return Some(Box::new(adviser::Adviser)),
            "expert-1" => return Some(Box::new(first::FirstExpert)),
            _ => {}
        }
        let depth = name.strip_prefix("alpha-beta-")?;
        let depth = ('1'..='9').zip(1..).find(|(digit, _)| depth == digit.to_string())?.1;
        Some(Box::new(AlphaBeta { depth }))
    }
}
