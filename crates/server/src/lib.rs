//! Tables that people share: seats, races, clocks, the durable log, HTTP and
//! WebSocket.
//!
//! [`table`] is the core, without its transport: what a log adds up to. [`fair`]
//! proves its chance and [`race`] finds who was first. [`store`] keeps the log.

pub mod address;
pub mod background;
pub mod bus;
pub mod codes;
pub mod context;
mod figures;
pub mod http;
pub mod hub;
pub mod keeper;
pub mod lesson;
pub mod limits;
pub mod lobby;
pub mod log;
pub mod node;
mod queue;
pub mod quota;
pub mod race;
pub mod review;
pub mod run;
pub mod session;
pub mod store;
pub mod table;
pub mod thinkers;
mod wire;
pub mod you;

pub use ::fair;
pub use run::{CannotStart, Config, run};
