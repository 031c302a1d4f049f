//! `pig`: a game for two to four that only tests know. It shows what a game has to say in this crate.
//!
//! P1. Chance chooses who starts. P2. On your turn you `roll` as often as you like: a die shows 2 to 6,
//! and its points go into the pot. P3. You may `hold` as soon as there is something in the pot: it
//! is yours, and the next seat plays. P4. A 1 empties the pot, and the next seat plays.
//! P5. Who holds enough points wins: 20 in a short game, 50 in a long one.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::chance;
use crate::game::{
    Actor, BadOptions, Choice, Determinize, Game, Inconsistent, Observer, Outcome, Scores, Turn,
    view_by_fields,
};
use crate::illegal::broken_rules;
use crate::notation::{self, NotationError, serde_as_notation};
use crate::seat::{Seat, Seats};

const MOST_SEATS: usize = 4;

/// A game of `pig` in progress. Nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pig {
    options: Options,
    scores: ArrayVec<u8, MOST_SEATS>,
    pot: u8,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PigPhase"))]
pub enum Phase {
    /// Chance chooses who starts.
    SetUp,
    /// This seat rolls or holds.
    Choose(Seat),
    /// This seat's die is rolling.
    Rolling(Seat),
    Won(Seat),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PigOptions"))]
pub struct Options {
    pub length: Length,
}

/// How many points win (P5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PigLength"))]
pub enum Length {
    #[default]
    Short,
    Long,
}

impl Length {
    pub const fn points(self) -> u8 {
        match self {
            Length::Short => 20,
            Length::Long => 50,
        }
    }
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "PigAction"))]
pub enum Action {
    /// `first 1`: chance chooses who starts (P1).
    First(Seat),
    /// `roll` (P2).
    Roll,
    /// `show 4`: what the die shows.
    Show(u8),
    /// `hold` (P3).
    Hold,
}

/// Everything, and what the observer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PigView"))]
pub struct View {
    pub turn: Turn,
    pub options: Options,
    pub scores: ArrayVec<u8, MOST_SEATS>,
    pub pot: u8,
    pub phase: Phase,
    pub actions: Vec<Action>,
}

broken_rules! {
    /// Why a step is refused.
    pub enum Illegal {
        Over = "P5": "the game is over",
        NoSuchSeat = "P1": "this table has no such seat",
        NotYourTurn = "P2": "it is not your turn",
        OnlyChance = "P2": "only chance rolls and chooses who starts",
        NoSuchFace = "P2": "a die shows 1 to 6",
        EmptyPot = "P3": "the pot is empty, so roll",
    }
}

view_by_fields!(View, Action);

impl Game for Pig {
    const ID: &'static str = "pig";
    const SEATS: &'static [u8] = &[2, 3, 4];
    const DECISION: Duration = Duration::from_secs(30);
    const CHOICES: &'static [Choice] = &[Choice { option: "length", values: &["short", "long"] }];

