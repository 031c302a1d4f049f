//! The server as a process: killed, stopped, copied and set up.

#[cfg(target_os = "linux")]
mod cluster;
mod configuring;
mod copying;
mod encrypted;
#[cfg(target_os = "linux")]
pub mod failing;
pub mod host;
mod joining;
mod killing;
mod loading;
mod manners;
#[cfg(target_os = "linux")]
mod moving;
pub mod network;
mod party;
mod player;
#[cfg(target_os = "linux")]
mod powercut;
mod stopping;
mod terminal;
