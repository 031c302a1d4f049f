//! What was measured, for people and for programs.

use std::io;

use serde::Serialize;

use super::sharing::Stored;
use super::side::{Side, bar, spread, write_table};
use super::tally::Spread;
use crate::terminal::{Terminal, style};

/// What was measured under load. Times are in milliseconds.
#[derive(Debug, Serialize)]
pub struct Report {
    /// How many tables of two clients.
    pub tables: usize,
    /// Moves per second at each; nothing if they were made as fast as answers came.
    pub rate: Option<f64>,
    /// For how long each side was measured.
    pub seconds: u64,
    /// The table server.
    pub server: Side,
    /// The bare relay.
    pub floor: Side,
    /// What the server computes for a move, as a multiple of the floor.
    pub computing_ratio: f64,
    /// The disk's own time for 4 KiB, in the folder of the server's data.
    pub disk: Spread,
    /// The slow end of acknowledgements, less the disk's own usual time.
    pub acknowledgement_p99_beyond_disk: f64,
    /// KiB of memory for a table after some whole games; nothing where only few tables share what a server
    /// takes in any case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_in_whole_games: Option<f64>,
    /// The same server on a database, if one was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stored: Option<Stored>,
}

/// What is hoped for: at a fixed rate, and as fast as answers come.
const RATIO: f64 = 1.9;
const CLOSED_RATIO: f64 = 3.0;
const CLOSED_MOVES: f64 = 14_000.0;
const BEYOND_DISK: f64 = 20.0;
const MEMORY: f64 = 30.0;

impl Report {
    /// Writes a table: the server, the floor, and what is hoped for.
    pub fn write(&self, terminal: &mut Terminal) -> io::Result<()> {
        let (server, floor) = (&self.server, &self.floor);
        let said = &terminal.sentences;
        let number = |number: f64| said.decimal(number, 1);
        let spread = |of: Spread| spread(said, of);
        let at_most = |most: f64| bar(said, most);
        let pace = match self.rate {
            Some(rate) => said.say_of("load-rate", &[("rate", number(rate).into())]),
            None => said.say("load-closed"),
        };
        let (ratio, at_least) = match self.rate {
            Some(_) => (RATIO, String::new()),
            None => {
                let least = [("least", said.decimal(CLOSED_MOVES, 0).into())];
                (CLOSED_RATIO, said.say_of("load-at-least", &least))
            }
        };
        let tables = self.tables.to_string();
        let title = [("tables", tables.into()), ("pace", pace.into())];
        let title = said.say_of("load-title", &title);
        let mut rows = vec![
            [String::new(), said.say("load-server"), said.say("load-floor"), said.say("load-bar")],
            [
                said.say("load-moves"),
                number(server.moves_per_second),
                number(floor.moves_per_second),
                at_least,
            ],
            [
                said.say("load-acknowledgement"),
                spread(server.acknowledgement),
                spread(floor.acknowledgement),
                String::new(),
            ],
            [
                said.say("load-arrival"),
                spread(server.arrival),
                spread(floor.arrival),
                String::new(),
            ],
            [said.say("load-disk"), spread(self.disk), String::new(), String::new()],
            [
                said.say("load-beyond"),
                number(self.acknowledgement_p99_beyond_disk),
                String::new(),
                at_most(BEYOND_DISK),
            ],
            [
                said.say("load-computing"),
                number(server.computing),
                number(floor.computing),
                String::new(),
            ],
            [said.say("load-ratio"), number(self.computing_ratio), number(1.0), at_most(ratio)],
            [said.say("load-memory"), number(server.memory), number(floor.memory), String::new()],
        ];
        if let Some(memory) = self.memory_in_whole_games {
            let whole = said.say("load-memory-whole");
            rows.push([whole, number(memory), String::new(), at_most(MEMORY)]);
        }
        let strong = style::STRONG;
        writeln!(terminal.out, "{strong}{title}{strong:#}")?;
        write_table(&rows, terminal)?;
        match &self.stored {
            Some(stored) => stored.write(terminal),
            None => Ok(()),
        }
    }
}

/// What came of many sockets at once.
#[derive(Debug, Serialize)]
pub struct Crowd {
    /// How many were opened.
    pub sockets: usize,
    /// How many of them saw their game.
    pub views: usize,
    /// How many opponents had the move that was then made at every table.
    pub moves: usize,
    /// KiB of memory for a table of two connected clients.
    pub memory: f64,
}

impl Crowd {
    /// Writes it as a sentence.
    pub fn write(&self, terminal: &mut Terminal) -> io::Result<()> {
        let details = [
            ("sockets", self.sockets.to_string().into()),
            ("views", self.views.to_string().into()),
            ("moves", self.moves.to_string().into()),
            ("memory", terminal.sentences.decimal(self.memory, 1).into()),
        ];
        let said = terminal.sentences.say_of("load-crowd", &details);
        writeln!(terminal.out, "{said}")
    }
}
