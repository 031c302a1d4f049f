//! Frames of a socket, counted as they come in. A message may be sent in any number of frames,
//! and those may be empty: who counts messages only never notices them.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use governor::DefaultDirectRateLimiter;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A stream of frames (RFC 6455, 5.2) that ends where they come too fast.
pub struct Frames<S> {
    stream: S,
    place: Place,
    limit: DefaultDirectRateLimiter,
    too_fast: bool,
}

impl<S> Frames<S> {
    pub fn new(stream: S, limit: DefaultDirectRateLimiter) -> Frames<S> {
        Frames { stream, place: Place::default(), limit, too_fast: false }
    }

    /// Whether more came than may.
    pub const fn too_fast(&self) -> bool {
        self.too_fast
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Frames<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.too_fast {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let frames = self.place.pass(buffer.filled().get(before..).unwrap_or_default());
        self.too_fast = (0..frames).any(|_| self.limit.check().is_err());
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Frames<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Where in a frame the stream is.
#[derive(Debug, Default)]
struct Place {
    /// How many bytes of its head have passed.
    head: usize,
    /// Where its length ends and where its whole head does.
    length_end: usize,
    head_end: usize,
    /// How long its content is, as far as its head has told.
    content: u64,
    /// How much of the content is still to come.
    left: u64,
}

impl Place {
    /// Passes over bytes, and tells how many frames began in them.
    fn pass(&mut self, mut bytes: &[u8]) -> usize {
        let mut frames = 0;
        loop {
            let skipped = usize::try_from(self.left).unwrap_or(usize::MAX).min(bytes.len());
            self.left -= skipped as u64;
            let Some((&byte, rest)) = bytes.get(skipped..).and_then(<[u8]>::split_first) else {
                return frames;
            };
            bytes = rest;
            frames += usize::from(self.head == 0);
            self.pass_head(byte);
        }
    }

    fn pass_head(&mut self, byte: u8) {
        match self.head {
            0 => (self.length_end, self.head_end) = (2, usize::MAX),
            1 => {
                let (mask, short) = (byte & 0x80 != 0, byte & 0x7f);
                (self.length_end, self.content) = match short {
                    126 => (4, 0),
                    127 => (10, 0),
                    short => (2, u64::from(short)),
                };
                self.head_end = self.length_end + if mask { 4 } else { 0 };
            }
            place if place < self.length_end => {
                self.content = self.content << 8 | u64::from(byte);
            }
            // The mask.
            _ => {}
        }
        self.head += 1;
        if self.head == self.head_end {
            (self.left, self.head) = (self.content, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use governor::{Quota, RateLimiter};
    use tokio::io::AsyncReadExt;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    /// Frames as a client writes them, of these lengths.
    fn written(lengths: &[usize]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for &length in lengths {
            let mut frame = Frame::message(vec![b'x'; length], OpCode::Data(Data::Text), true);
            frame.header_mut().mask = Some([0x81, 0, 0xff, 7]);
            frame.format(&mut bytes).unwrap();
        }
        bytes
    }

    #[test]
    fn frames_of_all_lengths_are_counted_however_they_are_cut() {
        let lengths = [0, 1, 125, 126, 127, 300, 65_535, 65_536, 0, 0, 70_000, 5];
        let bytes = written(&lengths);
        for size in [1, 2, 3, 7, 512, 100_000] {
            let mut place = Place::default();
            let frames: usize = bytes.chunks(size).map(|part| place.pass(part)).sum();
            assert_eq!(frames, lengths.len(), "in parts of {size}");
            assert_eq!((place.head, place.left), (0, 0));
        }
    }

    #[tokio::test]
    async fn empty_frames_come_to_an_end() {
        let ten = NonZeroU32::new(10).unwrap();
        let bytes = written(&[0; 1000]);
        let limit = RateLimiter::direct(Quota::per_second(ten));
        let mut frames = Frames::new(&bytes[..], limit);
        let mut part = [0; 60];
        frames.read_exact(&mut part).await.unwrap();
        assert!(!frames.too_fast());
        let mut rest = Vec::new();
        let ended = frames.read_to_end(&mut rest).await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::QuotaExceeded);
        assert!(frames.too_fast() && rest.len() < bytes.len());
    }
}
