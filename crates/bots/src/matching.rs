//! What a bot that plays as well as the people at its table knows of them: what everybody saw
//! there since they sat down, and nothing else. The same log gives the same bot.

use std::time::Duration;

use rules::{Game, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::bot::Bot;

/// How bots of a game play as well as people.
pub struct Matching<G: Game> {
    /// How long an adult takes to win the race that is on in this view.
    pub usual: fn(&G::View) -> Duration,
    /// A bot for a table of these people.
    pub bot: fn(&[TrackRecord]) -> Box<dyn Bot<G>>,
}

/// A race that somebody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WonRace {
    winner: Seat,
    /// Those who could still have called.
    others: Seats,
    /// When it was won, in thousandths of the time that an adult takes.
    pace: u32,
}

impl WonRace {
    /// The race that somebody wins so long after calls opened, from its parts. An adult usually takes that
    /// long. `None` if there is no race.
    pub fn new(turn: Turn, winner: Seat, after: Duration, usual: Duration) -> Option<WonRace> {
        let Turn::Race(seats) = turn else { return None };
        let pace = after.as_millis().saturating_mul(1000).checked_div(usual.as_millis())?;
        let pace = u32::try_from(pace).unwrap_or(u32::MAX);
        Some(WonRace { winner, others: seats.without(winner), pace })
    }
}

/// What a race showed of somebody, in thousandths of the time that an adult takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// They won it then.
    Won(u32),
    /// Another won it then, and they had not called.
    Waited(u32),
}

/// What a person did at a table since they sat down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackRecord {
    /// The last races, the oldest first.
    races: Vec<Shown>,
    /// By how much they won more games than bots that match them did, where one of them
    /// wins as often as they: in thousandths of a game.
    lead: i32,
}

/// How many races are remembered: enough for a pace, few enough to follow practice.
const RACES: usize = 40;
/// The largest lead that is remembered.
const MOST: i32 = 8_000;

impl TrackRecord {
    /// The last races, the oldest first.
    pub fn races(&self) -> &[Shown] {
        &self.races
    }

    /// By how many games they lead; negative if they are behind.
    pub fn lead(&self) -> f64 {
        f64::from(self.lead) / 1000.0
    }

    /// Adds a race in which this person had this seat.
    pub fn note_race(&mut self, seat: Seat, race: &WonRace) {
        let shown = if race.winner == seat {
            Shown::Won(race.pace)
        } else if race.others.contains(seat) {
            Shown::Waited(race.pace)
        } else {
            return;
        };
        self.races.push(shown);
        self.races.drain(..self.races.len().saturating_sub(RACES));
    }

    /// Adds a game in which this person had this seat and bots that match people had those. A
    /// game that neither won changes nothing.
    pub fn note_game(&mut self, seat: Seat, bots: Seats, outcome: Outcome) {
        let Outcome::Won(winners) = outcome else { return };
        let bots_won = bots.iter().any(|bot| winners.contains(bot));
        let Ok(count @ 1..) = i32::try_from(bots.len()) else { return };
        // Of so many bots and a person each wins as often as the other: so often this adds up to 0.
        self.lead += match (winners.contains(seat), bots_won) {
            (true, false) => 2_000 * count / (count + 1),
            (false, true) => -2_000 / (count + 1),
            _ => 0,
        };
        self.lead = self.lead.clamp(-MOST, MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn race(winner: u8, ms: u64) -> WonRace {
        let turn = Turn::Race(Seats::all(3));
        let (after, usual) = (Duration::from_millis(ms), Duration::from_secs(4));
        WonRace::new(turn, seat(winner), after, usual).unwrap()
    }

    #[test]
    fn a_race_shows_something_of_those_who_could_call() {
        let mut record = TrackRecord::default();
        record.note_race(seat(1), &race(1, 2_000));
        record.note_race(seat(1), &race(0, 3_000));
        // Nobody else saw who is not in the race any more.
        record.note_race(seat(3), &race(0, 3_000));
        assert_eq!(record.races(), [Shown::Won(500), Shown::Waited(750)]);
        for _ in 0..100 {
            record.note_race(seat(1), &race(0, 4_000));
        }
        assert_eq!(record.races(), [Shown::Waited(1000); RACES]);
    }

    #[test]
    fn an_even_series_leaves_no_lead() {
        for bots in 1..=7 {
            let all = Seats::all(bots + 1).without(seat(0));
            let mut record = TrackRecord::default();
            for winner in 0..=bots {
                record.note_game(seat(0), all, Outcome::Won(Seats::only(seat(winner))));
            }
            assert!(record.lead().abs() < 0.01, "{bots} bots: {}", record.lead());
        }
        let mut record = TrackRecord::default();
        record.note_game(seat(0), Seats::NONE, Outcome::Won(Seats::only(seat(0))));
        record.note_game(seat(0), Seats::only(seat(1)), Outcome::Won(Seats::only(seat(2))));
        assert_eq!(record, TrackRecord::default());
    }

    #[test]
    fn only_what_a_game_can_show_is_learned() {
        let start = rules::AnyState::start(&rules::GameKind::Tiles.default_options(), 2).unwrap();
        let step = rules::GameKind::Tiles.read_action("first 1").unwrap();
        assert_eq!(WonRace::by(&start, seat(0), &step, Duration::from_secs(1)), None);
    }
}
