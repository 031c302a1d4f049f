//! `tiles`: Bango by Steffen Mühlhäuser, a five-in-a-row with tiles on a table
//! without edges. Rules T1–T8.

mod action;
mod board;
mod cell;
mod change;
mod colour;
mod group;
mod history;
mod illegal;
mod moving;
mod options;
mod position;
mod row;
mod series;
mod state;
mod view;

use std::time::Duration;

use rand_core::Rng;

pub use action::Action;
pub use cell::Cell;
pub use colour::Colour;
pub use illegal::Illegal;
pub use options::Options;
pub use series::next_first;
pub use state::Tiles;
pub use view::View;

use crate::chance;
use crate::change::Change;
use crate::game::{
    Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Outcome, Turn, view_by_fields,
};
use crate::seat::Seat;

view_by_fields!(View, Action);

impl Game for Tiles {
    const ID: &'static str = "tiles";
    const SEATS: &'static [u8] = &[2, 4];
    const DECISION: Duration = Duration::from_secs(90);
    const CHANCE_FOLLOWS: bool = false;

    type Options = Options;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<Tiles, BadOptions> {
        BadOptions::check_players::<Tiles>(seats)?;
        BadOptions::check_first(options.first, seats)?;
        Ok(Tiles::new(seats, options.first))
    }

    fn turn(&self) -> Turn {
        match (self.outcome, self.in_turn()) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Some(seat)) => Turn::Seat(seat),
            (None, None) => Turn::Chance,
        }
    }

    /// Cells to place on come row by row from the top, each row from the left;
    /// moves likewise by the tile that is taken, then by where it goes.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn() == Turn::Seat(seat) {
            self.list(out);
        }
    }

    fn chance(&self, rng: &mut dyn Rng) -> Option<Action> {
        if self.turn() != Turn::Chance {
            return None;
        }
        chance::seat(rng, self.seats()).map(Action::First)
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        if self.turn() == Turn::Chance {
            out.extend(Seat::all(self.seats()).map(|seat| (Action::First(seat), 1)));
        }
    }

    fn showing_time(&self, step: &Action) -> Duration {
        Duration::from_millis(match step {
            Action::First(_) => 900,
            Action::Place(_) => 400,
            Action::Move { .. } | Action::Pass => 700,
        })
    }

    fn check(&self, by: Actor, action: &Action) -> Result<(), Illegal> {
        match (self.turn(), by) {
            (Turn::Over(Outcome::Drawn), _) => Err(Illegal::Drawn),
            (Turn::Over(_), _) => Err(Illegal::Over),
            (_, Actor::Seat(seat)) if seat.number() >= self.seats() => Err(Illegal::NoSuchSeat),
            (_, Actor::Clock) => Err(Illegal::NotForTheClock),
            (Turn::Chance, Actor::Chance) => self.check_draw(*action),
            (_, Actor::Chance) => Err(Illegal::NotForChance),
            (Turn::Chance, Actor::Seat(_)) => Err(Illegal::FirstNotDrawn),
            (Turn::Seat(seat), Actor::Seat(by)) if seat == by => {
                self.check_turn(Colour::of(seat), *action)
            }
            (_, Actor::Seat(_)) => Err(Illegal::NotYourTurn),
        }
    }

    fn play(&mut self, by: Actor, action: &Action) -> Result<(), Illegal> {
        self.check(by, action)?;
        match (by, *action) {
            (Actor::Seat(seat), action) => self.take_turn(Colour::of(seat), action),
            (_, Action::First(seat)) => {
                self.begin(seat);
                Ok(())
            }
            _ => Err(Illegal::NotForChance),
        }
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn tells_change(step: &Action) -> bool {
        // The first step is seldom, and changes who has which tiles.
        !matches!(step, Action::First(_))
    }

    fn changed(&self, step: &Action, who: Observer) -> Option<Change> {
        self.changed_by(*step, who)
    }

    fn glimpse(action: &Action, _who: Observer) -> Option<Action> {
        Some(*action)
    }

    /// T2: of four players, those who face each other.
    fn partner(seat: Seat, seats: u8) -> Option<Seat> {
        (seats == 4).then(|| seat.next(seats).next(seats))
    }

    /// T7: the loser starts.
    fn next_options(&self, _: &Options, outcome: Outcome) -> Options {
        let first = self.starter().zip(self.in_turn());
        Options {
            first: first
                .map(|(starter, in_turn)| next_first(starter, in_turn, self.seats(), outcome)),
        }
    }
}

impl Determinize for Tiles {
    /// Nothing is hidden and a view tells the whole game, so this plays it
    /// again: what it gives was reached by the rules, and is the very state
    /// that was seen.
    fn determinize(view: &View, _rng: &mut dyn Rng) -> Result<Tiles, Inconsistent> {
        view.replay().ok_or(Inconsistent)
    }
}
