//! A theorem by computer: within its first *k* tiles neither colour can force five.
//!
//! [`find`](find()) looks for a defence and writes a certificate; [`check`](check()) goes through all that the
//! attack can do against it. Both stand on [`table`] alone and on nothing of the bots.

pub mod check;
mod find;
pub mod table;

pub use check::{Checked, check};
pub use find::find;

/// The certificate that is kept.
pub const CERTIFICATE: &str = include_str!("certificate.txt");
