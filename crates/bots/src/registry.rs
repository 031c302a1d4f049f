//! Which bots there are for which game. The only place in this crate that names
//! all games.

use rules::GameKind;
use rules::any::Registered;

use crate::bot::Bot;
use crate::level::Level;

/// A game that bots can play.
pub trait Played: Registered {
    /// Bots for comparison, besides the levels: their names, as `named` reads them.
    const BASELINES: &'static [&'static str];

    /// Who is asked for hints: the strongest that is never wrong on purpose.
    const ADVISER: &'static str;

    /// Random steps that open every game of the arena, the same for all seatings of
    /// a deal: without them, bots that know no chance would play one game again and again.
    const OPENING: u32;

    /// The bot of this name: a level or a baseline.
    fn named(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// All names, the levels first.
    fn names() -> Vec<String> {
        let levels = Level::ALL.iter().map(ToString::to_string);
        levels.chain(Self::BASELINES.iter().map(ToString::to_string)).collect()
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
    ($($kind:ident = $game:ty, $module:ident, opening $opening:literal, adviser $adviser:literal, baselines $baselines:expr;)*) => {
        $(impl Played for $game {
            const BASELINES: &'static [&'static str] = &$baselines;
            const ADVISER: &'static str = $adviser;
            const OPENING: u32 = $opening;

            fn named(name: &str) -> Option<Box<dyn Bot<Self>>> {
                crate::$module::named(name)
            }
        })*

        /// Runs something that is written for every game on this one.
        pub fn run<T: ForPlayed>(game: GameKind, task: T) -> T::Output {
            match game {
                $(GameKind::$kind => task.run::<$game>(),)*
            }
        }
    };
}

registry! {
    Cards = rules::cards::Cards, cards, opening 0, adviser "expert", baselines ["random", "stop-after-3", "odds"];
    Dice = rules::dice::Dice, dice, opening 0, adviser "reader", baselines ["random", "reader"];
    Tiles = rules::tiles::Tiles, tiles, opening 3, adviser "expert", baselines ["random", "alpha-beta-4"];
}
