//! The machine's clock. Turns, reviews and certificates need one that is about right; it is compared
//! with this program and with its data, which cannot be younger than now.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::finding::Finding;

/// This program was written in 2026: earlier than that it cannot be.
const EARLIEST: Duration = Duration::from_secs(1_767_225_600);
/// Clocks that are set by others jump a little.
const SLACK: Duration = Duration::from_secs(60);
const CURE: &str = "set the clock and keep it right: timedatectl set-ntp true";

pub fn examine(file: &Path) -> Finding {
    let now = SystemTime::now();
    if now < UNIX_EPOCH + EARLIEST {
        return Finding::broken("clock", "the machine's clock is years behind").cure(CURE);
    }
    let written = file.metadata().and_then(|about| about.modified());
    match written.map(|written| written.duration_since(now)) {
        Ok(Ok(ahead)) if ahead > SLACK => Finding::warning(
            "clock",
            format!("the data was written {} s after now: the clock went back", ahead.as_secs()),
        )
        .cure(CURE),
        _ => Finding::good("clock", "it is later than all that was written"),
    }
}
