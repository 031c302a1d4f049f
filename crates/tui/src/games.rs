//! The games of the terminal: one folder for each, and nothing else that knows which there are.

pub mod cards;
pub mod dice;
#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/tui.rs"]
mod pig;
pub mod tiles;

use rules::GameKind;

use crate::game::{AnyGame, Erased};

macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        /// What the terminal knows of a game.
        pub fn of(game: GameKind) -> &'static dyn AnyGame {
            match game {
                $(GameKind::$kind => &Erased::<$game>::GAME,)*
            }
        }
    };
}

rules::games!(registry);
