//! A race while it runs: it takes calls, and keeps them to itself until the
//! verdict is due.

use std::time::Duration;

use fair::{JudgedCall, Lots, TOO_CLOSE, order};
use rules::{Seat, Seats};
use thiserror::Error;

use super::allowance::{credit, judge, whole_microseconds};
use super::link::Link;
use super::moment::Moment;
use super::verdict::Verdict;

/// The longest that a verdict is held.
pub const CAP: Duration = Duration::from_millis(150);

/// The longest that a verdict is held at a table that is joined by its link:
/// friends who may live far apart, and trust each other more than strangers do.
pub const CAP_BY_LINK: Duration = Duration::from_millis(250);

/// The race for one roll. It goes on until the rules say that it is over: after
/// a verdict of wrong calls only, the next call starts a new hold.
///
/// While it holds, nothing of a call can be read from it: it shows nothing but
/// when it is due, it cannot be copied, printed or serialised, and a verdict
/// before that moment is refused.
pub struct Race<T> {
    opens_at: Moment,
    cap: Duration,
    /// By the seat's index.
    links: [Option<Link>; Seat::MOST],
    /// Who may call now.
    open: Seats,
    held: Vec<JudgedCall<T>>,
}

/// Why a call is not taken. It tells a player about their own call only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Someone who watches, or who was wrong and sits out.
    #[error("this seat has no call in the race now (D4.3)")]
    NotRacing,
    /// One call waits for its verdict already.
    #[error("this seat has called already (D4.3)")]
    Called,
    /// Calls were not open yet: nobody can have seen the dice.
    #[error("this was called before the dice were shown (D4.1)")]
    TooEarly,
}

impl<T> Race<T> {
    /// A race of these seats whose calls open at `opens_at`. A `cap` of zero makes it a
    /// race of arrivals.
    pub fn new(
        opens_at: Moment,
        cap: Duration,
        links: impl IntoIterator<Item = (Seat, Link)>,
    ) -> Race<T> {
        let mut race = Race {
            opens_at,
            cap,
            links: [None; Seat::MOST],
            open: Seats::NONE,
            held: Vec::with_capacity(Seat::MOST),
        };
        for (seat, link) in links {
            race.links[seat.index()] = Some(link);
            race.open = race.open.with(seat);
        }
        race
    }

    /// Takes a call that reached the server at `arrived`, with the time from
    /// paint to press that the client claims.
    pub fn call(
        &mut self,
        seat: Seat,
        what: T,
        claim: Option<Duration>,
        arrived: Moment,
    ) -> Result<(), Refused> {
        let link = self.links[seat.index()].filter(|_| self.open.contains(seat));
        let link = link.ok_or(Refused::NotRacing)?;
        if self.holds(seat) {
            return Err(Refused::Called);
        }
        // Whole microseconds, as records have them: so anyone judges the same again.
        let elapsed = arrived.since(self.opens_at).ok_or(Refused::TooEarly)?;
        let (elapsed, claim) = (whole_microseconds(elapsed), claim.map(whole_microseconds));
        let judgement = judge(link, self.cap, claim, elapsed).ok_or(Refused::TooEarly)?;
        let call = JudgedCall {
            seat,
            what,
            clock: self.clock(seat, link),
            arrived: elapsed,
            claimed: claim,
            trip: link.trip(),
            least: judgement.least,
            most: judgement.most,
            judged: judgement.judged,
            lot: false,
            tied: Seats::NONE,
        };
        self.held.push(call);
        Ok(())
    }

    /// The seat's connection broke. The verdict does not wait for it any more,
    /// and what it calls after a resume is judged by its arrival: what was
    /// measured on the old connection says nothing about the new one.
    pub fn disconnected(&mut self, seat: Seat) {
        if let Some(Link::Device { trip, .. }) = &mut self.links[seat.index()] {
            *trip = None;
        }
    }

    /// When the verdict falls: `None` as long as nobody has called. It may come
    /// closer with every call and every lost connection, so ask again after each.
    ///
    /// It waits for each seat that has not called until nothing that arrives
    /// later could still be judged first, or be drawn with the first one. And it
    /// never waits longer than the cap after the first call arrived.
    pub fn due(&self) -> Option<Moment> {
        let first = self.held.iter().map(|call| call.arrived).min()?;
        let shortest = self.held.iter().map(|call| call.judged).min()?;
        let rivals = self.open.iter().filter(|&seat| !self.holds(seat));
        let latest = rivals.filter_map(|seat| {
            let link = self.links[seat.index()]?;
            // No trip, no credit: whoever comes later is later.
            let waited_for = !matches!(link, Link::Device { trip: None, .. });
            let until = shortest.saturating_add(TOO_CLOSE);
            waited_for.then(|| until.saturating_add(credit(link, self.cap)))
        });
        let latest = latest.max().unwrap_or(first);
        Some(self.opens_at + latest.clamp(first, first.saturating_add(self.cap)))
    }

    /// The calls in the order in which they count (D6), once it is due. All that
    /// arrived until now takes part; lots are drawn from `lots`.
    ///
    /// Who has called is out of the race until [`Race::resume`] says otherwise.
    pub fn verdict(&mut self, now: Moment, lots: &mut dyn Lots) -> Option<Verdict<T>> {
        if now < self.due()? {
            return None;
        }
        let first = self.held.iter().map(|call| call.arrived).min()?;
        let held = now.since(self.opens_at + first)?;
        let fell = whole_microseconds(now.since(self.opens_at)?);
        let calls = order(std::mem::take(&mut self.held), lots);
        for call in &calls {
            self.open = self.open.without(call.seat);
        }
        Some(Verdict { held, fell, calls })
    }

    /// All calls were wrong and the race goes on for these seats (D4.3), as the
    /// rules say. A seat that was not in it from the start is not let in.
    pub fn resume(&mut self, seats: Seats) {
        self.open = seats.iter().filter(|seat| self.links[seat.index()].is_some()).collect();
    }

    /// The first of the seats that share this one's clock.
    fn clock(&self, seat: Seat, link: Link) -> Seat {
        let shares =
            |other: &Seat| self.links[other.index()].is_some_and(|other| other.same_clock(link));
        let all = u8::try_from(self.links.len()).unwrap_or(u8::MAX);
        Seat::all(all).find(shares).unwrap_or(seat)
    }

    fn holds(&self, seat: Seat) -> bool {
        self.held.iter().any(|call| call.seat == seat)
    }
}
