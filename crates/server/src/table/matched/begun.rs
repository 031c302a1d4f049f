//! How a game began, as a snapshot keeps it. All else about a game is in its rows of the log: what is
//! hidden in it is nowhere but there.

use std::ops::RangeInclusive;

use protocol::TableId;
use rules::GameKind;
use serde::{Deserialize, Serialize};

use super::{Match, Started};
use crate::log::{Entry, Event};
use fair::{Binding, Commitment, Derivation, Secret};

/// What a table gave to a game when it began, and which rows of the log the game is in.
#[derive(Debug, Serialize, Deserialize)]
pub struct Begun {
    number: u32,
    game: GameKind,
    options: serde_json::Value,
    /// By seat.
    players: Vec<String>,
    /// By seat; everybody may know them.
    promises: Vec<Option<Commitment>>,
    first_row: u64,
    last_row: u64,
}

impl Begun {
    pub fn rows(&self) -> RangeInclusive<u64> {
        self.first_row..=self.last_row
    }

    fn start(
        &self,
        table: TableId,
        secret: Secret,
        derivation: Derivation,
        started: Started,
    ) -> Result<Match, String> {
        let options = self.game.read_options(self.options.clone());
        let binding = Binding {
            derivation,
            table: table.to_string(),
            number: self.number,
            options: options.map_err(|error| error.to_string())?,
            seats: u8::try_from(self.players.len()).unwrap_or(u8::MAX),
        };
        Match::new(binding, self.players.clone(), secret, self.promises.clone(), started)
    }
}

impl Match {
    /// How it began.
    pub fn begun(&self) -> Begun {
        Begun {
            number: self.binding.number,
            game: self.state.kind(),
            options: serde_json::to_value(&self.binding.options).unwrap_or_default(),
            players: self.players.clone(),
            promises: self.added.promises.clone(),
            first_row: self.started.seq,
            last_row: self.last_row,
        }
    }

    /// The game that began so, from its rows of the log.
    pub fn again(begun: &Begun, table: TableId, rows: &[Box<str>]) -> Result<Match, String> {
        let mut play = None;
        for (seq, row) in begun.rows().zip(rows) {
            let entry: Entry = serde_json::from_str(row).map_err(|error| error.to_string())?;
            for event in &entry.events {
                match (&mut play, event) {
                    (Some(play), event) => Match::apply(play, seq, entry.at, event)?,
                    (None, Event::Started { secret, fair }) => {
                        let secret = Secret::from_hex(secret).map_err(|error| error.to_string())?;
                        let started = Started { seq, at: entry.at };
                        play = Some(begun.start(table, secret, *fair, started)?);
                    }
                    // In its first row, what came before it.
                    (None, _) => {}
                }
            }
        }
        // The table's snapshot has learned from these races.
        let _ = play.as_mut().and_then(Match::take_won_race);
        play.filter(|play| play.rows() == begun.rows())
            .ok_or_else(|| "a game is not in its rows".to_owned())
    }
}
