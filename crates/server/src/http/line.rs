//! A connection whose other side must read: who takes nothing of what is sent holds a place that
//! somebody else could have.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long a reader may take for [`ENOUGH`]. The slowest of lines is many times faster.
const PATIENCE: Duration = Duration::from_secs(10);
const ENOUGH: usize = 4 * 1024;

/// A stream that fails with [`io::ErrorKind::TimedOut`] if it cannot be written to for long.
pub struct Line<S> {
    stream: S,
    /// There only while a write waits: most of the time nobody does.
    waiting: Option<Waiting>,
}

struct Waiting {
    until: Pin<Box<Sleep>>,
    /// What the reader has taken since.
    taken: usize,
}

impl<S> Line<S> {
    pub fn new(stream: S) -> Line<S> {
        Line { stream, waiting: None }
    }

    /// Judges how a write of so many bytes went.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        offered: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(taken)) => {
                let seen = self.waiting.take().map(|mut waiting| {
                    waiting.taken += taken;
                    waiting
                });
                // One that takes a little at a time is still waited for.
                self.waiting = seen.filter(|seen| taken < offered && seen.taken < ENOUGH);
                Poll::Ready(Ok(taken))
            }
            Poll::Pending => {
                let waiting = self
                    .waiting
                    .get_or_insert_with(|| Waiting { until: Box::pin(sleep(PATIENCE)), taken: 0 });
                waiting.until.as_mut().poll(context).map(|()| {
                    metrics::counter!("bango_slow_readers_total").increment(1);
                    Err(io::ErrorKind::TimedOut.into())
                })
            }
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Line<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let offered = parts.iter().map(|part| part.len()).sum();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, offered, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_reads_nothing_is_not_waited_for() {
        let (ours, _theirs) = duplex(1024);
        let start = Instant::now();
        let failed = Line::new(ours).write_all(&[0; 1 << 20]).await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        assert_eq!(start.elapsed(), PATIENCE);
    }

    /// How long somebody is written to who reads so much each second.
    async fn held(bytes_a_second: usize) -> Result<(), Duration> {
        let (ours, mut theirs) = duplex(1024);
        let start = Instant::now();
        let reading = async {
            let mut buffer = vec![0; bytes_a_second];
            loop {
                sleep(Duration::from_secs(1)).await;
                if theirs.read(&mut buffer).await.is_err() {
                    return;
                }
            }
        };
        let mut line = Line::new(ours);
        tokio::select! {
            written = line.write_all(&[0; 64 * 1024]) => written.map_err(|_| start.elapsed()),
            () = reading => unreachable!("the line lives as long as it is written to"),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_trickle_holds_nothing_and_a_slow_line_gets_everything() {
        let dropped = held(1).await.unwrap_err();
        assert!(dropped < Duration::from_secs(15), "{dropped:?}");
        assert_eq!(held(1000).await, Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn patience_begins_anew_after_all_was_taken() {
        let (ours, mut theirs) = duplex(1024);
        let mut line = Line::new(ours);
        let mut buffer = [0; 2048];
        for _ in 0..5 {
            let both =
                async { tokio::join!(line.write_all(&[0; 2048]), theirs.read_exact(&mut buffer)) };
            let (written, read) = both.await;
            assert!(written.is_ok() && read.is_ok());
            sleep(PATIENCE * 2).await;
        }
    }
}
