//! `bango join`: a seat at a server's table, in the terminal.

use tui::table::remote::{Address, BadLink};

use super::Done;
use super::play::{is_plain, lines, manner, shelf, trouble};
use crate::cli::Join;
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Join, terminal: &mut Terminal) -> Done {
    let address = Address::read(&args.link).map_err(|error| {
        let hint = match error {
            BadLink::NoTable => "copy the link of the table from the page",
            BadLink::Encrypted => {
                "play in a browser, or ask the host for an address with http in a network you trust"
            }
        };
        Failure::bad_request(error).hint(hint)
    })?;
    let shelf = shelf(&args.client)?;
    let plain = is_plain(&args.client);
    let mut manner = manner(&args.client, plain, terminal);
    if manner.name.trim().is_empty() {
        manner.name = manner.sentences.say("page-guest");
    }
    if plain {
        return lines(terminal, manner, |plain| plain.join(address, &shelf));
    }
    tui::join(address, &manner, &shelf).map_err(trouble)
}
