//! Bots that sit at a local table: they think on threads of their own, and get views only.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use bots::registry::{self, ForPlayed};
use bots::{Bot, Budget, Level, Played, Reason, Stop};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{AnyAction, AnyState};
use rules::{Observer, Seat};

use super::News;
use crate::event::Event;

/// What a bot came to.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// The game that it was asked about, after so many steps.
    pub asked: Asked,
    /// What it would do; nothing, if its seat has nothing to do.
    pub action: Option<AnyAction>,
}

/// What a thinker was asked about. An undo makes the same number of steps another
/// position, so questions are counted too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(pub u64);

/// Lets a bot think about a seat's view of this state; the answer comes as an event.
pub fn think(
    state: &AnyState,
    (seat, level): (Seat, Level),
    budget: Budget,
    rng: ChaCha20Rng,
    (asked, events): (Asked, Sender<Event>),
) -> Stop {
    let stop = Stop::default();
    let budget = budget.until(stop.clone());
    let name = level.to_string();
    let decide = registry::run(state.kind(), Decide { seat, name: Some(&name), state });
    let work = move || {
        let mut rng = rng;
        let thought = decide.and_then(|decide| decide(&budget, &mut rng));
        let action = thought.map(|advice| advice.action);
        // The game may have been left.
        let _ = events.send(Event::News(News::Thought(Thought { asked, action })));
    };
    // Without a thread the bot's turn never ends, which the player sees.
    let _ = thread::Builder::new().name("bot".to_owned()).spawn(work);
    stop
}

/// A piece of advice.
#[derive(Clone, Debug)]
pub struct Advice {
    /// What to do.
    pub action: AnyAction,
    /// Why, if the bot says so.
    pub reason: Option<Reason>,
}

/// Asks the game's adviser, on a thread; the answer comes as an event.
pub fn advise(state: &AnyState, seat: Seat, asked: Asked, events: Sender<Event>) -> Stop {
    const TIME: Duration = Duration::from_secs(1);
    let stop = Stop::default();
    let budget = Budget::time(TIME).until(stop.clone());
    let decide = registry::run(state.kind(), Decide { seat, name: None, state });
    let work = move || {
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let advice = decide.and_then(|decide| decide(&budget, &mut rng));
        let _ = events.send(Event::Advice(asked, advice));
    };
    let _ = thread::Builder::new().name("adviser".to_owned()).spawn(work);
    stop
}

type Decision = Box<dyn FnOnce(&Budget, &mut ChaCha20Rng) -> Option<Advice> + Send>;

/// A bot with what it may see: the state itself stays here.
struct Decide<'a> {
    seat: Seat,
    /// Its name; the game's adviser if there is none.
    name: Option<&'a str>,
    state: &'a AnyState,
}

impl ForPlayed for Decide<'_> {
    type Output = Option<Decision>;

    fn run<G: Played>(self) -> Option<Decision> {
        let view = G::view(G::state(self.state)?, Observer::Seat(self.seat));
        let mut bot = G::named(self.name.unwrap_or(G::ADVISER))?;
        Some(Box::new(move |budget, rng| {
            let thought = bot.think(&view, budget, rng)?;
            let best = thought.candidates.iter().find(|one| one.action == thought.action);
            let reason = best.map(|candidate| candidate.reason.clone());
            Some(Advice { action: G::any_action(thought.action), reason })
        }))
    }
}

/// A bot in a race. Its reflexes take microseconds, so it is asked in place.
pub struct Racer {
    /// Its seat.
    pub seat: Seat,
    watch: Box<dyn Watch>,
}

trait Watch: Send {
    fn watch(
        &mut self,
        state: &AnyState,
        seat: Seat,
        now: Duration,
    ) -> Option<(Duration, AnyAction)>;
}

struct Watching<G: Played> {
    bot: Box<dyn Bot<G>>,
    rng: ChaCha20Rng,
}

impl Racer {
    /// The bot in a seat.
    pub fn new(state: &AnyState, seat: Seat, level: Level, rng: ChaCha20Rng) -> Option<Racer> {
        struct New(Level, ChaCha20Rng);
        impl ForPlayed for New {
            type Output = Option<Box<dyn Watch>>;
            fn run<G: Played>(self) -> Self::Output {
                Some(Box::new(Watching { bot: G::named(&self.0.to_string())?, rng: self.1 }))
            }
        }
        let watch = registry::run(state.kind(), New(level, rng))?;
        Some(Racer { seat, watch })
    }

    /// When it will call and what, if nothing happens before; counted from the moment when calls open,
    /// which was `now` ago.
    pub fn watch(&mut self, state: &AnyState, now: Duration) -> Option<(Duration, AnyAction)> {
        self.watch.watch(state, self.seat, now)
    }
}

impl<G: Played> Watch for Watching<G> {
    fn watch(
        &mut self,
        state: &AnyState,
        seat: Seat,
        now: Duration,
    ) -> Option<(Duration, AnyAction)> {
        let view = G::view(G::state(state)?, Observer::Seat(seat));
        let intent = self.bot.race(&view, seat, now, &mut self.rng)?;
        Some((intent.after, G::any_action(intent.action)))
    }
}
