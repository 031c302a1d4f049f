//! A game of any kind, for those that must not care which: the server, records
//! and the command line. Everything here is made from the list of games, [`games!`](macro@crate::games).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rand_core::Rng;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::change::Change;
use crate::game::{
    Actor, BadOptions, Choice, Determinize, Game, GameView, Inconsistent, Observer, Outcome,
    PlayerCounts, Scores, Turn,
};
use crate::illegal::BrokenRule;
use crate::notation::{NotationError, shown};
use crate::seat::Seat;

/// Declares [`GameKind`] and, for each of a game's types, the enum of all games'.
macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        /// Which game. Written as its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
        pub enum GameKind {
            $($(#[$doc])* $kind,)*
        }

        impl GameKind {
            /// All games.
            pub const ALL: &[GameKind] = &[$(GameKind::$kind,)*];

            /// The id that every interface uses.
            pub const fn id(self) -> &'static str {
                match self {
                    $(GameKind::$kind => <$game>::ID,)*
                }
            }

            /// How many can play, in ascending order.
            pub const fn seats(self) -> &'static [u8] {
                match self {
                    $(GameKind::$kind => <$game>::SEATS,)*
                }
            }

            /// How many can play, in words.
            pub const fn players(self) -> PlayerCounts {
                PlayerCounts(self.seats())
            }

            /// What people are asked before the start.
            pub const fn choices(self) -> &'static [Choice] {
                match self {
                    $(GameKind::$kind => <$game>::CHOICES,)*
                }
            }

            /// How long a decision takes people at most.
            pub const fn decision(self) -> Duration {
                match self {
                    $(GameKind::$kind => <$game>::DECISION,)*
                }
            }

            /// Whether seats race each other to act first.
            pub const fn races(self) -> bool {
                match self {
                    $(GameKind::$kind => <$game>::RACES,)*
                }
            }

            /// The kinds of races that there are, from the easiest to the hardest.
            pub const fn race_kinds(self) -> &'static [&'static str] {
                match self {
                    $(GameKind::$kind => <$game>::RACE_KINDS,)*
                }
            }

            /// Whether what a race is about can be read aloud to all before it begins.
            pub const fn read_aloud(self) -> bool {
                match self {
                    $(GameKind::$kind => <$game>::READ_ALOUD,)*
                }
            }

            /// The seat that plays together with this one at a table of so many.
            pub fn partner(self, seat: Seat, seats: u8) -> Option<Seat> {
                match self {
                    $(GameKind::$kind => <$game>::partner(seat, seats),)*
                }
            }

            /// What a table chooses if it does not say otherwise.
            pub fn default_options(self) -> AnyOptions {
                match self {
                    $(GameKind::$kind => AnyOptions::$kind(Default::default()),)*
                }
            }

            /// A table's choices from their form on the wire.
            pub fn read_options(self, json: serde_json::Value) -> Result<AnyOptions, UnreadableOptions> {
                match self {
                    $(GameKind::$kind => serde_json::from_value(json).map(AnyOptions::$kind),)*
                }
                .map_err(|error| UnreadableOptions { game: self, problem: error.to_string() })
            }

            /// Runs something that is written for every game on this one.
            pub fn run<T: ForGame>(self, task: T) -> T::Output {
                match self {
                    $(GameKind::$kind => task.run::<$game>(),)*
                }
            }

            /// A step from its notation.
            pub fn read_action(self, text: &str) -> Result<AnyAction, NotationError> {
                match self {
                    $(GameKind::$kind => text.parse().map(AnyAction::$kind),)*
                }
            }
        }

        $(impl Registered for $game {
            fn any_action(action: Self::Action) -> AnyAction {
                AnyAction::$kind(action)
            }

            fn any_state(self) -> AnyState {
                AnyState::$kind(self)
            }

            fn any_view(view: Self::View) -> AnyView {
                AnyView::$kind(view)
            }

            fn view_of(view: &AnyView) -> Option<&Self::View> {
                match view {
                    AnyView::$kind(view) => Some(view),
                    _ => None,
                }
            }

            fn action_of(action: &AnyAction) -> Option<&Self::Action> {
                match action {
                    AnyAction::$kind(action) => Some(action),
                    _ => None,
                }
            }

            fn options_of(options: &AnyOptions) -> Option<&Self::Options> {
                match options {
                    AnyOptions::$kind(options) => Some(options),
                    _ => None,
                }
            }

            fn state_of(state: &AnyState) -> Option<&Self> {
                match state {
                    AnyState::$kind(state) => Some(state),
                    _ => None,
                }
            }
        })*

        /// What a table of some game chose.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        #[expect(missing_docs, reason = "one variant for each game")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum AnyOptions {
            $($kind(<$game as Game>::Options),)*
        }

        impl AnyOptions {
            /// Which game they are for.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyOptions::$kind(_) => GameKind::$kind,)*
                }
            }
        }

        /// A step of some game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        #[expect(missing_docs, reason = "one variant for each game")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum AnyAction {
            $($kind(<$game as Game>::Action),)*
        }

        impl AnyAction {
            /// The step as this observer sees it; `None` if it is hidden from them.
            pub fn glimpse(&self, who: Observer) -> Option<AnyAction> {
                match self {
                    $(AnyAction::$kind(action) => <$game>::glimpse(action, who).map(AnyAction::$kind),)*
                }
            }

            /// Whether what such a step changes is told in few words.
            pub fn tells_change(&self) -> bool {
                match self {
                    $(AnyAction::$kind(action) => <$game>::tells_change(action),)*
                }
            }
        }

        impl fmt::Display for AnyAction {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyAction::$kind(action) => action.fmt(f),)*
                }
            }
        }

        /// What an observer of some game may know. No two games' views have the same
        /// fields, so they need no label.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(untagged)]
        #[expect(missing_docs, reason = "one variant for each game")]
        #[expect(clippy::large_enum_variant, reason = "made to be written out, not kept")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum AnyView {
            $($kind(<$game as Game>::View),)*
        }

        impl AnyView {
            /// Which game it is a view of.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyView::$kind(_) => GameKind::$kind,)*
                }
            }

            /// Who acts next.
            pub fn turn(&self) -> Turn {
                match self {
                    $(AnyView::$kind(view) => view.turn(),)*
                }
            }

            /// What the observer may do now.
            pub fn actions(&self) -> Vec<AnyAction> {
                match self {
                    $(AnyView::$kind(view) => {
                        view.actions().iter().copied().map(AnyAction::$kind).collect()
                    })*
                }
            }

            /// A full state that agrees with everything the viewer knows.
            pub fn determinize(&self, rng: &mut dyn Rng) -> Result<AnyState, Inconsistent> {
                match self {
                    $(AnyView::$kind(view) => <$game>::determinize(view, rng).map(AnyState::$kind),)*
                }
            }

            /// The view without what its observer may do, for looking back.
            #[must_use]
            pub fn without_actions(mut self) -> AnyView {
                match &mut self {
                    $(AnyView::$kind(view) => view.clear_actions(),)*
                }
                self
            }
        }

        /// The rule of some game that a step would break.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "one variant for each game")]
        pub enum AnyIllegal {
            $($kind(<$game as Game>::Illegal),)*
            /// The step is one of another game.
            OtherGame,
        }

        impl AnyIllegal {
            /// The paragraph that forbids it; none if the step is another game's.
            pub fn paragraph(&self) -> Option<&'static str> {
                match self {
                    $(AnyIllegal::$kind(rule) => Some(rule.paragraph()),)*
                    AnyIllegal::OtherGame => None,
                }
            }

            /// A stable name for programs and translations.
            pub fn code(&self) -> &'static str {
                match self {
                    $(AnyIllegal::$kind(rule) => rule.code(),)*
                    AnyIllegal::OtherGame => "OtherGame",
                }
            }
        }

        impl fmt::Display for AnyIllegal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyIllegal::$kind(rule) => rule.fmt(f),)*
                    AnyIllegal::OtherGame => f.write_str("that is a step of another game"),
                }
            }
        }

        /// A game of any kind in progress.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "one variant for each game")]
        #[expect(clippy::large_enum_variant, reason = "copied for search without the heap")]
        pub enum AnyState {
            $($kind($game),)*
        }

        impl AnyState {
            /// A game before its first step.
            pub fn start(options: &AnyOptions, seats: u8) -> Result<AnyState, BadOptions> {
                match options {
                    $(AnyOptions::$kind(options) => <$game>::start(options, seats).map(AnyState::$kind),)*
                }
            }

            /// Which game it is.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyState::$kind(_) => GameKind::$kind,)*
                }
            }

            /// Who acts next.
            pub fn turn(&self) -> Turn {
                match self {
                    $(AnyState::$kind(state) => state.turn(),)*
                }
            }

            /// What this seat may do now.
            pub fn actions(&self, seat: Seat) -> Vec<AnyAction> {
                match self {
                    $(AnyState::$kind(state) => {
                        state.legal(seat).into_iter().map(AnyAction::$kind).collect()
                    })*
                }
            }

            /// Draws what chance does next; `None` if it is not chance's turn.
            pub fn chance(&self, rng: &mut dyn Rng) -> Option<AnyAction> {
                match self {
                    $(AnyState::$kind(state) => state.chance(rng).map(AnyAction::$kind),)*
                }
            }

            /// What chance may do next, and the weight of each.
            pub fn outcomes(&self) -> Vec<(AnyAction, u32)> {
                match self {
                    $(AnyState::$kind(state) => {
                        let mut outcomes = Vec::new();
                        state.outcomes(&mut outcomes);
                        outcomes.into_iter().map(|(action, weight)| (AnyAction::$kind(action), weight)).collect()
                    })*
                }
            }

            /// What the table's clock does now if time runs out, and how long that takes.
            pub fn clock(&self) -> Option<(AnyAction, Duration)> {
                match self {
                    $(AnyState::$kind(state) => {
                        state.clock().map(|(action, after)| (AnyAction::$kind(action), after))
                    })*
                }
            }

            /// How long it takes to read aloud what the race that is on is about.
            pub fn reading_time(&self) -> Duration {
                match self {
                    $(AnyState::$kind(state) => state.reading_time(),)*
                }
            }

            /// Which kind of race is on, if this step would win it now.
            pub fn wins_race(&self, step: &AnyAction) -> Option<&'static str> {
                match (self, step) {
                    $((AnyState::$kind(state), AnyAction::$kind(step)) => state.wins_race(step),)*
                    _ => None,
                }
            }

            /// How long people need to see what the step that led here has done.
            pub fn showing_time(&self, step: &AnyAction) -> Duration {
                match (self, step) {
                    $((AnyState::$kind(state), AnyAction::$kind(step)) => state.showing_time(step),)*
                    _ => Duration::ZERO,
                }
            }

            /// How long people may look at the result that lies on the table now.
            pub fn result_time(&self) -> Option<Duration> {
                match self {
                    $(AnyState::$kind(state) => state.result_time(),)*
                }
            }

            /// Whether it can be chance's turn after a step of anybody else.
            pub const fn chance_follows(&self) -> bool {
                match self {
                    $(AnyState::$kind(_) => <$game>::CHANCE_FOLLOWS,)*
                }
            }

            /// Says which rule forbids a step, if one does.
            pub fn check(&self, by: Actor, action: &AnyAction) -> Result<(), AnyIllegal> {
                match (self, action) {
                    $((AnyState::$kind(state), AnyAction::$kind(action)) => {
                        state.check(by, action).map_err(AnyIllegal::$kind)
                    })*
                    _ => Err(AnyIllegal::OtherGame),
                }
            }

            /// Takes one step, or says which rule forbids it and changes nothing.
            pub fn play(&mut self, by: Actor, action: &AnyAction) -> Result<(), AnyIllegal> {
                match (self, action) {
                    $((AnyState::$kind(state), AnyAction::$kind(action)) => {
                        state.play(by, action).map_err(AnyIllegal::$kind)
                    })*
                    _ => Err(AnyIllegal::OtherGame),
                }
            }

            /// What this observer may know.
            pub fn view(&self, who: Observer) -> AnyView {
                match self {
                    $(AnyState::$kind(state) => AnyView::$kind(state.view(who)),)*
                }
            }

            /// What the step that led here has changed in this observer's view, where that is told in
            /// few words.
            pub fn changed(&self, step: &AnyAction, who: Observer) -> Option<Change> {
                match (self, step) {
                    $((AnyState::$kind(state), AnyAction::$kind(step)) => state.changed(step, who),)*
                    _ => None,
                }
            }

            /// The options of the next game of a series, after this one ended so; these
            /// again, if they are another game's.
            pub fn next_options(&self, options: &AnyOptions, outcome: Outcome) -> AnyOptions {
                match (self, options) {
                    $((AnyState::$kind(state), AnyOptions::$kind(options)) => {
                        AnyOptions::$kind(state.next_options(options, outcome))
                    })*
                    _ => options.clone(),
                }
            }

            /// The final points by seat, in games that have points, once the game is over.
            pub fn scores(&self) -> Option<Scores> {
                match self {
                    $(AnyState::$kind(state) => state.scores(),)*
                }
            }
        }
    };
}

