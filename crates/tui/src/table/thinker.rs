//! Bots that sit at a local table: they think on threads of their own, and get views only.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::Duration;

use bots::any::Racer;
use bots::{AnyBot, Budget, Intent, Reason, Stop};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{AnyAction, AnyView};

/// How long the adviser may think.
const ADVICE: Duration = Duration::from_secs(1);

/// What a bot came to.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub asked: Asked,
    /// What it would do; nothing, if its seat has nothing to do.
    pub action: Option<AnyAction>,
}

/// What a thinker was asked about. An undo makes the same number of steps another
/// position, so questions are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(pub u64);

/// A piece of advice.
#[derive(Clone, Debug)]
pub struct Advice {
    pub action: AnyAction,
    /// Why, if the bot says so.
    pub reason: Option<Reason>,
}

/// Lets this bot decide for the seat that the view was made for, on a thread that tells the answer.
pub fn think(
    view: AnyView,
    mut bot: AnyBot,
    budget: Budget,
    mut rng: ChaCha20Rng,
    tell: impl FnOnce(Option<AnyAction>) + Send + 'static,
) -> Stop {
    let stop = Stop::default();
    let budget = budget.until(stop.clone());
    let work = move || {
        let decision = while_asked(|| bot.decide(&view, &budget, &mut rng));
        tell(decision.map(|decision| decision.action));
    };
    // Without a thread the bot's turn never ends, which the player sees.
    let _ = thread::Builder::new().name("bot".to_owned()).spawn(work);
    stop
}

/// Asks the game's adviser what to do with this view, on a thread that tells the answer.
pub fn advise(view: AnyView, tell: impl FnOnce(Option<Advice>) + Send + 'static) -> Stop {
    let stop = Stop::default();
    let budget = Budget::time(ADVICE).until(stop.clone());
    let work = move || {
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let think = || {
            let mut bot = AnyBot::named(view.kind(), AnyBot::adviser(view.kind()))?;
            let thought = bot.think(&view, &budget, &mut rng)?;
            let action = thought.action;
            Some(Advice { action, reason: thought.best().map(|one| one.reason) })
        };
        // An adviser that fails has nothing to say.
        tell(while_asked(|| catch_unwind(AssertUnwindSafe(think))).ok().flatten());
    };
    let _ = thread::Builder::new().name("adviser".to_owned()).spawn(work);
    stop
}

/// When a bot in a race will call and what, if nothing happens before. One that fails stays silent.
pub fn watch(racer: &mut Racer, view: &AnyView, now: Duration) -> Option<Intent<AnyAction>> {
    while_asked(|| racer.watch(view, now)).ok().flatten()
}

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a bot is being asked on this thread. If it panics now, the game goes on without its
/// answer.
pub fn is_bot_asked() -> bool {
    ASKED.get()
}

fn while_asked<T>(ask: impl FnOnce() -> T) -> T {
    ASKED.set(true);
    let answer = ask();
    ASKED.set(false);
    answer
}
