//! What can go wrong while measuring.

use std::io;

use thiserror::Error;
use tokio_tungstenite::tungstenite;

use crate::failure::Failure;

/// Why a measurement came to nothing.
#[derive(Debug, Error)]
pub enum Trouble {
    /// A process, a file or a connection.
    #[error("{0}")]
    System(#[from] io::Error),
    #[error("a request failed: {0}")]
    Request(#[from] hyper::Error),
    #[error("a socket failed: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// A message that does not belong there.
    #[error("the server said something unexpected: {0}")]
    Unexpected(String),
    /// Nothing came.
    #[error("the server did not answer in time")]
    Silence,
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        Trouble::Unexpected(error.to_string())
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::check_failed(trouble).hint("try fewer tables, or a machine with less to do")
    }
}
