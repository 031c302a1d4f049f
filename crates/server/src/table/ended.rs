//! What a table is to those who sit at it while they are elsewhere, and what a game that ended is to
//! those who played it.

use protocol::table::Phase;
use protocol::you::YourTable;
use rules::{Seat, Seats, Turn};

use super::{STAND_IN, Sitter, Table};
use crate::session::SessionId;
use crate::you::{End, Ended, Person, Player, Who};

impl Table {
    /// The game that ended last, with those who sat there then.
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_deref()
    }

    /// Everybody who sits here, each with their seats.
    pub fn holders(&self) -> Vec<(SessionId, Seats)> {
        let mut holders: Vec<(SessionId, Seats)> = Vec::new();
        for seat in Seat::all(self.seats()) {
            let Some(holder) = self.holder(seat) else { continue };
            if holders.iter().all(|(known, _)| *known != holder) {
                holders.push((holder, self.seats_of(holder)));
            }
        }
        holders
    }

    /// The table in the list of those who sit here, before it is said which seats are whose.
    pub fn listed(&self, changed: u64) -> YourTable {
        let summary = self.summary();
        YourTable {
            table: self.id,
            game: summary.game,
            seats: summary.seats,
            phase: summary.phase,
            yours: Seats::NONE,
            awaited: self.awaited(),
            changed,
        }
    }

    /// The seats that the others wait for. Everybody at the table sees that, too.
    fn awaited(&self) -> Seats {
        match (self.phase(), &self.play) {
            (Phase::Gathering, Some(play)) => play.owing(),
            (Phase::Playing, Some(play)) => match play.state().turn() {
                Turn::Seat(seat) => Seats::only(seat),
                Turn::Race(seats) => seats,
                Turn::Chance | Turn::Over(_) => Seats::NONE,
            },
            // Once somebody has asked for another game, the others have not.
            (Phase::Over, _) => {
                let people =
                    || Seat::all(self.seats()).filter_map(|seat| Some((seat, self.person(seat)?)));
                let asked = people().any(|(_, person)| person.again);
                people()
                    .filter(|(_, person)| asked && !person.again)
                    .map(|(seat, _)| seat)
                    .collect()
            }
            _ => Seats::NONE,
        }
    }

    /// Writes down who played the game that has just ended: seats may change hands after it.
    pub(super) fn remember_ended(&mut self, at: u64) {
        let Some((play, ending)) = self.play.as_ref().and_then(|play| Some((play, play.ending()?)))
        else {
            return;
        };
        let player = |(seat, name): (Seat, &String)| {
            let who = match &self.places.get(seat.index())?.sitter {
                Sitter::Nobody => return None,
                Sitter::Bot(level) => Who::Bot(*level),
                Sitter::Person(person) => Who::Person(Person {
                    session: person.session,
                    end: if ending.resigned == Some(seat) || person.gave_up {
                        End::Resigned
                    } else if person.stand_in {
                        End::StoodInFor(STAND_IN)
                    } else {
                        End::Played
                    },
                    reactions: play.reactions(seat).collect(),
                }),
            };
            Some(Player { name: name.clone(), who })
        };
        let players: Option<Vec<Player>> =
            Seat::all(self.seats()).zip(play.players()).map(player).collect();
        self.ended = players.map(|players| {
            Box::new(Ended {
                table: self.id,
                number: play.number(),
                game: play.state().kind(),
                at,
                outcome: ending.outcome,
                players,
            })
        });
    }
}
