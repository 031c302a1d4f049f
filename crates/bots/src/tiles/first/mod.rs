//! The first expert, and all of its search that has changed since. It stays as it
//! is, so that others can be measured by it; what it shares with others is pinned
//! by a test of what it does.

mod order;
mod player;
pub(super) mod search;
mod win;

pub use player::FirstExpert;
