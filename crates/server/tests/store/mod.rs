//! The file with the logs: who may read it, who may write it, and what is noticed of damage.

mod damage;
mod formats;
#[cfg(unix)]
mod secrecy;
mod sharing;
mod snapshots;
