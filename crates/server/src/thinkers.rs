//! Threads on which bots think, so that the network's never wait for them.

use std::time::Duration;

use bots::any::Decision;
use bots::{AnyBot, Budget, Level};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use rules::any::AnyAction;
use rules::{AnyState, Observer, Seat};

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
}

/// A decision that a bot is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    pub seat: Seat,
    pub level: Level,
    pub thinks: Thinks,
    /// Where its own chance comes from.
    pub seed: u64,
}

/// The threads on which bots think.
pub struct Thinkers(ThreadPool);

impl Thinkers {
    /// So many threads.
    pub fn start(threads: usize) -> Result<Thinkers, ThreadPoolBuildError> {
        let named = |number| format!("bot-{number}");
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(named)
            // Without this a panic outside of a bot would end the whole program.
            .panic_handler(|_| tracing::error!("something failed where bots think"));
        pool.build().map(Thinkers)
    }

    /// Lets a bot decide for its seat of this game; `then` gets what is to be played,
    /// or nothing if there is nothing to decide.
    ///
    /// The bot gets a view; the state stays here.
    pub fn think(
        &self,
        task: Task,
        state: &AnyState,
        then: impl FnOnce(Option<AnyAction>) + Send + 'static,
    ) {
        let view = state.view(Observer::Seat(task.seat));
        self.0.spawn_fifo(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(task.seed);
            let mut bot = AnyBot::of_level(view.kind(), task.level);
            let decision = bot.decide(&view, &task.thinks.budget(), &mut rng);
            if let Some(Decision { is_fallback: true, .. }) = decision {
                tracing::error!(game = %view.kind(), level = %task.level, "a bot failed: a random step is played");
            }
            then(decision.map(|decision| decision.action));
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use rules::GameKind;

    use super::*;

    #[test]
    fn a_panic_costs_no_thread() {
        let thinkers = Thinkers::start(1).unwrap();
        let start = AnyState::start(&GameKind::Tiles.default_options(), 2).unwrap();
        let seat = Seat::new(0).unwrap();
        let task = Task { seat, level: Level::Beginner, thinks: Thinks::Nodes(1), seed: 1 };
        thinkers.think(task, &start, |_| panic!("nobody can take this"));
        let (heard, answer) = channel();
        thinkers.think(task, &start, move |action| heard.send(action).unwrap());
        // Chance is to act, so there is nothing to decide; but somebody answers.
        assert_eq!(answer.recv_timeout(Duration::from_secs(20)), Ok(None));
    }
}
