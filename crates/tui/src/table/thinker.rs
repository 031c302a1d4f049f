//! Bots that sit at a local table: they think beside it, and get views only.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::any::AnyCandidate;
use bots::{AnyBot, Budget, Level, Stop};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{AnyAction, AnyState, AnyView};
use rules::{Observer, Seat};

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

/// A bot at the table, and where its own chance comes from.
pub struct Thinker {
    pub seat: Seat,
    pub level: Level,
    pub rng: ChaCha20Rng,
}

impl Thinker {
    /// Thinks about its view of this state and tells the answer, from another thread.
    pub fn think(
        self,
        state: &AnyState,
        budget: Budget,
        tell: impl FnOnce(Option<AnyAction>) + Send + 'static,
    ) -> Stop {
        let stop = Stop::default();
        let budget = budget.until(stop.clone());
        let view = state.view(Observer::Seat(self.seat));
        rayon::spawn_fifo(move || {
            let mut rng = self.rng;
            let mut bot = AnyBot::of_level(view.kind(), self.level);
            let decision = ask_bot(|| bot.decide(&view, &budget, &mut rng));
            tell(decision.map(|decision| decision.action));
        });
        stop
    }
}

/// Asks the game's adviser about a view. It tells the answer from another thread; one that
/// fails has nothing to say.
pub fn advise(view: AnyView, tell: impl FnOnce(Option<AnyCandidate>) + Send + 'static) -> Stop {
    const TIME: Duration = Duration::from_secs(1);
    let stop = Stop::default();
    let budget = Budget::time(TIME).until(stop.clone());
    rayon::spawn_fifo(move || {
        let adviser = AnyBot::named(view.kind(), AnyBot::adviser(view.kind()));
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let think = || adviser?.think(&view, &budget, &mut rng)?.best();
        tell(ask_bot(|| catch_unwind(AssertUnwindSafe(think))).ok().flatten());
    });
    stop
}

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a bot is being asked on this thread. If it panics now, the game goes on without its
/// answer.
pub fn is_bot_asked() -> bool {
    ASKED.get()
}

/// Asks a bot in a way that catches its panics.
pub fn ask_bot<T>(ask: impl FnOnce() -> T) -> T {
    ASKED.set(true);
    let answer = ask();
    ASKED.set(false);
    answer
}
