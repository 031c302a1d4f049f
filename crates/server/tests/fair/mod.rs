//! Fair chance: what was promised is kept, and what was changed is found.

mod games;
mod older_logs;
mod parts;
mod proofs;
mod signing;
mod tampering;
