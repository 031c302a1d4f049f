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

use crate::chance;
use crate::game::{
    Actor, BadOptions, Choice, Determinize, Game, Inconsistent, Observer, Outcome, Turn,
    view_by_fields,
};
use crate::seat::{Seat, Seats};
use holdings::{Holdings, Sources};
use state::Phase;

pub use action::Action;
pub use animal::Animal;
pub use call::Call;
pub use holdings::Source;
pub use illegal::Illegal;
pub use number::{NoSuchNumber, Number};
pub use options::{BadLimit, BadTrophies, Calls, Limit, Options, Trophies, Variant};
pub use reading::{Effect, Kind, Matching, Poaching, Reading, Shown, Wanted};
pub use roll::{Poachers, Roll};
pub use round::{Called, End, Finished, Round};
pub use state::Dice;
pub use tally::Tally;
pub use view::{Pending, View};

/// How long it takes to say one die.
const SAYING_A_DIE: Duration = Duration::from_millis(750);

/// How long it takes to follow the three steps of the answer, and to see who was how fast.
const READING_THE_RESULT: Duration = Duration::from_secs(6);

view_by_fields!(View, Action);

impl Game for Dice {
    const ID: &'static str = "dice";
    const SEATS: &'static [u8] = &[2, 3, 4, 5, 6, 7, 8];
    const DECISION: Duration = Duration::from_secs(20);
    const RACES: bool = true;
    const READ_ALOUD: bool = true;
    const RACE_KINDS: &'static [&'static str] = &Kind::WORDS;
    const CHOICES: &'static [Choice] =
        &[Choice { option: "variant", values: &["basic", "poachers", "guards"] }];

    type Options = Options;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<Dice, BadOptions> {
        BadOptions::check_players::<Dice>(seats)?;
        BadOptions::check_first(options.first, seats)?;
        Ok(Dice {
            options: *options,
            holdings: Holdings::new(options.trophies, seats),
            rounds: 0,
            phase: options.first.map_or(Phase::First, Phase::Throw),
            last: None,
        })
    }

    fn turn(&self) -> Turn {
        match &self.phase {
            Phase::First | Phase::Roll(_) => Turn::Chance,
            Phase::Throw(seat) | Phase::Claim(_, seat) => Turn::Seat(*seat),
            Phase::Race(round) => Turn::Race(self.callable(round)),
            Phase::Over(winner) => Turn::Over(Outcome::Won(Seats::only(*winner))),
        }
    }

    /// In this order: `throw`; the calls `rhino`, `gnu`, `bongo`, `nothing`; the
    /// claims in the same order of animals, and of each by the seat that loses it.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match &self.phase {
            Phase::Throw(roller) if *roller == seat => out.push(Action::Throw),
            Phase::Race(round) if self.callable(round).contains(seat) => {
                out.extend(Call::ALL.map(Action::Call));
            }
            Phase::Claim(round, winner) if *winner == seat => {
                for animal in round.roll.read().call.animals() {
                    match self.holdings.sources(seat, animal) {
                        Sources::Only(_) => out.push(Action::Claim { animal, from: None }),
                        Sources::Tied(seats) => {
                            let from = seats.iter().map(Some);
                            out.extend(from.map(|from| Action::Claim { animal, from }));
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// `first` takes one number below the number of seats, which is the seat;
    /// `roll` is drawn as [`Roll::draw`] says.
    fn chance(&self, rng: &mut dyn Rng) -> Option<Action> {
        match self.phase {
            Phase::First => chance::seat(rng, self.holdings.table()).map(Action::First),
            Phase::Roll(_) => Some(Action::Roll(Roll::draw(self.options.variant, rng))),
            _ => None,
        }
    }

    /// All of it is equally likely.
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.phase {
            Phase::First => {
                out.extend(Seat::all(self.holdings.table()).map(|seat| (Action::First(seat), 1)));
            }
            Phase::Roll(_) => {
                out.extend(Roll::all(self.options.variant).map(|roll| (Action::Roll(roll), 1)));
            }
            _ => {}
        }
    }

    /// D4.7: the clock ends a round that nobody has won, if the table has a limit.
    fn clock(&self) -> Option<(Action, Duration)> {
        let limit = self.options.limit.filter(|_| matches!(self.phase, Phase::Race(_)))?;
        Some((Action::Void, Duration::from_secs(limit.seconds().into())))
    }

    /// One die after the other.
    fn reading_time(&self) -> Duration {
        SAYING_A_DIE.saturating_mul(self.options.variant.dice())
    }

    fn wins_race(&self, step: &Action) -> Option<&'static str> {
        let (Phase::Race(round), Action::Call(call)) = (&self.phase, step) else { return None };
        let reading = round.roll.read();
        (*call == reading.call).then(|| reading.kind().word())
    }

    fn showing_time(&self, step: &Action) -> Duration {
        match step {
            // What is rolled is seen in the race, which has a time of its own.
            Action::Throw | Action::Roll(_) => Duration::ZERO,
            _ => Duration::from_millis(900),
        }
    }

    /// After a round its answer lies there, until the next throw.
    fn result_time(&self) -> Option<Duration> {
        let over = matches!(self.phase, Phase::Throw(_)) && self.last.is_some();
        over.then_some(READING_THE_RESULT)
    }

    fn play(&mut self, by: Actor, action: &Action) -> Result<(), Illegal> {
        if let Actor::Seat(seat) = by
            && !self.has(seat)
        {
            return Err(Illegal::NoSuchSeat);
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Illegal::Over);
        }
        match (by, *action) {
            (Actor::Chance, Action::First(seat)) => self.first(seat),
            (Actor::Chance, Action::Roll(roll)) => self.roll(roll),
            (Actor::Clock, Action::Void) => self.void(),
            (Actor::Seat(seat), Action::Throw) => self.throw(seat),
            (Actor::Seat(seat), Action::Call(call)) => self.call(seat, call),
            (Actor::Seat(seat), Action::Claim { animal, from }) => self.claim(seat, animal, from),
            (_, Action::First(_) | Action::Roll(_)) => Err(Illegal::OnlyChance),
            (_, Action::Void) => Err(Illegal::OnlyTheClock),
            (_, Action::Throw | Action::Call(_) | Action::Claim { .. }) => Err(Illegal::OnlySeats),
        }
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    /// Everything happens in the open (D4.1).
    fn glimpse(action: &Action, _who: Observer) -> Option<Action> {
        Some(*action)
    }
}

impl Determinize for Dice {
    /// Nothing is hidden but what the dice have yet to show, so there is exactly one state.
    fn determinize(view: &View, _rng: &mut dyn Rng) -> Result<Dice, Inconsistent> {
        view.state().ok_or(Inconsistent)
    }
}
