//! Work in the background: advice and old games. It may take a while, so it is done
//! on threads of its own, and only a little of it at a time: those who play come first.

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many pieces of work are done at once.
const AT_ONCE: usize = 2;

/// Where such work is done.
#[derive(Debug)]
pub struct Background(Semaphore);

/// The right to do one piece of work.
#[derive(Debug)]
pub struct Slot<'a>(SemaphorePermit<'a>);

impl Default for Background {
    fn default() -> Background {
        Background(Semaphore::new(AT_ONCE))
    }
}

impl Background {
    /// Waits for a free slot; `None` if the server stops before.
    pub async fn slot(&self) -> Option<Slot<'_>> {
        self.0.acquire().await.ok().map(Slot)
    }
}

impl Slot<'_> {
    /// Does the work; `None` if the server stops before it is done.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let done = tokio::task::spawn_blocking(work).await;
        drop(self.0);
        done.ok()
    }
}
