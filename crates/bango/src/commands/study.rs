//! `bango study`: what can be known of a game, computed and printed as Markdown.

use bots::registry::{self, ForPlayed, Played};

use super::Done;
use crate::cli::Study;
use crate::failure::Failure;
use crate::terminal::Terminal;

struct OfGame;

impl ForPlayed for OfGame {
    type Output = Option<String>;

    fn run<G: Played>(self) -> Option<String> {
        G::study()
    }
}

pub fn run(args: &Study, terminal: &mut Terminal) -> Done {
    let text = registry::run(args.game, OfGame).ok_or_else(|| {
        Failure::bad_request(format_args!("nothing has been studied of {} yet", args.game))
    })?;
    Ok(write!(terminal.out, "{text}")?)
}
