//! An evening of a simulated person and a bot that matches them: who wins, game by game.

use std::time::Duration;

use rand_core::Rng;
use rules::chance::pick;
use rules::dice::{Action, Dice, Options, Variant};
use rules::{Actor, Game, Observer, Outcome, Seat, Seats, Turn};

use super::matching::MATCHING;
use super::person::Person;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::matching::{TrackRecord, WonRace};

/// So many games of somebody who takes this long in `basic` and a bot that learns from them: for
/// each game, whether the person won. `None` if a game came to no end.
pub fn evening(
    milliseconds: u16,
    variant: Variant,
    games: usize,
    rng: &mut dyn Rng,
) -> Option<Vec<bool>> {
    let seat = Seat::new(0)?;
    let person = Person::taking(milliseconds);
    let mut evening = Evening { seat, person, known: TrackRecord::default() };
    (0..games).map(|_| evening.play_game(variant, rng)).collect()
}

struct Evening {
    /// Where the person sits.
    seat: Seat,
    person: Person,
    /// What the bot knows of them.
    known: TrackRecord,
}

impl Evening {
    /// The bot as it would sit down now.
    fn bot(&self) -> Box<dyn Bot<Dice>> {
        (MATCHING.bot)(std::slice::from_ref(&self.known))
    }

    /// Whether the person won.
    fn play_game(&mut self, variant: Variant, rng: &mut dyn Rng) -> Option<bool> {
        let mut state = Dice::start(&Options { variant, ..Options::default() }, 2).ok()?;
        loop {
            match state.turn() {
                Turn::Over(outcome) => {
                    self.known.note_game(self.seat, Seats::all(2).without(self.seat), outcome);
                    let Outcome::Won(winners) = outcome else { return None };
                    return Some(winners.contains(self.seat));
                }
                Turn::Chance => {
                    let action = state.chance(rng)?;
                    state.play(Actor::Chance, &action).ok()?;
                }
                Turn::Seat(seat) => {
                    let view = state.view(Observer::Seat(seat));
                    let mut bot = self.bot();
                    let who = self.player(seat, bot.as_mut());
                    let action = who.think(&view, &Budget::nodes(1), rng)?.action;
                    state.play(Actor::Seat(seat), &action).ok()?;
                }
                Turn::Race(_) => {
                    let mut bot = self.bot();
                    self.race(&mut state, bot.as_mut(), rng)?;
                }
            }
        }
    }

    /// From the roll until somebody is right, or all are out, or time is up.
    fn race(&mut self, state: &mut Dice, bot: &mut dyn Bot<Dice>, rng: &mut dyn Rng) -> Option<()> {
        let mut now = Duration::ZERO;
        while let Turn::Race(seats) = state.turn() {
            let view = state.view(Observer::Public);
            let mut plans: Vec<(Duration, Seat, Action)> = Vec::new();
            for seat in seats.iter() {
                let intent = self.player(seat, bot).race(&view, seat, now, rng);
                plans.extend(intent.map(|intent| (intent.after, seat, intent.action)));
            }
            let limit = state.clock();
            plans.retain(|(after, ..)| limit.is_none_or(|(_, limit)| *after < limit));
            let first = plans.iter().map(|(after, ..)| *after).min();
            plans.retain(|(after, ..)| Some(*after) == first);
            let Some((after, seat, action)) = pick(rng, &plans) else {
                return state.play(Actor::Clock, &limit?.0).ok();
            };
            if state.wins_race(&action).is_some() {
                let won = WonRace::new(state.turn(), seat, after, (MATCHING.usual)(&view))?;
                self.known.note_race(self.seat, &won);
            }
            state.play(Actor::Seat(seat), &action).ok()?;
            now = after;
        }
        Some(())
    }

    fn player<'a>(&'a mut self, seat: Seat, bot: &'a mut dyn Bot<Dice>) -> &'a mut dyn Bot<Dice> {
        if seat == self.seat { &mut self.person } else { bot }
    }
}
