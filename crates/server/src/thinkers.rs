//! Threads on which bots think, so that the network's never wait for them.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bots::registry::{self, ForPlayed};
use bots::{Bot, Budget, Level, Played};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyAction;
use rules::{AnyState, Observer, Seat};

type Work = Box<dyn FnOnce() + Send>;

/// How long bots think.
#[derive(Clone, Copy, Debug)]
pub enum Thinks {
    Time(Duration),
    /// So many nodes: the same everywhere.
    Nodes(u64),
}

/// A decision that a bot is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    pub seat: Seat,
    pub level: Level,
    pub thinks: Thinks,
    /// What its own chance comes from.
    pub seed: u64,
}

/// Some threads and their work.
pub struct Thinkers(Sender<Work>);

impl Thinkers {
    /// Starts so many threads; one at least.
    pub fn start(threads: usize) -> std::io::Result<Thinkers> {
        let (sender, work) = channel::<Work>();
        let work = Arc::new(Mutex::new(work));
        for number in 0..threads.max(1) {
            let work = Arc::clone(&work);
            let name = format!("bot-{number}");
            thread::Builder::new().name(name).spawn(move || run(&work))?;
        }
        Ok(Thinkers(sender))
    }

    /// Lets a bot decide in this game; `then` gets what it came to.
    pub fn think(
        &self,
        Task { seat, level, thinks, seed }: Task,
        state: &AnyState,
        then: impl FnOnce(Option<AnyAction>) + Send + 'static,
    ) {
        let decide = registry::run(state.kind(), Decide { seat, level, state });
        let work = move || {
            let budget = match thinks {
                Thinks::Time(time) => Budget::time(time),
                Thinks::Nodes(nodes) => Budget::nodes(nodes),
            };
            then(decide.and_then(|decide| decide(&budget, seed)));
        };
        // The threads live as long as this does.
        let _ = self.0.send(Box::new(work));
    }
}

fn run(work: &Mutex<Receiver<Work>>) {
    loop {
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(next) = next else { return };
        next();
    }
}

type Decision = Box<dyn FnOnce(&Budget, u64) -> Option<AnyAction> + Send>;

/// A bot with what it may see: the state itself stays here.
struct Decide<'a> {
    seat: Seat,
    level: Level,
    state: &'a AnyState,
}

impl ForPlayed for Decide<'_> {
    type Output = Option<Decision>;

    fn run<G: Played>(self) -> Option<Decision> {
        let view = G::view(G::state(self.state)?, Observer::Seat(self.seat));
        let mut bot = G::named(&self.level.to_string())?;
        Some(Box::new(move |budget, seed| {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            bot.think(&view, budget, &mut rng).map(|thought| G::any_action(thought.action))
        }))
    }
}

/// A bot in a race. Its reflexes take microseconds, so it is asked in place.
pub struct Racer(Box<dyn Watch>);

trait Watch: Send {
    fn watch(&mut self, state: &AnyState, now: Duration) -> Option<(Duration, AnyAction)>;
}

struct Watching<G: Played> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    rng: ChaCha20Rng,
}

impl Racer {
    /// The bot in a seat.
    pub fn new(seat: Seat, level: Level, state: &AnyState, seed: u64) -> Option<Racer> {
        struct New(Seat, Level, u64);
        impl ForPlayed for New {
            type Output = Option<Box<dyn Watch>>;
            fn run<G: Played>(self) -> Option<Box<dyn Watch>> {
                let bot = G::named(&self.1.to_string())?;
                let rng = ChaCha20Rng::seed_from_u64(self.2);
                Some(Box::new(Watching { seat: self.0, bot, rng }))
            }
        }
        registry::run(state.kind(), New(seat, level, seed)).map(Racer)
    }

    /// When it will call and what, if nothing happens before; counted from the
    /// moment when calls opened, which was `now` ago.
    pub fn watch(&mut self, state: &AnyState, now: Duration) -> Option<(Duration, AnyAction)> {
        self.0.watch(state, now)
    }
}

impl<G: Played> Watch for Watching<G> {
    fn watch(&mut self, state: &AnyState, now: Duration) -> Option<(Duration, AnyAction)> {
        let view = G::view(G::state(state)?, Observer::Seat(self.seat));
        let intent = self.bot.race(&view, self.seat, now, &mut self.rng)?;
        Some((intent.after, G::any_action(intent.action)))
    }
}
