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
//! - A roll needs 2 to 8 [steps](steps()) of deduction. The time of a call is a least time and
//!   a log-normal time whose median is so much for each step: a long right tail, and
//!   slower on hard rolls.
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
//! | beginner | 1.0 s | 0.75 s | 0.5 | 9 % | 50 % | 40 % | any |
//! | casual | 0.5 s | 0.34 s | 0.45 | 4 % | 50 % | 20 % | what it needs |
//! | strong | 0.4 s | 0.17 s | 0.4 | 2 % | 40 % | 8 % | also against the leader |
//! | expert | 0.35 s | 0.11 s | 0.4 | 0.8 % | 30 % | 2 % | also against the leader |
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
//! | beginner | basic | 3.74 s | 3.38 s | 10.0 % | 2.63 s | 15.5 % |
//! | beginner | poachers | 5.79 s | 5.15 s | 18.8 % | 3.92 s | 22.5 % |
//! | beginner | guards | 6.24 s | 5.56 s | 17.7 % | 4.11 s | 19.3 % |
//! | casual | basic | 1.73 s | 1.59 s | 4.4 % | 1.24 s | 7.5 % |
//! | casual | poachers | 2.68 s | 2.43 s | 7.8 % | 1.83 s | 11.9 % |
//! | casual | guards | 2.92 s | 2.65 s | 7.7 % | 1.95 s | 10.4 % |
//! | strong | basic | 1.00 s | 0.95 s | 2.4 % | 0.78 s | 4.4 % |
//! | strong | poachers | 1.47 s | 1.37 s | 3.7 % | 1.09 s | 7.0 % |
//! | strong | guards | 1.60 s | 1.49 s | 3.5 % | 1.16 s | 5.6 % |
//! | expert | basic | 0.74 s | 0.70 s | 1.0 % | 0.60 s | 1.7 % |
//! | expert | poachers | 1.05 s | 0.98 s | 1.7 % | 0.79 s | 2.7 % |
//! | expert | guards | 1.13 s | 1.06 s | 1.6 % | 0.84 s | 2.4 % |
//!
//! Each level against the one below, 1,000 games of `guards`; of four means two and two, in turn:
//!
//! | level | against | rounds of two | games of two | rounds of four | games of four |
//! |---|---|---|---|---|---|
//! | casual | beginner | 82.4 % | 99.5 % | 91.1 % | 100.0 % |
//! | strong | casual | 83.9 % | 99.5 % | 90.7 % | 100.0 % |
//! | expert | strong | 77.7 % | 98.1 % | 84.1 % | 99.7 % |

mod claims;
mod draw;
mod heard;
mod hints;
pub mod measure;
mod player;
mod prospects;
mod race;
mod racer;
mod reaction;
mod reflexes;
mod slip;
mod steps;

use rules::dice::Dice;

use crate::bot::Bot;
use crate::level::Level;
use crate::random::Random;
use crate::registry::Played;

pub use claims::Taste;
pub use heard::Heard;
pub use player::Player;
pub use prospects::{nothing, rounds_needed, share};
pub use race::{Heat, play_game, play_round};
pub use racer::Racer;
pub use reaction::Reaction;
pub use reflexes::{Reflexes, Thinking};
pub use slip::{Misreading, Misreadings, Slip};
pub use steps::steps;

impl Played for Dice {
    const BASELINES: &'static [&'static str] = &["random", "reader"];
    const ADVISER: &'static str = "reader";
    const RATINGS: [u16; 4] = [460, 1500, 2298, 2974];

    fn bot(level: Level) -> Box<dyn Bot<Dice>> {
        Box::new(Racer::new(level))
    }

    /// A level, `random`, or `reader`, who is never wrong.
    fn named(name: &str) -> Option<Box<dyn Bot<Dice>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "reader" => Some(Box::new(Player::reader())),
            level => level.parse().ok().map(Dice::bot),
        }
    }
}
