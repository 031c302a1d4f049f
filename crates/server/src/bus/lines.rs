//! Lines of clients whose socket is at one node and whose table is at another. Each end of a line
//! is a stream of frames, as a socket is.

use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use futures_util::{Sink, Stream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use super::packet::{LineId, Numbered, Other, Packet};
use super::{Bus, To};
use crate::store::nodes::NodeId;

/// How many frames may wait for a slow reader before its line is cut, as for any client.
const QUEUE: usize = 64;

/// All lines that end at this node.
#[derive(Default)]
pub struct Lines(Mutex<HashMap<LineId, End>>);

/// Where frames of a line go.
struct End {
    peer: NodeId,
    frames: mpsc::Sender<Frame>,
    /// The number of the frame that comes next.
    expected: u32,
}

impl Lines {
    /// This end of a line to another node.
    pub fn open(self: &Arc<Self>, id: LineId, peer: NodeId, bus: &Arc<dyn Bus>) -> BusLine {
        let (frames, received) = mpsc::channel(QUEUE);
        self.ends().insert(id, End { peer, frames, expected: 0 });
        metrics::gauge!("bango_relayed_lines").increment(1.0);
        let (lines, bus) = (Arc::clone(self), Arc::clone(bus));
        BusLine { id, peer, received, sent: 0, lines, bus }
    }

    /// A frame has come. Nobody has its line any more, or something before it was lost, or its
    /// reader is too slow: then the line ends here, and whether it is so is the answer.
    pub fn deliver(&self, Numbered { line, number, frame }: Numbered) -> Result<(), NoLine> {
        let mut ends = self.ends();
        let end = ends.get_mut(&line).ok_or(NoLine(None))?;
        let peer = end.peer;
        let fits = number == end.expected;
        end.expected = end.expected.wrapping_add(1);
        if fits && end.frames.try_send(frame).is_ok() {
            return Ok(());
        }
        metrics::counter!("bango_relayed_lines_cut_total").increment(1);
        ends.remove(&line);
        Err(NoLine(Some(peer)))
    }

    /// The other side has ended a line.
    pub fn end(&self, line: LineId) {
        self.ends().remove(&line);
    }

    /// Ends all lines to nodes that do not live any more, or cannot be reached.
    pub fn keep_only(&self, reached: &HashSet<NodeId>) {
        self.ends().retain(|_, end| reached.contains(&end.peer));
    }

    /// Ends all lines to a node.
    pub fn cut_to(&self, peer: NodeId) {
        self.ends().retain(|_, end| end.peer != peer);
    }

    /// Ends all lines: what was on its way may be lost.
    pub fn cut(&self) {
        self.ends().clear();
    }

    fn ends(&self) -> MutexGuard<'_, HashMap<LineId, End>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A frame came for which there is no line, or no longer: the node to tell, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLine(pub Option<NodeId>);

/// One end of a line.
pub struct BusLine {
    id: LineId,
    peer: NodeId,
    received: mpsc::Receiver<Frame>,
    /// How many frames were sent.
    sent: u32,
    lines: Arc<Lines>,
    bus: Arc<dyn Bus>,
}

impl BusLine {
    /// A frame that is there already.
    pub fn try_next(&mut self) -> Option<Frame> {
        self.received.try_recv().ok()
    }

    /// Sends a frame to the other end. The bus waits for nobody, so neither does this.
    pub fn send_frame(&mut self, frame: Frame) -> Result<(), Error> {
        let packet = Packet::Frame(Numbered { line: self.id, number: self.sent, frame });
        self.sent = self.sent.wrapping_add(1);
        let packet = packet.encode().ok_or(Error::ConnectionClosed)?;
        self.bus.send(To::Node(self.peer), packet).map_err(|_| Error::ConnectionClosed)
    }
}

impl Drop for BusLine {
    fn drop(&mut self) {
        self.lines.end(self.id);
        metrics::gauge!("bango_relayed_lines").decrement(1.0);
        if let Some(packet) = Packet::from(Other::End(self.id)).encode() {
            // If it is lost, the other end hears of it when it sends something.
            let _ = self.bus.send(To::Node(self.peer), packet);
        }
    }
}

impl Stream for BusLine {
    type Item = Result<Frame, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.received.poll_recv(context).map(|frame| frame.map(Ok))
    }
}

impl Sink<Frame> for BusLine {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(mut self: Pin<&mut Self>, frame: Frame) -> Result<(), Error> {
        self.send_frame(frame)
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }
}
