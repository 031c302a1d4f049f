//! Thinking on a thread of its own, so that nobody waits who has other things to do.

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::Game;

use crate::bot::{Bot, Thought};
use crate::budget::{Budget, Stop};

/// A bot that is thinking.
pub struct Thinking<G: Game> {
    stop: Stop,
    answer: Receiver<Answer<G>>,
}

/// A bot that has thought: it comes back with its answer, for the next decision.
pub struct Answer<G: Game> {
    /// The bot.
    pub bot: Box<dyn Bot<G>>,
    /// What it came to; `None` if its seat had nothing to do.
    pub thought: Option<Thought<G>>,
}

impl<G: Game<View: Send, Action: Send>> Thinking<G> {
    /// Lets a bot think about a view. `None` if there is no thread for it.
    pub fn start(
        mut bot: Box<dyn Bot<G>>,
        view: G::View,
        budget: Budget,
        seed: u64,
    ) -> Option<Thinking<G>> {
        let stop = Stop::default();
        let budget = budget.until(stop.clone());
        let (sender, answer) = channel();
        let think = move || {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let thought = bot.think(&view, &budget, &mut rng);
            // Nobody may be waiting any more.
            let _ = sender.send(Answer { bot, thought });
        };
        thread::Builder::new().name(format!("bot-{}", G::ID)).spawn(think).ok()?;
        Some(Thinking { stop, answer })
    }

    /// The answer, if there is one already.
    pub fn try_answer(&self) -> Option<Answer<G>> {
        self.answer.try_recv().ok()
    }

    /// Waits for the answer; `None` if it takes longer than this.
    pub fn wait(&self, most: Duration) -> Option<Answer<G>> {
        self.answer.recv_timeout(most).ok()
    }

    /// Ends the thinking: the best so far is the answer.
    pub fn stop(&self) {
        self.stop.now();
    }
}
