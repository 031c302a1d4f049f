//! Whether the database is there.

use std::sync::atomic::{AtomicBool, Ordering};

/// What is known of the database since it was asked last.
#[derive(Debug)]
pub struct Health(AtomicBool);

impl Health {
    pub const fn good() -> Health {
        Health(AtomicBool::new(true))
    }

    pub fn is_well(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes how the last attempt went, and says so when that is news.
    pub fn note(&self, well: bool) {
        if self.0.swap(well, Ordering::Relaxed) == well {
            return;
        }
        if well {
            tracing::warn!("the database is back");
        } else {
            tracing::error!("the database is away: nothing is acknowledged until it is back");
        }
    }
}
