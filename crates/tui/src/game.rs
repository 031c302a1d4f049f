//! What the terminal asks of a game: a board with keys and pictures, and a few facts.

use std::marker::PhantomData;

use ratatui::crossterm::event::KeyCode;
use ratatui::style::Style;
use rules::Seat;
use rules::any::{AnyAction, AnyView, Registered};
use words::{InWords, Sentences};

use crate::board::{Canvas, Context, Intent, Key, Prompt, Spot};

/// A game that can be played in the terminal. [`Choices`](crate::choices::Choices) is a board
/// that fits every game, so little has to be said of a simple one.
pub trait TerminalGame: Registered + InWords {
    /// What keys and clicks mean at its table, and how it is drawn.
    type Board: Board<Self>;

    /// Whether players must not see each other's views: several at one keyboard then pass it on,
    /// and nobody's view is shown in between.
    const HIDDEN_HANDS: bool;

    /// Whether there are odds to be shown, with a key of their own.
    const GIVES_ODDS: bool = false;

    /// How many lines its table takes on a narrow screen with so many seats. The log below it
    /// gets what is left.
    fn rows(_seats: usize) -> u16 {
        16
    }

    /// The odds of what comes next for this seat, in a sentence; `None` if there are none now.
    fn odds(_sentences: &Sentences, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// Whether people want to see how a round ended before a bot begins the next one.
    fn is_between_rounds(_view: &Self::View) -> bool {
        false
    }

    /// How a word of the notation is drawn inside a sentence, if not as it is written.
    fn drawn_word(_word: &str) -> Option<(String, Style)> {
        None
    }
}

/// The board of one game: it remembers where the cursor is, and knows no rule. It offers what the
/// view lists.
pub trait Board<G: TerminalGame>: Default + 'static {
    /// Takes note of a new position: cursors stay on what exists.
    fn settle(&mut self, _view: &G::View) {}

    /// What is asked now.
    fn prompt(&self, context: &Context<'_>, view: &G::View) -> Prompt;

    /// The keys that do something now.
    fn keys(&self, context: &Context<'_>, view: &G::View) -> Vec<Key>;

    /// A key was pressed.
    fn press(&mut self, context: &Context<'_>, view: &G::View, code: KeyCode) -> Intent;

    /// A place that the board has put on the canvas was clicked.
    fn click(
        &mut self,
        _context: &Context<'_>,
        _view: &G::View,
        _across: i16,
        _down: i16,
    ) -> Intent {
        Intent::Nothing
    }

    /// Moves the cursor to what a hint is about.
    fn point_at(&mut self, _view: &G::View, _action: &G::Action) {}

    /// Draws the table.
    fn draw(&self, context: &Context<'_>, view: &G::View, canvas: &mut Canvas<'_>);
}

/// A [`Board`] of whichever game is on. What is not of its game is not shown and does nothing.
pub trait AnyBoard {
    fn settle(&mut self, context: &Context<'_>);
    fn prompt(&self, context: &Context<'_>) -> Prompt;
    fn keys(&self, context: &Context<'_>) -> Vec<Key>;
    fn press(&mut self, context: &Context<'_>, code: KeyCode) -> Intent;
    fn click(&mut self, context: &Context<'_>, spot: Spot) -> Intent;
    fn point_at(&mut self, context: &Context<'_>, action: &AnyAction);
    fn draw(&self, context: &Context<'_>, canvas: &mut Canvas<'_>);
}

/// A [`TerminalGame`] of whichever kind.
pub trait AnyGame: Sync {
    fn board(&self) -> Box<dyn AnyBoard>;
    fn hides_hands(&self) -> bool;
    fn gives_odds(&self) -> bool;
    fn rows(&self, seats: usize) -> u16;
    fn odds(&self, sentences: &Sentences, view: &AnyView, seat: Seat) -> Option<String>;
    fn is_between_rounds(&self, view: &AnyView) -> bool;
    fn drawn_word(&self, word: &str) -> Option<(String, Style)>;
}

/// The way from one game to any game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub const GAME: Erased<G> = Erased(PhantomData);
}

impl<G: TerminalGame> AnyGame for Erased<G> {
    fn board(&self) -> Box<dyn AnyBoard> {
        Box::new(ErasedBoard::<G>(G::Board::default()))
    }

    fn hides_hands(&self) -> bool {
        G::HIDDEN_HANDS
    }

    fn gives_odds(&self) -> bool {
        G::GIVES_ODDS
    }

    fn rows(&self, seats: usize) -> u16 {
        G::rows(seats)
    }

    fn odds(&self, sentences: &Sentences, view: &AnyView, seat: Seat) -> Option<String> {
        G::odds(sentences, G::view_of(view)?, seat)
    }

    fn is_between_rounds(&self, view: &AnyView) -> bool {
        G::view_of(view).is_some_and(G::is_between_rounds)
    }

    fn drawn_word(&self, word: &str) -> Option<(String, Style)> {
        G::drawn_word(word)
    }
}

struct ErasedBoard<G: TerminalGame>(G::Board);

impl<G: TerminalGame> AnyBoard for ErasedBoard<G> {
    fn settle(&mut self, context: &Context<'_>) {
        if let Some(view) = G::view_of(context.view) {
            self.0.settle(view);
        }
    }

    fn prompt(&self, context: &Context<'_>) -> Prompt {
        let view = G::view_of(context.view);
        view.map_or(Prompt::others(String::new()), |view| self.0.prompt(context, view))
    }

    fn keys(&self, context: &Context<'_>) -> Vec<Key> {
        G::view_of(context.view).map_or(Vec::new(), |view| self.0.keys(context, view))
    }

    fn press(&mut self, context: &Context<'_>, code: KeyCode) -> Intent {
        let view = G::view_of(context.view);
        view.map_or(Intent::Nothing, |view| self.0.press(context, view, code))
    }

    fn click(&mut self, context: &Context<'_>, spot: Spot) -> Intent {
        match (G::view_of(context.view), spot) {
            (Some(view), Spot::Place(across, down)) => self.0.click(context, view, across, down),
            _ => Intent::Nothing,
        }
    }

    fn point_at(&mut self, context: &Context<'_>, action: &AnyAction) {
        if let (Some(view), Some(action)) = (G::view_of(context.view), G::action_of(action)) {
            self.0.point_at(view, action);
        }
    }

    fn draw(&self, context: &Context<'_>, canvas: &mut Canvas<'_>) {
        if let Some(view) = G::view_of(context.view) {
            self.0.draw(context, view, canvas);
        }
    }
}
