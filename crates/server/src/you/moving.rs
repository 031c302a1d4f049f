//! Keys that make another device somebody's. They are known to this process alone: a restart voids
//! them.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::id::Code128;
use protocol::you::MovingKey;
use tokio::time::Instant;

use crate::session::{SessionId, random_code};

/// How long a key is good.
const GOOD_FOR: Duration = Duration::from_secs(600);
/// How many there may be: far more than people ask for, and little memory.
const MOST: usize = 100_000;

/// The keys that are good.
#[derive(Default)]
pub struct MovingKeys(Mutex<HashMap<Code128, Given>>);

/// For whom a key was made, and until when it is good.
#[derive(Clone, Copy)]
struct Given {
    session: SessionId,
    until: Instant,
}

/// Keys are no business of any log.
impl fmt::Debug for MovingKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MovingKeys(…)")
    }
}

impl MovingKeys {
    /// A new key of a session; `None` if there are too many keys, or no chance to make one of.
    pub fn give(&self, session: SessionId) -> Option<MovingKey> {
        let key = random_code().ok()?;
        let until = Instant::now() + GOOD_FOR;
        let mut keys = self.keys();
        if keys.len() >= MOST {
            return None;
        }
        keys.insert(key, Given { session, until });
        Some(MovingKey { key, seconds: u32::try_from(GOOD_FOR.as_secs()).unwrap_or(u32::MAX) })
    }

    /// Whose key it is, which stays good.
    pub fn whose(&self, key: Code128) -> Option<SessionId> {
        self.keys().get(&key).and_then(|given| given.now())
    }

    /// Uses a key up.
    pub fn take(&self, key: Code128) -> Option<SessionId> {
        self.keys().remove(&key).and_then(Given::now)
    }

    /// Forgets keys that are no longer good.
    pub fn tidy(&self) {
        self.keys().retain(|_, given| given.now().is_some());
    }

    fn keys(&self) -> MutexGuard<'_, HashMap<Code128, Given>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Given {
    /// Whose it is, if it is still good.
    fn now(self) -> Option<SessionId> {
        (self.until > Instant::now()).then_some(self.session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::ServerKey;

    #[tokio::test(start_paused = true)]
    async fn a_key_is_good_once_and_for_ten_minutes() {
        let keys = MovingKeys::default();
        let (ada, bob) = (ServerKey::new_session().unwrap(), ServerKey::new_session().unwrap());
        let (first, other) = (keys.give(ada).unwrap(), keys.give(bob).unwrap());
        assert_eq!(first.seconds, 600);
        assert_eq!((keys.whose(first.key), keys.whose(other.key)), (Some(ada), Some(bob)));
        assert_eq!(keys.take(first.key), Some(ada));
        assert_eq!((keys.whose(first.key), keys.take(first.key)), (None, None));
        let newest = keys.give(ada).unwrap();
        tokio::time::advance(Duration::from_secs(599)).await;
        assert_eq!(keys.whose(newest.key), Some(ada));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(keys.whose(newest.key), None);
        keys.tidy();
        assert!(keys.keys().is_empty());
        assert_eq!(keys.take(newest.key), None);
    }
}
