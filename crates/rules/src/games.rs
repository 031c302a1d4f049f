//! The list of all games, the only one in Rust.

/// Calls a macro with all games: of each its kind, its type, and the name of its module,
/// which is its id.
///
/// Every crate that has something to say about each game makes its registry with this: a match
/// over all kinds, or an impl that is asked of every type. A new game is one line here, and the
/// compiler then names what it has not said yet.
///
/// ```
/// macro_rules! count {
///     ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
///         const IDS: &[&str] = &[$(stringify!($module),)*];
///     };
/// }
/// rules::games!(count);
/// assert_eq!(IDS, ["cards", "dice", "tiles"]);
/// ```
#[macro_export]
macro_rules! games {
    ($callback:ident) => {
        $crate::and_test_games! {
            $callback
            /// Bango by Paco Yáñez.
            Cards = $crate::cards::Cards, cards;
            /// Bongo by Bruno Faidutti.
            Dice = $crate::dice::Dice, dice;
            /// Bango by Steffen Mühlhäuser.
            Tiles = $crate::tiles::Tiles, tiles;
        }
    };
}

/// Adds no game.
#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "fourth-game"))]
macro_rules! and_test_games {
    ($callback:ident $($games:tt)*) => {
        $callback! { $($games)* }
    };
}

/// Adds the game that only tests know (`fourth-game/`).
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "fourth-game")]
macro_rules! and_test_games {
    ($callback:ident $($games:tt)*) => {
        $callback! {
            $($games)*
            /// Pig, which is nobody's.
            Pig = $crate::pig::Pig, pig;
        }
    };
}
