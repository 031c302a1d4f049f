//! Work in the background: tables from the log, advice, old games, and whether snapshots are right. It may take a while, so
//! it is done on threads of its own, and only a little of it at a time: those who play come first.
//!
//! Each kind has a desk of its own, so that nobody waits for work of another kind; and at each desk
//! addresses take turns, so that nobody waits for all that somebody else asked for.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Code, Refusal};
use tokio::sync::oneshot;

use crate::address::AddressKey;
use crate::queue::{Id, Queue};

/// Where such work is done.
#[derive(Debug)]
pub struct Background {
    /// Tables that are opened.
    pub loading: Desk,
    /// Help for those who play.
    pub advice: Desk,
    /// Games that are over.
    pub reviews: Desk,
    /// Snapshots that are compared with their logs.
    pub checking: Desk,
}

impl Default for Background {
    fn default() -> Background {
        /// Friends who share an address come back together after a restart.
        const LOADING: usize = 256;
        const ASKING: usize = 8;
        Background {
            loading: Desk::new(2, LOADING),
            advice: Desk::new(2, ASKING),
            reviews: Desk::new(1, ASKING),
            checking: Desk::new(1, ASKING),
        }
    }
}

/// Where one kind of work is done.
#[derive(Clone, Debug)]
pub struct Desk(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    line: Mutex<Line>,
    most_of_one: usize,
}

#[derive(Debug)]
struct Line {
    waiting: Queue<oneshot::Sender<Slot>>,
    /// How many slots are free.
    free: usize,
}

/// A place in the line, until it is dropped.
#[derive(Debug)]
pub struct InLine {
    desk: Arc<Inner>,
    id: Id,
    slot: oneshot::Receiver<Slot>,
}

/// The right to do one piece of work.
#[derive(Debug)]
pub struct Slot {
    desk: Arc<Inner>,
    address: AddressKey,
    since: Instant,
}

impl Desk {
    /// So much is done at once, and one address may have so much here.
    fn new(at_once: usize, most_of_one: usize) -> Desk {
        // One piece of each address at a time: so the others find a slot sooner.
        let line = Line { waiting: Queue::new(1), free: at_once };
        Desk(Arc::new(Inner { line: Mutex::new(line), most_of_one }))
    }

    /// Lines up for somebody at this address, unless they have enough here.
    pub fn line_up(&self, address: AddressKey) -> Result<InLine, Refusal> {
        /// How soon something of it is done.
        const SOON: Duration = Duration::from_secs(1);
        let desk = Arc::clone(&self.0);
        let mut line = desk.line();
        if line.waiting.of(address) >= desk.most_of_one {
            return Err(Refusal::later(Code::TooFast, SOON));
        }
        let (give, slot) = oneshot::channel();
        let id = line.waiting.push(address, give);
        drop(line);
        serve(&desk);
        Ok(InLine { desk, id, slot })
    }
}

/// Gives free slots to those who are next.
fn serve(desk: &Arc<Inner>) {
    loop {
        let mut line = desk.line();
        if line.free == 0 {
            return;
        }
        let Some((address, next)) = line.waiting.take() else { return };
        line.free -= 1;
        drop(line);
        let slot = Slot { desk: Arc::clone(desk), address, since: Instant::now() };
        // Who has gone in the meantime does not take it, so it is free again.
        drop(next.send(slot));
    }
}

impl Inner {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl InLine {
    /// Waits for a free slot; `None` if the server stops before.
    pub async fn slot(mut self) -> Option<Slot> {
        (&mut self.slot).await.ok()
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        // It is dropped after the lock, since it may hold a slot.
        let gone = self.desk.line().waiting.cancel(self.id);
        drop(gone);
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut line = self.desk.line();
        line.free += 1;
        line.waiting.done(self.address, self.since.elapsed());
        drop(line);
        serve(&self.desk);
    }
}

impl Slot {
    /// Does the work; `None` if the server stops before it is done. Whoever asked may go before:
    /// the slot is free when the work is done, and not sooner.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.begin(work).await.map(|(_, done)| done)
    }

    /// The same for the first part of some work: the slot is kept for the rest.
    pub async fn begin<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(Slot, T)> {
        tokio::task::spawn_blocking(move || (work(), self))
            .await
            .ok()
            .map(|(done, slot)| (slot, done))
    }

    /// Keeps the slot for so many times as long as the work took, so that this kind of work leaves
    /// time to all others, however much of it there is.
    pub async fn rest(self, times: u32) {
        tokio::time::sleep(self.since.elapsed() * times).await;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::mpsc::channel;

    use futures_util::FutureExt;

    use super::*;

    fn address(last: u8) -> AddressKey {
        IpAddr::from(Ipv4Addr::new(192, 0, 2, last)).into()
    }

    #[tokio::test]
    async fn one_address_has_so_much_in_the_line() {
        let desk = Desk::new(1, 2);
        let (first, second) = (desk.line_up(address(1)).unwrap(), desk.line_up(address(1)));
        let refusal = desk.line_up(address(1)).unwrap_err();
        assert_eq!((refusal.code, refusal.wait), (Code::TooFast, Some(1)));
        assert_eq!(first.slot().await.unwrap().run(|| 7).await, Some(7));
        assert!(desk.line_up(address(1)).is_ok(), "one is done");
        drop(second);
        assert!(desk.line_up(address(1)).unwrap().slot().await.is_some(), "who goes is forgotten");
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        let desk = Desk::new(1, 100);
        let busy = desk.line_up(address(1)).unwrap().slot().await.unwrap();
        let mut flood: Vec<_> = (0..50).map(|_| desk.line_up(address(1)).unwrap()).collect();
        let honest = desk.line_up(address(2)).unwrap();
        drop(busy);
        let slot = honest.slot().now_or_never().expect("whoever waits for one thing is next");
        drop(slot);
        assert!(flood.remove(0).slot().now_or_never().is_some());
    }

    /// Who asks and goes away at once does not get more done than who waits.
    #[tokio::test]
    async fn work_whose_asker_has_gone_keeps_its_slot() {
        let desk = Desk::new(1, 4);
        let (begun, has_begun) = channel();
        let (go_on, told) = channel::<()>();
        let slot = desk.line_up(address(1)).unwrap().slot().await.unwrap();
        let asked = tokio::spawn(slot.run(move || {
            begun.send(()).unwrap();
            let _ = told.recv();
        }));
        tokio::task::spawn_blocking(move || has_begun.recv()).await.unwrap().unwrap();
        asked.abort();
        let _ = asked.await;
        let next = desk.line_up(address(2)).unwrap();
        assert_eq!(desk.0.line().free, 0);
        drop(go_on);
        assert!(next.slot().await.is_some());
    }
}
