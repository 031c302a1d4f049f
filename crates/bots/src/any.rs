//! A bot of any game, for those that must not care which: tables, hints, terminals.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_core::Rng;
use rules::any::{AnyAction, AnyView};
use rules::chance::pick;
use rules::{AnyState, GameKind, Observer, Seat};
use serde::Serialize;

use crate::advice::{Advice, Question};
use crate::bot::{Bot, Candidate, Intent};
use crate::budget::Budget;
use crate::level::{BotLevel, Level};
use crate::matching::{TrackRecord, WonRace};
use crate::reason::Reason;
use crate::registry::{self, ForPlayed, Played};

/// A bot of some game. It is given views of that game; to others it has no answer.
pub struct AnyBot(Box<dyn Erased>);

/// What a bot came to.
#[derive(Clone, Debug)]
pub struct AnyThought {
    /// What it would do.
    pub action: AnyAction,
    /// What else it looked at, the best first; the action is among them.
    pub candidates: Vec<AnyCandidate>,
}

impl AnyThought {
    /// What it would do, with its value and the reason.
    pub fn best(self) -> Option<AnyCandidate> {
        self.candidates.into_iter().find(|one| one.action == self.action)
    }
}

/// One thing that could be done.
#[derive(Clone, Debug, Serialize)]
pub struct AnyCandidate {
    #[serde(rename = "do")]
    pub action: AnyAction,
    /// How much of the win the seat can expect, from 0 to 1.
    pub value: f64,
    pub reason: Reason,
}

/// What is played for a bot, even if its thinking failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    pub action: AnyAction,
    /// The bot panicked or had no answer: a random legal step is played instead.
    pub is_fallback: bool,
}

