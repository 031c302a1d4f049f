//! The index of people: where they sit and how they played, so that nobody has to open tables to find
//! out. Nothing in it is flushed specially: the log is the truth.

use protocol::you::{Profile, You};
use rules::GameKind;

use super::Answer;
use crate::session::SessionId;
use crate::you::{Ended, Standing};

/// A place that remembers people. One that does not remembers nothing and says so.
pub trait Index: Send + Sync {
    /// Notes where a table stands, for those who sit at it.
    fn note_standing(&self, _standing: Standing) {}

    /// Notes a game that ended, for those who played it. Noting it again changes nothing.
    fn note_ended(&self, _ended: Ended) -> Answer<()> {
        Answer::ready(Ok(()))
    }

    /// What is remembered of somebody. `now` is in milliseconds since 1970, here and below.
    fn you(&self, _session: SessionId, _now: u64) -> Answer<You> {
        Answer::ready(Ok(You::default()))
    }

    /// Remembers what somebody tells about themselves.
    fn remember(&self, _session: SessionId, _profile: Profile, _now: u64) -> Answer<()> {
        Answer::ready(Ok(()))
    }

    /// Forgets everything about somebody, also what might be noted again of the time before.
    fn forget(&self, _session: SessionId, _now: u64) -> Answer<()> {
        Answer::ready(Ok(()))
    }

    /// How strong those of these are at a game who let others see it.
    fn strengths(&self, _game: GameKind, _of: Vec<SessionId>) -> Answer<Vec<(SessionId, u32)>> {
        Answer::ready(Ok(Vec::new()))
    }

    /// Forgets those who cannot come back: their cookies have ended.
    fn sweep(&self, _now: u64) {}
}
