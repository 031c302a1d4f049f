//! Work beside the tables: advice and old games. It may take a while, so it is done
//! on threads of its own, and only a little of it at a time: those who play come first.

use tokio::sync::{Semaphore, SemaphorePermit};

/// How much of it is done at once.
const AT_ONCE: usize = 2;

/// Where such work is done.
#[derive(Debug)]
pub struct Aside(Semaphore);

/// Leave to do a piece of work.
#[derive(Debug)]
pub struct Leave<'a>(SemaphorePermit<'a>);

impl Default for Aside {
    fn default() -> Aside {
        Aside(Semaphore::new(AT_ONCE))
    }
}

impl Aside {
    /// Waits until it is time; `None` if the server stops before.
    pub async fn leave(&self) -> Option<Leave<'_>> {
        self.0.acquire().await.ok().map(Leave)
    }
}

impl Leave<'_> {
    /// Does the work; `None` if the server stops before it is done.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let done = tokio::task::spawn_blocking(work).await;
        drop(self.0);
        done.ok()
    }
}