    type Options = Options;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, seats: u8) -> Result<Pig, BadOptions> {
        BadOptions::check_players::<Pig>(seats)?;
        let scores = (0..seats).map(|_| 0).collect();
        Ok(Pig { options: *options, scores, pot: 0, phase: Phase::SetUp })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::SetUp | Phase::Rolling(_) => Turn::Chance,
            Phase::Choose(seat) => Turn::Seat(seat),
            Phase::Won(seat) => Turn::Over(Outcome::Won(Seats::only(seat))),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn() == Turn::Seat(seat) {
            out.push(Action::Roll);
            if self.pot > 0 {
                out.push(Action::Hold);
            }
        }
    }

    fn chance(&self, rng: &mut dyn Rng) -> Option<Action> {
        match self.phase {
            Phase::SetUp => chance::seat(rng, self.seats()).map(Action::First),
            Phase::Rolling(_) => u8::try_from(chance::below(rng, 6) + 1).ok().map(Action::Show),
            Phase::Choose(_) | Phase::Won(_) => None,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.phase {
            Phase::SetUp => {
                out.extend(Seat::all(self.seats()).map(|seat| (Action::First(seat), 1)));
            }
            Phase::Rolling(_) => out.extend((1..=6).map(|face| (Action::Show(face), 1))),
            Phase::Choose(_) | Phase::Won(_) => {}
        }
    }

    fn play(&mut self, by: Actor, action: &Action) -> Result<(), Illegal> {
        if let Actor::Seat(seat) = by
            && seat.number() >= self.seats()
        {
            return Err(Illegal::NoSuchSeat);
        }
        match (self.phase, by, *action) {
            (Phase::Won(_), ..) => Err(Illegal::Over),
            (Phase::SetUp, Actor::Chance, Action::First(seat)) if seat.number() < self.seats() => {
                self.phase = Phase::Choose(seat);
                Ok(())
            }
            (Phase::SetUp, Actor::Chance, Action::First(_)) => Err(Illegal::NoSuchSeat),
            (Phase::Rolling(seat), Actor::Chance, Action::Show(face)) => self.show(seat, face),
            (Phase::Choose(seat), Actor::Seat(by), Action::Roll) if by == seat => {
                self.phase = Phase::Rolling(seat);
                Ok(())
            }
            (Phase::Choose(seat), Actor::Seat(by), Action::Hold) if by == seat => self.hold(seat),
            (_, _, Action::First(_) | Action::Show(_)) => Err(Illegal::OnlyChance),
            (_, _, Action::Roll | Action::Hold) => Err(Illegal::NotYourTurn),
        }
    }

    fn view(&self, who: Observer) -> View {
        let actions = match who {
            Observer::Seat(seat) => self.legal(seat),
            Observer::Public => Vec::new(),
        };
        View {
            turn: self.turn(),
            options: self.options,
            scores: self.scores.clone(),
            pot: self.pot,
            phase: self.phase,
            actions,
        }
    }

    fn glimpse(action: &Action, _who: Observer) -> Option<Action> {
        Some(*action)
    }

    fn scores(&self) -> Option<Scores> {
        let over = matches!(self.phase, Phase::Won(_));
        over.then(|| self.scores.iter().copied().map(i16::from).collect())
    }
}

impl Pig {
    fn seats(&self) -> u8 {
        u8::try_from(self.scores.len()).unwrap_or(u8::MAX)
    }

    fn show(&mut self, seat: Seat, face: u8) -> Result<(), Illegal> {
        match face {
            1 => {
                self.pot = 0;
                self.phase = Phase::Choose(seat.next(self.seats()));
            }
            2..=6 => {
                // The pot never holds more than wins, so that it cannot overflow.
                self.pot = self.pot.saturating_add(face).min(self.options.length.points());
                self.phase = Phase::Choose(seat);
            }
            _ => return Err(Illegal::NoSuchFace),
        }
        Ok(())
    }

    fn hold(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.pot == 0 {
            return Err(Illegal::EmptyPot);
        }
        let score = &mut self.scores[seat.index()];
        *score += self.pot;
        let won = *score >= self.options.length.points();
        self.pot = 0;
        self.phase = if won { Phase::Won(seat) } else { Phase::Choose(seat.next(self.seats())) };
        Ok(())
    }
}

impl Determinize for Pig {
    /// Nothing is hidden, so there is exactly one state.
    fn determinize(view: &View, _rng: &mut dyn Rng) -> Result<Pig, Inconsistent> {
        let View { options, scores, pot, phase, .. } = view.clone();
        let state = Pig { options, scores, pot, phase };
        let wins = options.length.points();
        let sound = Pig::SEATS.contains(&state.seats())
            && pot <= wins
            && (pot == 0 || matches!(phase, Phase::Choose(_) | Phase::Rolling(_)))
            && Seat::all(state.seats()).zip(&state.scores).all(|(seat, &score)| {
                (score >= wins) == (phase == Phase::Won(seat)) && score < 2 * wins
            });
        let seats = Seat::all(state.seats()).map(Observer::Seat);
        let seen = seats.chain([Observer::Public]).any(|who| state.view(who) == *view);
        if sound && seen { Ok(state) } else { Err(Inconsistent) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Roll => f.write_str("roll"),
            Action::Show(face) => write!(f, "show {face}"),
            Action::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let step = match text.split_once(' ') {
            None if text == "roll" => Some(Action::Roll),
            None if text == "hold" => Some(Action::Hold),
            Some(("first", seat)) => notation::seat(seat).map(Action::First),
            Some(("show", face)) => notation::number(face).map(Action::Show),
            _ => None,
        };
        step.ok_or_else(|| NotationError::new(text, "a step of pig: `roll`, `hold`, `show 4`"))
    }
}

serde_as_notation!(Action);
