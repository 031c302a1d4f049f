//! The first expert, kept as it was so that others can be measured by it.

mod expects;
mod judge;
mod policy;
mod rollout;
mod run;
mod search;
mod tree;
mod value;
mod weights;

pub use search::Searching;
