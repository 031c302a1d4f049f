//! Which bots there are for which game.

use rules::GameKind;
use rules::any::Registered;

use crate::advice::{Advice, Question};
use crate::bot::Bot;
use crate::level::{BotLevel, Level};
use crate::matching::Matching;
use crate::study::Plot;

/// A game that bots can play. Each game's module says so of its own.
pub trait Played: Registered {
    /// Bots for comparison, besides the levels: their names, as `named` reads them.
    const BASELINES: &'static [&'static str];

    /// Who is asked for hints: the strongest that is never wrong on purpose.
    const ADVISER: &'static str;

    /// How strong the levels are, from the lowest to the highest, on the scale on which `casual`
    /// has 1500 and 400 points more win ten times as often: people's strength is measured by it.
    /// `docs/STRENGTH.md` says where the numbers come from.
    const RATINGS: [u16; 4];

    /// Random steps that open every game of the arena, the same for all seatings of
    /// a deal: without them, bots that know no chance would play one game again and again.
    const OPENING: u32 = 0;

    /// How bots play as well as the people at their table; `None` if the game shows too little of
    /// people to learn from.
    const MATCHING: Option<Matching<Self>>;

    /// The bot of a level.
    fn bot(level: Level) -> Box<dyn Bot<Self>>;

    /// The bot of this name, a level or a baseline; `None` if there is none.
    fn named(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// All names, the levels first.
    fn names() -> Vec<String> {
        let levels = Level::ALL.iter().map(ToString::to_string);
        levels.chain(Self::BASELINES.iter().map(ToString::to_string)).collect()
    }

    /// What can be known of the game without playing it, as Markdown; `None` if nothing has
    /// been studied.
    fn study() -> Option<String> {
        None
    }

    /// Pictures of it, for games that have some.
    fn plots() -> Vec<Plot> {
        Vec::new()
    }

    /// What can be said to whoever has this view; `None` if there is nothing to say
    /// about that now.
    fn advise(_view: &Self::View, _about: &Question) -> Option<Advice> {
        None
    }
}

/// Something that is written once for every game that bots play, for [`run`].
pub trait ForPlayed {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn run<G: Played>(self) -> Self::Output;
}

/// Whether a bot of this kind can sit at a table of this game.
pub fn offers(game: GameKind, level: BotLevel) -> bool {
    struct Matches;
    impl ForPlayed for Matches {
        type Output = bool;
        fn run<G: Played>(self) -> bool {
            G::MATCHING.is_some()
        }
    }
    !level.matches() || run(game, Matches)
}

/// All that the bots of a game can be told to be, the levels first.
pub fn levels(game: GameKind) -> impl Iterator<Item = BotLevel> {
    let all = Level::ALL.into_iter().map(BotLevel::Of).chain([BotLevel::Match]);
    all.filter(move |level| offers(game, *level))
}

macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        /// Runs something that is written for every game on this one.
        pub fn run<T: ForPlayed>(game: GameKind, task: T) -> T::Output {
            match game {
                $(GameKind::$kind => task.run::<$game>(),)*
            }
        }
    };
}

rules::games!(registry);
