//! Bots for the photo safari race: what matters is when they call, and what.
//!
//! Start with [`Reflexes::react`], one seat's reaction to one roll; then [`Racer`],
//! which also hears what the others call, and [`play_round`], a round without real time.
//! A server asks a `Racer` for its plan when the dice are shown and after every wrong
//! call, and makes the call at its time. [`Player`] is the same player behind the
//! interface of all bots.
//!
//! # The model
//!
//! - A roll needs 2 to 8 [steps](steps()) of deduction. The time of a call is log-normal, and its
//!   median is a least time and so much for each step: a long right tail, and slower on hard rolls.
//! - Who leads takes longer and who is behind hurries, up to 2.5 times: a lead of one round that
//!   the others still have to win makes twice as slow. Nobody calls within 0.6 seconds.
//! - Each rule can be overlooked: a [`Slip`]. It leads to the answer of the roll without
//!   that rule, and takes only the steps that were taken. Its chance is the level's,
//!   times the slip's weight.
//! - Who has much to lose by a call checks it, or lets a `nothing` pass; see [`Reflexes::react`].
//! - Calls that were wrong are remembered ([`Heard`]) and never repeated. Who had
//!   planned one thinks again, from then on, for 0.6 of the usual time; when only one
//!   call is left it is made at once.
//!
//! | level | least | each step | spread | slip | check | silence | claims |
//! |---|---|---|---|---|---|---|---|
//! | beginner | 2.0 s | 0.48 s | 0.9 | 3.4 % | 50.0 % | 10.0 % | any |
//! | casual | 1.22 s | 0.39 s | 0.8 | 3.0 % | 50.0 % | 8.0 % | what it needs |
//! | strong | 0.65 s | 0.28 s | 0.75 | 2.0 % | 40.0 % | 5.0 % | also against the leader |
//! | expert | 0.48 s | 0.185 s | 0.65 | 1.0 % | 30.0 % | 2.0 % | also against the leader |
//!
//! # Measured
//!
//! By the example `dice_levels`, over 10,000 rolls each. Alone: the mean and the median
//! of the right calls of one seat with nothing to lose, and the share of its calls that
//! are wrong. Of four: first rounds of four of the same level, the mean of the winning
//! calls and the share of wrong calls among all.
//!
//! | level | variant | mean | median | errors | of four: mean | errors |
//! |---|---|---|---|---|---|---|
//! | beginner | basic | 5.40 s | 3.60 s | 3.8 % | 1.78 s | 4.4 % |
//! | beginner | poachers | 7.24 s | 4.79 s | 6.6 % | 2.42 s | 7.6 % |
//! | beginner | guards | 7.75 s | 5.10 s | 6.6 % | 2.57 s | 7.3 % |
//! | casual | basic | 3.47 s | 2.50 s | 3.4 % | 1.33 s | 4.1 % |
//! | casual | poachers | 4.84 s | 3.48 s | 5.5 % | 1.89 s | 7.7 % |
//! | casual | guards | 5.19 s | 3.73 s | 5.5 % | 1.99 s | 6.6 % |
//! | strong | basic | 2.11 s | 1.57 s | 2.4 % | 0.91 s | 2.8 % |
//! | strong | poachers | 3.05 s | 2.28 s | 3.7 % | 1.26 s | 4.9 % |
//! | strong | guards | 3.30 s | 2.46 s | 3.5 % | 1.35 s | 4.5 % |
//! | expert | basic | 1.38 s | 1.09 s | 1.2 % | 0.72 s | 1.5 % |
//! | expert | poachers | 1.95 s | 1.56 s | 2.1 % | 0.93 s | 2.7 % |
//! | expert | guards | 2.11 s | 1.68 s | 1.9 % | 0.99 s | 2.4 % |
//!
//! # As well as the people at the table
//!
//! A bot that matches people ([`Matching`]) is somebody between these levels. Each right
//! call of a person tells how fast they are, and each that somebody else made how fast they are not; until
//! there is any, they are taken for an adult. It is even with the fastest of them, and every game
//! that they won more than it makes it 7 % faster.
//!
//! Who takes how many games from whom is in `docs/STRENGTH.md`; the tests of growth hold it.

mod claims;
mod draw;
pub mod evening;
mod heard;
mod hints;
mod matching;
pub mod measure;
mod person;
mod player;
mod prospects;
mod race;
mod racer;
mod reaction;
mod reflexes;
mod slip;
mod steps;
pub mod study;

use rules::dice::Dice;

use crate::bot::Bot;
use crate::level::Level;
use crate::matching::Matching;
use crate::random::Random;
use crate::registry::Played;

pub use claims::Taste;
pub use heard::Heard;
pub use person::Person;
pub use player::Player;
pub use prospects::{nothing, rounds_needed, share};
pub use race::{Heat, play_game, play_round};
pub use racer::Racer;
pub use reaction::Reaction;
pub use reflexes::{Reflexes, Thinking};
pub use slip::{Misreading, Misreadings, Slip};
pub use steps::steps;

impl Played for Dice {
    const BASELINES: &'static [&'static str] = &["random", "reader", "person-3000"];
    const ADVISER: &'static str = "reader";
    const RATINGS: [u16; 4] = [1279, 1500, 1625, 1764];
    const MATCHING: Option<Matching<Dice>> = Some(matching::MATCHING);

    fn bot(level: Level) -> Box<dyn Bot<Dice>> {
        Box::new(Racer::new(level))
    }

    fn study() -> Option<String> {
        Some(study::study())
    }

    /// A level, `random`, `reader`, who is never wrong, or `person-N`, who takes N
    /// milliseconds on average in `basic`.
    fn named(name: &str) -> Option<Box<dyn Bot<Dice>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "reader" => Some(Box::new(Player::reader())),
            _ => match name.strip_prefix("person-") {
                Some(time) => {
                    let time = time.parse().ok().filter(|&time| time > 0)?;
                    Some(Box::new(Person::taking(time)))
                }
                None => name.parse().ok().map(Dice::bot),
            },
        }
    }
}