impl AnyBot {
    /// The bot of this name, a level or a baseline; `None` if the game has none.
    pub fn named(game: GameKind, name: &str) -> Option<AnyBot> {
        struct Named<'a>(&'a str);
        impl ForPlayed for Named<'_> {
            type Output = Option<AnyBot>;
            fn run<G: Played>(self) -> Option<AnyBot> {
                G::named(self.0).map(AnyBot::of)
            }
        }
        registry::run(game, Named(name))
    }

    /// How strong the bot of a level is: `Played::RATINGS`.
    pub fn rating(game: GameKind, level: Level) -> u16 {
        struct Rating(Level);
        impl ForPlayed for Rating {
            type Output = u16;
            fn run<G: Played>(self) -> u16 {
                let [beginner, casual, strong, expert] = G::RATINGS;
                match self.0 {
                    Level::Beginner => beginner,
                    Level::Casual => casual,
                    Level::Strong => strong,
                    Level::Expert => expert,
                }
            }
        }
        registry::run(game, Rating(level))
    }

    /// The bot of a level.
    pub fn of_level(game: GameKind, level: Level) -> AnyBot {
        struct OfLevel(Level);
        impl ForPlayed for OfLevel {
            type Output = AnyBot;
            fn run<G: Played>(self) -> AnyBot {
                AnyBot::of(G::bot(self.0))
            }
        }
        registry::run(game, OfLevel(level))
    }

    /// A bot as it sits at a table of these people. Where a game has no bots that match people, such
    /// a bot has the level that it begins with.
    pub fn seated(game: GameKind, level: BotLevel, people: &[TrackRecord]) -> AnyBot {
        struct Matching<'a>(&'a [TrackRecord]);
        impl ForPlayed for Matching<'_> {
            type Output = Option<AnyBot>;
            fn run<G: Played>(self) -> Option<AnyBot> {
                G::MATCHING.map(|matching| AnyBot::of((matching.bot)(self.0)))
            }
        }
        let matching = || registry::run(game, Matching(people));
        let matching = if level.matches() { matching() } else { None };
        matching.unwrap_or_else(|| AnyBot::of_level(game, level.level()))
    }

    /// The name of the bot that is asked for hints.
    pub fn adviser(game: GameKind) -> &'static str {
        struct Adviser;
        impl ForPlayed for Adviser {
            type Output = &'static str;
            fn run<G: Played>(self) -> &'static str {
                G::ADVISER
            }
        }
        registry::run(game, Adviser)
    }

    /// The names of a game's bots, the levels first.
    pub fn names(game: GameKind) -> Vec<String> {
        struct Names;
        impl ForPlayed for Names {
            type Output = Vec<String>;
            fn run<G: Played>(self) -> Vec<String> {
                G::names()
            }
        }
        registry::run(game, Names)
    }

    /// A bot of one game as a bot of any.
    pub fn of<G: Played>(bot: Box<dyn Bot<G>>) -> AnyBot {
        AnyBot(Box::new(bot))
    }

    /// Decides for the seat that the view was made for; `None` if it has nothing to do.
    pub fn think(
        &mut self,
        view: &AnyView,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> Option<AnyThought> {
        self.0.think(view, budget, rng)
    }

    /// The same where play must go on: a bot that panics, or that has no answer although its
    /// seat has a choice, costs its table one decision and nothing else. A bot that
    /// panicked should not be asked again.
    pub fn decide(
        &mut self,
        view: &AnyView,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> Option<Decision> {
        let thought = catch_unwind(AssertUnwindSafe(|| self.think(view, budget, rng)));
        match thought.ok().flatten() {
            Some(thought) => Some(Decision { action: thought.action, is_fallback: false }),
            None => {
                let action = pick(rng, &view.actions())?;
                Some(Decision { action, is_fallback: true })
            }
        }
    }

    /// In a race: what it will do and when; see [`Bot::race`].
    pub fn race(
        &mut self,
        view: &AnyView,
        seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Option<Intent<AnyAction>>, Panicked> {
        catch_unwind(AssertUnwindSafe(|| self.0.race(view, seat, now, rng))).map_err(|_| Panicked)
    }
}

/// The bot panicked: it stays silent in this race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

/// A bot at a table, for as long as one race lasts. Its reflexes take microseconds, so it is
/// asked in place.
pub struct Racer {
    pub seat: Seat,
    bot: AnyBot,
    rng: ChaCha20Rng,
}

impl Racer {
    /// This bot in this seat.
    pub fn new(bot: AnyBot, seat: Seat, rng: ChaCha20Rng) -> Racer {
        Racer { seat, bot, rng }
    }

    /// When it will call and what, if nothing happens before; counted from the moment when
    /// calls opened, which was `now` ago.
    pub fn watch(
        &mut self,
        view: &AnyView,
        now: Duration,
    ) -> Result<Option<Intent<AnyAction>>, Panicked> {
        self.bot.race(view, self.seat, now, &mut self.rng)
    }
}

/// What can be said to whoever has this view; `None` if there is nothing to say
/// about that now.
pub fn advise(view: &AnyView, about: &Question) -> Option<Advice> {
    struct Ask<'a>(&'a AnyView, &'a Question);
    impl ForPlayed for Ask<'_> {
        type Output = Option<Advice>;
        fn run<G: Played>(self) -> Option<Advice> {
            G::advise(G::view_of(self.0)?, self.1)
        }
    }
    registry::run(view.kind(), Ask(view, about))
}

/// What the game's adviser would do for whoever has this view, and why; `None` if they have
/// nothing to decide.
pub fn hint(view: &AnyView, budget: &Budget, rng: &mut dyn Rng) -> Option<Advice> {
    let mut adviser = AnyBot::named(view.kind(), AnyBot::adviser(view.kind()))?;
    let AnyCandidate { action, value, reason } = adviser.think(view, budget, rng)?.best()?;
    let facts = reason.facts.into_iter().map(|(name, fact)| (name.to_owned(), fact)).collect();
    Some(Advice::Hint { action: action.to_string(), key: reason.key.to_owned(), facts, value })
}

impl WonRace {
    /// The race that this step wins, so long after calls opened. The state is the one before the
    /// step. `None` if it wins none, or if the game has no bots that match people.
    pub fn by(
        state: &AnyState,
        winner: Seat,
        step: &AnyAction,
        after: Duration,
    ) -> Option<WonRace> {
        struct Usual<'a>(&'a AnyState);
        impl ForPlayed for Usual<'_> {
            type Output = Option<Duration>;
            fn run<G: Played>(self) -> Option<Duration> {
                let view = self.0.view(Observer::Public);
                Some((G::MATCHING?.usual)(G::view_of(&view)?))
            }
        }
        state.wins_race(step)?;
        let usual = registry::run(state.kind(), Usual(state))?;
        WonRace::new(state.turn(), winner, after, usual)
    }
}

trait Erased: Send {
    fn think(&mut self, view: &AnyView, budget: &Budget, rng: &mut dyn Rng) -> Option<AnyThought>;

    fn race(
        &mut self,
        view: &AnyView,
        seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Intent<AnyAction>>;
}

impl<G: Played> Erased for Box<dyn Bot<G>> {
    fn think(&mut self, view: &AnyView, budget: &Budget, rng: &mut dyn Rng) -> Option<AnyThought> {
        let thought = self.as_mut().think(G::view_of(view)?, budget, rng)?;
        let candidate = |one: Candidate<G>| AnyCandidate {
            action: G::any_action(one.action),
            value: one.value,
            reason: one.reason,
        };
        Some(AnyThought {
            action: G::any_action(thought.action),
            candidates: thought.candidates.into_iter().map(candidate).collect(),
        })
    }

    fn race(
        &mut self,
        view: &AnyView,
        seat: Seat,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Option<Intent<AnyAction>> {
        let intent = self.as_mut().race(G::view_of(view)?, seat, now, rng)?;
        Some(Intent { after: intent.after, action: G::any_action(intent.action) })
    }
}
