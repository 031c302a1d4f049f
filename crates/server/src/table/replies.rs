//! What was answered to the last commands, so that a repeat gets the first
//! answer instead of being carried out twice.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

use protocol::Refusal;
use protocol::id::SeatKey;

use crate::log::Origin;

/// The answers to the last commands of a table.
#[derive(Debug, Default)]
pub struct Replies(VecDeque<(u64, Reply)>);

/// An answer.
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

/// More than all clients of a table can have under way.
const MOST: usize = 64;

impl Replies {
    /// The first answer to this command, if it is remembered.
    pub fn find(&self, origin: &Origin) -> Option<&Reply> {
        let key = key(origin);
        self.0.iter().rev().find(|(known, _)| *known == key).map(|(_, reply)| reply)
    }

    /// Remembers an answer.
    pub fn remember(&mut self, origin: &Origin, reply: Reply) {
        if self.0.len() >= MOST {
            self.0.pop_front();
        }
        self.0.push_back((key(origin), reply));
    }
}

/// A short form of the command's name. Two commands of one person could only
/// collide if that person searched for such names, and then only they would notice.
fn key(origin: &Origin) -> u64 {
    let mut hasher = DefaultHasher::new();
    (origin.session, &origin.id).hash(&mut hasher);
    hasher.finish()
}
