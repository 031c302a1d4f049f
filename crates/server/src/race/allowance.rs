//! How much of a claim is believed.

use std::time::Duration;

use super::link::Link;

/// How far a claim may be from what the measured trip says, either way. It
/// covers the wait for the next frame of a screen (17 ms at 60 Hz) or some
/// jitter. A lie gains no more than this.
pub const SLACK: Duration = Duration::from_millis(18);

/// What a reaction is judged to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    /// The shortest reaction that the connection allows.
    pub(super) least: Duration,
    /// The longest one.
    pub(super) most: Duration,
    /// The one that counts.
    pub(super) judged: Duration,
}

/// Judges a call that arrived `elapsed` after calls opened. `None` if it was sent
/// before the dice were shown, even if the trip was as short as it can be.
pub(super) fn judge(
    link: Link,
    cap: Duration,
    claim: Option<Duration>,
    elapsed: Duration,
) -> Option<Judgement> {
    let trip = match link {
        // A bot's time is the server's own: nothing travels, nobody lies. If the
        // timer that plays it was late, that is not its fault.
        Link::Here => {
            let judged = whole_microseconds(claim.unwrap_or(elapsed).min(elapsed));
            return Some(Judgement { least: judged, most: judged, judged });
        }
        Link::Device { trip: None, .. } => {
            return Some(Judgement { least: elapsed, most: elapsed, judged: elapsed });
        }
        Link::Device { trip: Some(trip), .. } => trip.usual(),
    };
    let least = whole_microseconds(elapsed.saturating_sub(credit(link, cap)));
    let most = whole_microseconds(elapsed.checked_sub(trip.saturating_sub(SLACK).min(cap))?);
    let judged = match claim {
        None => whole_microseconds(elapsed.saturating_sub(trip.min(cap))),
        // A claim that the connection does not allow is raised or lowered to what it does.
        Some(claim) => claim.clamp(least, most),
    };
    Some(Judgement { least, most, judged })
}

/// By how much a call can be judged earlier than it arrived: what the trip
/// allows, and never more than the cap, since a verdict waits no longer either.
pub(super) fn credit(link: Link, cap: Duration) -> Duration {
    match link {
        Link::Here | Link::Device { trip: None, .. } => Duration::ZERO,
        Link::Device { trip: Some(trip), .. } => trip.usual().saturating_add(SLACK).min(cap),
    }
}

/// A time as records keep it.
pub(super) fn whole_microseconds(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_micros() * 1_000)
}
