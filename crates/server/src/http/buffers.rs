//! How much memory a socket takes, and how large its messages may be.

use axum::extract::ws::WebSocketUpgrade;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// The read buffer of a socket. The library's own default costs far more memory
/// and time: messages here are small.
const READ_BUFFER: usize = 256;
/// What is gathered before it is written, and how much may wait.
const WRITE_BUFFER: usize = 4 * 1024;
const MOST_UNWRITTEN: usize = 512 * 1024;

/// The buffers of a socket, and how large messages may be.
pub fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(Some(protocol::MOST_BYTES))
        .max_frame_size(Some(protocol::MOST_BYTES))
}

/// The same for a socket of axum's own.
pub fn buffers(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(protocol::MOST_BYTES)
        .max_frame_size(protocol::MOST_BYTES)
}
