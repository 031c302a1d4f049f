//! `tiles`: Bango by Steffen Mühlhäuser, a five-in-a-row with tiles on a table
//! without edges. Rules T1–T8.

mod action;
mod board;
mod cell;
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
pub use state::State;
pub use view::View;

use crate::chance;
use crate::game::{Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Outcome, Turn};
use crate::seat::Seat;

/// The game `tiles`.
#[derive(Clone, Copy, Debug)]
pub struct Tiles;

impl Game for Tiles {
    const ID: &'static str = "tiles";
    const PLAYERS: &'static str = "2 or 4";
    const DECISION: Duration = Duration::from_secs(90);

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<State, BadOptions> {
        if !matches!(seats, 2 | 4) {
            return Err(BadOptions::Players {
                game: Self::ID,
                players: Self::PLAYERS,
                given: seats,
            });
        }
        match options.first {
            Some(first) if first.number() >= seats => {
                Err(BadOptions::First { first, last: seats - 1 })
            }
            first => Ok(State::new(seats, first)),
        }
    }

    fn turn(state: &State) -> Turn {
        state.turn()
    }

    /// Cells to place on come row by row from the top, each row from the left;
    /// moves likewise by the tile that is taken, then by where it goes.
    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if state.turn() == Turn::Seat(seat) {
            state.list(out);
        }
    }

    fn chance(state: &State, rng: &mut dyn Rng) -> Option<Action> {
        if state.turn() != Turn::Chance {
            return None;
        }
        chance::seat(rng, state.seats()).map(Action::First)
    }

    fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
        out.clear();
        if state.turn() == Turn::Chance {
            out.extend(Seat::all(state.seats()).map(|seat| (Action::First(seat), 1)));
        }
    }

    fn play(state: &mut State, by: Actor, action: &Action) -> Result<(), Illegal> {
        state.play(by, *action)
    }

    fn view(state: &State, who: Observer) -> View {
        View::of(state, who)
    }

    fn glimpse(action: &Action, _who: Observer) -> Option<Action> {
        Some(*action)
    }

    /// T2: of four players, those who face each other.
    fn partner(seat: Seat, seats: u8) -> Option<Seat> {
        (seats == 4).then(|| seat.next(seats).next(seats))
    }

    /// T7: the loser starts.
    fn next_options(_: &Options, state: &State, outcome: Outcome) -> Options {
        let first = state.starter().zip(state.in_turn());
        Options {
            first: first
                .map(|(starter, in_turn)| next_first(starter, in_turn, state.seats(), outcome)),
        }
    }
}

impl Determinize for Tiles {
    /// Nothing is hidden and a view tells the whole game, so this plays it
    /// again: what it gives was reached by the rules, and is the very state
    /// that was seen.
    fn determinize(view: &View, _rng: &mut dyn Rng) -> Result<State, Inconsistent> {
        view.replay().ok_or(Inconsistent)
    }
}
