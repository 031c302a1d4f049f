//! `bango join`: a seat at a server's table, in the terminal.

use tui::table::remote::Address;

use super::Done;
use super::play::{is_plain, lines, manner, say_what_is_left, shelf, trouble};
use crate::cli::Join;
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Join, terminal: &mut Terminal) -> Done {
    let address = Address::read(&args.link).map_err(|error| {
        Failure::bad_request(error).hint("copy the link of the table from the page")
    })?;
    let shelf = shelf(&args.client)?;
    let plain = is_plain(&args.client);
    let mut manner = manner(&args.client, plain, terminal);
    if manner.name.trim().is_empty() {
        manner.name = manner.sentences.say("page-guest");
    }
    let left = if plain {
        lines(terminal, manner, |plain| plain.join(address, &shelf))?
    } else {
        tui::join(address, &manner, &shelf).map_err(trouble)?
    };
    say_what_is_left(&left, terminal)
}
