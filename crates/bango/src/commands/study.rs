//! `bango study`: what can be known of a game, computed and printed as Markdown, and drawn.

mod draw;

use bots::registry::{self, ForPlayed, Played};
use bots::study::Plot;

use super::Done;
use crate::cli::Study;
use crate::failure::Failure;
use crate::terminal::Terminal;

struct Text;

impl ForPlayed for Text {
    type Output = Option<String>;

    fn run<G: Played>(self) -> Option<String> {
        G::study()
    }
}

struct Plots;

impl ForPlayed for Plots {
    type Output = Vec<Plot>;

    fn run<G: Played>(self) -> Vec<Plot> {
        G::plots()
    }
}

pub fn run(args: &Study, terminal: &mut Terminal) -> Done {
    let text = registry::run(args.game, Text).ok_or_else(|| {
        Failure::bad_request(format_args!("nothing has been studied of {} yet", args.game))
    })?;
    write!(terminal.out, "{text}")?;
    if let Some(folder) = &args.plots {
        for plot in registry::run(args.game, Plots) {
            draw::draw(folder, args.game, &plot)?;
        }
    }
    Ok(())
}
