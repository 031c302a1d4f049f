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
pub use state::{Cards, HAND_LIMIT};
pub use view::View;

use crate::chance;
use crate::game::{
    Actor, BadOptions, Determinize, Game, Inconsistent, Observer, Scores, Turn, view_by_fields,
};
use crate::seat::Seat;

/// What a table may choose before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardsOptions"))]
pub struct Options {
    /// Who starts, if the table agreed on somebody; otherwise chance chooses (C2.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Seat>,
}

view_by_fields!(View, Action);

impl Game for Cards {
    const ID: &'static str = "cards";
    const SEATS: &'static [u8] = &[2, 3, 4, 5];
    const DECISION: Duration = Duration::from_secs(60);

    type Options = Options;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<Cards, BadOptions> {
        BadOptions::check_players::<Cards>(seats)?;
        BadOptions::check_first(options.first, seats)?;
        Ok(Cards::set_up(seats, options.first))
    }

    fn turn(&self) -> Turn {
        match (self.open.phase, self.open.active) {
            (Phase::Over, _) => Turn::Over(self.open.outcome()),
            (Phase::SetUp | Phase::Reveal, _) | (_, None) => Turn::Chance,
            (Phase::Opponent(seat) | Phase::Lay(seat), _) => Turn::Seat(seat),
            (_, Some(active)) => Turn::Seat(active),
        }
    }

    /// In a fixed order: `draw` and `explode` first, then cards by number and colour,
    /// `done` last.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn() == Turn::Seat(seat) {
            self.list(seat, out);
        }
    }

    /// Deals to the seats in order, then chooses who starts, unless the table has.
    fn chance(&self, rng: &mut dyn Rng) -> Option<Action> {
        match self.open.phase {
            Phase::SetUp => match self.next_to_deal() {
                Some(seat) => Some(Action::Deal(seat, self.pool.coloured().pick(rng)?)),
                None => chance::seat(rng, self.open.seats()).map(Action::First),
            },
            Phase::Reveal => self.pool.pick(rng).map(Action::Reveal),
            _ => None,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        let weighted = |cards: Pile| cards.kinds().map(move |card| (card, cards.count(card)));
        out.clear();
        match self.open.phase {
            Phase::SetUp => match self.next_to_deal() {
                Some(seat) => {
                    let coloured = weighted(self.pool.coloured());
                    out.extend(coloured.map(|(card, weight)| (Action::Deal(seat, card), weight)));
                }
                None => {
                    out.extend(Seat::all(self.open.seats()).map(|seat| (Action::First(seat), 1)));
                }
            },
            Phase::Reveal => {
                out.extend(
                    weighted(self.pool).map(|(card, weight)| (Action::Reveal(card), weight)),
                );
            }
            _ => {}
        }
    }

    fn play(&mut self, by: Actor, action: &Action) -> Result<(), Illegal> {
        let chance_acts = matches!(action, Action::Deal(..) | Action::First(_) | Action::Reveal(_));
        match (self.turn(), by) {
            (_, Actor::Clock) => Err(Illegal::NothingForTheClock),
            (_, Actor::Seat(seat)) if seat.number() >= self.open.seats() => {
                Err(Illegal::NoSuchSeat)
            }
            (Turn::Over(_), _) => Err(Illegal::Over),
            (_, Actor::Seat(_)) if chance_acts => Err(Illegal::OnlyChance),
            (_, Actor::Chance) if !chance_acts => Err(Illegal::NotYourTurn),
            (Turn::Chance, Actor::Chance) => self.play_chance(*action),
            (_, Actor::Chance) => Err(Illegal::NotAsked),
            (Turn::Seat(seat), Actor::Seat(actor)) if seat == actor => {
                self.play_seat(seat, *action)
            }
            _ => Err(Illegal::NotYourTurn),
        }
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn glimpse(action: &Action, who: Observer) -> Option<Action> {
        match action {
            // C2.2: face down, for the eyes of one.
            Action::Deal(seat, _) if who != Observer::Seat(*seat) => None,
            _ => Some(*action),
        }
    }

    /// An explosion is what everybody waits for, and the end of a turn has a sentence to read.
    fn showing_time(&self, step: &Action) -> Duration {
        let exploded = !matches!(self.open.phase, Phase::Draw { fresh: true } | Phase::Explosion);
        Duration::from_millis(match step {
            Action::Deal(..) => 150,
            Action::Draw => 0,
            // The card hangs in the air, explodes, and is shared out.
            Action::Reveal(_) if exploded => 2700,
            Action::Explode => 2000,
            // The one who may cancel it is about to be asked.
            Action::Reveal(_) if self.open.phase == Phase::Explosion => 1200,
            Action::Bango(_) => 1800,
            Action::First(_) | Action::Reveal(_) | Action::Done => 900,
            Action::Take(_) | Action::Destroy { .. } => 700,
            Action::Lay | Action::Keep | Action::Start { .. } | Action::Extend { .. } => 500,
        })
    }

    fn scores(&self) -> Option<Scores> {
        let over = self.open.phase == Phase::Over;
        over.then(|| self.open.places.iter().map(|place| place.tally().total).collect())
    }
}

impl Determinize for Cards {
    /// Every way to deal the unseen cards to the other hands that the table has not ruled
    /// out is equally likely.
    fn determinize(view: &View, rng: &mut dyn Rng) -> Result<Cards, Inconsistent> {
        view.deal_again(rng).ok_or(Inconsistent)
    }
}
