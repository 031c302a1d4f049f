//! The order of the calls (D6): by reaction; what is too close by lot.

use std::time::Duration;

use rand_core::Rng;
use rules::chance::below;
use rules::{Seat, Seats};

/// One call and how it was judged. All times count from the moment when calls opened.
///
/// What players are shown of it is a `Finish` of the protocol, which the rules have to complete:
/// only they know which calls counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedCall<T> {
    pub seat: Seat,
    pub what: T,
    /// The first of the seats that share its clock.
    pub clock: Seat,
    /// When it reached the server.
    pub arrived: Duration,
    /// The reaction that the client measured.
    pub claimed: Option<Duration>,
    /// One way of the connection; `None` if it was not measured, or if there is none.
    pub trip: Option<Duration>,
    /// The shortest reaction that this trip allows.
    pub least: Duration,
    /// The longest one.
    pub most: Duration,
    /// The reaction that counts.
    pub judged: Duration,
    /// Whether it was too close to call and its place was drawn by lot (D6).
    pub lot: bool,
    /// The seats between which a lot gave this one its place; none if it was clear.
    pub tied: Seats,
}

/// Two reactions closer than this cannot be told apart over a network: half a
/// frame of a screen, which is how exactly a claim is measured.
pub const TOO_CLOSE: Duration = Duration::from_millis(8);

/// Where lots come from.
pub trait Lots {
    /// Which of these seats gets this place of the order, counted from 0: each
    /// with the same chance.
    fn draw(&mut self, place: usize, tied: Seats) -> Option<Seat>;
}

/// Any generator will do, where nobody has to check the lots afterwards.
impl<R: Rng> Lots for R {
    fn draw(&mut self, _place: usize, tied: Seats) -> Option<Seat> {
        let drawn = below(self, tied.len());
        tied.iter().nth(drawn as usize)
    }
}

/// Puts calls in order.
///
/// One place after the other is given to the shortest reaction left; if others
/// are too close to it, one of them all is drawn, each with the same chance. So
/// no call ever passes another one that was clearly faster, and lots are
/// marked as such.
pub fn order<T>(mut left: Vec<JudgedCall<T>>, lots: &mut dyn Lots) -> Vec<JudgedCall<T>> {
    let mut calls = Vec::with_capacity(left.len());
    while let Some(shortest) = left.iter().map(|call| call.judged).min() {
        let close = |call: &JudgedCall<T>| call.judged - shortest < TOO_CLOSE;
        let drawn_from = |call: &&JudgedCall<T>| {
            close(call) && !left.iter().any(|earlier| surely(earlier, call))
        };
        let tied: Seats = left.iter().filter(drawn_from).map(|call| call.seat).collect();
        let lot = tied.len() > 1;
        let drawn = if lot { lots.draw(calls.len(), tied) } else { None };
        let first = drawn.or(tied.iter().next());
        let place = left.iter().position(|call| Some(call.seat) == first).unwrap_or(0);
        if lot {
            // Also those who only wait for an earlier call from their own device.
            left.iter_mut().filter(|call| close(call)).for_each(|call| call.lot = true);
        }
        let mut call = left.swap_remove(place);
        call.tied = if lot { tied } else { Seats::NONE };
        calls.push(call);
    }
    calls
}

/// Whether the first call surely came before the second one, however close they
/// are: on one device it is the order of the key presses (D6), all taken from
/// the same clock. The same holds for bots, whose clock is the server's.
fn surely<T>(first: &JudgedCall<T>, second: &JudgedCall<T>) -> bool {
    first.clock == second.clock && (first.judged, first.claimed) < (second.judged, second.claimed)
}
