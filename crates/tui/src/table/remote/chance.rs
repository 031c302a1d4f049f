//! What this client adds to the chance of a game, and what it saw before the first draw
//! (`docs/FAIRNESS.md`), as the page does in `net/chance.ts`.

use std::collections::HashSet;

use fair::Entropy;
use protocol::table::{Phase, Play, Sitter, TableState};
use protocol::{Command, TableId};
use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::shelf::Shelf;

/// How many promises and games are remembered.
const MOST_PROMISES: usize = 40;
const MOST_GAMES: usize = 60;
const MOST_SECOND: usize = 8;

/// It is kept on the shelf, so that a client that was ended can still keep its promise.
#[derive(Debug)]
pub struct OwnChance {
    shelf: Shelf,
    kept: Kept,
    /// What was said and not refused: it is not said again.
    said: HashSet<String>,
}

/// All that is kept, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    promised: Vec<Promised>,
    games: Vec<Witness>,
}

/// Entropy that was promised for one seat of one game, and not yet told to anyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Promised {
    table: TableId,
    number: u32,
    seat: Seat,
    entropy: Entropy,
}

/// What a table showed before the first step of a game, and what this client told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    table: TableId,
    number: u32,
    pub commitment: String,
    pub promises: Vec<Option<String>>,
    /// Own entropy by seat.
    pub told: Vec<(Seat, Entropy)>,
    /// Other commitments that the server showed for the same game later: it began it more than once.
    pub second: Vec<String>,
}

impl Promised {
    fn commitment(&self) -> String {
        self.entropy.commitment(&self.table.to_string(), self.number, self.seat).to_string()
    }
}

impl OwnChance {
    pub fn new(shelf: Shelf) -> OwnChance {
        let kept = shelf.chance();
        OwnChance { shelf, kept, said: HashSet::new() }
    }

    /// What is due at this table: promises before a game, what was promised at its start.
    pub fn tend(&mut self, table: &TableState) -> Vec<Command> {
        self.note_second(table);
        match (table.phase, &table.play) {
            (Phase::Waiting | Phase::Over, _) => self.promise(table),
            (Phase::Gathering, Some(play)) => self.reveal(table, play),
            (Phase::Gathering, None) | (Phase::Playing, _) => Vec::new(),
        }
    }

    /// What was seen before the first step of a game.
    pub fn witness(&self, table: TableId, number: u32) -> Option<&Witness> {
        self.kept.games.iter().find(|game| game.table == table && game.number == number)
    }

    fn promise(&mut self, table: &TableState) -> Vec<Command> {
        let number = table.games + 1;
        // Nothing is added to a game that began once before.
        if self.witness(table.id, number).is_some() {
            return Vec::new();
        }
        let mut commands = Vec::new();
        for (seat, contributed) in own_seats(table) {
            let standing = self.kept.promised.iter().find(|promised| {
                promised.table == table.id && promised.number == number && promised.seat == seat
            });
            let place = format!("{number}/{seat}");
            // A promise that another device made for this seat cannot be kept by this one.
            if contributed && standing.is_some() {
                self.said.remove(&place);
                continue;
            }
            if self.said.contains(&place) {
                continue;
            }
            let commitment = match standing {
                Some(standing) => standing.commitment(),
                None => {
                    // A system without randomness adds nothing; the game is played all the same.
                    let Ok(entropy) = Entropy::random() else { continue };
                    let promised = Promised { table: table.id, number, seat, entropy };
                    let commitment = promised.commitment();
                    self.kept.promised.push(promised);
                    if !self.keep() {
                        // What could not be told later is not promised.
                        self.kept.promised.pop();
                        continue;
                    }
                    commitment
                }
            };
            self.said.insert(place);
            commands.push(Command::Contribute { seat, commitment });
        }
        commands
    }

    fn reveal(&mut self, table: &TableState, play: &Play) -> Vec<Command> {
        if play.ending.is_some() || !play.steps.is_empty() {
            return Vec::new();
        }
        let place = self
            .kept
            .games
            .iter()
            .position(|game| game.table == table.id && game.number == play.number);
        let mut witness = match place {
            Some(place) => self.kept.games.remove(place),
            None => Witness {
                table: table.id,
                number: play.number,
                commitment: play.commitment.clone(),
                promises: play.promises.clone(),
                told: Vec::new(),
                second: Vec::new(),
            },
        };
        // Neither may change once it was shown: entropy is told to one commitment of the server, ever.
        let same = witness.commitment == play.commitment && witness.promises == play.promises;
        if same {
            let own: Vec<Seat> = own_seats(table).map(|(seat, _)| seat).collect();
            self.kept.promised.retain(|promised| {
                let listed = play.promises.get(promised.seat.index()).and_then(Option::as_deref);
                // Told only to a list that has the own promise at the own seat.
                let told = promised.table == table.id
                    && promised.number == play.number
                    && own.contains(&promised.seat)
                    && listed == Some(promised.commitment().as_str());
                if told {
                    witness.told.push((promised.seat, promised.entropy));
                }
                !told
            });
        }
        let told = if same { witness.told.clone() } else { Vec::new() };
        self.kept.games.push(witness);
        if !self.keep() {
            return Vec::new();
        }
        let new = told.into_iter().filter(|(_, entropy)| self.said.insert(entropy.to_string()));
        new.map(|(seat, entropy)| Command::Reveal { seat, entropy: entropy.to_string() }).collect()
    }

    /// A server that went back to an earlier state begins a game anew that this client saw begin.
    fn note_second(&mut self, table: &TableState) {
        let Some(play) = &table.play else { return };
        let mut games = self.kept.games.iter_mut();
        let seen = games.find(|game| game.table == table.id && game.number == play.number);
        let Some(witness) = seen else { return };
        let known = witness.commitment == play.commitment
            || witness.second.contains(&play.commitment)
            || witness.second.len() >= MOST_SECOND;
        if !known {
            witness.second.push(play.commitment.clone());
            self.keep();
        }
    }

    /// Whether it is on the disk.
    fn keep(&mut self) -> bool {
        let Kept { promised, games } = &mut self.kept;
        promised.drain(..promised.len().saturating_sub(MOST_PROMISES));
        games.drain(..games.len().saturating_sub(MOST_GAMES));
        self.shelf.keep_chance(&self.kept).is_ok()
    }
}

/// The seats at this client, and whether somebody promised chance for them.
fn own_seats(table: &TableState) -> impl Iterator<Item = (Seat, bool)> {
    let seats = (0u8..).map_while(Seat::new).zip(&table.seats);
    seats.filter_map(|(seat, state)| match state.sitter {
        Sitter::Person { yours: true, contributed, .. } => Some((seat, contributed)),
        _ => None,
    })
}

#[cfg(test)]
mod tests;
