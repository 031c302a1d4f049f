//! Packets: what nodes send each other, as bytes. Frames of clients are most of them, so these have
//! a short head before the content as it is; everything else is JSON.

use std::net::IpAddr;

use axum::body::Bytes;
use protocol::TableId;
use protocol::id::Code128;
use serde::{Deserialize, Serialize};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use super::questions::{Answer, Question};
use crate::session::SessionId;
use crate::store::nodes::NodeId;

/// Names a client's line between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LineId(pub Code128);

/// Something that a node says to another.
#[derive(Clone, Debug, PartialEq)]
pub enum Packet {
    /// What a client sends, or what it is sent.
    Frame(Numbered),
    Other(Box<Other>),
}

/// A frame and its place on its line, from 0 in each direction, so that a lost one is missed.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbered {
    pub line: LineId,
    pub number: u32,
    pub frame: Frame,
}

/// What is not a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Other {
    /// A client's line begins.
    Open(Opening),
    /// A line has ended.
    End(LineId),
    /// This node was away from the bus: all its lines have ended.
    Cut(NodeId),
    Ask {
        id: u64,
        from: NodeId,
        question: Question,
    },
    Answer {
        id: u64,
        answer: Answer,
    },
    /// Somebody who sits at these tables has changed whether others see how strong they are.
    StrengthsChanged(Vec<TableId>),
}

/// A client whose socket is at another node. Nodes believe each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub line: LineId,
    /// The node that has the socket.
    pub from: NodeId,
    /// The table that it is about to open.
    pub table: TableId,
    pub session: SessionId,
    /// Where the client comes from, for limits.
    pub address: IpAddr,
    /// The build of the page that the client got.
    pub build: String,
    /// The version of the protocol that the client was welcomed in.
    pub protocol: u32,
    /// Whether the client can apply changes of views. Nodes of earlier versions do not say so.
    #[serde(default)]
    pub changes: bool,
}

/// The first byte of a packet.
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const PING: u8 = 3;
const PONG: u8 = 4;
const CLOSE: u8 = 5;
const OTHER: u8 = 6;
/// What comes before a frame's content: the kind, the line and the number.
const HEAD: usize = 1 + 16 + 4;

impl Packet {
    /// As bytes; nothing if that cannot be, which is a mistake in this program.
    pub fn encode(&self) -> Option<Bytes> {
        match self {
            Packet::Frame(Numbered { line, number, frame }) => {
                let (kind, content): (u8, &[u8]) = match frame {
                    Frame::Text(text) => (TEXT, text.as_bytes()),
                    Frame::Binary(bytes) => (BINARY, bytes),
                    Frame::Ping(bytes) => (PING, bytes),
                    Frame::Pong(bytes) => (PONG, bytes),
                    // Why it is closed was said before.
                    Frame::Close(_) => (CLOSE, &[]),
                    Frame::Frame(_) => return None,
                };
                let mut bytes = Vec::with_capacity(HEAD + content.len());
                bytes.push(kind);
                bytes.extend(line.0.bits().to_be_bytes());
                bytes.extend(number.to_be_bytes());
                bytes.extend(content);
                Some(bytes.into())
            }
            Packet::Other(other) => {
                let mut bytes = vec![OTHER];
                serde_json::to_writer(&mut bytes, other).ok()?;
                Some(bytes.into())
            }
        }
    }

    /// What bytes say; nothing if they are no packet.
    pub fn decode(bytes: &Bytes) -> Option<Packet> {
        let (&kind, rest) = bytes.split_first()?;
        if kind == OTHER {
            return serde_json::from_slice(rest).ok().map(Packet::Other);
        }
        let (line, rest) = rest.split_first_chunk()?;
        let (number, _) = rest.split_first_chunk()?;
        let content = bytes.slice(HEAD..);
        let frame = match kind {
            TEXT => Frame::Text(Utf8Bytes::try_from(content).ok()?),
            BINARY => Frame::Binary(content),
            PING => Frame::Ping(content),
            PONG => Frame::Pong(content),
            CLOSE => Frame::Close(None),
            _ => return None,
        };
        let line = LineId(Code128::new(u128::from_be_bytes(*line)));
        Some(Packet::Frame(Numbered { line, number: u32::from_be_bytes(*number), frame }))
    }
}

impl From<Other> for Packet {
    fn from(other: Other) -> Packet {
        Packet::Other(Box::new(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: LineId = LineId(Code128::new(0x0123_4567_89ab_cdef));

    fn round(packet: &Packet) -> Option<Packet> {
        Packet::decode(&packet.encode().unwrap())
    }

    #[test]
    fn packets_read_back() {
        let frames = [
            Frame::text("{\"type\":\"ping\",\"at\":1}"),
            Frame::text(""),
            Frame::binary(vec![0, 255]),
            Frame::Ping(vec![1; 8].into()),
            Frame::Pong(vec![2; 8].into()),
            Frame::Close(None),
        ];
        for (number, frame) in (0..).zip(frames) {
            let packet = Packet::Frame(Numbered { line: LINE, number, frame });
            assert_eq!(round(&packet).as_ref(), Some(&packet));
        }
        let other: Packet = Other::End(LINE).into();
        assert_eq!(round(&other), Some(other));
    }

    #[test]
    fn what_is_cut_or_foreign_is_no_packet() {
        let frame = Frame::Ping(vec![1; 8].into());
        let whole = Packet::Frame(Numbered { line: LINE, number: 7, frame }).encode().unwrap();
        for length in 0..HEAD {
            assert_eq!(Packet::decode(&whole.slice(..length)), None, "{length} bytes");
        }
        for bytes in [&[TEXT; HEAD + 1][..], &[9; 40], b"\x06{\"Later\":1}", b"\x06"] {
            let mut bytes = bytes.to_vec();
            if bytes.first() == Some(&TEXT) {
                bytes.push(0xff);
            }
            assert_eq!(Packet::decode(&bytes.into()), None);
        }
    }
}
