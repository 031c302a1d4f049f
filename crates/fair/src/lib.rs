//! Fair chance: what is dealt, revealed and rolled is fixed before the first
//! step, and anyone can check it after the last. `docs/FAIRNESS.md` describes
//! the derivation to the byte, and what it proves.
//!
//! A table goes through it in this order:
//!
//! 1. it makes a [`Secret`] and publishes its [`Commitment`], bound to this one
//!    game by a [`Binding`];
//! 2. each seat that wants to adds [`Entropy`], committing to it first and
//!    revealing it only when it has seen the commitments of all seats; what is not
//!    revealed in time is missing;
//! 3. all of it makes a [`Chance`], which acts at every step that is chance's;
//! 4. after the outcome the record tells the secret and the entropy, and
//!    [`verify()`] checks the whole.
//!
//! It has a crate of its own because both sides need it: a server makes chance with it, and a
//! client promises, reveals and checks.

mod binding;
mod chance;
mod commitment;
mod derivation;
mod entropy;
mod hex;
mod message;
mod order;
mod rejudge;
mod secret;
mod signature;
mod unproven;
mod verify;

pub use binding::Binding;
pub use chance::{Added, Chance, Stream};
pub use commitment::Commitment;
pub use derivation::Derivation;
pub use entropy::Entropy;
pub use hex::NotHex;
pub use order::{JudgedCall, Lots, TOO_CLOSE, order};
pub use secret::{NoRandomness, Secret};
pub use signature::RecordKey;
pub use unproven::{Part, Unproven};
pub use verify::{Gap, Verified, verify, verify_signed};
