//! How long before the dice are shown a roll is sent, so that everybody sees them at
//! the same moment (D4.1), and nobody's program has them for long before it.

use std::time::Duration;

use super::link::Link;

/// What is left to a client to get the dice ready for painting.
const READY: Duration = Duration::from_millis(10);

/// How much jitter is waited for: a late roll is bad luck for one seat, but
/// every millisecond more is one that a program which peeks has for itself.
const JITTER_MOST: Duration = Duration::from_millis(40);

/// How long before the dice are shown the roll is sent to a seat with this link, at a table whose
/// verdicts are held for this long at most.
///
/// Each seat gets its own lead, not the slowest seat's: otherwise a program at a
/// near seat could look at the dice for as long as a far seat's packet travels. And nobody
/// is treated as farther away than the cap, so that who pretends to be gets no
/// more than that.
pub fn ahead(link: Link, cap: Duration) -> Duration {
    match link {
        // Who never answers a ping must not get the dice early for it: no trip, no lead.
        Link::Here | Link::Device { trip: None, .. } => Duration::ZERO,
        Link::Device { trip: Some(trip), .. } => {
            let way = trip.usual().min(cap);
            way.saturating_add(trip.spread().min(JITTER_MOST)).saturating_add(READY)
        }
    }
}

/// The same for a screen that everybody looks at. It is trusted no further than those who sit beside it, at
/// the same address, or than a steady line nearby: otherwise whoever opens a second connection,
/// calls it a screen and pretends to be far away would have the dice early without being seen to.
pub fn screen_ahead(
    screen: Link,
    beside: impl IntoIterator<Item = Link>,
    cap: Duration,
) -> Duration {
    ahead(screen, cap).min(lead(beside, cap).max(READY.saturating_add(JITTER_MOST)))
}

/// How far in the future the dice must be shown so that nobody's roll is sent too
/// late: at most 50 ms more than the cap.
pub fn lead(links: impl IntoIterator<Item = Link>, cap: Duration) -> Duration {
    links.into_iter().map(|link| ahead(link, cap)).max().unwrap_or(Duration::ZERO)
}
