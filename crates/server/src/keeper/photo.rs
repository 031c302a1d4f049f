//! A verdict as it is written down and as everybody is shown it.

use std::time::Duration;

use protocol::race::{Finish, Photo};
use rules::Actor;
use rules::any::AnyAction;
use rules::record::{Hold, LateCall, Race, Step};

use crate::race::{JudgedCall, Verdict};

/// A call as a step with its measurement.
pub(super) fn step(
    call: &JudgedCall<AnyAction>,
    fell: Duration,
    spoken: Option<Duration>,
    stand_in: bool,
) -> Step {
    let hold = Hold { fell_us: microseconds(fell), clock: call.clock, late: Vec::new() };
    let measured = Race {
        claimed_us: call.claimed.map(microseconds),
        least_us: microseconds(call.least),
        most_us: microseconds(call.most),
        judged_us: microseconds(call.judged),
        spoken_us: spoken.map(microseconds),
        lot: call.tied,
        hold: Some(hold),
    };
    Step {
        stand_in,
        race: Some(Box::new(measured)),
        ..Step::new(Actor::Seat(call.seat), call.what)
    }
}

/// A call that came too late to count, as the record keeps it.
pub(super) fn late(call: &JudgedCall<AnyAction>) -> LateCall {
    LateCall {
        seat: call.seat,
        claimed_us: call.claimed.map(microseconds),
        least_us: microseconds(call.least),
        most_us: microseconds(call.most),
        judged_us: microseconds(call.judged),
        clock: call.clock,
    }
}

/// The photo finish of a verdict, the first `counted` calls of which counted.
pub(super) fn photo(
    verdict: &Verdict<AnyAction>,
    counted: usize,
    cap: Duration,
    spoken: Option<Duration>,
) -> Photo {
    let finish = |(place, call): (usize, &JudgedCall<AnyAction>)| Finish {
        seat: call.seat,
        call: call.what.to_string(),
        arrived: microseconds(call.arrived),
        trip: call.trip.map(microseconds),
        claimed: call.claimed.map(microseconds),
        least: microseconds(call.least),
        most: microseconds(call.most),
        judged: microseconds(call.judged),
        lot: call.lot,
        counted: place < counted,
    };
    Photo {
        cap: microseconds(cap),
        held: microseconds(verdict.held),
        spoken: spoken.map(microseconds),
        calls: verdict.calls.iter().enumerate().map(finish).collect(),
    }
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
