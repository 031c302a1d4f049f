//! Threads on which bots think, so that the network's never wait for them. Those who wait for a bot
//! share the threads fairly, whatever one address asks for.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::any::Decision;
use bots::{AnyBot, BotLevel, Budget, TrackRecord};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use rules::any::{AnyAction, AnyView};
use rules::{AnyState, Observer, Seat};

use crate::address::AddressKey;
use crate::queue::{Id, Queue};

/// How long bots think.
#[derive(Clone, Copy, Debug)]
pub enum Thinks {
    Time(Duration),
    /// The same decision on every machine.
    Nodes(u64),
}

impl Thinks {
    /// What a bot may use up.
    pub fn budget(self) -> Budget {
        match self {
            Thinks::Time(time) => Budget::time(time),
            Thinks::Nodes(nodes) => Budget::nodes(nodes),
        }
    }

    /// What is left of it where so many want it: rather all bots think a little less than one
    /// player waits for long.
    fn among(self, many: usize) -> Thinks {
        /// Bots play sensibly in this time.
        const LEAST: Duration = Duration::from_millis(60);
        match self {
            Thinks::Time(time) => {
                let share = time / u32::try_from(many.max(1)).unwrap_or(u32::MAX);
                Thinks::Time(share.max(LEAST.min(time)))
            }
            nodes => nodes,
        }
    }
}

/// A decision that a bot is asked for.
#[derive(Clone, Debug)]
pub struct Task {
    pub seat: Seat,
    pub level: BotLevel,
    /// What is known of the people at its table, if it matches them.
    pub people: Vec<TrackRecord>,
    pub thinks: Thinks,
    /// Where its own chance comes from.
    pub seed: u64,
}

/// The threads on which bots think.
pub struct Thinkers {
    threads: ThreadPool,
    waiting: Arc<Mutex<Waiting>>,
}

type Waiting = Queue<Box<dyn FnOnce(Crowd) + Send>>;

/// How many want to think, for each thread.
#[derive(Clone, Copy, Debug)]
struct Crowd(usize);

/// A decision that somebody waits for. Once this is dropped nobody does, and what was not begun
/// is never thought.
pub struct Awaited {
    waiting: Arc<Mutex<Waiting>>,
    id: Id,
}

impl Drop for Awaited {
    fn drop(&mut self) {
        lock(&self.waiting).cancel(self.id);
    }
}

impl std::fmt::Debug for Awaited {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Awaited").field(&self.id).finish()
    }
}

impl Thinkers {
    /// So many threads.
    pub fn start(threads: usize) -> Result<Thinkers, ThreadPoolBuildError> {
        let threads = threads.max(1);
        let named = |number| format!("bot-{number}");
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(named)
            // Without this a panic outside of a bot would end the whole program.
            .panic_handler(|_| failed());
        // Half of the threads are enough for one address.
        let waiting = Arc::new(Mutex::new(Queue::new(threads.div_ceil(2))));
        Ok(Thinkers { threads: pool.build()?, waiting })
    }

    /// Lets a bot decide for its seat of this game, on this address's account; `then` gets what is
    /// to be played, or nothing if there is nothing to decide.
    ///
    /// The bot gets a view; the state stays here.
    #[must_use = "what nobody waits for is not thought"]
    pub fn think(
        &self,
        address: AddressKey,
        task: Task,
        state: &AnyState,
        then: impl FnOnce(Option<AnyAction>) + Send + 'static,
    ) -> Awaited {
        let view = state.view(Observer::Seat(task.seat));
        let work = Box::new(move |Crowd(crowd)| {
            let thinks = task.thinks.among(crowd);
            then(decide(&Task { thinks, ..task }, &view));
        });
        let id = lock(&self.waiting).push(address, work);
        let (waiting, threads) = (Arc::clone(&self.waiting), self.threads.current_num_threads());
        self.threads.spawn_fifo(move || work_off(&waiting, threads));
        Awaited { waiting: Arc::clone(&self.waiting), id }
    }
}

/// Does what is next until nothing is. Whoever adds something lets a thread do this, so what
/// had to wait because its address had enough is found by the thread that gets done with that.
fn work_off(waiting: &Mutex<Waiting>, threads: usize) {
    loop {
        let mut queue = lock(waiting);
        let crowd = Crowd(queue.crowd().div_ceil(threads));
        let Some((address, work)) = queue.take() else { return };
        drop(queue);
        let started = Instant::now();
        if catch_unwind(AssertUnwindSafe(|| work(crowd))).is_err() {
            failed();
        }
        lock(waiting).done(address, started.elapsed());
    }
}

