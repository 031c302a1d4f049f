//! Work beside the tables: advice and old games. It may take a while, so it is done
//! on threads of its own, and only a little of it at a time: those who play come first.

use tokio::sync::Semaphore;

/// How much of it is done at once.
const AT_ONCE: usize = 2;

/// Where such work is done.
#[derive(Debug)]
pub struct Aside(Semaphore);

impl Default for Aside {
    fn default() -> Aside {
        Aside(Semaphore::new(AT_ONCE))
    }
}

impl Aside {
    /// Waits for its turn and does the work; `None` if the server stops before.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _turn = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }
}