crate::games!(registry);

/// Something that is written once for every game, for [`GameKind::run`].
pub trait ForGame {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn run<G: Registered>(self) -> Self::Output;
}

/// A game of the registry: the way between its own types and those of any game.
pub trait Registered: Game + Determinize {
    /// The game as a game of any kind.
    fn any_state(self) -> AnyState;
    /// Its step as a step of any game.
    fn any_action(action: Self::Action) -> AnyAction;
    /// Its view as a view of any game.
    fn any_view(view: Self::View) -> AnyView;
    /// The game, if it is of this kind.
    fn state_of(state: &AnyState) -> Option<&Self>;
    /// The step, if it is this game's.
    fn action_of(action: &AnyAction) -> Option<&Self::Action>;
    /// The view, if it is this game's.
    fn view_of(view: &AnyView) -> Option<&Self::View>;
    /// The options, if they are this game's.
    fn options_of(options: &AnyOptions) -> Option<&Self::Options>;
}

/// Options that a game does not have, or does not have so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("these are no options of {game}: {problem}")]
pub struct UnreadableOptions {
    game: GameKind,
    problem: String,
}

/// No game has this id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game “{0}”: the games are {games}", games = all_ids())]
pub struct NoSuchGame(String);

fn all_ids() -> String {
    let ids: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
    match ids.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

impl std::error::Error for AnyIllegal {}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameKind {
    type Err = NoSuchGame;

    fn from_str(id: &str) -> Result<Self, NoSuchGame> {
        let kind = GameKind::ALL.iter().find(|kind| kind.id() == id);
        kind.copied().ok_or_else(|| NoSuchGame(shown(id)))
    }
}

crate::notation::serde_as_notation!(GameKind);