fn decide(task: &Task, view: &AnyView) -> Option<AnyAction> {
    let mut rng = ChaCha20Rng::seed_from_u64(task.seed);
    let mut bot = AnyBot::seated(view.kind(), task.level, &task.people);
    let decision = bot.decide(view, &task.thinks.budget(), &mut rng);
    if let Some(Decision { is_fallback: true, .. }) = decision {
        tracing::error!(game = %view.kind(), level = %task.level, "a bot failed: a random step is played");
    }
    decision.map(|decision| decision.action)
}

fn failed() {
    tracing::error!("something failed where bots think");
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::mpsc::{Sender, channel};

    use bots::Level;
    use rules::GameKind;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    fn address(last: u8) -> AddressKey {
        AddressKey::from(IpAddr::from(Ipv4Addr::new(192, 0, 2, last)))
    }

    fn ask(thinkers: &Thinkers, from: u8, then: impl FnOnce() + Send + 'static) -> Awaited {
        let start = AnyState::start(&GameKind::Tiles.default_options(), 2).unwrap();
        let seat = Seat::new(0).unwrap();
        let level = BotLevel::Of(Level::Beginner);
        let people = Vec::new();
        let task = Task { seat, level, people, thinks: Thinks::Nodes(1), seed: 1 };
        // Chance is to act, so there is nothing to decide; but somebody answers.
        thinkers.think(address(from), task, &start, move |action| {
            assert_eq!(action, None);
            then();
        })
    }

    /// Keeps a thread busy until it is told to go on.
    fn occupy(thinkers: &Thinkers) -> (Sender<()>, Awaited) {
        let (go_on, told) = channel();
        let (busy, is_busy) = channel();
        let awaited = ask(thinkers, 1, move || {
            busy.send(()).unwrap();
            let _ = told.recv_timeout(PATIENCE);
        });
        is_busy.recv_timeout(PATIENCE).unwrap();
        (go_on, awaited)
    }

    #[test]
    fn a_panic_costs_no_thread() {
        let thinkers = Thinkers::start(1).unwrap();
        let _first = ask(&thinkers, 1, || panic!("nobody can take this"));
        let (heard, answer) = channel();
        let _second = ask(&thinkers, 1, move || heard.send(()).unwrap());
        assert_eq!(answer.recv_timeout(PATIENCE), Ok(()));
    }

    #[test]
    fn what_nobody_waits_for_is_not_thought() {
        let thinkers = Thinkers::start(1).unwrap();
        let (go_on, _busy) = occupy(&thinkers);
        let (heard, answers) = channel();
        let asked: Vec<_> = (0..3)
            .map(|number| {
                let heard = heard.clone();
                ask(&thinkers, 1, move || heard.send(number).unwrap())
            })
            .collect();
        drop(heard);
        let mut asked = asked.into_iter();
        let first = asked.next();
        drop(asked.next());
        go_on.send(()).unwrap();
        assert_eq!(answers.iter().collect::<Vec<_>>(), [0, 2]);
        drop((first, asked));
    }

    #[test]
    fn an_address_that_asks_for_much_does_not_hold_up_another() {
        let thinkers = Thinkers::start(1).unwrap();
        let (go_on, _busy) = occupy(&thinkers);
        let (heard, answers) = channel();
        let tell = |who| {
            let heard = heard.clone();
            move || heard.send(who).unwrap()
        };
        let _flood: Vec<_> = (0..60).map(|_| ask(&thinkers, 1, tell("flood"))).collect();
        let _honest = ask(&thinkers, 2, tell("honest"));
        go_on.send(()).unwrap();
        assert_eq!(answers.recv_timeout(PATIENCE), Ok("honest"));
    }

    #[test]
    fn in_a_crowd_everybody_thinks_less() {
        let usual = Duration::from_millis(700);
        let among = |many| match Thinks::Time(usual).among(many) {
            Thinks::Time(time) => time,
            Thinks::Nodes(_) => panic!("time is time"),
        };
        assert_eq!((among(0), among(1)), (usual, usual));
        assert_eq!(among(5), usual / 5);
        assert!(among(1000) > Duration::from_millis(50));
    }
}
