//! Bongo, a photo safari race with dice, by Bruno Faidutti (`RULES.md`, D).
//!
//! Start with [`Roll::read`], the one deduction that everybody races to make;
//! then [`Action`], what can happen, and [`View`], what everyone can see.

mod action;
mod animal;
mod call;
mod holdings;
mod illegal;
mod invariants;
mod number;
mod options;
mod reading;
mod roll;
mod round;
mod state;
mod tally;
mod view;

use std::time::Duration;

use rand_core::Rng;

use crate::game::{Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Turn};
use crate::seat::Seat;

pub use action::Action;
pub use animal::Animal;
pub use call::Call;
pub use holdings::Source;
pub use illegal::Illegal;
pub use number::{NoSuchNumber, Number};
pub use options::{BadLimit, BadTrophies, Calls, Limit, Options, Trophies, Variant};
pub use reading::{Effect, Matching, Poaching, Reading, Shown, Wanted};
pub use roll::{Poachers, Roll};
pub use round::{Called, End, Finished, Round};
pub use state::State;
pub use tally::Tally;
pub use view::{Pending, View};

/// The game of `dice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice;

impl Game for Dice {
    const ID: &'static str = "dice";
    const PLAYERS: &'static str = "2 to 8";
    const DECISION: Duration = Duration::from_secs(20);
    const RACES: bool = true;

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<State, BadOptions> {
        State::start(options, seats).ok_or(BadOptions::Players {
            game: Self::ID,
            players: Self::PLAYERS,
            given: seats,
        })
    }

    fn turn(state: &State) -> Turn {
        state.turn()
    }

    /// In this order: `throw`; the calls `rhino`, `gnu`, `bongo`, `nothing`; the
    /// claims in the same order of animals, and of each by the seat that loses it.
    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.actions(seat, out);
    }

    /// `first` takes one number below the number of seats, which is the seat;
    /// `roll` is drawn as [`Roll::draw`] says.
    fn chance(state: &State, rng: &mut dyn Rng) -> Option<Action> {
        state.chance(rng)
    }

    fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
        state.outcomes(out);
    }

    /// D4.7: the clock ends a round that nobody has won, if the table has a limit.
    fn clock(state: &State) -> Option<(Action, Duration)> {
        state.clock()
    }

    fn play(state: &mut State, by: Actor, action: &Action) -> Result<(), Illegal> {
        state.play(by, *action)
    }

    fn view(state: &State, who: Observer) -> View {
        View::new(state, who)
    }

    /// Everything happens in the open (D4.1).
    fn glimpse(action: &Action, _who: Observer) -> Option<Action> {
        Some(*action)
    }
}

impl Determinize for Dice {
    /// Nothing is hidden but what the dice have yet to show, so there is exactly one state.
    fn determinize(view: &View, _rng: &mut dyn Rng) -> Result<State, Inconsistent> {
        view.state().ok_or(Inconsistent)
    }
}
