//! Which bots there are for which game.

use rules::GameKind;
use rules::any::Registered;

use crate::advice::{Advice, Question};
use crate::bot::Bot;
use crate::level::Level;

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
