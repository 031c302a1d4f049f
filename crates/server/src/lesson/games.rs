//! Which lesson each game has.

use rules::cards::Cards;
use rules::dice::Dice;
use rules::tiles::Tiles;
use rules::{Game, GameKind};

#[cfg(feature = "fourth-game")]
#[path = "../../../../fourth-game/server.rs"]
mod pig;

/// A game that says whether it is taught.
pub trait Taught: Game {
    /// The script of its lesson; `None` if it has none.
    const LESSON: Option<&'static str>;
}

impl Taught for Cards {
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/cards.json"));
}

impl Taught for Dice {
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/dice.json"));
}

impl Taught for Tiles {
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/tiles.json"));
}

macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        /// The script of a game's lesson.
        pub const fn lesson_of(game: GameKind) -> Option<&'static str> {
            match game {
                $(GameKind::$kind => <$game>::LESSON,)*
            }
        }
    };
}

rules::games!(registry);
