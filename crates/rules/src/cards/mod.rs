//! `cards`: Bango by Paco Yáñez, a push-your-luck card game for 2 to 5 (C1–C10).

mod action;
mod card;
mod drawing;
mod explosion;
mod illegal;
mod laying;
mod legal;
mod open;
mod pile;
mod score;
mod sequence;
mod set_up;
mod state;
mod view;

use std::time::Duration;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

pub use action::{Action, Slot};
pub use card::{Card, Colour, Number};
pub use illegal::Illegal;
pub use open::{MOST_IN_CENTRE, MOST_SEATS, MayBe, Open, Phase, Place};
pub use pile::Pile;
pub use score::{MOST_SEQUENCES, SequencePoints, Sequences, Tally};
pub use sequence::Sequence;
pub use state::{HAND_LIMIT, State};
pub use view::View;

use crate::chance;
use crate::game::{Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Scores, Turn};
use crate::seat::Seat;

/// The game's entry in the contract.
#[derive(Clone, Copy, Debug)]
pub struct Cards;

/// There is nothing to choose in `cards`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Record<string, never>", rename = "CardsOptions")
)]
pub struct Options {}

impl Game for Cards {
    const ID: &'static str = "cards";
    const PLAYERS: &'static str = "2 to 5";
    const DECISION: Duration = Duration::from_secs(60);

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(_: &Options, seats: u8) -> Result<State, BadOptions> {
        let bad = BadOptions::Players { game: Self::ID, players: Self::PLAYERS, given: seats };
        State::new(seats).ok_or(bad)
    }

    fn turn(state: &State) -> Turn {
        state.turn()
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.actions(seat, out);
    }

    /// Deals to the seats in order, then chooses who starts.
    fn chance(state: &State, rng: &mut dyn Rng) -> Option<Action> {
        match state.open.phase {
            Phase::SetUp => match state.next_to_deal() {
                Some(seat) => Some(Action::Deal(seat, state.pool.coloured().pick(rng)?)),
                None => chance::seat(rng, state.open.seats()).map(Action::First),
            },
            Phase::Reveal => state.pool.pick(rng).map(Action::Reveal),
            _ => None,
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
        let weighted = |cards: Pile| cards.kinds().map(move |card| (card, cards.count(card)));
        out.clear();
        match state.open.phase {
            Phase::SetUp => match state.next_to_deal() {
                Some(seat) => {
                    let coloured = weighted(state.pool.coloured());
                    out.extend(coloured.map(|(card, weight)| (Action::Deal(seat, card), weight)));
                }
                None => {
                    out.extend(Seat::all(state.open.seats()).map(|seat| (Action::First(seat), 1)));
                }
            },
            Phase::Reveal => {
                out.extend(
                    weighted(state.pool).map(|(card, weight)| (Action::Reveal(card), weight)),
                );
            }
            _ => {}
        }
    }

    fn play(state: &mut State, by: Actor, action: &Action) -> Result<(), Illegal> {
        state.play(by, *action)
    }

    fn view(state: &State, who: Observer) -> View {
        state.view(who)
    }

    fn glimpse(action: &Action, who: Observer) -> Option<Action> {
        match action {
            // C2.2: face down, for the eyes of one.
            Action::Deal(seat, _) if who != Observer::Seat(*seat) => None,
            _ => Some(*action),
        }
    }

    fn scores(state: &State) -> Option<Scores> {
        let over = state.open.phase == Phase::Over;
        over.then(|| state.open.places.iter().map(|place| place.tally().total).collect())
    }
}

impl Determinize for Cards {
    fn determinize(view: &View, rng: &mut dyn Rng) -> Result<State, Inconsistent> {
        State::determinize(view, rng)
    }
}
