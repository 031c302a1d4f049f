//! Pages whose requests are refused, told to the host once each. Most often such a page is the
//! server's own, opened by a name that nobody has told it.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::origin::Origin;

/// The origins that were told already.
#[derive(Debug, Default)]
pub struct RefusedPages(Mutex<HashSet<String>>);

/// How many are told: strangers may write anything there, and shall not fill the log.
const TOLD: usize = 16;
/// The longest that is told; names of hosts have at most 253 letters.
const LONGEST: usize = 280;

impl RefusedPages {
    /// Tells the host that this page was refused, and the cure.
    pub fn tell(&self, origin: &str) {
        if origin.len() > LONGEST || Origin::read(origin).is_none() {
            return;
        }
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= TOLD || !told.insert(origin.to_owned()) {
            return;
        }
        tracing::warn!(
            "a page at {origin} was refused; if people open this server there, start it with --public-url {origin}"
        );
    }
}
