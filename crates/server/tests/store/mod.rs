//! Stores: what each promises, what is special about a file or a database, who may read and write it,
//! and what is noticed of damage.

mod contract;
mod damage;
mod formats;
mod moving;
mod people;
pub mod place;
mod postgres;
#[cfg(unix)]
mod secrecy;
mod sharing;
mod snapshots;
