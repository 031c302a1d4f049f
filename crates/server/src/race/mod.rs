//! Who was first in a race over a network (D4.2, D6): fair to far seats, and
//! bounded in what a lie can gain. `docs/RACE.md` tells it to players and hosts.
//!
//! Nothing here reads a clock, sleeps or sends. The table feeds it what it
//! measured, and asks it when to speak:
//!
//! 1. Each connection's round trips go into its [`Trips`].
//! 2. The dice are shown at one moment for all (`shown_at`), the table's [`lead`] away, and the
//!    roll is sent to each seat [`ahead()`] of it, and to each screen [`screen_ahead`] of it. Clients find that moment on their own clock
//!    with a [`ServerClock`](protocol::clock::ServerClock). Calls open then (`opens_at`), or
//!    once the roll has been read aloud.
//! 3. A [`Race`] takes the calls and holds them until it is [`Race::due`].
//! 4. [`Race::verdict`] gives them in order; the rules then play them one after the
//!    other until one is right (D4.2).
//!
//! Why half a round trip is the right credit although nobody can measure one
//! way of a connection: a client whose way up takes `u` and whose way down takes
//! `d` finds the server's clock wrong by `(u − d) / 2`, so it shows the dice that
//! much early. A call made `x` after that arrives at
//! `opens_at − (u − d) / 2 + x + u = opens_at + x + (u + d) / 2`. What is unknown
//! has cancelled out, and the round trip `u + d` is what the server measures.

mod ahead;
mod allowance;
mod link;
mod moment;
mod running;
mod trips;
mod verdict;

// Whoever checks a record puts its calls in order the same way.
pub use fair::{JudgedCall, Lots, TOO_CLOSE};

pub use ahead::{ahead, lead, screen_ahead};
pub use allowance::SLACK;
pub use link::Link;
pub use moment::Moment;
pub use running::{CAP, CAP_BY_LINK, Race, Refused};
pub use trips::{Trip, Trips};
pub use verdict::Verdict;
