//! What stands around the table of every game, and pages that are no table.

pub mod frame;
pub mod lobby;
pub mod pages;
