//! The referee: the three games written a second time, straight from `RULES.md`
//! and `docs/NOTATION.md`, as plainly as possible, and games in which the crate
//! must agree with it at every step. The referee knows nothing of the crate's
//! way of playing; of the crate it uses only the words for who acts.
//!
//! Where the two disagree, the law decides, not the referee.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "the helpers of a test may fail as the test does"
)]

mod cards;
mod cards_games;
mod contest;
mod dice;
mod dice_games;
mod examples;
mod perft;
mod score;
mod tiles;
mod tiles_games;

use std::collections::{BTreeMap, BTreeSet};

use rules::{Actor, GameKind, Seat, Seats, Turn};

/// One game as the law tells it. Steps are text, as in `docs/NOTATION.md`.
trait Referee: Clone {
    /// Which of the crate's games it judges.
    const KIND: GameKind;

    /// How many play.
    fn seats(&self) -> u8;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Everything that this seat may do now.
    fn legal(&self, seat: u8) -> BTreeSet<String>;

    /// Everything that chance may do next, and how likely each is.
    fn chance_outcomes(&self) -> BTreeMap<String, u32>;

    /// Whether chance may do this; more than the outcomes only where the
    /// notation lets chance's steps be written in another order.
    fn chance_may(&self, step: &str) -> bool {
        self.chance_outcomes().contains_key(step)
    }

    /// Whether chance is about to roll dice: too many outcomes to go through each time.
    fn rolling(&self) -> bool {
        false
    }

    /// Everything that the clock may do now.
    fn clock_steps(&self) -> BTreeSet<String> {
        BTreeSet::new()
    }

    /// Takes a step that is legal.
    fn play(&mut self, by: Actor, step: &str);

    /// Final points by seat, where the game has them.
    fn scores(&self) -> Option<Vec<i16>> {
        None
    }

    /// The corners of the law that this game has been in.
    fn corners(&self) -> &Corners;
}

/// How often each corner of the law was reached.
#[derive(Clone, Debug, Default)]
struct Corners(BTreeMap<&'static str, u32>);

impl Corners {
    fn note(&mut self, corner: &'static str) {
        *self.0.entry(corner).or_default() += 1;
    }

    fn note_if(&mut self, reached: bool, corner: &'static str) {
        if reached {
            self.note(corner);
        }
    }

    fn add(&mut self, other: &Corners) {
        for (corner, times) in &other.0 {
            *self.0.entry(corner).or_default() += times;
        }
    }

    /// Fails unless exactly these corners were reached, each at least once.
    fn assert_all(&self, wanted: &[&'static str]) {
        let table: Vec<String> =
            self.0.iter().map(|(corner, times)| format!("{times:>8}  {corner}")).collect();
        println!("{}", table.join("\n"));
        let reached: BTreeSet<_> = self.0.keys().copied().collect();
        let wanted: BTreeSet<_> = wanted.iter().copied().collect();
        let missed: Vec<_> = wanted.difference(&reached).collect();
        let unlisted: Vec<_> = reached.difference(&wanted).collect();
        assert!(missed.is_empty(), "never reached: {missed:#?}");
        assert!(unlisted.is_empty(), "missing in the list of corners: {unlisted:#?}");
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of a table")
}

fn seats(numbers: impl IntoIterator<Item = u8>) -> Seats {
    numbers.into_iter().map(seat).collect()
}

/// The next seat clockwise.
fn next(number: u8, seats: u8) -> u8 {
    (number + 1) % seats
}

/// The number of the seat that acts.
fn number(by: Actor) -> u8 {
    match by {
        Actor::Seat(seat) => seat.number(),
        Actor::Chance | Actor::Clock => panic!("{by} has no seat"),
    }
}
