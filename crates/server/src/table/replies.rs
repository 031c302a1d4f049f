//! What was answered to the last commands, so that a repeat gets the first
//! answer instead of being carried out twice.

use std::collections::VecDeque;

use protocol::Refusal;
use protocol::id::SeatKey;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::log::Origin;
use crate::session::SessionId;

/// The answers to the last commands of a table.
///
/// What took effect is remembered for each person by itself, so that nobody can
/// push another's answers out by talking, and the one who was away for long still
/// gets theirs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Replies {
    done: VecDeque<Done>,
    /// Refusals and talk, which do no harm when they are judged anew.
    #[serde(skip)]
    passing: VecDeque<(u64, Reply)>,
}

/// A command that is in the log. It outlives the program in snapshots, so what stands for people and
/// commands never changes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Done {
    person: u64,
    command: u64,
    seq: u64,
}

/// An answer to a command.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Done, at this place of the log.
    Done(u64),
    /// Done, and here is the key to a seat.
    Key(u64, SeatKey),
    /// Not done. This is forgotten when the table leaves memory: a refused
    /// command that is repeated after that is judged anew.
    Refused(Box<Refusal>),
}

/// More than one client can have under way.
const MOST_OF_ONE: usize = 16;
/// More than all who hold seats can have, and those who had them lately.
const MOST_DONE: usize = 256;
/// How many refusals and how much talk.
const MOST_PASSING: usize = 64;

impl Replies {
    /// The first answer to this command, if it is remembered.
    pub fn find(&self, origin: &Origin) -> Option<Reply> {
        let key = key(origin);
        let done = self.done.iter().rev().find(|done| done.command == key);
        let passing = || self.passing.iter().rev().find(|(known, _)| *known == key);
        let done = done.map(|done| Reply::Done(done.seq));
        done.or_else(|| passing().map(|(_, reply)| reply.clone()))
    }

    /// Remembers where in the log a command took effect.
    pub fn remember_done(&mut self, origin: &Origin, seq: u64) {
        let person = short(origin.session, "");
        let mut own = self.done.iter().enumerate().filter(|(_, done)| done.person == person);
        let oldest = own.next().map(|(place, _)| place);
        if own.count() + 1 >= MOST_OF_ONE {
            oldest.and_then(|place| self.done.remove(place));
        } else if self.done.len() >= MOST_DONE {
            self.done.pop_front();
        }
        self.done.push_back(Done { person, command: key(origin), seq });
    }

    /// Remembers an answer to a command that is not in the log.
    pub fn remember(&mut self, origin: &Origin, reply: Reply) {
        if self.passing.len() >= MOST_PASSING {
            self.passing.pop_front();
        }
        self.passing.push_back((key(origin), reply));
    }
}

/// A short form of the command's name. Two commands of one person could only
/// collide if that person searched for such names, and then only they would notice.
fn key(origin: &Origin) -> u64 {
    short(origin.session, origin.id.as_str())
}

fn short(session: SessionId, rest: &str) -> u64 {
    let hash = Sha256::new().chain_update(session.code().bits().to_be_bytes()).chain_update(rest);
    u64::from_be_bytes(hash.finalize().first_chunk().copied().unwrap_or_default())
}
