//! Every message on the wire: what a client may send, what the server answers,
//! and the bodies of the HTTP requests. Nothing else in the program knows JSON
//! of the network, and the page's types are generated from here.
//!
//! Start with [`client::ClientMessage`] and [`server::ServerMessage`].

pub mod avatar;
pub mod client;
pub mod clock;
pub mod http;
pub mod id;
pub mod known;
pub mod lesson;
pub mod race;
pub mod refusal;
pub mod review;
pub mod screen;
pub mod server;
pub mod table;
pub mod text;
pub mod you;

pub use client::{ClientMessage, Command};
pub use id::{CommandId, TableId};
pub use known::Known;
pub use refusal::{Code, Refusal};
pub use screen::ShortCode;
pub use server::ServerMessage;
pub use table::TableState;

/// The version of this protocol. A page that speaks another one is told to
/// load itself anew.
pub const VERSION: u32 = 1;

/// The most bytes that a message from a client may have.
pub const MOST_BYTES: usize = 16 * 1024;
